"""Verification of what a person names: one layer of a model, or every block of the family table at once."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import numpy.typing as npt

from emitter.errors import InputError, MoehloError, UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.io.files import write_file
from emitter.io.processes import end_children, end_with_parent, ends_on_signals
from emitter.plan import Plan, Residency, plan
from emitter.reading.config import Layer, model_from_config, open_model, read_config
from emitter.reading.hub import has_weights
from emitter.signature import DType, weight_arguments
from emitter.spec.tensors import canonical_weights
from emitter.target import Target
from oracle.executors import Executor, IreeExecutor, MeshExecutor, ReferenceExecutor, XlaExecutor
from oracle.report import Report
from oracle.trials import Subject, Trials
from oracle.verify import Progress, verify
from weights import load_layer, open_weights, to_state_dict
from weights.repacked import repacked_numbers
from weights.residency import stored_layer


def make_executor(name: str, target: Target) -> Executor:
    """The executor called ``name``, of which only IREE compiles for ``target``; for one of XLA's that is its own.

    Raises:
        InputError: If there is no such executor.
    """
    if target.kind == "xla":
        return MeshExecutor(target)
    makers: dict[str, Callable[[], Executor]] = {
        "iree": lambda: IreeExecutor(target),
        "xla": XlaExecutor,
        "interpreter": ReferenceExecutor,
    }
    if name not in makers:
        raise InputError(f"executor is {name!r}; expected {', '.join(makers)}")
    return makers[name]()


def subject_of(layer: Layer, weights: Mapping[str, npt.NDArray[Any]] | None) -> Subject:
    """What is to be verified of ``layer``; random weights when ``weights`` is None."""
    prefix = "" if layer.rule.hf is None else layer.rule.hf.prefix
    wanted = signature_arguments(layer.spec, Plan())
    return Subject(
        model=layer.model.source.name,
        part=layer.model.part,
        family=layer.block,
        layer=layer.index,
        spec=layer.spec,
        config=layer.model.config,
        hf=layer.rule.hf,
        state=lambda canonical: to_state_dict(canonical, layer.layout, wanted, layer=layer.index, prefix=prefix),
        weights=weights,
    )


def verify_layer(
    layer: Layer,
    trials: Trials,
    executor: str,
    target: Target,
    *,
    residency: Residency | None = None,
    cases: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Verify one layer: with the weights of its model where it has some, with random ones for a config alone.

    Quantised weights are held as ``residency`` says (``emitter.plan``). Raises what ``verify.verify`` and
    ``load_layer`` raise.
    """
    runner = make_executor(executor, target)
    if not has_weights(layer.model):
        return verify(subject_of(layer, None), trials, runner, case_directory=cases, progress=progress)
    request = replace(trials.request, dtype=trials.dtype, residency=residency)
    stored = stored_layer(layer, trials.dtype)
    held = plan(layer.spec, request, stored, call=trials.tokens[0])
    store, kept = open_weights(layer.model), dict(held.packings)
    # what stays packed is given as its numbers too, which are rounded to no other type
    wanted = [
        argument
        for weight in canonical_weights(layer.spec)
        for argument in weight_arguments([weight], DType.F32 if weight.stem in kept else trials.dtype)
    ]
    weights = load_layer(store, layer.layout, layer.index, wanted)
    planes = [a for a in signature_arguments(layer.spec, held) if a.plane is not None and a.plane.plane.name]
    packed = load_layer(store, layer.layout, layer.index, planes)
    in_planes = [replace(w, packing=kept[w.stem]) for w in canonical_weights(layer.spec) if w.stem in kept]
    weights |= repacked_numbers(in_planes, stored.packings, packed)
    subject = replace(
        subject_of(layer, weights),
        packings=held.packings,
        residency=residency,
        planes=packed,
    )
    return verify(subject, trials, runner, case_directory=cases, progress=progress)


_WIDTH = re.compile(
    r"(hidden|intermediate)_size$|^d_(model|ff)$|ffn_dim$|^share_expert_dim$|^part_features$"
    # what transformers' config classes hold against the hidden size
    r"|^adapter_(in|out)_dim$|^mamba_d_head$"
)
_TIMES = 4


def widened(value: Any, name: str = "") -> Any:
    """A config, or a value of that ``name`` in one, with four times as wide activations and weights.

    Kernels for GPUs take multiples of 16, and the widths of tiny configs are 40, 28 and 24. Over these ``auto`` falls
    back to masked-dense, so that a verification on a GPU would be of no kernel.
    """
    if isinstance(value, dict):
        return {key: widened(each, key) for key, each in value.items()}
    if isinstance(value, list):
        return [widened(each, name) for each in value]
    return _TIMES * value if type(value) is int and _WIDTH.search(name) else value


@dataclass(frozen=True)
class Block:
    """One entry of the suite: a small config, part and layer that stand for a block of the table, ``family``.

    Where it is ``wide`` its config is ``widened``.
    """

    config: Path
    part: str | None
    layer: int
    family: str
    wide: bool = False

    @property
    def wide_name(self) -> str:
        """What the widened config is called: the file that it is written to when its layer fails."""
        return f"verify-{self.config.stem}-wide.json"

    def open(self) -> Layer:
        """The layer itself."""
        if self.wide:
            model = model_from_config(widened(read_config(self.config)), self.wide_name, part=self.part)
        else:
            model = open_model(self.config, part=self.part)
        return model.layer(self.layer)


def blocks(*, dense: bool = False, wide: bool = False, referenced: bool = False) -> Iterator[Block]:
    """One entry for each kind of MoE layer among the tiny configs, in the order of their names; or of any layer.

    Those that are ``wide`` have widths that the kernels for GPUs take, those that are ``referenced`` a reference block.
    """
    for path in sorted((goldens_root() / "configs" / "tiny").glob("*.json")):
        for part in open_model(path).parts or (None,):
            model = open_model(path, part=part)
            for layer in model.representative_layers():
                made = model.layer(layer)
                if (dense or layer in model.moe_layers) and (made.rule.hf is not None or not referenced):
                    yield Block(path, part, layer, made.block, wide)


def verify_block(block: Block, trials: Trials, executor: str, target: Target, cases: Path | None) -> Report:
    """Verify one entry of the suite. A widened config is left beside the failing case, whose command names it."""
    report = verify_layer(block.open(), trials, executor, target, cases=cases)
    if block.wide and cases is not None and not report.passed:
        text = json.dumps(widened(read_config(block.config)), indent=2, sort_keys=True) + "\n"
        write_file(cases / block.wide_name, lambda stream: stream.write(text.encode()), force=True)
    return report


def verify_all(
    trials: Trials,
    executor: str,
    target: Target,
    *,
    jobs: int | None = None,
    cases: Path | None = None,
    progress: Progress,
) -> Iterator[tuple[Block, Report | MoehloError]]:
    """Verify every block, several at a time, and yield the reports as they come, or why there is none: the strategy
    cannot compute the block, or its experts do not divide over the mesh. For a GPU they are the wide ones."""
    entries = list(blocks(wide=trials.request.target.kind == "cuda"))
    jobs = jobs or min(len(entries), os.cpu_count() or 1)
    if jobs == 1:
        for done, block in enumerate(entries, 1):
            yield block, _report_of(partial(verify_block, block, trials, executor, target, cases))
            progress(done, len(entries))
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_start, initargs=(os.getpid(),))
    try:
        futures = {pool.submit(verify_block, b, trials, executor, target, cases): b for b in entries}
        for done, future in enumerate(as_completed(futures), 1):
            yield futures[future], _report_of(future.result)
            progress(done, len(entries))
        pool.shutdown()
    except BaseException:
        # an error, a signal, or a caller who wants no more: what is still being verified is not waited for
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            end_children(worker.pid)
        raise


def _report_of(verified: Callable[[], Report]) -> Report | MoehloError:
    try:
        return verified()
    except (UnsupportedError, InputError) as error:
        return error


_ending = ExitStack()


def _start(parent: int) -> None:
    """Begin a worker: the processes share the cores between them already, and a worker ends with its parent."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    _ending.enter_context(ends_on_signals())
    end_with_parent(parent)
