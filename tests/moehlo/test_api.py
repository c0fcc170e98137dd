"""``import moehlo``: what it loads, and that its functions are the command's verbs."""

import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
import typer

import moehlo
from emitter.errors import ConfigError, InputError, TargetError, UnsupportedError
from emitter.golden import goldens_root
from emitter.plan import ACCUMULATORS, Strategy
from emitter.signature import DType
from emitter.target import TargetName, parse_target
from emitter.target.architecture import ARCHITECTURES
from emitter.target.isa import AVX2, TIERS
from moehlo import api, choices
from moehlo.cli.app import app
from weights import write_checkpoint

TINY = goldens_root() / "configs" / "tiny"
MIXTRAL = TINY / "mixtral.json"


@pytest.fixture
def model(tmp_path) -> Path:
    """A checkpoint of mixtral's layer 1, tiny."""
    layer = moehlo.open_model(MIXTRAL).layer(1)
    graph = moehlo.emit(layer)
    drawn = moehlo.load_weights(layer, graph, random=3)
    folder = tmp_path / "model"
    config = json.loads(MIXTRAL.read_text())
    write_checkpoint(folder, config, {1: drawn}, layer.layout, graph.signature.weights, dtype=DType.F32)
    return folder


# Importing -----------------------------------------------------------------------------------------------------------


def loaded_by(code: str) -> set[str]:
    """The top-level packages, not of the standard library, that are in memory after ``code``."""
    shown = f"{code}\nimport sys; print(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True, timeout=60)
    before = subprocess.run(
        [sys.executable, "-c", shown.partition("\n")[2]], capture_output=True, text=True, check=True, timeout=60
    )
    return set(done.stdout.split()) - set(before.stdout.split()) - sys.stdlib_module_names


def test_importing_loads_nothing_but_the_package():
    assert loaded_by("import moehlo") == {"moehlo"}


def test_a_text_is_emitted_without_what_only_running_needs():
    code = f"import moehlo; assert moehlo.emit(moehlo.open_model({str(MIXTRAL)!r}).layer()).text"
    heavy = {"torch", "transformers", "jax", "matplotlib", "oracle", "weights", "huggingface_hub", "rich", "typer"}
    assert not loaded_by(code) & heavy


def test_every_public_name_is_there_and_listed():
    offered = {
        "open_model",
        "emit",
        "compile",
        "Session",
        "load_weights",
        "verify",
        "convert",
        "StreamedSession",
        "expert_load",
    }
    assert offered <= set(moehlo.__all__)
    assert dir(moehlo) == sorted(moehlo.__all__)
    for name in moehlo.__all__:
        assert inspect.getdoc(getattr(moehlo, name))
    with pytest.raises(AttributeError, match=r"has no attribute 'emitt'; it has Cache, .*verify"):
        moehlo.emitt  # noqa: B018


# The same as the command ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["emit", "compile", "verify"])
def test_defaults_are_those_of_the_command(verb):
    command = typer.main.get_command(app).commands[verb]  # type: ignore[attr-defined]
    options = {p.name: p.default for p in command.params}
    given = inspect.signature(getattr(api, verb)).parameters.values()
    shared = {p.name: p.default for p in given if p.name in options and p.default is not p.empty}
    if "tokens" in shared and not isinstance(shared["tokens"], str):
        shared["tokens"] = ",".join(map(str, shared["tokens"]))
    assert shared
    assert shared == {name: getattr(options[name], "value", options[name]) for name in shared}


EMITTED: list[dict[str, object]] = [
    {},
    {"tokens": 5, "dtype": "bf16"},
    {"dispatch": "masked", "dtype": "f16"},
    {"dispatch": "gathered", "isa": "avx2"},
    {"gather_threshold": 4, "sort_threshold": 9, "isa": "neon"},
    {"target": "cuda:sm_80"},
    {"accumulate": "f32"},
]


@pytest.mark.parametrize("options", EMITTED, ids=str)
def test_a_text_is_that_of_the_command(command, options):
    words = [word for name, value in options.items() for word in (f"--{name.replace('_', '-')}", value)]
    text = moehlo.emit(moehlo.open_model(MIXTRAL).layer(), **options).text  # type: ignore[arg-type]
    assert text == command("emit", MIXTRAL, *words).out


def test_a_run_gives_what_the_command_gives(command, model):
    x = np.random.default_rng(0).standard_normal((5, 40)).astype(np.float32)
    np.save("x.npy", x)
    command("run", model, "--layer", 1, "--input", "x.npy", "--output", "y.npy", "--dtype", "bf16")
    layer = moehlo.open_model(model).layer(1)
    graph = moehlo.emit(layer, dtype="bf16", dispatch="auto", isa="host")
    session = moehlo.Session(moehlo.compile(graph, "cpu"), moehlo.load_weights(layer, graph))
    assert np.array_equal(session(x), np.load("y.npy"))
    other = moehlo.Session(moehlo.compile(graph), moehlo.load_weights(layer, graph, random=4))
    assert not np.array_equal(other(x), np.load("y.npy"))


def test_an_archive_is_that_of_the_command(command, model, tmp_path):
    manifest = moehlo.convert(model, tmp_path / "ours", [1], dtype="bf16")
    command("convert", model, "-o", tmp_path / "theirs", "--layer", 1, "--dtype", "bf16")
    for name in ("weights.irpa", "config.json"):
        assert (tmp_path / "ours" / name).read_bytes() == (tmp_path / "theirs" / name).read_bytes()
    assert [*manifest.layers] == ["1"]
    assert manifest == moehlo.convert(model, tmp_path / "again", [1], residency="bf16")
    with pytest.raises(moehlo.MoehloError, match="exists already; give another path, or --force"):
        moehlo.convert(model, tmp_path / "ours", [1], dtype="bf16")


def test_a_load_is_counted_from_the_ids_of_a_call():
    load = moehlo.expert_load(np.array([[0, 3], [3, 1], [3, 9]], np.int32), 4)
    assert (load.counts.tolist(), load.tokens, load.top_k, load.nowhere) == ([1, 1, 0, 3], 3, 2, 1)
    assert (load.distinct, load.imbalance) == (3, 3 / (5 / 4))
    said = "3 tokens, 2 choices each: 3 of 4 experts, the fullest has 2.40 times the mean, 1 choices of none"
    assert str(load) == said
    for ids in (np.zeros(3, np.int32), np.zeros((3, 2)), np.full((3, 2), -1)):
        with pytest.raises(InputError, match="expected integers \\[N, k\\] from 0: the stage ids of a call"):
            moehlo.expert_load(ids, 4)


def test_stages_are_results_of_the_graph():
    graph = moehlo.emit(moehlo.open_model(MIXTRAL).layer(), stages=True)
    assert {"logits", "scores", "ids", "weights", "routed"} <= {r.name for r in graph.signature.results}


@pytest.mark.nightly
def test_a_verification_finds_what_the_command_finds(command, model):
    options = {
        "tokens": (1, 3),
        "draws": 2,
        "dtype": "bf16",
        "executor": "xla",
        "dispatch": "masked",
        "accumulate": "f32",
    }
    report = moehlo.verify(model, 1, **options)  # type: ignore[arg-type]
    assert report.passed
    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    words[1] = "1,3"
    shown = command("verify", model, "--layer", 1, *words, "--json").json
    assert report.to_json() | {"seconds": 0} == shown | {"seconds": 0}
    assert report.subject["weights"] == "given"
    assert all(row.f64_sums is not None for row in report.tokens)


def test_values_are_taken_as_well_as_their_names():
    layer = moehlo.open_model(MIXTRAL).layer()
    named = moehlo.emit(layer, dtype="bf16", dispatch="grouped", isa="avx2", target="cpu")
    given = moehlo.emit(layer, dtype=DType.BF16, dispatch=Strategy.GROUPED, isa=AVX2, target=parse_target("cpu"))
    assert named == given


# What is accepted ----------------------------------------------------------------------------------------------------


def test_the_names_in_the_types_are_those_that_are_accepted():
    long = tuple(dtype.numpy.name for dtype in choices.DTYPES)
    assert get_args(choices.DTypeName) == (*(dtype.value for dtype in choices.DTYPES), *long)
    assert get_args(choices.DispatchName) == tuple(strategy.value for strategy in Strategy)
    assert get_args(choices.AccumulateName) == tuple(dtype.value for dtype in ACCUMULATORS) == ("f32", "f64")
    assert get_args(choices.IsaName) == ("host", *(isa.name for isa in TIERS))
    assert set(get_args(TargetName)) == {
        "cpu",
        "cuda",
        "xla",
        *(f"cuda:{name}" for name in ARCHITECTURES),
        "xla:cpu",
        "xla:cuda",
    }
    with pytest.raises(InputError, match=f"expected {', '.join(get_args(choices.ExecutorName))}"):
        moehlo.verify(MIXTRAL, executor="torch")  # type: ignore[arg-type]


REFUSED = [
    ({"dtype": "fp8"}, InputError, 'dtype is "fp8"; expected f32, bf16, f16'),
    ({"dtype": DType.F64}, InputError, 'dtype is "f64"; expected f32, bf16, f16'),
    ({"dispatch": "sorted"}, InputError, 'dispatch is "sorted"; expected masked, gathered, grouped, ladder, auto'),
    ({"isa": "sse"}, InputError, 'isa is "sse"; expected host, amx, '),
    ({"target": "tpu"}, TargetError, "unknown target 'tpu'; accepted: cpu, cuda"),
    ({"tokens": 0}, InputError, "tokens is 0; expected a whole number from 1 to 1048576, or dynamic"),
    ({"tokens": 2**20 + 1}, InputError, "tokens is 1048577; expected"),
    ({"tokens": "9" * 300}, InputError, 'tokens is "9999'),
    ({"tokens": 2.0}, InputError, r"tokens is 2\.0; expected"),
    ({"gather_threshold": -1}, InputError, "gather_threshold is -1; expected a whole number from 0 to .* of tokens"),
    ({"gather_threshold": "1.5"}, InputError, 'gather_threshold is "1.5"; expected a whole number from 0'),
    ({"sort_threshold": True}, InputError, "sort_threshold is true; expected a whole number from 0"),
    ({"tokens": 10**90}, InputError, 'tokens is "a number of more than 60 digits"; expected'),
    ({"target": 1}, InputError, "target is of type int; expected a name, such as 'cpu', or a target"),
    ({"target": "xla", "mesh": 1}, InputError, "mesh is of type int; expected a number of devices, such as"),
    (
        {"dispatch": "masked", "sort_threshold": 4},
        InputError,
        "gather_threshold and sort_threshold are for dispatch auto; this is dispatch masked",
    ),
    ({"accumulate": "bf16"}, InputError, 'accumulate is "bf16"; expected f32, f64'),
    (
        {"accumulate": "f64", "dispatch": "auto"},
        InputError,
        "accumulate is f64, but auto has an accumulator of its own",
    ),
    (
        {"dispatch": "grouped", "target": "cuda:sm_80"},
        UnsupportedError,
        "the grouped strategy cannot compute this layer: its hidden size is 40; the kernels are for multiples of 16",
    ),
]


@pytest.mark.parametrize(("options", "kind", "message"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_is_not_accepted_is_named_with_what_is(options, kind, message):
    with pytest.raises(kind, match=message):
        moehlo.emit(moehlo.open_model(MIXTRAL).layer(), **options)
    assert issubclass(kind, moehlo.MoehloError)


@pytest.mark.parametrize("value", [np.zeros(2), np.zeros(0), [1], {}, b"f32"], ids=repr)
@pytest.mark.parametrize(
    "option", ["tokens", "dtype", "residency", "dispatch", "target", "isa", "gather_threshold", "stages"]
)
def test_what_is_no_name_and_no_number_is_refused_by_name(option, value):
    with pytest.raises(moehlo.MoehloError, match=option):
        moehlo.emit(moehlo.open_model(MIXTRAL).layer(), **{option: value})


def graph_of(layer: object) -> object:
    return moehlo.emit(layer, tokens=1)


OF_ANOTHER_KIND = {
    "a model in the place of its layer": (moehlo.emit, "layer is of type Model; expected a layer of an opened model"),
    "a path in the place of its layer": (lambda _: moehlo.emit(MIXTRAL), r"layer is of type \w*Path; expected a layer"),
    "weights of a model": (lambda model: moehlo.load_weights(model, graph_of(model.layer())), "layer is of type Model"),
    "weights for a text": (lambda model: moehlo.load_weights(model.layer(), "text"), "graph is of type str; expected"),
    "a text to compile": (
        lambda _: moehlo.compile("module {}"),
        r"graph is of type str; expected a graph: emit\(layer",
    ),
    "a layer over a mesh": (lambda model: moehlo.sharded(model.layer()), "graph is of type Layer; expected a graph"),
    "a model to stream": (moehlo.StreamedSession.open, "layer is of type Model; expected a layer of an opened model"),
    "no mesh": (lambda _: moehlo.device_mesh(4), "mesh is of type int; expected a number of devices, such as"),
    "no path": (
        lambda _: moehlo.open_model(None),
        "model is of type NoneType; expected a path, or the hub id of a model",
    ),
    "an index as text": (lambda model: model.layer("1"), 'layer is "1"; expected a whole number from 0 to 1'),
    "an index with a point": (lambda model: model.layer(1.0), "layer is 1.0; expected a whole number from 0 to 1"),
    "indices for an index": (lambda model: model.layer(np.array([0, 1])), "layer is .*; expected a whole number"),
    "a number for a share": (
        lambda model: moehlo.load_weights(model.layer(), graph_of(model.layer()), share=2),
        "share is of type int; expected the experts of one process among several",
    ),
    "a tensor for layers": (
        lambda _: moehlo.convert(MIXTRAL, "archive", np.array(1)),
        "layers is of type ndarray; exp",
    ),
    "numbers for one of draws": (lambda _: moehlo.verify(MIXTRAL, draws=np.zeros(2)), "draws is of type ndarray"),
    "a seed as text": (
        lambda model: moehlo.load_weights(model.layer(), graph_of(model.layer()), random="one"),
        'random is "one"; expected a whole number from 0 to',
    ),
    "a layer for layers": (lambda _: moehlo.convert(MIXTRAL, "archive", 1), "layers is of type int; expected a list"),
    "a layer as text": (lambda _: moehlo.convert(MIXTRAL, "archive", ["1"]), "one of layers is of type str; expected"),
    "a count for counts": (lambda _: moehlo.verify(MIXTRAL, tokens=3), "tokens is of type int; expected token counts"),
    "counts as text": (
        lambda _: moehlo.verify(MIXTRAL, tokens="1,7"),
        "one of tokens is of type str; expected a whole",
    ),
    "a target that is none": (
        lambda model: moehlo.compile(graph_of(model.layer()), 1),
        "target is of type int; expected",
    ),
    "a device that is none": (lambda _: moehlo.device_mesh("expert=1", 1), "target is of type int; expected"),
    "a target in the place of a mesh": (
        lambda model: moehlo.sharded(moehlo.emit(model.layer(), tokens=1), "expert=1"),
        "mesh is of type str; expected what device_mesh gives",
    ),
    "experts beyond all counts": (lambda _: moehlo.expert_load([[0]], 2**40), "experts is 1099511627776; expected"),
    "ids of several lengths": (
        lambda _: moehlo.expert_load([[0], [0, 1]], 2),
        "ids are of type list; expected integers",
    ),
    "draws as text": (lambda _: moehlo.verify(MIXTRAL, draws="2"), "draws is of type str; expected a whole number"),
    "a graph to run": (
        lambda model: moehlo.Session(graph_of(model.layer()), {}),
        r"module is of type Graph; expected what compile\(graph\) gives",
    ),
}


@pytest.mark.parametrize(("call", "message"), OF_ANOTHER_KIND.values(), ids=OF_ANOTHER_KIND)
def test_a_value_of_another_kind_is_refused_by_name(monkeypatch, tmp_path, call, message):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError, match=message):
        call(moehlo.open_model(MIXTRAL))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["x" * 300, "org/" + "x" * 300])
def test_a_name_that_no_file_can_have_is_refused(name):
    with pytest.raises(ConfigError, match=r"x: (cannot be read: File name too long|does not exist)"):
        moehlo.open_model(name)


def test_weights_of_a_config_alone_are_random_or_refused():
    layer = moehlo.open_model(MIXTRAL).layer()
    graph = moehlo.emit(layer)
    with pytest.raises(InputError, match=r"mixtral\.json: has a config, but no weights.* random=SEED"):
        moehlo.load_weights(layer, graph)
    with pytest.raises(InputError, match=r"random is -1; expected a whole number from 0 to .*, a seed"):
        moehlo.load_weights(layer, graph, random=-1)


def test_weights_beside_a_config_that_is_given_alone_are_said_to_be_there(model):
    layer = moehlo.open_model(model / "config.json").layer(1)
    with pytest.raises(InputError, match=r"config\.json: is read as a config alone, .* its directory .*model, or"):
        moehlo.load_weights(layer, moehlo.emit(layer))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"tokens": ()}, r"tokens are \[\]; expected token counts"),
        ({"tokens": (0, 1)}, r"tokens are \[0, 1\]; expected token counts"),
        ({"draws": 0}, "draws is 0; expected a whole number from 1 on"),
        ({"draw": -1}, "draw is -1; expected a whole number from 0 on"),
        ({"seed": -1}, "seed is -1; expected a whole number from 0 on"),
    ],
    ids=str,
)
def test_a_verification_that_proves_nothing_is_refused(options, message):
    with pytest.raises(InputError, match=message):
        moehlo.verify(MIXTRAL, **options)
