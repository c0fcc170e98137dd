"""The command's verbs as functions, thin over the packages: the same defaults, the same behaviour, the same errors.

A choice is named as on the command (``"bf16"``, ``"auto"``, ``"cuda:sm_90"``) or given as the value it stands for
(``DType.BF16``, ``Strategy.AUTO``, a ``Target``).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy.typing as npt

from emitter import graphs
from emitter.errors import InputError
from emitter.io.numbers import MOST_SEED, counted, whole_number
from emitter.plan import Residency, Strategy, plan
from emitter.reading import config as configs
from emitter.reading import hub
from emitter.reading.config import Layer
from emitter.signature import Argument, DType, layer_prefix
from emitter.target import Target, TargetName
from emitter.target.isa import Isa
from emitter.target.mesh import Mesh, Share
from emitter.text.graph import Graph
from moehlo.choices import (
    AccumulateName,
    DispatchName,
    ExecutorName,
    IsaName,
    ResidencyName,
    SlotRule,
    compute_of,
    emitted,
    read_cache,
    read_compute,
    read_devices,
    read_dtype,
    read_executor,
    read_iree_target,
    read_parameters,
    read_request,
    read_residency,
    read_slots,
    read_target,
    read_tokens,
    read_xla_target,
    require,
    require_layer,
    with_room,
)

if TYPE_CHECKING:
    from emitter.iree import Module
    from moehlo.choices import AnyDType
    from moehlo.decoder import Decoder
    from oracle.report import Report
    from oracle.trials import Trials
    from weights.archives.manifest import Manifest

Progress = Callable[[int, int], None]
"""Called as work proceeds, with what is done and what there is in all."""


class Model(configs.Model):
    """A model that was opened: what its config says, and the whole of it to run."""

    def decoder(
        self,
        *,
        dtype: AnyDType | None = None,
        cache_dtype: str | None = None,
        target: TargetName | Target = "cpu",
        mesh: str | Mesh | None = None,
        dispatch: DispatchName | Strategy = "auto",
        isa: IsaName | Isa = "host",
        residency: ResidencyName | Residency | None = None,
        context: int | None = None,
        threads: int | None = None,
        random: int | None = None,
        batches: bool = False,
        expert_slots: int | Literal["auto", "off"] | SlotRule | None = None,
        progress: Progress | None = None,
    ) -> Decoder:
        """The whole model, compiled and loaded: token ids in, logits and token ids out.

        Args:
            dtype: Of matrix products' inputs and of the cache; if not given that of the weights as they are stored, of
                quantised ones on a GPU bf16, in which its kernels read them.
            cache_dtype: Of the keys and values that are kept, where it is another: ``"int8"`` on CPUs, ``"bf16"`` and
                ``"f16"`` there beside f32, ``"fp8"`` on GPUs, beside bf16.
            target: ``"cpu"``, or ``"xla"``, where each size of a call is compiled when it comes first.
            mesh: ``"expert=D"``: D of XLA's devices, each with its part of the experts and whole in all else.
            dispatch: How tokens reach their experts.
            isa: What kernels are written for.
            residency: How quantised weights are held: ``"packed"``, as they are stored where kernels read them so, or
                as numbers of ``"bf16"`` or ``"f32"``; packed if not given, where graphs can take them so.
            context: The longest sequence in tokens; the model's own if not given.
            threads: Of the runtime; by what is there if not given.
            random: A seed: random weights in place of the model's.
            batches: Whether ``generate_batch`` is compiled too, which takes about as long again.
            expert_slots: How many experts of all layers are in memory at once, the others being read when tokens choose
                them: a number, ``"auto"`` for as many as there is room for, or ``"off"``; if not given, as many as
                there is room for where the weights do not fit into memory.
            progress: Called with the bytes of weights read and the bytes in all.

        Raises:
            InputError: the model has no weights, or they do not fit into memory.
            UnsupportedError: the family is not read whole, or a part of it is not computed.
            CheckpointError: the files are damaged, incomplete or pickled, or do not hold what the config says.
        """
        from emitter.graphs.decoder import BATCHED, SINGLE
        from moehlo.decoder_opening import open_decoder

        parsed = read_target(target, mesh, isa)
        request = read_request(dispatch, parsed)
        held = read_residency(residency)
        compute, _ = compute_of(dtype, held, None if random is not None else self.layer(), parsed)
        return open_decoder(
            self,
            parsed,
            replace(request, dtype=compute, cache=read_cache(cache_dtype), residency=held),
            context=context,
            random=random,
            threads=threads,
            entries=(*SINGLE, *BATCHED) if batches else SINGLE,
            expert_slots=None if expert_slots is None else read_slots(expert_slots),
            progress=progress,
        )


def open_model(model: str | os.PathLike[str], *, part: str | None = None) -> Model:
    """Read a model's config.json, strictly: a key that looks like MoE and is not understood is refused by name.

    ``open_model(path).layer(3)`` is one layer of it: its spec, and where its weights are;
    ``open_model(path).decoder()`` is the whole of it, which generates.

    Args:
        model: A directory with a config.json (and weights, where they are needed), a config.json, a ``.gguf`` file, or
            a hub id.
        part: Which of several models in the config is meant, such as ``"text"``; the first one if not given.

    Raises:
        ConfigError: the config cannot be read or holds a value that is not accepted, or there is no such part.
        UnsupportedError: no row of the family table knows its ``model_type``.
    """
    _require_path(model, "model")
    found = hub.resolve(model, part)
    return Model(**{each.name: getattr(found, each.name) for each in fields(found)})


def _require_path(value: object, name: str) -> None:
    require(value, name, (str, os.PathLike), "a path, or the hub id of a model")


def _whole_number(value: object, name: str) -> int:
    if (number := counted(value)) is None:
        raise InputError(f"{name} is of type {type(value).__name__}; expected a whole number")
    return number


def _whole_numbers(values: Iterable[SupportsIndex], name: str, expected: str) -> tuple[int, ...]:
    try:
        given = iter(values)
    except TypeError:
        raise InputError(f"{name} is of type {type(values).__name__}; expected {expected}") from None
    return tuple(_whole_number(value, f"one of {name}") for value in given)


def _require_graph(graph: object) -> None:
    require(graph, "graph", Graph, "a graph: emit(layer)")


def emit(
    layer: Layer,
    *,
    tokens: int | Literal["dynamic"] = "dynamic",
    dtype: AnyDType = "f32",
    residency: ResidencyName | Residency | None = None,
    dispatch: DispatchName | Strategy | None = None,
    target: TargetName | Target = "cpu",
    mesh: str | Mesh | None = None,
    isa: IsaName | Isa | None = None,
    gather_threshold: int | None = None,
    sort_threshold: int | None = None,
    accumulate: AccumulateName | DType | None = None,
    split_tokens: bool | None = None,
    stages: bool = False,
    parameters: str | None = None,
) -> Graph:
    """The graph of one layer: StableHLO text and its signature. The same arguments give the same text on any machine.

    The graph takes ``x`` [N, H] f32, what else the layer takes per call, and the layer's weights; it gives ``output``
    [N, H] f32.

    Args:
        layer: A layer of an opened model.
        tokens: N, or ``"dynamic"`` for a graph that takes any number.
        dtype: Type of the experts' matmul inputs; activations and the router stay f32. A text is f32 unless this says
            another, whatever a checkpoint is in: the same arguments give the same text with weights and without.
        residency: ``"packed"`` for a graph that takes weights as the layer's quantised checkpoint stores them, where
            its kernels read them so; otherwise it takes numbers of ``dtype``.
        dispatch: How tokens reach their experts. ``"masked"`` and ``"ladder"``, which takes a static number of tokens,
            are plain StableHLO, the others hold kernels in IREE's own text; ``"auto"`` chooses by the token count. If
            not given, masked; where ``isa`` is given, auto.
        target: What the graph is for. ``"auto"`` takes its kernels, on a CPU those that ``isa`` says.
        mesh: The devices over which the experts are divided, such as ``"expert=8"``, for a target of XLA's:
            masked-dense stays as it is, the ladder is the text of one device.
        isa: What CPU kernels may use; ``"host"`` is the best that this machine has. If not given, ``"portable"``.
        gather_threshold: Most tokens that auto gathers; from the environment or measured where it is not given.
        sort_threshold: Most tokens before auto sorts rows by expert; likewise.
        accumulate: What the masked dispatch sums f32 products in; ``"f64"`` if not given. With ``"f32"`` the text has
            no f64, for consumers that have none; ``verify`` measures what that costs.
        split_tokens: Whether each device of a mesh begins with its share of a call's tokens and ends with their
            results (the ladder alone), or has all of them before and after. If not given, the ladder does from 512
            tokens on, where they divide. Whole, a layer exchanges one sum and nothing around it is divided.
        stages: Also give every intermediate stage (logits, scores, ids, weights, routed, shared).
        parameters: A scope: the weights are no arguments of the text but IREE's parameters of this scope, by the names
            that archives have (``layers.3.router``). A session gives them to the module itself.

    Raises:
        InputError: an argument is not among what is accepted.
        TargetError: the target is unknown.
        UnsupportedError: the strategy cannot compute this layer, or not on this target.
        CheckpointError: the weights are to stay packed, and are not as the config says.
    """
    require_layer(layer)
    require(stages, "stages", bool, "True or False")
    require(split_tokens, "split_tokens", (bool, NoneType), "True, False or None")
    held = read_residency(residency)
    count, compute = read_tokens(tokens), read_compute(dtype, held)
    strategy, tier = emitted(dispatch, isa)
    parsed = read_target(target, mesh, tier)
    request = read_request(strategy, parsed, gather_threshold, sort_threshold, accumulate, split_tokens)
    request = replace(request, tokens=count, dtype=compute, stages=stages, residency=held)
    stored = None
    if held is Residency.PACKED:
        from weights.residency import stored_layer

        stored = stored_layer(layer, compute)
    named = read_parameters(parameters, [("", layer_prefix(layer.index))])
    return graphs.emit(layer.spec, plan(layer.spec, request, stored), named)


def compile(graph: Graph, target: TargetName | Target = "cpu", *, use_cache: bool = True) -> Module:
    """Compile a graph with IREE, or find it in the cache of compiled modules (``$MOEHLO_CACHE_DIR``).

    Args:
        graph: What ``emit`` gave.
        target: ``"cpu"`` is this machine's processor, ``"cuda"`` the GPU of this machine.
        use_cache: Whether to read and write the cache.

    Raises:
        InputError: the graph is none; a file of text is compiled by the command.
        TargetError: the target is unknown, or cannot run the kernels in the graph.
        CompileError: the compiler refuses the text, or is not installed.
    """
    from emitter.iree import compile_graph

    _require_graph(graph)
    return compile_graph(graph, read_iree_target(target), use_cache=use_cache)


def device_mesh(mesh: str | Mesh, target: TargetName | Target = "xla") -> Any:
    """XLA's devices as a ``jax.sharding.Mesh`` with the one axis ``expert``, for ``sharded`` and for shardings.

    Args:
        mesh: How many devices, such as ``"expert=4"``.
        target: ``"xla:cpu"`` has as many virtual devices as are asked for when JAX is first used, ``"xla:cuda"`` the
            GPUs of this process.

    Raises:
        InputError: the mesh cannot be read.
        TargetError: the target is none of XLA's, or has not so many devices.
        UnsupportedError: JAX is not installed.
    """
    from emitter.xla.devices import open_mesh

    return open_mesh(read_xla_target(target), read_devices(mesh))


def sharded(graph: Graph, mesh: Any = None, target: TargetName | Target = "xla") -> Callable[..., tuple[Any, ...]]:
    """A graph as a function of ``jax.Array``s, its experts over a mesh where there is one; ``jax.jit`` may call it.

    It takes what ``graph.signature`` lists, in its order and over all devices, and gives the results in theirs. What
    is ``by_expert`` there is divided over the mesh by its first axis, all else is whole on each device, but for the
    tokens of a text that divides them (see docs/meshes.md).

    Args:
        graph: What ``emit`` gave for a static number of tokens, ``target="xla"`` and the mesh.
        mesh: What ``device_mesh`` gave, or a ``jax.sharding.Mesh`` of one's own; None for one device.
        target: The platform that it is lowered for.

    Raises:
        InputError: the mesh is not the graph's, does not divide the experts, or the graph is for any number of tokens.
        TargetError: the target is none of XLA's.
        CompileError: jaxlib refuses the text.
        UnsupportedError: JAX is not installed.
    """
    from emitter.xla import program

    _require_graph(graph)
    return program.sharded(graph, mesh, read_xla_target(target))


def load_weights(
    layer: Layer,
    graph: Graph,
    *,
    random: int | None = None,
    share: Share | None = None,
    progress: Progress | None = None,
) -> dict[str, npt.NDArray[Any]]:
    """The weights that a graph asks for, by name, in the shapes and dtypes of its signature.

    Read from the files of the layer's model, each expert in turn; a tensor that is stored as it is wanted is mapped,
    not copied: where its file is cut short while it is in use, the system ends the process (SIGBUS), and nothing can
    catch that (docs/archives.md). From the hub, only the shards that hold the layer are downloaded.

    Args:
        layer: The layer that the graph was emitted for.
        graph: What ``emit`` gave.
        random: A seed: random weights, the same on every machine, in place of the model's.
        share: Of the experts only those of one process among several, and no bytes of the others; all if not given.
        progress: Called with the bytes read and the bytes in all.

    Returns:
        Canonical name to array (bf16 through ml_dtypes), 64-byte aligned or mapped; mapped arrays are read-only.

    Raises:
        InputError: the model has no weights and ``random`` is not given, or it is negative.
        CheckpointError: the files are damaged, incomplete or pickled, or do not hold what the config says.
    """
    require_layer(layer)
    _require_graph(graph)
    if share is not None:
        require(share, "share", Share, "the experts of one process among several: Share(0, 2)")
    return _reader(layer, graph.whole_weights, random, progress)(graph.whole_weights, share)


def _reader(
    layer: Layer, every: Sequence[Argument], random: int | None, progress: Progress | None = None
) -> Callable[[Sequence[Argument], Share | None], dict[str, npt.NDArray[Any]]]:
    """What reads, or with a seed draws, some of ``every`` weight of a layer. Raises as ``load_weights`` does."""
    from weights import load_layer, open_weights, random_weights, share_of

    if random is not None:
        drawn = random_weights(every, whole_number(random, "random", least=0, most=MOST_SEED, hint=", a seed"))
        return lambda wanted, share: share_of({a.name: drawn[a.name] for a in wanted}, wanted, share)
    hub.require_weights(layer.model)
    store = open_weights(layer.model)
    return lambda wanted, share: load_layer(store, layer.layout, layer.index, wanted, share=share, progress=progress)


def load_sharded(layer: Layer, graph: Graph, mesh: Any, *, random: int | None = None) -> tuple[Any, ...]:
    """The weights that a graph asks for as ``jax.Array``s over a mesh, in the order of its signature.

    The experts of each device are read for it alone and put there before those of the next: the host holds one share at
    a time, and where several processes make up the mesh each reads those of its own devices. Graphs of the layer for
    other numbers of tokens take the same arrays.

    Args:
        layer: The layer that the graph was emitted for.
        graph: What ``emit`` gave.
        mesh: What ``device_mesh`` gave, or a ``jax.sharding.Mesh`` of one's own.
        random: As for ``load_weights``.

    Returns:
        One array for each weight of ``graph.signature``, over all devices: ``sharded(graph, mesh)`` takes them as they
        are.

    Raises:
        InputError: the mesh is not the graph's, or does not divide the experts; or as ``load_weights`` does.
        CheckpointError: as ``load_weights`` does.
    """
    from emitter.xla import program

    require_layer(layer)
    _require_graph(graph)
    return program.placed(graph, mesh, _reader(layer, graph.whole_weights, random))


def convert(
    model: str | os.PathLike[str],
    directory: str | os.PathLike[str],
    layers: Sequence[int] | None = None,
    *,
    part: str | None = None,
    dtype: AnyDType | None = None,
    residency: ResidencyName | Residency | None = None,
    force: bool = False,
    progress: Progress | None = None,
) -> Manifest:
    """Write a model's weights as an archive, which is then opened as a model and mapped instead of copied.

    The weights are those that graphs take: quantised matrices as they are stored, others in ``dtype``. A conversion
    that was ended goes on where it was, and nothing is left half-written. Memory: two experts, or 10 MB.

    Args:
        model: As for ``open_model``.
        directory: Where to: a directory that is not there yet, or is empty.
        layers: Decoder layers whose FFNs alone are written; the whole decoder if not given, or where the family is
            not read whole all layers that have an FFN.
        part: As for ``open_model``.
        dtype: Type of what is not written packed; that of the weights if neither this nor ``residency`` says it.
        residency: ``"packed"``, ``"bf16"`` or ``"f32"``: quantised weights as they are stored, or as numbers; packed
            if not given, where graphs can take them so.
        force: Replace an archive that is there.
        progress: Called with the bytes written and the bytes in all.

    Returns:
        The archive's manifest: where it came from, its layers, and of each tensor its place and its hash.

    Raises:
        InputError: a layer is given twice or none at all, the type is not accepted, or packed is asked for and no
            weight is quantised.
        OutputError: there is something already, nothing can be written there, or the disk is full.
        CheckpointError: the model's weights are damaged, incomplete, or not what its config says.
        MoehloError: what ``open_model`` raises.
    """
    from moehlo.generation.opening import files_for
    from weights.archives.conversion import Conversion
    from weights.archives.conversion import convert as write_archive

    _require_path(directory, "directory")
    if layers is not None:
        layers = _whole_numbers(layers, "layers", "a list of them, or None for the whole decoder")
    held = read_residency(residency)
    opened = open_model(model, part=part)
    compute, _ = compute_of(dtype, held, opened.layer(layers[0] if layers else None), None)
    conversion = Conversion.of(opened, layers, compute, held)
    extra_files = files_for(opened) if conversion.whole else {}
    return write_archive(conversion, os.fspath(directory), extra_files=extra_files, force=force, progress=progress)


def verify(
    model: str | os.PathLike[str],
    layer: int | None = None,
    *,
    part: str | None = None,
    target: TargetName | Target = "cpu",
    mesh: str | Mesh | None = None,
    executor: ExecutorName = "iree",
    dispatch: DispatchName | Strategy = "auto",
    isa: IsaName | Isa = "host",
    gather_threshold: int | None = None,
    sort_threshold: int | None = None,
    accumulate: AccumulateName | DType | None = None,
    dtype: AnyDType | None = None,
    residency: ResidencyName | Residency | None = None,
    tokens: Sequence[int] = (1, 7, 64),
    draws: int | None = None,
    draw: int | None = None,
    seed: int = 0,
    static: bool = False,
    cases: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Parity of one layer with the Hugging Face block and with float64 truth. Needs torch and transformers.

    The weights are the checkpoint's where the model has one, random ones for a config alone.

    Args:
        model: As for ``open_model``.
        layer: The decoder layer; the first MoE layer if not given.
        part: As for ``open_model``.
        target: What the graph is compiled for; one of XLA's is its own executor.
        mesh: As for ``emit``.
        executor: What runs it: ``"iree"``, or for plain StableHLO ``"xla"`` or ``"interpreter"``.
        dispatch: As for ``emit``.
        isa: As for ``emit``.
        gather_threshold: As for ``emit``.
        sort_threshold: As for ``emit``.
        accumulate: As for ``emit``; with ``"f32"`` the report has the error of sums in f64 beside.
        dtype: As for ``emit``; that of the weights that are read if neither this nor ``residency`` says it, of
            quantised ones on a GPU bf16, else f32.
        residency: How quantised weights are held: ``"packed"``, as they are stored, or dequantised when they are
            loaded; packed if not given, where kernels read them so, else numbers of ``dtype``.
        tokens: Token counts.
        draws: Fresh inputs for each token count; 20 if not given, fewer of a large layer: half a minute's work.
        draw: Only this draw of each, from 0 (to run a failure again).
        seed: Seed of the inputs and of random weights.
        static: One static graph for each token count, in place of one dynamic graph.
        cases: Folder that the first failing draw is written to, as .npz.
        progress: Called after each draw with the work done and the work in all.

    Returns:
        The report; ``passed`` says whether it holds, ``to_markdown()`` and ``to_json()`` print it.

    Raises:
        InputError: an argument is not among what is accepted.
        UnsupportedError: torch or transformers is missing, or the strategy cannot compute this layer.
        MoehloError: what ``open_model``, ``load_weights`` and ``compile`` raise.
    """
    from oracle.suite import verify_layer

    parsed, runner, held = read_target(target, mesh, isa), read_executor(executor), read_residency(residency)
    found = open_model(model, part=part).layer(layer)
    trials = read_trials(
        parsed,
        runner,
        dispatch=dispatch,
        gather_threshold=gather_threshold,
        sort_threshold=sort_threshold,
        accumulate=accumulate,
        dtype=compute_of(dtype, held, found, parsed)[0],
        tokens=tokens,
        draws=draws,
        draw=draw,
        seed=seed,
        static=static,
        layer=found,
    )
    return verify_layer(found, trials, runner, parsed, residency=held, cases=cases, progress=progress)


def read_trials(
    target: Target,
    executor: ExecutorName,
    *,
    dispatch: str | Strategy,
    gather_threshold: int | None,
    sort_threshold: int | None,
    accumulate: str | DType | None,
    dtype: AnyDType,
    tokens: Sequence[int],
    draws: int | None,
    draw: int | None,
    seed: int,
    static: bool,
    layer: Layer | None,
    spelled: Callable[[str], str] = str,
) -> Trials:
    """How a layer is verified: the parameters of ``moehlo.verify``, which are the options of the command.

    Without ``draws`` there are as many as its size allows (``oracle.draws``), of several layers (None) all.

    Raises:
        InputError: As ``read_request`` and ``Trials`` do.
    """
    from oracle.draws import THOROUGH, draws_of
    from oracle.trials import Trials

    counts = _whole_numbers(tokens, spelled("tokens"), "token counts, such as (1, 7, 64)")
    for name, number in (("draws", draws), ("draw", draw), ("seed", seed)):
        if number is not None:
            _whole_number(number, spelled(name))
    # the other executors take plain StableHLO only
    wanted = target if executor == "iree" or target.kind == "xla" else Target("stablehlo")
    trials = Trials(
        dtype=read_dtype(dtype, spelled("dtype")),
        request=with_room(
            read_request(dispatch, wanted, gather_threshold, sort_threshold, accumulate, spelled=spelled)
        ),
        tokens=counts,
        draws=THOROUGH if draws is None else draws,
        seed=seed,
        draw=draw,
        dynamic=not static,
    )
    return trials if draws is not None or layer is None else replace(trials, draws=draws_of(layer, trials.tokens))
