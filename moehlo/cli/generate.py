"""``moehlo generate`` and ``moehlo chat``: a whole decoder over prompts, its text as it comes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from emitter.errors import InputError, UnsupportedError
from emitter.graphs.decoder import BATCHED, SINGLE
from emitter.graphs.figures import model_figures
from emitter.io.files import decode, read_text
from emitter.io.numbers import MOST_SEED, MOST_WORKERS, whole_number
from emitter.plan import Request, Strategy
from emitter.reading.config import Model
from emitter.reading.hub import resolve
from emitter.signature import DType
from emitter.target import Target
from moehlo.bench.ceilings import read_rate
from moehlo.choices import SlotsWanted, read_request, read_target, wanted_slots
from moehlo.cli import options
from moehlo.cli.answers import Answer, Shown, show
from moehlo.cli.console import err, print_json, print_text, working
from moehlo.cli.options import choose_dtype, path_option, spelled, whole_option
from moehlo.cli.reading import gpu_read_rate, read_of, uploaded_by
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.decoder_room import STEP, context_of, require_room
from moehlo.generation.sampling import MOST_TOP_K, Sampling
from moehlo.generation.settings import MOST_TOKENS, Settings, read_settings
from moehlo.load import spread_of
from moehlo.memory import size

if TYPE_CHECKING:
    from moehlo.generation.streaming import TextStream
    from moehlo.generation.tokenizer import Tokenizer

_MOST_PROMPTS = 2**24
"""Bytes of a file of prompts."""
_NEW_TOKENS = 256


TemperatureOption = Annotated[
    float | None, typer.Option("--temperature", metavar="T", help="Draw tokens at this temperature; 0 is greedy.")
]
TopKOption = Annotated[
    int | None, whole_option("--top-k", 0, MOST_TOP_K, "K", "Draw among the K likeliest tokens; 0 for all.")
]
TopPOption = Annotated[
    float | None, typer.Option("--top-p", metavar="P", help="Draw among the likeliest tokens of probability P.")
]
MinPOption = Annotated[
    float | None,
    typer.Option("--min-p", metavar="P", help="Draw among tokens of at least P times the highest probability."),
]
PenaltyOption = Annotated[
    float | None, typer.Option("--repetition-penalty", metavar="R", help="Divide scores of ids that were there.")
]
SeedOption = Annotated[int, whole_option("--seed", 0, MOST_SEED, "S", "Seed of the draws.")]
IgnoreConfigOption = Annotated[
    bool, typer.Option("--ignore-settings", help="Leave the model's generation_config.json out.")
]
ContextOption = Annotated[
    int | None,
    whole_option("--context", 1, MOST_TOKENS, "N", "The longest sequence in tokens; the model's own if not given."),
]
ThreadsOption = Annotated[
    int | None, whole_option("--threads", 1, MOST_WORKERS, "T", "Threads; by what is there if not given.")
]


def generate(
    model: options.ModelArgument,
    part: options.PartOption = None,
    prompt: Annotated[str | None, typer.Option("--prompt", metavar="TEXT", help="The prompt.")] = None,
    prompts: Annotated[
        Path | None,
        path_option(
            "--prompts",
            help="A text file with a prompt on each line, or - for the standard input; empty lines are skipped.",
        ),
    ] = None,
    ids: Annotated[
        list[str] | None,
        typer.Option("--ids", metavar="5,9,3", help="A prompt as token ids: no tokenizer is needed. May be repeated."),
    ] = None,
    chat: Annotated[
        bool, typer.Option("--chat", help="Put each prompt into the model's chat template, as what a user says.")
    ] = False,
    system: Annotated[
        str | None, typer.Option("--system", metavar="TEXT", help="What the system says first; with --chat.")
    ] = None,
    max_new_tokens: Annotated[
        int | None,
        whole_option("--max-new-tokens", 0, MOST_TOKENS, "N", f"How many tokens at most: {_NEW_TOKENS} if not given."),
    ] = None,
    ignore_eos: Annotated[bool, typer.Option("--ignore-eos", help="Continue after tokens that end a text.")] = False,
    stop: Annotated[
        list[str] | None, typer.Option("--stop", metavar="TEXT", help="A string that ends the text. May be repeated.")
    ] = None,
    temperature: TemperatureOption = None,
    top_k: TopKOption = None,
    top_p: TopPOption = None,
    min_p: MinPOption = None,
    repetition_penalty: PenaltyOption = None,
    seed: SeedOption = 0,
    ignore_settings: IgnoreConfigOption = False,
    special_tokens: Annotated[bool, typer.Option("--special-tokens", help="Show special tokens in the text.")] = False,
    context: ContextOption = None,
    target: options.TargetOption = "cpu",
    mesh: options.MeshOption = None,
    dispatch: options.DispatchOption = Strategy.AUTO,
    isa: options.IsaOption = "host",
    dtype: options.ComputeOption = None,
    cache_dtype: options.CacheOption = None,
    residency: options.ResidencyOption = None,
    expert_slots: options.ExpertSlotsOption = None,
    threads: ThreadsOption = None,
    expert_load: Annotated[
        bool,
        typer.Option("--expert-load", help="Say at the end how tokens spread over the experts, layer by layer."),
    ] = False,
    random: Annotated[
        int | None, whole_option("--random", 0, MOST_SEED, "SEED", "Seed for random weights, for a config alone.")
    ] = None,
    as_json: options.JsonOption = False,
) -> None:
    """Generate text, or token ids, with a whole model."""
    if sum(given is not None and given != [] for given in (prompt, prompts, ids)) != 1:
        raise InputError(
            "exactly one of --prompt TEXT, --prompts FILE and --ids 5,9,3 is needed: "
            '`moehlo generate MODEL --prompt "..."`'
        )
    if (chat or system is not None) and ids:
        raise InputError("--chat and --system are for prompts of text; --ids are taken as they are")
    if system is not None and not chat:
        raise InputError("--system goes with --chat")
    parsed, request = _whole_target(target, dispatch, isa, mesh)
    began = time.perf_counter()
    opened = resolve(model, part)
    settings = _settings(opened, ignore_settings)
    sampling = _sampling(settings.sampling, temperature, top_k, top_p, min_p, repetition_penalty)
    stops = (*settings.stops, *(stop or ()))
    tokenizer = _tokenizer(opened, ids is not None and not stops)
    given = _prompts(opened, tokenizer, prompt, prompts, ids, chat, system)
    new_tokens = max_new_tokens if max_new_tokens is not None else settings.max_new_tokens
    for one in given:
        require_room(opened.whole, context_of(opened.whole, context), len(one), new_tokens or 1)
    # what is wrong with a stop string is said before the long work
    streams = [None if tokenizer is None else _stream(tokenizer, one, stops, special_tokens) for one in given]
    compute = choose_dtype(dtype, residency, None if random is not None else opened.layer(), parsed)
    request = replace(request, dtype=compute, cache=cache_dtype, residency=residency)
    if expert_load and parsed.kind == "cuda":
        raise UnsupportedError("--expert-load: steps on a GPU give tokens alone; leave it out, or take --target cpu")
    request = replace(request, choices=parsed.kind != "cuda")
    together = len(given) > 1 and parsed.kind != "xla"  # there each number of rows would be another program
    entries = BATCHED if together else SINGLE
    longest = max(map(len, given)) + (STEP if new_tokens is None else new_tokens)
    decoder = _opened(opened, parsed, request, context, random, threads, expert_slots, entries, longest)
    err.print(f"{decoder}, {request.dtype.value}; {sampling}; {decoder.session.choice.reason}")
    ending = () if ignore_eos else settings.ending
    answers = [
        Answer(one, min(_NEW_TOKENS, decoder.context - len(one)) if new_tokens is None else new_tokens, stream)
        for one, stream in zip(given, streams, strict=True)
    ]
    moments: list[float] = []
    try:
        most = [answer.most for answer in answers]
        if not together:
            texts = (
                decoder.generate(
                    one, max_new_tokens=count, sampling=sampling, seed=seed, ending=ending, sequence=number
                )
                for number, (one, count) in enumerate(zip(given, most, strict=True))
            )
            show(Shown(answers, ending), _timed(_in_turn(texts, answers), moments))
        else:
            batch = decoder.generate_batch(given, max_new_tokens=most, sampling=sampling, seed=seed, ending=ending)
            show(Shown(answers, ending), _timed(batch, moments), batch.end)
    except KeyboardInterrupt:
        for answer in answers:
            answer.ended_by = answer.ended_by if answer.ended else "interrupt"
        raise
    except Exception:
        as_json = False  # its document would say that this is all
        raise
    finally:
        first = moments[0] - began if moments else None
        each = None if together else _bytes_a_token(decoder, answers)
        more = all(answer.ended_by != "interrupt" for answer in answers)
        bandwidth = _bandwidth(decoder) if more and each is not None else None
        err.print(_summary(decoder, answers, first, each, bandwidth))
        uploaded = uploaded_by(decoder, measured=more)
        if uploaded is not None:
            err.print(f"weights: {uploaded}")
        if expert_load:
            err.print(_spread(decoder))
        reading = None if decoder.slots is None else read_of(decoder)
        if reading is not None:
            err.print(f"expert slots: {reading}")
        if as_json:
            document = _document(decoder, answers, sampling, request.dtype, first, tokenizer is not None)
            document |= {"bytes_read_per_token": each, "read_bandwidth": bandwidth}
            document["upload"] = None if uploaded is None else uploaded.to_json()
            document["expert_load"] = {index: load.to_json() for index, load in decoder.loads.items()} or None
            print_json({**document, "expert_slots": None if reading is None else reading.to_json()})


def chat(
    model: options.ModelArgument,
    part: options.PartOption = None,
    system: Annotated[str | None, typer.Option("--system", metavar="TEXT", help="What the system says first.")] = None,
    max_new_tokens: Annotated[
        int | None,
        whole_option("--max-new-tokens", 1, MOST_TOKENS, "N", "How many tokens an answer has at most."),
    ] = None,
    temperature: TemperatureOption = None,
    top_k: TopKOption = None,
    top_p: TopPOption = None,
    min_p: MinPOption = None,
    repetition_penalty: PenaltyOption = None,
    seed: SeedOption = 0,
    ignore_settings: IgnoreConfigOption = False,
    context: ContextOption = None,
    target: options.TargetOption = "cpu",
    dispatch: options.DispatchOption = Strategy.AUTO,
    isa: options.IsaOption = "host",
    dtype: options.ComputeOption = None,
    cache_dtype: options.CacheOption = None,
    residency: options.ResidencyOption = None,
    expert_slots: options.ExpertSlotsOption = None,
    threads: ThreadsOption = None,
) -> None:
    """Talk with a whole model: each line is what you say. An empty line or the end of the input ends it."""
    parsed, request = _whole_target(target, dispatch, isa)
    opened = resolve(model, part)
    settings = _settings(opened, ignore_settings)
    sampling = _sampling(settings.sampling, temperature, top_k, top_p, min_p, repetition_penalty)
    tokenizer = _tokenizer(opened, ids_alone=False)
    assert tokenizer is not None
    # a template that does not render and a stop string that is not taken are said before the long work
    _stream(tokenizer, tokenizer.chat([{"role": "user", "content": "?"}]), settings.stops, False)
    compute = choose_dtype(dtype, residency, opened.layer(), parsed)
    request = replace(request, dtype=compute, cache=cache_dtype, residency=residency)
    decoder = _opened(opened, parsed, request, context, None, threads, expert_slots)
    err.print(f"{decoder}, {request.dtype.value}; {sampling}; {decoder.session.choice.reason}")
    messages: list[dict[str, str]] = [] if system is None else [{"role": "system", "content": system}]
    cache = decoder.cache()
    for turn, line in enumerate(_lines()):
        messages.append({"role": "user", "content": line})
        ids = tokenizer.chat(messages)
        # what was said before is in the cache already
        rest = cache.keep(ids)
        room = decoder.context - len(ids)
        if room < 1:
            raise InputError(f"the conversation has {len(ids)} tokens, which fill the context of {decoder.context}")
        most = room if max_new_tokens is None else min(room, max_new_tokens)
        answer = Answer(ids, most, _stream(tokenizer, ids, settings.stops, False))
        generated = decoder.generate(
            rest,
            max_new_tokens=most,
            sampling=sampling,
            seed=seed,
            ending=settings.ending,
            cache=cache,
            sequence=turn,
        )
        show(Shown([answer], settings.ending), ((0, token) for token in generated))
        messages.append({"role": "assistant", "content": answer.text})


def _lines() -> Iterator[str]:
    """What is said, a line at a time, until an empty one."""
    while True:
        if sys.stdin.isatty():
            print_text("> ")
            sys.stdout.flush()
        line = sys.stdin.readline().strip()
        if not line:
            return
        yield line


def _whole_target(target: str, dispatch: Strategy, isa: str, mesh: str | None = None) -> tuple[Target, Request]:
    """The target and what is asked of it."""
    parsed = read_target(target, mesh, isa, spelled=spelled)
    return parsed, read_request(dispatch, parsed, spelled=spelled)


def _settings(model: Model, ignored: bool) -> Settings:
    """What the model's own files say of generation."""
    where = model.source.file or model.source.directory
    return Settings() if where is None or ignored else read_settings(where, model.root or model.config)


def _opened(
    model: Model,
    target: Target,
    request: Request,
    context: int | None,
    random: int | None,
    threads: int | None,
    expert_slots: SlotsWanted,
    entries: Sequence[str] = SINGLE,
    tokens: int = STEP,
) -> Decoder:
    with working("reading the model") as work:
        decoder = open_decoder(
            model,
            target,
            request,
            context=context,
            random=random,
            threads=threads,
            entries=entries,
            expert_slots=wanted_slots(expert_slots),
            tokens=tokens,
            progress=work.at,
            on_step=work,
        )
    if decoder.slots is not None:
        err.print(f"expert slots: {decoder.slots}")
    return decoder


def _timed(generated: Iterator[tuple[int, int]], moments: list[float]) -> Iterator[tuple[int, int]]:
    """The same ids; notes when each comes."""
    for token in generated:
        moments.append(time.perf_counter())
        yield token


def _in_turn(texts: Iterator[Iterator[int]], answers: Sequence[Answer]) -> Iterator[tuple[int, int]]:
    """The ids of one text after the other, each with its number; no more of one whose answer has ended."""
    for number, generated in enumerate(texts):
        for token in generated:
            yield number, token
            if answers[number].ended:
                break


def _stream(tokenizer: Tokenizer, prompt: list[int], stops: tuple[str, ...], special_tokens: bool) -> TextStream:
    from moehlo.generation.streaming import TextStream

    return TextStream(tokenizer, prompt, stops, special_tokens=special_tokens)


def _sampling(
    base: Sampling,
    temperature: float | None,
    top_k: int | None,
    top_p: float | None,
    min_p: float | None,
    repetition_penalty: float | None,
) -> Sampling:
    """The model's own settings with what the options say; any option of a draw asks for draws."""
    changes: dict[str, Any] = {
        name: value
        for name, value in (("top_k", top_k), ("top_p", top_p), ("min_p", min_p), ("temperature", temperature))
        if value is not None
    }
    if temperature == 0:
        if len(changes) > 1:
            raise InputError("--temperature 0 is greedy decoding: --top-k, --top-p and --min-p are for draws")
        changes = {"sample": False}
    elif changes:
        changes["sample"] = True
    if repetition_penalty is not None:
        changes["repetition_penalty"] = repetition_penalty
    return replace(base, **changes)


def _tokenizer(model: Model, ids_alone: bool) -> Tokenizer | None:
    """The model's tokenizer; None where the prompt is ids and it has none, or one that is not understood."""
    from emitter.errors import CheckpointError
    from moehlo.generation.opening import open_tokenizer

    where = model.source.file or model.source.directory
    try:
        if where is None:
            raise CheckpointError(
                f"{model.source.name}: is read as a config alone, without a tokenizer; give its directory "
                f"{Path(model.source.name).parent}, or token ids to moehlo generate (--ids 5,9,3)"
            )
        return open_tokenizer(where)
    except (CheckpointError, UnsupportedError) as error:
        if not ids_alone:
            raise
        if isinstance(error, UnsupportedError):
            err.print(f"ids alone, no text: {error}")
        return None


def _prompts(
    model: Model,
    tokenizer: Tokenizer | None,
    prompt: str | None,
    prompts: Path | None,
    ids: list[str] | None,
    chat: bool,
    system: str | None,
) -> list[list[int]]:
    if ids:
        most = model.whole.embedding.vocabulary - 1
        return [
            [
                whole_number(word.strip(), "an id of --ids", least=0, most=most, hint=", the vocabulary's: --ids 5,9,3")
                for word in text.split(",")
            ]
            for text in ids
        ]
    assert tokenizer is not None
    if prompts is not None:
        # only these end a line: a text may hold the others that Python splits at, such as U+2028
        source = "the standard input" if str(prompts) == "-" else str(prompts)
        lines = _text_of(prompts, source).replace("\r\n", "\n").split("\n")
        texts = [line for line in lines if line.strip()]
        if not texts:
            raise InputError(f"{source}: holds no prompt; expected one on each line")
    else:
        texts = [prompt or ""]
    if not chat:
        encoded = [tokenizer.encode(text) for text in texts]
    else:
        before = [] if system is None else [{"role": "system", "content": system}]
        encoded = [tokenizer.chat([*before, {"role": "user", "content": text}]) for text in texts]
    if not all(encoded):
        raise InputError("the prompt is empty: it has no token, and the tokenizer puts none before it")
    return encoded


def _text_of(prompts: Path, source: str) -> str:
    """What a file of prompts holds, which messages call ``source``; for ``-`` what comes on the standard input."""
    what = "a file of prompts"
    if str(prompts) != "-":
        return read_text(prompts, what, most=_MOST_PROMPTS)
    raw = sys.stdin.buffer.read(_MOST_PROMPTS + 1)
    if len(raw) > _MOST_PROMPTS:
        raise InputError(f"{source}: has more than {_MOST_PROMPTS} bytes; expected {what}")
    return decode(raw, source, what)


def _spread(decoder: Decoder) -> str:
    """How the tokens, those of prompts too, spread over the experts of each layer."""
    if not decoder.loads:
        return "expert load: not counted where experts take turns in slots, and there is none without experts"
    return "\n".join(f"expert load of layer {index}: {load}" for index, load in sorted(decoder.loads.items()))


def _rate(tokens: int, seconds: float) -> float | None:
    return tokens / seconds if tokens and seconds > 0 else None


def _cache_of(decoder: Decoder) -> str:
    each, windowed = decoder.cache_growth
    said = f"cache {size(each)} a token"
    if windowed:
        most = decoder.window_rows
        said += f", and {size(windowed)} for each of the last {most}, of layers with a window"
    return said


def _bytes_a_token(decoder: Decoder, answers: Sequence[Answer]) -> float | None:
    """What a step of decode had to read by formula, in the mean over texts that were generated one after the other."""
    if decoder.slots is not None or not decoder.timing.decoded_tokens:
        return None
    plan, total, steps = decoder.plan, 0.0, 0
    for answer in answers:
        count = max(0, len(answer.ids) - 1)
        at = len(answer.prompt) + count // 2
        figures = model_figures(decoder.spec, plan.dtype, at, packings=plan.held, cache=plan.cache_dtype)
        total, steps = total + count * figures.floor_bytes, steps + count
    return total / steps if steps else None  # a step that was cut off gave no token


def _bandwidth(decoder: Decoder) -> float | None:
    """What its threads read of this machine's memory, or its GPU of its own."""
    if decoder.plan.target.kind == "cuda":
        return gpu_read_rate(decoder)
    threads = decoder.session.choice.threads
    return read_rate(threads) if threads is not None and decoder.plan.target.kind == "cpu" else None


def _tokens(count: int) -> str:
    return f"{count} token{'s' * (count != 1)}"


def _summary(
    decoder: Decoder, answers: Sequence[Answer], first: float | None, each: float | None, bandwidth: float | None
) -> str:
    timing = decoder.timing
    prefill, decode = (
        _rate(timing.prompt_tokens, timing.prompt_seconds),
        _rate(timing.decoded_tokens, timing.decode_seconds),
    )
    generated = sum(len(answer.ids) for answer in answers)
    said = [
        "" if prefill is None else f"prompt {_tokens(timing.prompt_tokens)}, {prefill:.1f} tokens/s",
        "" if decode is None else f"generated {_tokens(generated)}, {decode:.1f} tokens/s",
        "" if each is None or decode is None else _reading(each, each * decode, bandwidth),
        "" if first is None else f"first token after {first:.2f} s, with the loading of the model",
        _cache_of(decoder),
        f"expert load: {spread_of(decoder.loads.values())}" if decoder.loads else "",
        f"prompts: {decoder.prompts_by}" if decoder.prompts_by else "",
        f"steps: {decoder.steps_by}" if decoder.steps_by else "",
        f"threads: {decoder.session.choice.threads}" if decoder.session.choice.threads is not None else "",
    ]
    return "; ".join(filter(None, said))


def _reading(each: float, rate: float, bandwidth: float | None) -> str:
    share = "" if bandwidth is None else f", {rate / bandwidth:.2f} of the read bandwidth of {size(bandwidth)}/s"
    return f"read {size(each)} a token at {size(rate)}/s{share}"


def _document(
    decoder: Decoder,
    answers: list[Answer],
    sampling: Sampling,
    dtype: DType,
    first: float | None,
    has_text: bool,
) -> dict[str, Any]:
    timing = decoder.timing
    return {
        "ids": [answer.ids for answer in answers],
        "text": [answer.text for answer in answers] if has_text else None,
        "ended_by": [answer.ended_by for answer in answers],
        "prompt_ids": [answer.prompt for answer in answers],
        "prefill_tokens_per_second": _rate(timing.prompt_tokens, timing.prompt_seconds),
        "decode_tokens_per_second": _rate(timing.decoded_tokens, timing.decode_seconds),
        "seconds_to_first_token": first,
        "dtype": dtype.value,
        "sampling": str(sampling),
        "threads": decoder.session.choice.threads,
        "prompts": decoder.prompts_by or None,
        "steps": decoder.steps_by or None,
    }
