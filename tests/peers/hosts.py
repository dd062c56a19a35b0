"""What a model is given of the answers by the hosts that it runs in: Claude Code and Codex, each driven by a model
that this program plays on the loopback.

    hosts.py CLAUDE CODEX COMMAND...      prints `ok hosts, HOST, CALL` or `FAIL ...` a row

The played model asks for all calls at once, and reads from the host's next request what came back. A host hands on the
content of an answer or its structuredContent and drops the other, so both must have what the caller looks for. The
hosts find nothing but the loopback, and a home of their own."""

import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading

TIMEOUT_S = 120
SERVER = "mcp__geocoder"
PNG = "iVBORw0KGgo"  # base64 of the first bytes of a PNG

# Tool, arguments, and what the model must read in either output mode.
CALLS = [
    ("geocode", {"query": "Bern", "limit": 1}, ["46.94809", "G2661552"]),
    ("reverse_geocode", {"lat": 43.7396, "lon": 7.4277}, ["Monaco"]),
    ("bbox_from_place", {"query": "Liechtenstein"}, ["47.05", "160"]),
    ("nearby_places", {"place": "Bern", "radius_km": 5}, ["Bern", "Aare"]),
    ("find_places", {"kind": "airport", "within": "Basel", "radius_km": 80}, ["EuroAirport"]),
    ("lookup_places", {"ids": ["G2988507"]}, ["Paris"]),
    ("admin_boundaries", {"place": "Boulder, Colorado"}, ["Boulder County"]),
    ("batch_geocode", {"queries": ["Berlin", "Paris"]}, ["52.52", "48.85"]),
    ("route_waypoints", {"waypoints": ["Berlin", "Prague"]}, ["Prague", "279.9"]),
    ("distance_matrix", {"points": [[48.85, 2.35], [52.5, 13.4]], "unit": "km"}, ["877"]),
    ("show_map", {"places": ["Bern"]}, ["46.94809", "Bern"]),
    ("convert_coordinates", {"query": "48.8584, 2.2945"}, ["31U"]),
    ("geocoder_status", {}, ["gazetteer"]),
    ("geocoder_capabilities", {}, ["geocode", "needs_user_choice"]),
]
ROWS = [(tool, dict(arguments, output_mode=mode), wanted) for tool, arguments, wanted in CALLS for mode in ("json", "text")]
ROWS += [("show_map", {"places": ["Bern"], "picture": True, "output_mode": mode}, ["46.94809", PNG]) for mode in ("json", "text")]


def claude_events(calls):
    """A message of the Anthropic API as a stream: the calls, or the end."""
    yield {"type": "message_start", "message": {"id": "m", "type": "message", "role": "assistant", "model": "mock", "content": [],
           "stop_reason": None, "stop_sequence": None, "usage": {"input_tokens": 1, "output_tokens": 1}}}
    blocks = [({"type": "tool_use", "id": f"call_{i}", "name": f"{SERVER}__{tool}", "input": {}},
               {"type": "input_json_delta", "partial_json": json.dumps(arguments)}) for i, (tool, arguments, _) in enumerate(calls)]
    for i, (block, delta) in enumerate(blocks or [({"type": "text", "text": ""}, {"type": "text_delta", "text": "done"})]):
        yield {"type": "content_block_start", "index": i, "content_block": block}
        yield {"type": "content_block_delta", "index": i, "delta": delta}
        yield {"type": "content_block_stop", "index": i}
    yield {"type": "message_delta", "delta": {"stop_reason": "tool_use" if calls else "end_turn", "stop_sequence": None},
           "usage": {"output_tokens": 1}}
    yield {"type": "message_stop"}


def codex_events(calls):
    """A response of the OpenAI Responses API as a stream."""
    yield {"type": "response.created", "response": {"id": "r"}}
    items = [{"type": "function_call", "call_id": f"call_{i}", "namespace": SERVER, "name": tool, "arguments": json.dumps(arguments)}
             for i, (tool, arguments, _) in enumerate(calls)]
    message = {"type": "message", "role": "assistant", "id": "m", "content": [{"type": "output_text", "text": "done"}]}
    for item in items or [message]:
        yield {"type": "response.output_item.done", "item": item}
    yield {"type": "response.completed", "response": {"id": "r", "usage": {"input_tokens": 1, "output_tokens": 1, "total_tokens": 2,
           "input_tokens_details": None, "output_tokens_details": None}}}


def claude_results(body):
    for message in body["messages"]:
        for block in message["content"] if isinstance(message["content"], list) else []:
            if block["type"] == "tool_result":
                yield block["tool_use_id"], block["content"]


def codex_results(body):
    for item in body["input"]:
        if item["type"] == "function_call_output":
            yield item["call_id"], item["output"]


class Model(http.server.BaseHTTPRequestHandler):
    """Answers a request that has no results yet with all calls, if it offers the tools, and any other with the end."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        is_claude = "messages" in body
        found = dict((claude_results if is_claude else codex_results)(body))
        self.server.results.update(found)
        calls = ROWS if SERVER in json.dumps(body.get("tools", [])) and not found else []
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for event in (claude_events if is_claude else codex_events)(calls):
            self.wfile.write(f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode())

    def log_message(self, *_):
        pass


def claude(binary, command, url, home):
    servers = {"mcpServers": {"geocoder": {"type": "stdio", "command": command[0], "args": command[1:]}}}
    settings = {"ANTHROPIC_BASE_URL": url, "ANTHROPIC_API_KEY": "none", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
                "DISABLE_AUTOUPDATER": "1", "ENABLE_TOOL_SEARCH": "false"}
    return settings, [binary, "-p", "go", "--mcp-config", json.dumps(servers), "--strict-mcp-config", "--allowedTools", SERVER]


def codex(binary, command, url, home):
    os.mkdir(f"{home}/.codex")
    with open(f"{home}/.codex/config.toml", "w", encoding="utf-8") as file:
        file.write(f'model = "gpt-5"\nmodel_provider = "mock"\napproval_policy = "never"\nsandbox_mode = "danger-full-access"\n'
                   f'[model_providers.mock]\nname = "mock"\nbase_url = "{url}/v1"\nwire_api = "responses"\n'
                   f'[mcp_servers.geocoder]\ncommand = {json.dumps(command[0])}\nargs = {json.dumps(command[1:])}\n')
    return {}, [binary, "exec", "--skip-git-repo-check", "go"]


def say(name, fault):
    print(f"FAIL hosts, {name}: {fault}" if fault else f"ok hosts, {name}")


def judge(host, results):
    for i, (tool, arguments, wanted) in enumerate(ROWS):
        text = json.dumps(results.get(f"call_{i}", ""), ensure_ascii=False)
        missing = [word for word in wanted if word not in text]
        what = arguments["output_mode"] + (" with a picture" if "picture" in arguments else "")
        say(f"{host}, {tool} in {what}", missing and f"the model gets no {missing} in {text[:300]}")
        if PNG in wanted:
            is_image = '"image"' in text or '"input_image"' in text
            say(f"{host}, the picture in {what} is an image", not is_image and text[:300])


def drive(host, start, binary, command):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model) as server, tempfile.TemporaryDirectory() as home:
        server.results = {}
        threading.Thread(target=server.serve_forever, daemon=True).start()
        settings, words = start(binary, command, f"http://127.0.0.1:{server.server_address[1]}", home)
        done = subprocess.run(words, env={"PATH": os.environ["PATH"], "HOME": home, **settings}, cwd=home, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT_S, check=False)
        server.shutdown()
        if done.returncode or not server.results:
            say(host, f"it ends with {done.returncode}: {done.stdout.decode(errors='replace')[-500:]}")
        judge(host, server.results)


def main():
    claude_binary, codex_binary, *command = sys.argv[1:]
    drive("Claude Code", claude, claude_binary, command)
    drive("Codex", codex, codex_binary, command)


main()
