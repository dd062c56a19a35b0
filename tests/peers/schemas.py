"""Holds the schemas of all tools against what reads them.
schemas.py BINARY
Prints `ok schemas: NAME` or `FAIL schemas: NAME: why` a row: the inputSchema of each tool through the converters of
google-genai and of OpenAI's agents, and by the keywords that the model APIs document; the outputSchema of each against
answers of all details and modes, in all revisions.
"""
import copy
import json
import os
import subprocess
import sys

import jsonschema
from agents.strict_schema import ensure_strict_json_schema
from google.genai import _mcp_utils
from mcp.types import Tool

BINARY = sys.argv[1]
REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

# Of structured outputs (OpenAI) and of function declarations (Gemini), what both document.
KEYWORDS = {"type", "properties", "required", "items", "enum", "anyOf", "description", "minimum", "maximum", "minItems", "maxItems"}

CALLS = [
    ("geocode", {"query": "Boulder, Colorado"}), ("geocode", {"query": "Springfield"}), ("geocode", {"query": "xyzzyplugh"}),
    ("geocode", {"query": "12 Rue de la Paix, Paris"}), ("geocode", {"query": "48.85, 2.35"}),
    ("reverse_geocode", {"lat": 48.85, "lon": 2.35}), ("reverse_geocode", {"lat": -40, "lon": -120}),
    ("bbox_from_place", {"query": "Liechtenstein"}), ("bbox_from_place", {"query": "Springfield"}),
    ("nearby_places", {"lat": 48.85, "lon": 2.35, "radius_km": 10}), ("nearby_places", {"lat": -40, "lon": -120}),
    ("lookup_places", {"ids": ["G2988507", "R1"]}), ("admin_boundaries", {"lat": 48.85, "lon": 2.35}),
    ("admin_boundaries", {"lat": -40, "lon": -120}),
    ("batch_geocode", {"queries": ["Rome", "xyzzyplugh", "Springfield", "48.85, 2.35"]}),
    ("route_waypoints", {"waypoints": ["Rome", "xyzzyplugh", [48.85, 2.35], "Springfield"]}),
    ("distance_matrix", {"points": ["Rome", [48.85, 2.35], "xyzzyplugh"]}),
    ("show_map", {"places": ["Rome", "xyzzyplugh", [48.85, 2.35]], "boxes": ["1,2,3,4"], "lines": ["Rome; Oslo"], "areas": ["Italy"]}),
    ("convert_coordinates", {"query": "48.85, 2.35"}), ("geocoder_status", {}), ("geocoder_capabilities", {}),
]


def say(name, why):
    print(f"FAIL schemas: {name}: {why}" if why else f"ok schemas: {name}", flush=True)


def tried(convert, *given):
    """Why a conversion fails; None: it does not."""
    try:
        convert(*given)
    except Exception as e:  # whatever a converter throws at its user is what we look at
        return f"{type(e).__name__}: {e}"


def session(revision, calls):
    """The list of tools, and the result of each call."""
    hello = {"protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "peer-schemas", "version": "1"}}
    lines = [{"id": 0, "method": "initialize", "params": hello}, {"method": "notifications/initialized"},
             {"id": 1, "method": "tools/list"}]
    lines += [{"id": i + 2, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
              for i, (name, arguments) in enumerate(calls)]
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
    done = subprocess.run([BINARY, "mcp", "--offline"], env=environment, stdout=subprocess.PIPE, check=True,
                          input="".join(json.dumps({"jsonrpc": "2.0", **line}) + "\n" for line in lines).encode())
    replies = {reply["id"]: reply["result"] for reply in map(json.loads, done.stdout.decode().splitlines())}
    return replies[1]["tools"], [replies[i + 2] for i in range(len(calls))]


def faults(schema, path, keywords):
    """What no converter may meet: objects and arrays that are not described, and other keywords."""
    if keywords and set(schema) - keywords:
        yield f"{path} has {', '.join(sorted(set(schema) - keywords))}"
    if keywords and "type" in schema and not isinstance(schema["type"], str):
        yield f"{path} has a list of types"
    if schema.get("type") == "object" and "properties" not in schema and "additionalProperties" not in schema:
        yield f"{path} is an object of what?"
    if schema.get("type") == "array" and "items" not in schema:
        yield f"{path} is an array of what?"
    if not {"type", "anyOf"} & set(schema):
        yield f"{path} has no type"
    nested = [(f"{path}.{key}", value) for key, value in schema.get("properties", {}).items()]
    nested += [(f"{path}[]", schema["items"])] if "items" in schema else []
    nested += [(f"{path}|{i}", value) for i, value in enumerate(schema.get("anyOf", []))]
    for at, value in nested:
        yield from faults(value, at, keywords)


def gemini(tool):
    made = _mcp_utils.mcp_to_gemini_tool(Tool(name=tool["name"], description=tool["description"], inputSchema=tool["inputSchema"]))
    parameters = made.function_declarations[0].parameters
    assert set(parameters.properties) == set(tool["inputSchema"]["properties"]), "parameters are lost"


def strict(schema):
    made = ensure_strict_json_schema(copy.deepcopy(schema), _reject_open_objects=True)
    assert made["additionalProperties"] is False and made["required"] == list(made["properties"]), "it is not strict"


def structure(tools, calls, results):
    """Why an answer is not what its outputSchema says, or its text something else."""
    schemas = {tool["name"]: tool["outputSchema"] for tool in tools}
    for (name, arguments), result in zip(calls, results):
        given = result.get("structuredContent")
        if result.get("isError") or given is None:
            return f"{name} {arguments}: {json.dumps(result)[:200]}"
        jsonschema.validate(given, schemas[name])
        known = set(schemas[name]["properties"])
        if set(given) - known:
            return f"{name} {arguments}: {set(given) - known} is not in its outputSchema"
        if arguments.get("output_mode") == "text" and set(given) != set(schemas[name]["required"]):
            return f"{name} {arguments}: text with {list(given)}"
    return None


tools, _ = session(REVISIONS[-1], [])
for tool in tools:
    say(f"{tool['name']}, google-genai", tried(gemini, tool))
    say(f"{tool['name']}, OpenAI strict", tried(strict, tool["inputSchema"]))
    say(f"{tool['name']}, keywords of arguments", "; ".join(faults(tool["inputSchema"], "", KEYWORDS)))
    say(f"{tool['name']}, answer is described", "; ".join(faults(tool["outputSchema"], "", None)))
has_detail = {tool["name"] for tool in tools if "detail" in tool["inputSchema"]["properties"]}
for mode in [{"detail": "brief"}, {}, {"detail": "full"}, {"output_mode": "text"}]:
    calls = [(name, {**arguments, **mode}) for name, arguments in CALLS if "detail" not in mode or name in has_detail]
    for revision in REVISIONS:
        why = None
        try:
            listed, results = session(revision, calls)
            why = structure(listed, calls, results)
        except jsonschema.ValidationError as e:
            why = str(e)[:300]
        say(f"answers {mode or 'as they are'}, {revision}", why)
