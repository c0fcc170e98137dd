"""Which torch class is the reference block of a family, as pure data (nothing here imports it).

A row of the family table carries one ``HfBlock`` for its MoE layers and one for its dense layers; the oracle
builds the block from it (``oracle.hf``) and compares against it. Paths and class names are those of the pinned
transformers release; a class that transformers does not have is named by its import path.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class HfBlock:
    """How to build and call the torch module of one layer's FFN, in most families that of transformers.

    The block is constructed as ``block(config, **keywords)`` on torch's meta device, filled with the layer's weights
    under the names that the layout gives as those in memory, and called as ``block(x, *inputs)`` with ``x`` of shape
    ``[1, N, H]``, or ``[N, 1, H]`` where it is called ``alone``; the output is the result, or the first element when a
    tuple is returned, reshaped to ``[N, H]``.

    ``model``: directory under ``transformers.models`` (``mixtral``).
    ``block``: class name in ``modeling_<model>``, or any class by its import path, ``my_model.blocks:MyMoe``.
    ``config``: class name in ``configuration_<model>``, or by its import path a class with ``from_dict``; None for a
    block that takes no such object, but values of config.json alone: ``block(**keywords)``.
    ``keywords``: constructor keyword -> name of the config attribute it takes (``intermediate_size``), or without
    ``config`` the key of config.json.
    ``layer_keyword``: constructor keyword that takes the layer index, when there is one.
    ``router``: path of the submodule that returns ``(logits, weights, ids)``; None when no such submodule exists,
    and the routing of the block is then not observable.
    ``inputs``: names of further inputs of the block's ``forward``, in order.
    ``alone``: whether each token is a sequence of its own, because the further inputs are per sequence.
    ``carries``: whether the block's second result is the state of its router.
    ``skips``: whether the router writes id 0 and weight 0 for its last class, which is no expert.
    ``prefix``: where the FFN is inside the module that is built, with its trailing dot; empty when it is that module.
    ``siblings``: further modules whose outputs the decoder layer adds to the block's (``shared_mlp``): attribute, class
    name, and the config attribute of the width, 0 where there is none. ``prefix`` then names the block itself.
    ``stubs``: submodules replaced by ones that return zeros (the attention of a whole decoder layer).
    ``output``: submodule whose output is the block's, when it is not what the block returns.
    ``flat``: whether the further inputs have the shape ``[N]`` of all tokens in a row.
    ``observes``: what the router returns: ``logits`` for the triple above, ``other`` where its first is something else,
    and ``dispatch`` for ``(mask of the first choices that are kept, weights, logits)``, the weights ``[N, 1]`` of one
    choice or ``[N, E]`` of two.
    """

    model: str
    block: str
    config: str | None
    keywords: tuple[tuple[str, str], ...] = ()
    layer_keyword: str | None = None
    router: str | None = "gate"
    inputs: tuple[str, ...] = ()
    alone: bool = False
    carries: bool = False
    skips: bool = False
    flat: bool = False
    prefix: str = ""
    siblings: tuple[tuple[str, str, str], ...] = ()
    stubs: tuple[str, ...] = ()
    output: str | None = None
    observes: str = "logits"

    def module_of(self, name: str, kind: str = "modeling") -> str:
        """Module path of a class as ``block``, ``config`` (of kind ``configuration``) and ``siblings`` name it."""
        path, colon, _ = name.rpartition(":")
        return path if colon else f"transformers.models.{self.model}.{kind}_{self.model}"

    def of_model(self, model: str, classes: str) -> HfBlock:
        """The block of another model of transformers, whose classes have the same names after ``classes``."""
        known = "" if self.config is None else self.config.removesuffix("Config")

        def renamed(name: str) -> str:
            return f"{classes}{name.removeprefix(known)}"

        siblings = tuple((attribute, renamed(name), width) for attribute, name, width in self.siblings)
        return replace(self, model=model, block=renamed(self.block), config=renamed("Config"), siblings=siblings)

    @property
    def is_published(self) -> bool:
        """Whether it is a class of transformers."""
        return ":" not in self.block
