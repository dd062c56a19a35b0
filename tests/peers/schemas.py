"""Holds the schemas of all tools against what reads them.
schemas.py BINARY
Prints `ok schemas: NAME` or `FAIL schemas: NAME: why` a row: the inputSchema of each tool through the converters of
google-genai and of OpenAI's agents, and by the keywords that the model APIs document; calls with every other argument
filled in, as models do under OpenAI's strict schemas; the outputSchema of each against answers of all details and
modes, in all revisions.
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

# Calls whose answers must be the same when a model fills in all other arguments.
FILLED = [call for call in CALLS if call[0] != "geocoder_status"] + [
    ("reverse_geocode", {"place": "46.948,7.447"}), ("reverse_geocode", {"points": [[46.948, 7.447], "Bern"]}),
    ("nearby_places", {"place": "Bern", "radius_km": 5}), ("admin_boundaries", {"place": "Bern"}),
    ("find_places", {"kind": "city", "within": "Italy"}), ("find_places", {"kind": "city", "within": "Italy", "min_population": 500000}),
    ("distance_matrix", {"origins": ["Rome"], "destinations": ["Bern", "Oslo"]}), ("show_map", {"places": ["Rome"]}),
    ("route_waypoints", {"waypoints": ["Rome", "Oslo"]}), ("batch_geocode", {"queries": ["Rome", "Oslo"]}),
]
# What models fill arguments with, by the type of the strict schema.
FILLERS = {
    "empty": {"string": "", "number": 0, "integer": 0, "boolean": False, "array": []},
    "null": dict.fromkeys(["string", "number", "integer", "boolean", "array"]),
    "blank": {"string": " ", "number": 0.0, "integer": "0", "boolean": "", "array": [""]},
}


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


def filled(schema, filler):
    """Arguments for all parameters of a strict schema; of a choice the first, where null is not what is filled in."""
    values = FILLERS[filler]
    made = ensure_strict_json_schema(copy.deepcopy(schema))
    return {name: made["properties"][name]["enum"][0] if "enum" in made["properties"][name] and filler != "null"
            else values[made["properties"][name]["type"]] for name in made["required"]}


def unchanged(tools, filler):
    """Why filled arguments change an answer; empty: they do not."""
    schemas = {tool["name"]: tool["inputSchema"] for tool in tools}
    _, plain = session(REVISIONS[-1], FILLED)
    _, given = session(REVISIONS[-1], [(name, {**filled(schemas[name], filler), **arguments}) for name, arguments in FILLED])
    return "; ".join(f"{name} {arguments}: {json.dumps(result)[:200]}" for (name, arguments), expected, result in zip(FILLED, plain, given)
                     if result != expected or result.get("isError"))


def structure(tools, calls, results):
    """Why an answer is not what its outputSchema says, or its text something else."""
    schemas = {tool["name"]: tool.get("outputSchema") for tool in tools}
    for (name, arguments), result in zip(calls, results):
        given, schema = result.get("structuredContent"), schemas[name]
        if result.get("isError") or given is None:
            return f"{name} {arguments}: {json.dumps(result)[:200]}"
        if schema:
            jsonschema.validate(given, schema)
        if schema and set(given) - set(schema["properties"]):
            return f"{name} {arguments}: {set(given) - set(schema['properties'])} is not in its outputSchema"
        is_text = arguments.get("output_mode") == "text"
        if is_text and schema and set(given) != {*schema["required"], "text"}:
            return f"{name} {arguments}: text with {list(given)}"
        if (given["text"] if is_text else json.loads(result["content"][0]["text"])) != (result["content"][0]["text"] if is_text else given):
            return f"{name} {arguments}: content and structure are not the same"
    return None


tools, _ = session(REVISIONS[-1], [])
for tool in tools:
    say(f"{tool['name']}, google-genai", tried(gemini, tool))
    say(f"{tool['name']}, OpenAI strict", tried(strict, tool["inputSchema"]))
    say(f"{tool['name']}, keywords of arguments", "; ".join(faults(tool["inputSchema"], "", KEYWORDS)))
    if "outputSchema" in tool:
        say(f"{tool['name']}, answer is described", "; ".join(faults(tool["outputSchema"], "", None)))
for filler in FILLERS:
    say(f"arguments filled in, {filler}", unchanged(tools, filler))
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
