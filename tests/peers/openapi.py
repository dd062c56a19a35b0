"""Holds /openapi.json against OpenAPI 3.1, and the server against it.
openapi.py URL
Prints `ok openapi: NAME` or `FAIL openapi: NAME: why` a row: the document through openapi-spec-validator; then of each
operation with an example its request as it is described, whose answer must have a status, a type and a form that the
document names; and a request that is refused, as the document says.
"""
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

import jsonschema
from openapi_spec_validator import OpenAPIV31SpecValidator

BASE = sys.argv[1]
TIMEOUT_S = 60
REFUSED = [("get", "/search", ""), ("get", "/reverse", "lat=1"), ("get", "/lookup", "osm_ids=" + "R1," * 51), ("get", "/details", ""),
           ("get", "/photon/api", ""), ("get", "/photon/reverse", "lat=x&lon=1"), ("get", "/suggest", "q=x&limit=a"),
           ("post", "/api/chat", ""), ("post", "/api/table", "from=x"), ("post", "/mcp", "")]


def say(name, why):
    print(f"FAIL openapi: {name}: {why}" if why else f"ok openapi: {name}", flush=True)


def fetch(method, path, headers=(), content=None):
    """Status, type without parameters, and content of an answer."""
    request = urllib.request.Request(BASE + path, content, dict(headers), method=method.upper())
    try:
        reply = urllib.request.urlopen(request, timeout=TIMEOUT_S)
    except urllib.error.HTTPError as refusal:
        reply = refusal
    with reply:
        return reply.status, (reply.headers["Content-Type"] or "").split(";")[0], reply.read().decode(errors="replace")


def resolve(api, item):
    for key in item["$ref"][2:].split("/") if "$ref" in item else []:
        api = api[key]
    return api if "$ref" in item else item


def difference(api, operation, status, kind, text):
    """How an answer is not as it is described; None: it is."""
    described = operation["responses"].get(str(status))
    if not described:
        return f"answers {status}: {text[:200]}"
    types = resolve(api, described).get("content", {})
    if not types and not text:
        return None
    if kind not in types and types:
        return f"answers with {kind}, which is not among {sorted(types)}"
    schema = types.get(kind, {}).get("schema")
    if schema:
        errors = jsonschema.Draft202012Validator({**schema, "components": api["components"]}).iter_errors(json.loads(text))
        return next((f"{error.json_path}: {error.message}"[:300] for error in errors), None)
    return None


def example_of(api, operation):
    """Query, headers and content of the operation's example."""
    parameters = [resolve(api, one) for one in operation.get("parameters", [])]
    query = [(one["name"], one["example"]) for one in parameters if one["in"] == "query" and "example" in one]
    headers = {one["name"]: one["example"] for one in parameters if one["in"] == "header" and "example" in one}
    body = operation.get("requestBody")
    if body:
        headers["Content-Type"], described = next(iter(body["content"].items()))
        example = described["example"] if isinstance(described["example"], str) else json.dumps(described["example"])
        return urllib.parse.urlencode(query, doseq=True), headers, example.encode()
    return urllib.parse.urlencode(query, doseq=True), headers, None


def main():
    status, _, text = fetch("get", "/openapi.json")
    api = json.loads(text)
    errors = [f"{'/'.join(map(str, error.path))}: {error.message}" for error in OpenAPIV31SpecValidator(api).iter_errors()]
    say("is OpenAPI 3.1", "; ".join(errors)[:400] if errors or status == 200 else f"status {status}")
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            query, headers, content = example_of(api, operation)
            needs = [one for one in operation.get("parameters", []) if one.get("required") and "example" not in one]
            if needs:
                continue  # of a session that exists
            inside = {one["name"]: one["example"] for one in operation.get("parameters", []) if one.get("in") == "path"}
            at = path.format(**inside)
            answer = fetch(method, f"{at}?{query}" if query else at, headers, content)
            why = difference(api, operation, *answer)
            say(f"{method} {path}", why or (None if answer[0] == 200 else f"its example answers {answer[0]}"))
            forms = next((one["schema"]["enum"] for one in operation.get("parameters", []) if one.get("name") == "format"), [])
            for form in forms:
                pairs = [pair for pair in urllib.parse.parse_qsl(query) if pair[0] != "format"] + [("format", form)]
                say(f"{method} {path} as {form}", difference(api, operation, *fetch(method, f"{path}?{urllib.parse.urlencode(pairs)}", headers)))
    for method, path, query in REFUSED:
        headers = example_of(api, api["paths"][path][method])[1]
        answer = fetch(method, f"{path}?{query}" if query else path, headers, b"{}" if method == "post" else None)
        why = difference(api, api["paths"][path][method], *answer)
        say(f"{method} {path} refused", why or (None if answer[0] >= 400 else f"answers {answer[0]}"))


main()
