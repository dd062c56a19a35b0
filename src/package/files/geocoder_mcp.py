"""Places and coordinates, also without a network, by the geocoder binary that came with this package.

    import geocoder_mcp
    geocoder_mcp.geocode("Boulder")["results"][0]["lat"]

Each tool is a function, a method of Geocoder, and a coroutine of AsyncGeocoder. The binary is started at the first call
and kept; its settings are environment variables (GEOCODER_BACKEND=gazetteer: no network). Calls may come from several
threads and event loops, which share one process; after a fork, parent and child each have a binary of their own. No
dependencies.

Units are in names: distance_m is in metres, radius_km in kilometres, area_km2 in square kilometres, bearing_deg in degrees
clockwise from north; coordinates are degrees of WGS 84, boxes [west, south, east, north].
"""
import atexit
import csv
import functools
import importlib
import io
import itertools
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import weakref
from typing import (TYPE_CHECKING, Any, Callable, Dict, Iterable, Iterator, List, Literal, Mapping,
                    Optional, Sequence, Tuple, TypedDict, TypeVar, Union, cast)

if TYPE_CHECKING:
    import asyncio

__all__ = ["Geocoder", "AsyncGeocoder", "Pool", "GeocoderError", "Answer", "geocode_frame", "main", {{exports}}]
__version__ = "{{version}}"

Answer = Dict[str, Any]
Frame = TypeVar("Frame")
_STARTS_MAX = 2  # of the binary in one call: when it ends, it is started once more
_END_S = 2  # for the binary to end after its input; an idle one takes milliseconds
_READ_MAX = 1 << 16  # what a pipe holds
_WAITING_MAX = 64  # calls of call_many, and of an event loop, that are on their way at once
_NUMBERS = {{numbers}}  # columns of a batch
_REQUEST = ('{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"_meta":{'
            '"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},'
            '"io.github.geocoder-mcp/lean":true},"name":"%s","arguments":%s}}\n')
_encode = json.JSONEncoder(separators=(",", ":"), default=lambda scalar: scalar.item()).encode  # those of numpy
_decode: Callable[[bytes], Any] = json.loads
try:
    _decode = importlib.import_module("orjson").loads  # in a quarter of the time, where it is installed
except ImportError:
    pass

{{types}}

class GeocoderError(Exception):
    """What a tool refused: `code` is stable, `suggestion` says what to do, `retry_after` is in seconds."""

    def __init__(self, message: str, code: str = "", recoverable: bool = False, suggestion: str = "",
                 retry_after: Optional[float] = None):
        super().__init__(message, code, recoverable, suggestion, retry_after)
        self.code, self.recoverable, self.suggestion, self.retry_after = code, recoverable, suggestion, retry_after

    def __str__(self) -> str:
        return cast(str, self.args[0])


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


def main() -> int:
    """The command `geocoder` where it cannot be a script of the shell."""
    return subprocess.call([_binary(), *sys.argv[1:]])


class _Call:
    """A call that is on its way. `done` is called once it has a reply or its process has ended, by any thread."""

    __slots__ = ("number", "line", "starts", "process", "reply", "done")

    def __init__(self, tool: str, arguments: Mapping[str, Any]):
        self.number = next(_numbers)
        given = {name: value for name, value in arguments.items() if value is not None}
        self.line = (_REQUEST % (self.number, tool, _encode(given))).encode()
        self.starts = 0
        self.process: Optional[_Process] = None
        self.reply: Optional[Answer] = None
        self.done: Callable[[], object] = lambda: None

    def answer(self) -> Answer:
        reply = cast(Answer, self.reply)
        if "error" in reply:
            error = reply["error"]
            raise GeocoderError(error["message"], error.get("data", {}).get("code", ""))
        result = reply["result"]
        if "structuredContent" in result:
            return cast(Answer, result["structuredContent"])
        told: Answer = json.loads(result["content"][0]["text"])
        if result.get("isError"):
            raise GeocoderError(told["error"], told["code"], told["recoverable"], told["suggestion"],
                                told.get("retry_after_s"))
        pictures = [part["data"] for part in result["content"] if part["type"] == "image"]
        return {**told, "picture": pictures[0]} if pictures else told


class _Process:
    """One process of the binary, in our session, since Linux shares the processors out among sessions; a terminal's
    signals, such as that of Ctrl-C, are blocked there, and end our caller's wait alone.
    A reply goes to the call of its number. Who has the lead reads: a caller up to its own reply, which spares two changes
    of threads; else a thread, which no signal interrupts. It also reads what an interrupted caller left, and the end."""

    _WRITE_S = .1  # for a write that goes on to end; here, since a module has no names left in the end

    def __init__(self, options: Tuple[str, ...], env: Dict[str, str]):
        self.waiting: Dict[int, _Call] = {}
        self.is_usable = True  # False for ever once it takes no more
        self.has_ended = False
        self._lead: Dict[None, int] = {}  # the thread that reads
        self._turns: "queue.SimpleQueue[None]" = queue.SimpleQueue()  # of our thread, whenever it may have to lead
        self._is_whole = True  # what is written ends with a line
        self._lock = threading.RLock()  # a signal handler may call during a write
        self._child = subprocess.Popen([_binary(), "mcp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       bufsize=0, env={**os.environ, **env})
        assert self._child.stdin and self._child.stdout
        self._input, self._output = self._child.stdin, io.BufferedReader(cast(io.RawIOBase, self._child.stdout), _READ_MAX)
        self._reader = threading.Thread(target=self._run, daemon=True)
        self._reader.start()

    def send(self, *calls: _Call) -> bool:
        """Whether to wait for them. Not in a signal handler that interrupts a write or a read of this process."""
        with self._lock:
            self.is_usable = self.is_usable and self._is_whole and self._lead.get(None) != threading.get_ident()
            if not self.is_usable:
                return False
            self.waiting.update((call.number, call) for call in calls)
            if len(self.waiting) > 1:
                self.hand_over()  # a binary that nobody reads from does not read, either
            self._is_whole = False  # an exception, whenever it comes, leaves this so
            lines = b"".join(call.line for call in calls)
            try:
                while lines:
                    lines = lines[self._input.write(lines):]
                self._is_whole = True
            except (OSError, ValueError):
                self._child.kill()  # it reads no more
        return True

    def hand_over(self) -> None:
        """Our thread reads, unless somebody does, who calls this when it leaves."""
        if not self._lead and (self.waiting or not self.is_usable):
            self._turns.put(None)

    def _takes_lead(self) -> bool:
        return self._lead.setdefault(None, threading.get_ident()) == threading.get_ident()

    def wait(self, call: _Call) -> None:
        """Until it has a reply or the process has ended."""
        try:
            while not call.reply and self._takes_lead():
                data = self._output.peek()  # which leaves it there: an exception, whenever it comes, loses nothing
                end = data.find(b"\n") + 1
                if not end:
                    break
                self._hand_on(data[:end])
                self._output.read(end)
        except (OSError, ValueError):
            pass  # our thread finds the same
        finally:
            if self._lead.get(None) == threading.get_ident():
                self._lead.clear()
            self.hand_over()
        if not call.reply:
            settled: "queue.SimpleQueue[None]" = queue.SimpleQueue()
            call.done = functools.partial(settled.put, None)
            while not (call.reply or self.has_ended):
                settled.get()

    def _hand_on(self, line: bytes) -> None:
        reply = _decode(line)
        call = self.waiting.get(reply.get("id"))
        if call:
            call.reply = reply
            call.done()
            self.waiting.pop(call.number, None)

    def _read(self) -> bool:
        """Whether there may be more."""
        while (self.waiting or not self.is_usable) and self._takes_lead():
            while self.waiting or not self.is_usable:
                line = self._output.readline()
                if not line:
                    return False
                self._hand_on(line)
            self._lead.clear()
        return True

    def _run(self) -> None:
        try:
            while self._read():
                self._turns.get()
        except (OSError, ValueError):  # it writes no JSON
            self._child.kill()
        try:
            self._child.wait(_END_S)
        except subprocess.TimeoutExpired:
            self._child.kill()
        with self._lock:
            self.is_usable = False
            self._input.close()
        self._output.close()
        self._child.wait()
        self._drop()

    def _drop(self) -> None:
        self.has_ended = True
        for call in list(self.waiting.values()):
            call.done()

    def retire(self) -> None:
        """It ends after its last answer."""
        self.is_usable = False
        self.hand_over()
        if self._lock.acquire(timeout=self._WRITE_S):
            self._input.close()
            self._lock.release()
        else:
            self._child.kill()  # a write goes on, and may for ever

    def end(self) -> int:
        """Its exit status. Kills it when it has not ended by itself after _END_S."""
        self.retire()
        self._reader.join(_END_S)
        if self._reader.is_alive():
            self._child.kill()
            self._reader.join(_END_S)
        return self._child.wait()

    def forget(self) -> None:
        """After a fork: the process is our parent's. Its pipes are unbuffered, so closing them writes nothing."""
        self.is_usable = False
        self._input.close()
        self._output.raw.close()  # a thread of our parent may hold the lock of the buffer
        self._child.returncode = 0  # nothing to wait for
        self._drop()


class _Core:
    """Processes of the binary, each started when it is needed and again when it has ended."""

    _failure: Optional[Exception] = None  # why one could not be started

    def __init__(self, *options: str, env: Optional[Dict[str, str]] = None, processes: int = 1):
        """options: as `geocoder --help` has them, for example "--offline"."""
        self._options, self._env = options, env or {}
        self._processes: List[Optional[_Process]] = [None] * processes
        self._is_closed = False
        _alive.add(self)

    def _send(self, *calls: _Call) -> None:
        while calls[0].starts < _STARTS_MAX:
            process = self._running()
            for call in calls:
                call.starts, call.process = call.starts + 1, process
            if process.send(*calls):
                return
        status = calls[0].process.end() if calls[0].process else None
        raise GeocoderError(f"The geocoder ended during this call, and again after a restart, with status {status}.",
                            "process_ended", False, "Look for its message on stderr, and for whoever ends it.")

    def _running(self) -> _Process:
        """The one with the fewest calls."""
        at = min(range(len(self._processes)), key=self._load) if len(self._processes) > 1 else 0
        process = self._processes[at]
        if not process or not process.is_usable:
            starting = threading.Thread(target=self._start, args=(at, process))  # which no signal interrupts
            starting.start()
            starting.join()
            process = self._processes[at]
        if self._is_closed:
            raise GeocoderError("This Geocoder is closed.", "closed", False, "Make a new one.")
        if not process:
            raise self._failure or RuntimeError("The geocoder was not started.")
        return process

    def _load(self, at: int) -> int:
        process = self._processes[at]
        return len(process.waiting) if process else 0

    def _start(self, at: int, instead_of: Optional[_Process]) -> None:
        with _starting:
            if self._processes[at] is not instead_of or self._is_closed:
                return  # a call that was interrupted has started it
            try:
                if instead_of:
                    instead_of.retire()
                if hasattr(signal, "pthread_sigmask"):  # of this thread, which the binary inherits
                    signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT))
                self._processes[at] = _Process(self._options, self._env)
            except Exception as error:
                self._processes[at], self._failure = None, error

    def close(self) -> None:
        """Ends the binary, after the calls that are on their way. Later calls raise."""
        self._is_closed = True
        for process in filter(None, self._processes):
            process.end()

    def _forget(self) -> None:
        forgotten, self._processes = self._processes, [None] * len(self._processes)
        for process in filter(None, forgotten):
            process.forget()

    def __del__(self) -> None:
        for process in filter(None, getattr(self, "_processes", ())):
            process.retire()

    def _geocode_frame(self, frame: Any, columns: Optional[Sequence[str]], add: Sequence[str], country_codes: Optional[str],
                       language: Optional[str]) -> Any:
        is_polars = hasattr(frame, "with_row_index")
        # The first column has no name and counts the rows, so that none is empty.
        text = frame.with_row_index("").write_csv() if is_polars else frame.reset_index(drop=True).to_csv()
        given = {"--columns": ",".join(columns or ()), "--add": ",".join(add), "--country": country_codes,
                 "--language": language}
        command = [_binary(), "batch", "-", "--from", "csv", "--to", "csv", "--formulas", *self._options,
                   *(f"{name}={value}" for name, value in given.items() if value)]
        done = subprocess.run(command, input=text.encode(), env={**os.environ, **self._env}, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE)
        titles, *rows = list(csv.reader(io.StringIO(done.stdout.decode(), newline=""))) or [[]]
        if len(rows) != len(frame):
            raise GeocoderError(done.stderr.decode().strip() or "The geocoder lost rows of the frame.", "batch_failed")
        added = {title: [_cell(title, row[at]) for row in rows]
                 for at, title in enumerate(titles) if at > len(frame.columns)}
        if not is_polars:
            return frame.assign(**added)
        polars: Any = importlib.import_module("polars")
        return frame.with_columns([polars.Series(title, values, float if _is_number(title) else str)
                                   for title, values in added.items()])


def _is_number(title: str) -> bool:
    return title.partition("_")[2] in _NUMBERS


def _cell(title: str, text: str) -> Union[str, float, None]:
    return (float(text) if _is_number(title) else text) if text else None


class Geocoder(_Core):
    """The binary, started at the first call and again when it has ended. Safe from several threads."""

    def call(self, tool: str, **arguments: Any) -> Answer:
        """The answer of a tool. Arguments that are None are left out."""
        call = _Call(tool, arguments)
        self._send(call)
        return self._wait(call)

    def call_many(self, tool: str, arguments: Iterable[Mapping[str, Any]]) -> Iterator[Union[Answer, GeocoderError]]:
        """The answers of a tool to each of the arguments, in order; up to 64 calls are on their way at once, which is
        faster than one behind the other. A call that the tool refuses gives its error, and the rest goes on."""
        begun: List[_Call] = []
        rest = iter(arguments)
        while True:
            more = [_Call(tool, given) for given in itertools.islice(rest, _WAITING_MAX // 2)]
            if more:
                self._send(*more)
            outcomes = [self._outcome(call) for call in reversed(begun)]  # this thread wakes once, for the last of them
            yield from reversed(outcomes)
            begun = more
            if not begun:
                return

    def geocode_frame(self, frame: Frame, columns: Optional[Sequence[str]] = None, add: Sequence[str] = (),
                      country_codes: Optional[str] = None, language: Optional[str] = None) -> Frame:
        """A pandas or polars frame with columns geo_lat, geo_lon (degrees), geo_match, geo_label, geo_status and more
        behind its own, whose rows keep their order.

        columns: that make the query (a place, or lat and lon); default: those with usual headers
        add: more columns, as in ["city", "postcode", "timezone", "distance_m"]
        """
        return cast(Frame, self._geocode_frame(frame, columns, add, country_codes, language))

    def _wait(self, call: _Call) -> Answer:
        while True:
            cast(_Process, call.process).wait(call)
            if call.reply:
                return call.answer()
            self._send(call)

    def _outcome(self, call: _Call) -> Union[Answer, GeocoderError]:
        try:
            return self._wait(call)
        except GeocoderError as error:
            return error

    def __enter__(self) -> "Geocoder":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

{{methods}}

class Pool(Geocoder):
    """Several processes of the binary, for threads that ask for much: a call goes to the one with the fewest."""

    def __init__(self, processes: int = 0, *options: str, env: Optional[Dict[str, str]] = None):
        """processes: 0 for as many as there are processors."""
        super().__init__(*options, env=env, processes=processes or os.cpu_count() or 1)


class AsyncGeocoder(_Core):
    """The same for event loops, of which several may share it."""

    def __init__(self, *options: str, env: Optional[Dict[str, str]] = None, processes: int = 1):
        super().__init__(*options, env=env, processes=processes)
        self._limits: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore]" = weakref.WeakKeyDictionary()

    async def call(self, tool: str, **arguments: Any) -> Answer:
        """The answer of a tool. Arguments that are None are left out."""
        import asyncio
        loop, call = asyncio.get_running_loop(), _Call(tool, arguments)
        if loop not in self._limits:
            self._limits[loop] = asyncio.Semaphore(_WAITING_MAX)
        async with self._limits[loop]:
            while not call.reply:
                settled = loop.create_future()
                call.done = functools.partial(_settle_from_any_thread, loop, settled)
                self._send(call)
                cast(_Process, call.process).hand_over()
                await settled
        return call.answer()

    async def geocode_frame(self, frame: Frame, columns: Optional[Sequence[str]] = None, add: Sequence[str] = (),
                            country_codes: Optional[str] = None, language: Optional[str] = None) -> Frame:
        """As that of Geocoder."""
        import asyncio
        work = functools.partial(self._geocode_frame, frame, columns, add, country_codes, language)
        return cast(Frame, await asyncio.get_running_loop().run_in_executor(None, work))

    async def __aenter__(self) -> "AsyncGeocoder":
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.close()

{{async_methods}}

def _settle(settled: "asyncio.Future[None]") -> None:
    if not settled.done():
        settled.set_result(None)


def _settle_from_any_thread(loop: "asyncio.AbstractEventLoop", settled: "asyncio.Future[None]") -> None:
    try:
        loop.call_soon_threadsafe(_settle, settled)
    except RuntimeError:
        pass  # the loop has ended before its call


_numbers = itertools.count(1)  # of calls; never repeated
_alive: "weakref.WeakSet[_Core]" = weakref.WeakSet()
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

_shared = Geocoder()
geocode_frame = _shared.geocode_frame
{{functions}}
