"""Places and coordinates, also without a network, by the geocoder binary that came with this package.

    import geocoder_mcp
    geocoder_mcp.geocode("Boulder")["results"][0]["lat"]

The binary is started at the first call and kept; its settings are environment variables (GEOCODER_BACKEND=gazetteer: no
network). Answers are dictionaries, `status` is ok, needs_user_choice or needs_clarification. No dependencies.
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
from typing import Any, Dict, List, Optional, Union

__all__ = ["Geocoder", "GeocoderError", "geocode", "reverse_geocode", "bbox_from_place", "nearby_places",
           "find_places", "batch_geocode", "distance_matrix", "route_waypoints"]
__version__ = "{{version}}"

Answer = Dict[str, Any]
Point = Union[str, Dict[str, float], List[float]]
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


class Geocoder:
    """One process of the binary. Safe from several threads, one call at a time."""

    def __init__(self, *options: str, env: Optional[Dict[str, str]] = None):
        """options: as `geocoder --help` has them, for example "--offline"."""
        self._lock, self._ids = threading.Lock(), itertools.count(1)
        self._process = subprocess.Popen([_binary(), "mcp", *options], stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE, env={**os.environ, **(env or {})})

    def call(self, tool: str, **arguments: Any) -> Answer:
        """The answer of a tool. Arguments that are None are left out."""
        given = {name: value for name, value in arguments.items() if value is not None}
        with self._lock:
            request = {"jsonrpc": "2.0", "id": next(self._ids), "method": "tools/call",
                       "params": {"name": tool, "arguments": given, "_meta": _META}}
            reply = self._ask(json.dumps(request))
        if "error" in reply:
            raise GeocoderError({"error": reply["error"]["message"]})
        result = reply["result"]
        if result.get("isError"):
            raise GeocoderError(json.loads(result["content"][0]["text"]))
        return result.get("structuredContent") or json.loads(result["content"][0]["text"])

    def _ask(self, line: str) -> Answer:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # its output ends, too
        answer = self._process.stdout.readline()
        if not answer:
            raise GeocoderError({"error": f"The geocoder ended with status {self._process.wait()}."})
        return json.loads(answer)

    def close(self) -> None:
        with self._lock:
            assert self._process.stdin and self._process.stdout
            self._process.stdin.close()
            self._process.wait()
            self._process.stdout.close()

    def __enter__(self) -> "Geocoder":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


_shared: Optional[Geocoder] = None
_starting = threading.Lock()


def _call(tool: str, **arguments: Any) -> Answer:
    global _shared
    with _starting:
        if _shared is None:
            _shared = Geocoder()
            atexit.register(_shared.close)
    return _shared.call(tool, **arguments)


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
