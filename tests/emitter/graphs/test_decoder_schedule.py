"""What a compiled decoder does with its caches: nothing of their size is made, filled or copied in a call.

Read in the schedule that the compiler makes of a text. A cache has room for more tokens than are read, so what depends
on that room is a copy of it, or work over all of it.
"""

import json
import re
from dataclasses import replace

import pytest
from iree.compiler import compile_str

from emitter.golden import goldens_root
from emitter.graphs.decoder import DECODE, DECODE_BATCH, PREFILL, PREFILL_PAGED, emit_decoder, forms
from emitter.iree.compiler import compile_flags, fit_target
from emitter.iree.schedule import schedules
from emitter.kernels.sizes import Tensor
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import model_from_config
from emitter.shapes import PAGES, SEQUENCE, WINDOW, WINDOW_PAGES
from emitter.signature import Parameters
from emitter.stages import cache
from emitter.target import host_target, parse_target
from emitter.target.isa import PORTABLE

ENTRIES = (PREFILL, DECODE, PREFILL_PAGED, DECODE_BATCH)
CASES = {
    "olmoe": {},
    "gpt-oss": {},  # windows, sinks
    "unlimited-ocr": {},  # a mask that goes by the prompt
    "deepseek-v3": {"num_hidden_layers": 1, "first_k_dense_replace": 1},  # latents
    "gemma4": {"num_kv_shared_layers": 1, "layer_types": ["full_attention", "full_attention"]},
}
_SIZED = re.compile(r"alloca |stream\.cmd\.(copy|fill)|stream\.async\.")
_COMPUTED = re.compile(
    r"%([\w#]+)(?::\d+)? = (arith\.|util\.align|affine\.|hal\.buffer_view\.dim|stream\.resource\.pack)"
)


def schedule(name: str, entries=ENTRIES, strategy=Strategy.MASKED):
    """The graph of a tiny decoder, and the schedule of its module."""
    config = json.loads((goldens_root() / "configs" / "tiny" / f"{name}.json").read_text()) | CASES[name]
    spec = model_from_config(config, name).whole
    request = Request(strategy, replace(host_target(), isa=PORTABLE))  # the shortest kernels
    graph = emit_decoder(spec, plan_decoder(spec, request), Parameters("model"), entries=entries)
    flags = [*compile_flags(fit_target(graph.text, parse_target("cpu"))), "--compile-to=stream"]
    return graph, compile_str(graph.text, extra_args=flags).decode()


def work_of_the_room(graph, text: str) -> list[str]:
    """What of each entry point depends on the room of a cache: memory that is made, fills and copies."""
    found = []
    for entry in graph.entries:
        body = text.partition(f"util.func public @{entry.name}(")[2].partition("\n  util.func ")[0]
        given = [a for a in entry.signature.arguments if a not in entry.signature.weights]
        rooms = {
            f"%arg{i} : !hal.buffer_view>[{a.shape.index(room)}]"
            for i, a in enumerate(given)
            for room in (SEQUENCE, WINDOW, PAGES, WINDOW_PAGES)
            if room in a.shape
        }
        assert rooms
        depends: set[str] = set()
        sized = 0
        for line in body.splitlines():
            used = set(re.findall(r"%[\w#]+", line.partition(" = ")[2] if " = " in line else line))
            named = [name.partition("#")[0] for name in re.findall(r"%[\w#]+", line.partition(" = ")[0])]
            if "hal.buffer_view.dim" in line:
                if any(room in line for room in rooms):
                    depends.update(named)
            elif _COMPUTED.search(line) and {u.partition("#")[0] for u in used} & depends:
                depends.update(named)
            if _SIZED.search(line):
                sized += 1
                sizes = {u.partition("#")[0] for u in re.findall(r"\{(%[\w#]+)\}|, (%[\w#]+) :", line) for u in u if u}
                if _made_of(line, sizes) & depends:
                    found.append(f"@{entry.name}: {line.strip()}")
        assert sized
    return found


def _made_of(line: str, sizes: set[str]) -> set[str]:
    """The sizes that count: of a copy that of the part which is copied, not of the buffers that it is between."""
    copied = re.search(r"stream\.cmd\.(?:copy|fill) .*\], (%[\w#]+) :", line)
    return {copied[1]} if copied else sizes


# windows by kernels, latents plainly; the other families and a family's other half are compiled in the nightly run
ONCE = {("gpt-oss", Strategy.AUTO), ("deepseek-v3", Strategy.MASKED)}


@pytest.mark.parametrize(
    ("name", "strategy"),
    [
        pytest.param(
            name,
            strategy,
            id=f"{name}-{strategy.value}",
            marks=[pytest.mark.nightly] * ((name, strategy) not in ONCE),
        )
        for name in CASES
        for strategy in (Strategy.MASKED, Strategy.AUTO)
    ],
)
def test_no_call_makes_or_copies_anything_of_a_caches_size(name: str, strategy: Strategy) -> None:
    assert work_of_the_room(*schedule(name, strategy=strategy)) == []


WIDE = {"hidden_size": 64, "intermediate_size": 48, "vocab_size": 96}
ON_GPU = {
    "olmoe": {**WIDE, "num_attention_heads": 4, "num_key_value_heads": 2},
    "gpt-oss": WIDE,
    "deepseek-v3": {**WIDE, "num_attention_heads": 4, "num_key_value_heads": 4, "moe_intermediate_size": 32},
}
"""Sizes that the CUDA kernels take."""


def on_gpu(name: str, entries):
    """The graph of a decoder by CUDA kernels, and the schedule of its module."""
    config = json.loads((goldens_root() / "configs" / "tiny" / f"{name}.json").read_text()) | ON_GPU[name]
    target = parse_target("cuda:sm_90")
    spec = model_from_config(config, name).whole
    graph = emit_decoder(spec, plan_decoder(spec, Request(target=target)), entries=entries)
    return graph, "\n".join(schedules(graph.text, target).values())


@pytest.mark.parametrize(
    ("name", "entries"),
    [
        ("olmoe", ENTRIES),
        ("gpt-oss", (DECODE, PREFILL_PAGED)),
        pytest.param("deepseek-v3", (DECODE_BATCH, PREFILL), marks=pytest.mark.nightly),
    ],
)
def test_no_call_on_a_gpu_makes_or_copies_anything_of_a_caches_size(name: str, entries) -> None:
    graph, text = on_gpu(name, entries)
    assert "attend_" in text
    # of a token over a cache in one piece there are sums for each page of the room
    sums = [line for line in work_of_the_room(graph, text) if line.startswith("@decode:") and "alloca" in line]
    assert work_of_the_room(graph, text) == sums


def test_a_cache_that_a_kernel_does_not_write_in_place_is_seen_to_be_made_anew(monkeypatch) -> None:
    monkeypatch.setattr(Tensor, "tied", property(lambda self: self.typed))
    graph, text = on_gpu("olmoe", (PREFILL,))
    assert any("alloca" in line for line in work_of_the_room(graph, text))


def test_a_cache_that_is_read_as_it_was_is_seen_to_be_copied(monkeypatch) -> None:
    before = {}

    def stored(self, b, held, rows):
        new = store(self, b, held, rows)
        before[new] = held
        return new

    store, read = cache.Contiguous.store, cache.Contiguous.read
    monkeypatch.setattr(cache.Contiguous, "store", stored)
    monkeypatch.setattr(cache.Contiguous, "read", lambda self, b, held: read(self, b, before[held]))
    graph, text = schedule("olmoe", entries=(DECODE,))
    assert any("stream.cmd.copy" in line for line in work_of_the_room(graph, text))


def test_a_pool_that_is_written_as_rows_is_seen_to_be_copied(monkeypatch) -> None:
    def written(b, held, page, offset, rows):
        flat = b.join(held, 0, 2, name="flat")
        place = b.add(b.multiply(page, b.full_like(128, page)), offset)
        row = b.scatter_rows(flat, b.vectors(place.shape, [(place, [0])], name="at"), rows, name="written")
        return b.split(row, 0, held.shape[:2], name="pool")

    monkeypatch.setattr(cache, "_written", written)
    graph, text = schedule("deepseek-v3", entries=(DECODE_BATCH,))
    assert any("stream.cmd.copy" in line for line in work_of_the_room(graph, text))


def test_a_layer_that_is_given_more_room_than_it_reads_computes_as_much(monkeypatch) -> None:
    """Reading all that there is room for is seen too."""
    monkeypatch.setattr(cache.Contiguous, "read", lambda self, b, held: held)
    monkeypatch.setattr(forms.Room, "keys", lambda self, windowed: SEQUENCE)
    graph, text = schedule("olmoe", entries=(DECODE,))
    assert any("alloca" in line for line in work_of_the_room(graph, text))
