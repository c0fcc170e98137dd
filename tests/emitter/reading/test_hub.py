"""A hub that does not do what it should: every download ends, within bounds of bytes and of time, in an error."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from huggingface_hub import constants

from emitter.errors import ConfigError
from emitter.reading import hub

COMMIT = "0123456789abcdef0123456789abcdef01234567"
PATIENCE = 2.0
"""Seconds; every wait of the server is longer, and ends when the test does."""


class Hub(BaseHTTPRequestHandler):
    """Answers as ``how`` of its server says."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_HEAD(self) -> None:
        self.server.how(self)

    do_GET = do_HEAD  # noqa: N815 - as the handler spells it

    def begin(self, code: int = 200, **headers: str) -> None:
        self.send_response(code)
        for name, value in {"ETag": '"1234"', "X-Repo-Commit": COMMIT, "Connection": "close", **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, how: Callable[[Hub], None]) -> None:
        super().__init__(("127.0.0.1", 0), Hub)
        self.how, self.over, self.sent = how, threading.Event(), 0

    def handle_error(self, *_: object) -> None:
        pass  # a client that went


@contextlib.contextmanager
def serving(how: Callable[[Hub], None]) -> Iterator[Server]:
    server = Server(how)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.over.set()
        server.shutdown()
        server.server_close()


def redirects_in_a_loop(hub: Hub) -> None:
    hub.begin(302, Location=hub.path, **{"Content-Length": "0"})


def never_answers(hub: Hub) -> None:
    hub.server.over.wait(60)
    hub.close_connection = True


def never_ends(hub: Hub) -> None:
    hub.begin()
    while hub.command == "GET" and not hub.server.over.is_set() and hub.server.sent < 1 << 30:
        hub.wfile.write(bytes(1 << 20))
        hub.server.sent += 1 << 20


def drips(hub: Hub) -> None:
    hub.begin(**{"Content-Length": "1000"})
    while hub.command == "GET" and not hub.server.over.wait(0.1):
        hub.wfile.write(b" ")


def drips_a_header(hub: Hub) -> None:
    hub.wfile.write(b"HTTP/1.1 200 OK\r\nX-More: ")
    while not hub.server.over.wait(0.1):
        hub.wfile.write(b"x")
        hub.wfile.flush()
    hub.close_connection = True


def is_slow(hub: Hub) -> None:
    """500 kB in some 2.5 s: no block of the library's is full before all has come."""
    hub.begin(**{"Content-Length": "500000"})
    for _ in range(25 * (hub.command == "GET")):
        hub.server.over.wait(0.1)
        hub.wfile.write(bytes(20_000))


def breaks_off(hub: Hub) -> None:
    hub.begin(**{"Content-Length": "1000"})
    hub.wfile.write(b"{}" * (hub.command == "GET"))


def has_nothing(hub: Hub) -> None:
    hub.begin(404, **{"Content-Length": "0", "X-Error-Code": "EntryNotFound"})


@contextlib.contextmanager
def asked(how: Callable[[Hub], None], monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[Server]:
    """A hub that this process asks, with a cache of its own in ``folder``."""
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(folder / "cache"))
    monkeypatch.chdir(folder)
    with serving(how) as server:
        address, template = f"http://127.0.0.1:{server.server_address[1]}", constants.HUGGINGFACE_CO_URL_TEMPLATE
        monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", template.replace(constants.ENDPOINT, address))
        monkeypatch.setattr(constants, "ENDPOINT", address)
        yield server
        # the library asks again for what was given up: here, and not of the real hub beside the tests that follow
        server.how = has_nothing
        server.over.set()
        for thread in threading.enumerate():
            if thread.name == "moehlo-download":
                thread.join(30)
                assert not thread.is_alive()


SECONDS = rf"no more than 0\.0 MB came in {PATIENCE:g} s"


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("how", "message"),
    [
        (redirects_in_a_loop, "redirect"),
        (never_answers, SECONDS),
        (drips, SECONDS),
        (drips_a_header, SECONDS),
        (never_ends, r"it has more than 5\.0 MB"),
        (breaks_off, "cannot be had from the hub"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_download_ends(how: Callable[[Hub], None], message: str, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(hub, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(hub, "MOST_BYTES", {".json": 5_000_000})
    with asked(how, monkeypatch, tmp_path) as server:
        started = time.monotonic()
        with pytest.raises(ConfigError, match=message) as refused:
            hub.resolve("org/name")
        # attempts to go on where a connection broke come a second apart
        assert time.monotonic() - started < PATIENCE + 15
    assert str(refused.value).startswith("org/name: is no path here, and config.json cannot be had from the hub (")
    # blocks of 10 MB, and what the system has taken from the server meanwhile
    assert server.sent < 60 << 20


@pytest.mark.timeout(60)
def test_a_steady_link_is_waited_for_whatever_the_library_counts(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(hub, "PATIENCE_SECONDS", 1.0)
    monkeypatch.setattr(hub, "LEAST_BYTES_PER_SECOND", 100_000)
    with asked(is_slow, monkeypatch, tmp_path):
        assert hub._download("org/name", "a.bin").read_bytes() == bytes(500_000)


def test_a_shard_larger_than_the_disk_has_room_for_is_not_begun(monkeypatch) -> None:
    monkeypatch.setattr(hub.shutil, "disk_usage", lambda _: (10**12, 10**12, 10**9))
    assert hub._most_bytes("model.safetensors") == 10**9 - hub.SPARED_BYTES
    assert hub._most_bytes("config.json") == hub.MOST_BYTES[".json"]


@pytest.mark.timeout(60)
def test_a_download_is_interrupted_at_once(tmp_path: Path) -> None:
    with serving(never_answers) as server:
        environment = {**os.environ, "HF_ENDPOINT": f"http://127.0.0.1:{server.server_address[1]}"}
        environment |= {"HF_HUB_CACHE": str(tmp_path / "cache"), "HF_HUB_OFFLINE": "0"}
        command = [sys.executable, "-m", "moehlo", "inspect", "org/name"]
        asked = threading.Event()
        server.how = lambda hub: (asked.set(), never_answers(hub))[1]
        child = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        try:
            assert asked.wait(30)
            started = time.monotonic()
            child.send_signal(signal.SIGINT)
            said = child.communicate(timeout=30)[1]
        finally:
            child.kill()
    assert time.monotonic() - started < 5
    assert child.returncode == 130
    assert "Traceback" not in said
