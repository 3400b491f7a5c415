"""Firefox and WebKit of this machine, driven by what they speak themselves.

Firefox speaks WebDriver BiDi on a socket of its own; WebKitGTK has a WebDriver, and needs a screen, which Xvfb gives.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from tests.server.engines import free_port
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
SIZE = (1440, 900)
MINI_BROWSERS = (
    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/*/webkitgtk-6.0/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
)
# As root and in most containers there is no sandbox and no graphics card; the only pages seen here are our own.
PLAIN = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}
MIDDLE = """(() => {
    const found = document.querySelector(SELECTOR);
    if (!found) return null;
    found.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const at = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
    const still = String(at) === String(found.wasAt);
    found.wasAt = at;
    return still && found.contains(document.elementFromPoint(...at)) ? at : null;
})()"""


class Browser(ABC):
    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as plain data."""

    @abstractmethod
    def press(self, x: int, y: int) -> None:
        """A click of the mouse."""

    def click(self, selector: str) -> None:
        """In the middle of the first thing there, as soon as there is one that stands still and lies on top."""
        self.press(*self.until(MIDDLE.replace("SELECTOR", json.dumps(selector))))

    def until(self, expression: str) -> Any:
        end = time.monotonic() + PATIENCE
        while not (found := self.evaluate(expression)):
            assert time.monotonic() < end, (
                f"it did not happen: {expression}; {self.evaluate('document.body.innerText')}"
            )
            time.sleep(0.05)
        return found


def pointer(x: int, y: int) -> list[dict[str, Any]]:
    """A click as both protocols describe it."""
    return [
        {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": [
                {"type": "pointerMove", "x": x, "y": y, "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
    ]


class Firefox(Browser):
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self._call("session.new", capabilities={})
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        self._call("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def _call(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == id:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        text = f"JSON.stringify({expression}) ?? 'null'"
        answer = self._call("script.evaluate", expression=text, target={"context": self._context}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press(self, x: int, y: int) -> None:
        self._call("input.performActions", context=self._context, actions=pointer(x, y))


class WebKit(Browser):
    def __init__(self, url: str, program: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=PATIENCE)
        options = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        made = self._post("/session", capabilities={"alwaysMatch": options})
        self._session = f"/session/{made['sessionId']}"
        self._post(f"{self._session}/window/rect", width=SIZE[0], height=SIZE[1])

    def _post(self, path: str, **body: Any) -> Any:
        answer = self._http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def go(self, url: str) -> None:
        self._post(f"{self._session}/url", url=url)

    def evaluate(self, expression: str) -> Any:
        script = f"return JSON.stringify({expression}) ?? 'null'"
        return json.loads(self._post(f"{self._session}/execute/sync", script=script, args=[]))

    def press(self, x: int, y: int) -> None:
        self._post(f"{self._session}/actions", actions=pointer(x, y))

    def close(self) -> None:
        self._http.delete(self._session)
        self._http.close()


@contextlib.contextmanager
def running(*command: str, **env: str) -> Iterator[None]:
    process = subprocess.Popen(
        command, env={**os.environ, **env}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
        if process.poll() is None:
            process.kill()
            process.wait()


@contextlib.contextmanager
def firefox() -> Iterator[Browser | None]:
    """None where there is no Firefox."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        yield None
        return
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = (program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}")
        with running(*command, MOZ_DISABLE_CONTENT_SANDBOX="1"), _socket(f"ws://127.0.0.1:{port}/session") as socket:
            yield Firefox(socket)


def _socket(url: str) -> ClientConnection:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return connect(url, max_size=None, open_timeout=PATIENCE)
        except (OSError, WebSocketException):
            assert time.monotonic() < end, "Firefox does not open its socket"
            time.sleep(0.2)


@contextlib.contextmanager
def webkit() -> Iterator[Browser | None]:
    """None where there is no WebKit with its driver, or no screen for it."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    programs = [str(path) for pattern in MINI_BROWSERS for path in Path("/").glob(pattern.removeprefix("/"))]
    if driver is None or screen is None or not programs:
        yield None
        return
    display, port = f":{free_port() % 20_000 + 100}", free_port()
    width, height = SIZE
    with (
        running(screen, display, "-screen", "0", f"{width}x{height + 100}x24", "-nolisten", "tcp"),
        running(driver, f"--port={port}", DISPLAY=display, **PLAIN),
    ):
        browser = _webkit(f"http://127.0.0.1:{port}", programs[0])
        try:
            yield browser
        finally:
            browser.close()


def _webkit(url: str, program: str) -> WebKit:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return WebKit(url, program)
        except httpx.ConnectError:
            assert time.monotonic() < end, "the driver of WebKit does not answer"
            time.sleep(0.2)
