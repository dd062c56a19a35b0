"""What a model is given of the answers by the hosts that it runs in, each driven by a model that this program plays
on the loopback.

    hosts.py BIN PYTHON COMMAND...        prints `ok hosts, HOST, CALL` or `FAIL ...` a row

BIN is the folder of the hosts that are programs, PYTHON runs those that are libraries (hosts/agent.py). The played
model speaks four APIs: Anthropic's messages, OpenAI's responses and chat completions, Gemini's content. It asks for
all calls at once, and reads from the host's next request what came back. A host hands on the content of an answer or
its structuredContent and drops the other, so both must have what the caller looks for. The hosts find nothing but the
loopback, and a home of their own."""

import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading

TIMEOUT_S = 180
PNG = "iVBORw0KGgo"  # base64 of the first bytes of a PNG
AGENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hosts", "agent.py")

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
    ("distance_matrix", {"points": ["48.85, 2.35", "52.5, 13.4"], "unit": "km"}, ["877"]),
    ("show_map", {"places": ["Bern"]}, ["46.94809", "Bern"]),
    ("convert_coordinates", {"query": "48.8584, 2.2945"}, ["31U"]),
    ("geocoder_status", {}, ["gazetteer"]),
    ("geocoder_capabilities", {}, ["geocode", "needs_user_choice"]),
]
ROWS = [(tool, dict(arguments, output_mode=mode), wanted) for tool, arguments, wanted in CALLS for mode in ("json", "text")]
ROWS += [("show_map", {"places": ["Bern"], "picture": True, "output_mode": mode}, ["46.94809", PNG]) for mode in ("json", "text")]


# ---- the APIs of models: what a request offers and returns, and the reply that asks for calls ----
# offered(body) -> {name, or (namespace, name): schema}; results(body) -> (call id, what came back);
# reply(calls) -> the events of a stream; calls are (id, name, arguments), none: the end.


class Messages:
    """Anthropic."""

    @staticmethod
    def offered(body):
        return {tool["name"]: tool.get("input_schema", {}) for tool in body.get("tools", [])}

    @staticmethod
    def results(body):
        for message in body["messages"]:
            for block in message["content"] if isinstance(message["content"], list) else []:
                if block["type"] == "tool_result":
                    yield block["tool_use_id"], block["content"]

    @staticmethod
    def reply(calls):
        yield {"type": "message_start", "message": {"id": "m", "type": "message", "role": "assistant", "model": "mock", "content": [],
               "stop_reason": None, "stop_sequence": None, "usage": {"input_tokens": 1, "output_tokens": 1}}}
        blocks = [({"type": "tool_use", "id": call, "name": name, "input": {}},
                   {"type": "input_json_delta", "partial_json": json.dumps(arguments)}) for call, name, arguments in calls]
        for i, (block, delta) in enumerate(blocks or [({"type": "text", "text": ""}, {"type": "text_delta", "text": "done"})]):
            yield {"type": "content_block_start", "index": i, "content_block": block}
            yield {"type": "content_block_delta", "index": i, "delta": delta}
            yield {"type": "content_block_stop", "index": i}
        yield {"type": "message_delta", "delta": {"stop_reason": "tool_use" if calls else "end_turn", "stop_sequence": None},
               "usage": {"output_tokens": 1}}
        yield {"type": "message_stop"}


class Responses:
    """OpenAI's newer API; tools may come in namespaces."""

    @staticmethod
    def offered(body):
        flat = {tool["name"]: tool["parameters"] for tool in body.get("tools", []) if tool["type"] == "function"}
        return flat | {(space["name"], tool["name"]): tool.get("parameters", {})
                       for space in body.get("tools", []) for tool in space.get("tools", [])}

    @staticmethod
    def results(body):
        for item in body["input"] if isinstance(body["input"], list) else []:
            if item.get("type") == "function_call_output":
                yield item["call_id"], item["output"]

    @staticmethod
    def reply(calls):
        yield {"type": "response.created", "response": {"id": "r"}}
        items = [{"type": "function_call", "id": call, "call_id": call, "status": "completed", "arguments": json.dumps(arguments),
                  **({"name": name} if isinstance(name, str) else {"namespace": name[0], "name": name[1]})}
                 for call, name, arguments in calls]
        message = {"type": "message", "role": "assistant", "id": "m", "status": "completed",
                   "content": [{"type": "output_text", "text": "done", "annotations": []}]}
        items = items or [message]
        for item in items:
            yield {"type": "response.output_item.done", "item": item}
        yield {"type": "response.completed", "response": {
            "id": "r", "object": "response", "created_at": 1, "model": "mock", "output": items, "parallel_tool_calls": True,
            "tool_choice": "auto", "tools": [], "usage": {"input_tokens": 1, "output_tokens": 1, "total_tokens": 2,
                                                          "input_tokens_details": None, "output_tokens_details": None}}}


class Completions:
    """OpenAI's older API, which most others speak."""

    @staticmethod
    def offered(body):
        return {tool["function"]["name"]: tool["function"].get("parameters", {}) for tool in body.get("tools") or []}

    @staticmethod
    def results(body):
        """A picture may follow as a message of the user: it belongs to the call before it."""
        call = None
        for message in body["messages"]:
            if message["role"] == "tool":
                call = message["tool_call_id"]
                yield call, message["content"]
            elif call and message["role"] == "user":
                yield "pictures", message["content"]

    @staticmethod
    def reply(calls):
        delta = {"role": "assistant", "content": None if calls else "done"}
        if calls:
            delta["tool_calls"] = [{"index": i, "id": call, "type": "function", "function": {"name": name, "arguments": json.dumps(arguments)}}
                                   for i, (call, name, arguments) in enumerate(calls)]
        head = {"id": "c", "created": 1, "model": "mock", "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}}
        choice = {"index": 0, "finish_reason": "tool_calls" if calls else "stop"}
        yield dict(head, object="chat.completion.chunk", choices=[dict(choice, delta=delta, message=delta)])


class Content:
    """Gemini."""

    @staticmethod
    def offered(body):
        return {tool["name"]: tool.get("parametersJsonSchema") or tool.get("parameters", {})
                for group in body.get("tools") or [] for tool in group.get("functionDeclarations", [])}

    @staticmethod
    def results(body):
        for content in body["contents"]:
            for part in content["parts"]:
                if "functionResponse" in part:
                    yield part["functionResponse"]["id"], part["functionResponse"]
                elif "inlineData" in part:
                    yield "pictures", part

    @staticmethod
    def reply(calls):
        parts = [{"functionCall": {"id": call, "name": name, "args": arguments}} for call, name, arguments in calls]
        yield {"candidates": [{"index": 0, "finishReason": "STOP", "content": {"role": "model", "parts": parts or [{"text": "done"}]}}],
               "usageMetadata": {"promptTokenCount": 1, "candidatesTokenCount": 1, "totalTokenCount": 2}}


APIS = [("/messages", Messages), ("/responses", Responses), ("/chat/completions", Completions), (":streamGenerateContent", Content),
        (":generateContent", Content)]


def filled(arguments, schema):
    """With all that the schema requires, as a model fills it in under strict schemas: null."""
    return {**dict.fromkeys(schema.get("required", [])), **arguments}


class Model(http.server.BaseHTTPRequestHandler):
    """Answers a request that has no results yet with all calls, if it offers the tools, and any other with the end."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        api = next((api for path, api in APIS if self.path.split("?")[0].endswith(path)), None)
        if api is None:
            self.send_error(404)
            return
        found = list(api.results(body))
        for call, result in found:
            self.server.results.setdefault(call, []).append(result)
        names = {}
        for name, schema in api.offered(body).items():
            last = name if isinstance(name, str) else name[1]
            for tool, _, _ in CALLS:
                if last == tool or last.endswith(("geocoder_" + tool, "geocoder__" + tool)):
                    names[tool] = (name, schema)
        calls = []
        if len(names) == len(CALLS) and not found:
            calls = [(f"call_{i}", names[tool][0], filled(arguments, names[tool][1])) for i, (tool, arguments, _) in enumerate(ROWS)]
        self.send(list(api.reply(calls)), body.get("stream", api is Content and ":stream" in self.path))

    def send(self, events, is_stream):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream" if is_stream else "application/json")
        self.send_header("Connection", "close")
        self.end_headers()
        if not is_stream:
            self.wfile.write(json.dumps(events[-1].get("response", events[-1])).replace("chat.completion.chunk", "chat.completion").encode())
            return
        for event in events:
            kind = f"event: {event['type']}\n" if "type" in event else ""
            self.wfile.write(f"{kind}data: {json.dumps(event)}\n\n".encode())
        if "choices" in events[0]:
            self.wfile.write(b"data: [DONE]\n\n")

    def log_message(self, *_):
        pass


# ---- the hosts: how each is told of the model and of the server ----
# start(url, command, home) -> settings, words; binaries stand in the folder.


def write(home, name, text):
    os.makedirs(os.path.dirname(f"{home}/{name}"), exist_ok=True)
    with open(f"{home}/{name}", "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))


def claude(url, command, home):
    servers = {"mcpServers": {"geocoder": {"type": "stdio", "command": command[0], "args": command[1:]}}}
    settings = {"ANTHROPIC_BASE_URL": url, "ANTHROPIC_API_KEY": "none", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
                "DISABLE_AUTOUPDATER": "1", "ENABLE_TOOL_SEARCH": "false"}
    return settings, ["claude", "-p", "go", "--mcp-config", json.dumps(servers), "--strict-mcp-config", "--allowedTools", "mcp__geocoder"]


def codex(url, command, home):
    write(home, ".codex/config.toml",
          f'model = "gpt-5"\nmodel_provider = "mock"\napproval_policy = "never"\nsandbox_mode = "danger-full-access"\n'
          f'[model_providers.mock]\nname = "mock"\nbase_url = "{url}/v1"\nwire_api = "responses"\n'
          f'[mcp_servers.geocoder]\ncommand = {json.dumps(command[0])}\nargs = {json.dumps(command[1:])}\n')
    return {}, ["codex", "exec", "--skip-git-repo-check", "go"]


def gemini(url, command, home):
    write(home, ".gemini/settings.json", {
        "security": {"auth": {"selectedType": "gemini-api-key"}}, "privacy": {"usageStatisticsEnabled": False},
        "mcpServers": {"geocoder": {"command": command[0], "args": command[1:], "trust": True}}})
    settings = {"GOOGLE_GEMINI_BASE_URL": url, "GEMINI_API_KEY": "none", "GEMINI_CLI_TRUST_WORKSPACE": "true"}
    return settings, ["gemini", "-m", "gemini-2.5-flash", "--yolo", "-p", "go"]


def opencode(url, command, home):
    write(home, "opencode.json", {
        "model": "mock/mock", "small_model": "mock/mock", "autoupdate": False, "share": "disabled",
        "provider": {"mock": {"npm": "@ai-sdk/openai-compatible", "name": "mock", "options": {"baseURL": f"{url}/v1", "apiKey": "none"},
                              "models": {"mock": {"name": "mock", "attachment": True, "modalities": {"input": ["text", "image"], "output": ["text"]}}}}},
        "mcp": {"geocoder": {"type": "local", "command": command, "enabled": True}}})
    return {"OPENCODE_DISABLE_MODELS_FETCH": "1"}, ["opencode", "run", "go"]


def qwen(url, command, home):
    write(home, ".qwen/settings.json", {
        "security": {"auth": {"selectedType": "openai"}}, "privacy": {"usageStatisticsEnabled": False},
        "mcpServers": {"geocoder": {"command": command[0], "args": command[1:], "trust": True, "alwaysLoadTools": True}}})
    settings = {"OPENAI_BASE_URL": f"{url}/v1", "OPENAI_API_KEY": "none", "OPENAI_MODEL": "qwen3-vl-plus"}
    return settings, ["qwen", "--yolo", "-p", "go"]


def agent(name):
    return lambda url, command, home: ({"OPENAI_BASE_URL": f"{url}/v1", "OPENAI_API_KEY": "none"}, ["python", AGENT, name, *command])


HOSTS = [("Claude Code", claude), ("Codex", codex), ("Gemini CLI", gemini), ("opencode", opencode), ("Qwen Code", qwen),
         ("openai-agents with strict schemas", agent("openai_agents")), ("LangChain", agent("langchain")), ("Pydantic AI", agent("pydantic_ai"))]


def say(name, fault):
    print(f"FAIL hosts, {name}: {fault}" if fault else f"ok hosts, {name}", flush=True)


def judge(host, results):
    """A picture that travels apart from its answer counts for that answer."""
    apart = json.dumps(results.get("pictures", []))
    for i, (tool, arguments, wanted) in enumerate(ROWS):
        text = json.dumps(results.get(f"call_{i}", []), ensure_ascii=False)
        text += apart if PNG in wanted else ""
        missing = [word for word in wanted if word not in text]
        what = arguments["output_mode"] + (" with a picture" if "picture" in arguments else "")
        say(f"{host}, {tool} in {what}", missing and f"the model gets no {missing} in {text[:300]}")


def drive(host, start, binaries, python, command):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model) as server, tempfile.TemporaryDirectory() as home:
        server.results = {}
        threading.Thread(target=server.serve_forever, daemon=True).start()
        settings, words = start(f"http://127.0.0.1:{server.server_address[1]}", command, home)
        words[0] = python if words[0] == "python" else os.path.join(binaries, words[0])
        path = f"{binaries}:{os.environ['PATH']}"
        try:
            done = subprocess.run(words, env={"PATH": path, "HOME": home, **settings}, cwd=home, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT_S, check=False)
            code, output = done.returncode, done.stdout
        except subprocess.TimeoutExpired as late:
            code, output = f"nothing after {TIMEOUT_S} s", late.stdout or b""
        server.shutdown()
        if code or not server.results:
            say(host, f"it ends with {code}: {output.decode(errors='replace')[-500:]}")
        judge(host, server.results)


def main():
    binaries, python, *command = sys.argv[1:]
    for host, start in HOSTS:
        drive(host, start, binaries, python, command)


main()
