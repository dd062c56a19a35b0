"""Places and coordinates, also without a network, by the geocoder binary that came with this package.

    import geocoder_mcp
    geocoder_mcp.geocode("Boulder")["results"][0]["lat"]

The binary is started at the first call and kept; its settings are environment variables (GEOCODER_BACKEND=gazetteer: no
network). Answers are dictionaries, `status` is ok, needs_user_choice or needs_clarification. No dependencies.

Calls may come from several threads. After a fork, parent and child each have a binary of their own.
"""
import atexit
import itertools
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import weakref
from typing import Any, Dict, List, Optional, Tuple, Union, cast

__all__ = ["Geocoder", "GeocoderError", "geocode", "reverse_geocode", "bbox_from_place", "nearby_places",
           "find_places", "batch_geocode", "distance_matrix", "route_waypoints"]
__version__ = "{{version}}"

Answer = Dict[str, Any]
Point = Union[str, Dict[str, float], List[float]]
_STARTS_MAX = 2  # of the binary in one call: when it ends, it is started once more
_END_S = 2  # for the binary to end after its input; an idle one takes milliseconds
_READ_MAX = 1 << 16  # what a pipe holds
_META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}


class GeocoderError(Exception):
    """What a tool refused: `code` is stable, `suggestion` says what to do."""

    def __init__(self, error: Answer):
        super().__init__(error.get("error", "The geocoder gave no answer."))
        self.code: str = error.get("code", "")
        self.recoverable: bool = error.get("recoverable", False)
        self.suggestion: str = error.get("suggestion", "")


def _binary() -> str:
    name = "geocoder-mcp.exe" if os.name == "nt" else "geocoder-mcp"
    folders = [sysconfig.get_path("scripts"), os.path.dirname(sys.executable),
               os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin")]
    for folder in folders:
        if os.access(os.path.join(folder, name), os.X_OK):
            return os.path.join(folder, name)
    found = shutil.which(name)
    if not found:
        raise FileNotFoundError(f"{name} is neither beside Python nor on the PATH; install geocoder-mcp again.")
    return found


class _Process:
    """One process of the binary, in a session of its own: a terminal's Ctrl-C ends our caller's wait, not the binary."""

    def __init__(self, options: Tuple[str, ...], env: Dict[str, str]):
        self.is_idle = True  # everything asked is answered; an exception, whenever it comes, leaves this False
        self._child = subprocess.Popen([_binary(), "mcp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       bufsize=0, env={**os.environ, **env}, start_new_session=True)
        assert self._child.stdin and self._child.stdout
        self._input, self._output = self._child.stdin, self._child.stdout

    def has_ended(self) -> bool:
        return self._child.poll() is not None

    def ask(self, line: bytes, number: int) -> Optional[Answer]:
        """The reply to the request of that id; None: there will be none."""
        self.is_idle = False
        rest = b""
        try:
            while line:
                line = line[self._input.write(line):]
            while True:
                data = self._output.read(_READ_MAX)
                if not data:
                    return None
                *lines, rest = (rest + data).split(b"\n")
                for reply in map(json.loads, lines):
                    if reply.get("id") == number:
                        self.is_idle = not rest
                        return cast(Answer, reply)
        except (OSError, ValueError):  # it has ended, writes no JSON, or _forget was called during the wait
            return None

    def end(self, timeout: float = 0) -> int:
        """Its exit status. Kills it when it has not ended by itself after the timeout in seconds."""
        self._input.close()
        try:
            self._child.wait(timeout)
        except subprocess.TimeoutExpired:
            self._child.kill()
        finally:
            self._output.close()
        return self._child.wait()

    def forget(self) -> None:
        """After a fork: the process is our parent's. Its pipes are unbuffered, so closing them writes nothing."""
        self.is_idle = False
        self._input.close()
        self._output.close()
        self._child.returncode = 0  # nothing to wait for


class Geocoder:
    """The binary, started at the first call and again when it has ended. Safe from several threads, one call at a time."""

    _process: Optional[_Process] = None
    _failure: Exception  # why it could not be started

    def __init__(self, *options: str, env: Optional[Dict[str, str]] = None):
        """options: as `geocoder --help` has them, for example "--offline"."""
        self._options, self._env = options, env or {}
        self._numbers = itertools.count(1)  # never repeated, also not by the next process
        self._lock = threading.RLock()  # a signal handler may call during a wait
        self._is_closed = False
        _alive.add(self)

    def call(self, tool: str, **arguments: Any) -> Answer:
        """The answer of a tool. Arguments that are None are left out."""
        given = {name: value for name, value in arguments.items() if value is not None}
        number = next(self._numbers)
        request = {"jsonrpc": "2.0", "id": number, "method": "tools/call",
                   "params": {"name": tool, "arguments": given, "_meta": _META}}
        reply = self._ask(json.dumps(request).encode() + b"\n", number)
        if "error" in reply:
            raise GeocoderError({"error": reply["error"]["message"]})
        result = reply["result"]
        if result.get("isError"):
            raise GeocoderError(json.loads(result["content"][0]["text"]))
        return cast(Answer, result.get("structuredContent") or json.loads(result["content"][0]["text"]))

    def _ask(self, line: bytes, number: int) -> Answer:
        with self._lock:
            for _ in range(_STARTS_MAX):
                process = self._running()
                reply = process.ask(line, number)
                if reply is not None:
                    return reply
            raise GeocoderError({"error": f"The geocoder ended during this call, and again after a restart, with status "
                                          f"{process.end()}.", "code": "process_ended",
                                 "suggestion": "Look for its message on stderr, and for whoever ends it."})

    def _running(self) -> _Process:
        if self._is_closed:
            raise GeocoderError({"error": "This Geocoder is closed.", "code": "closed", "suggestion": "Make a new one."})
        process = self._process
        if not process or process.has_ended() or not process.is_idle:
            starting = threading.Thread(target=self._start, args=(process,))  # which no signal interrupts
            starting.start()
            starting.join()
            process = self._process
        if not process:
            raise self._failure
        return process

    def _start(self, instead_of: Optional[_Process]) -> None:
        with _starting:
            if self._process is not instead_of:
                return  # a call that was interrupted has started it
            try:
                if instead_of:
                    instead_of.end()
                self._process = _Process(self._options, self._env)
            except Exception as error:
                self._process, self._failure = None, error

    def close(self) -> None:
        """Ends the binary, after the call that is running. Later calls raise."""
        self._is_closed = True
        has_lock = self._lock.acquire(timeout=_END_S)
        try:
            process, self._process = self._process, None
            if process:
                process.end(_END_S if has_lock else 0)
        finally:
            if has_lock:
                self._lock.release()

    def _forget(self) -> None:
        self._lock = threading.RLock()  # another thread of the parent may have held it
        if self._process:
            self._process.forget()
            self._process = None

    def __enter__(self) -> "Geocoder":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __del__(self) -> None:
        if self._process:
            self.close()


_alive: "weakref.WeakSet[Geocoder]" = weakref.WeakSet()
_starting = threading.RLock()  # held during a fork, too: the child knows all pipes that it must close


def _after_fork() -> None:
    for geocoder in list(_alive):
        geocoder._forget()
    _starting.release()


@atexit.register
def _close_all() -> None:
    for geocoder in list(_alive):
        geocoder.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_starting.acquire, after_in_parent=_starting.release, after_in_child=_after_fork)

_call = Geocoder().call


def geocode(query: str, **options: Any) -> Answer:
    """Places by name, address or coordinates in any notation."""
    return _call("geocode", query=query, **options)


def reverse_geocode(lat: float, lon: float, **options: Any) -> Answer:
    """What is at a point."""
    return _call("reverse_geocode", lat=lat, lon=lon, **options)


def bbox_from_place(query: str, **options: Any) -> Answer:
    """The box [west, south, east, north] of a place."""
    return _call("bbox_from_place", query=query, **options)


def nearby_places(lat: float, lon: float, **options: Any) -> Answer:
    """What is around a point, nearest first."""
    return _call("nearby_places", lat=lat, lon=lon, **options)


def find_places(**options: Any) -> Answer:
    """Places of a kind in a box, along a line or within an area."""
    return _call("find_places", **options)


def batch_geocode(queries: List[str], **options: Any) -> Answer:
    """Many names at once."""
    return _call("batch_geocode", queries=queries, **options)


def distance_matrix(**options: Any) -> Answer:
    """Distances as the crow flies between points."""
    return _call("distance_matrix", **options)


def route_waypoints(waypoints: List[Point], **options: Any) -> Answer:
    """Legs as the crow flies along points."""
    return _call("route_waypoints", waypoints=waypoints, **options)
