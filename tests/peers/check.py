"""Holds one peer's replies against calls.json.
check.py LABEL PROTOCOL|- calls.json [LACKS...] <replies
Prints `ok LABEL: NAME` or `FAIL LABEL: NAME: why` for each row. A row whose method or need a peer LACKS is left out
(the Inspector has no completion, and starts a process for each call); any other row without a reply fails. Assertions are [path, operator, value]; a path
walks the structured content (or a method's result), `*` means each element, `$text` is all text of the reply.
"""
import json
import sys

label, protocol, table, *no_way = sys.argv[1:]


def walk(value, path):
    for i, key in enumerate(path):
        if key == "*":
            return [walk(v, path[i + 1:]) for v in value]
        if isinstance(value, list):
            value = value[int(key)]
        else:
            value = value.get(key)
    return value


def near(got, want, tolerance):
    if isinstance(want, dict):
        return set(got) == set(want) and all(near(got[key], want[key], tolerance) for key in want)
    if isinstance(want, list):
        return len(got) == len(want) and all(near(g, w, tolerance) for g, w in zip(got, want))
    return abs(got - want) <= tolerance


def each(test):
    return lambda got, want: all(test(g, want) for g in got) if isinstance(got, list) else test(got, want)


OPERATORS = {
    "=": lambda got, want: got == want and type(got) is not bool or got is want,
    "~": lambda got, want: near(got, *want),
    ">=": each(lambda got, want: got >= want),
    "<=": each(lambda got, want: got <= want),
    "has": lambda got, want: want in got,
    "lacks": lambda got, want: want not in got,
    "len": lambda got, want: len(got) == want,
    "sorted": lambda got, _: got == sorted(got),
}


def text_of(result):
    return "\n".join(c.get("text", "") for c in result.get("content", []))


def why_not_result(row, result):
    """What is wrong with a reply that should be a success, or None."""
    if result.get("isError"):
        return "isError: " + text_of(result)[:300]
    body = result
    if "tool" in row:
        body = result.get("structuredContent")
        if not isinstance(body, dict):
            return "no structuredContent"
        if not text_of(result):
            return "no text"
    for path, op, value in row.get("want", []):
        try:
            got = text_of(result) if path == "$text" else walk(body, path.split("."))
            fine = OPERATORS[op](got, value)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as e:
            return f"{path} {op} {value}: {type(e).__name__} {e} in {json.dumps(body)[:300]}"
        if not fine:
            return f"{path} is {json.dumps(got, ensure_ascii=False)[:300]}, not {op} {json.dumps(value)}"
    return None


def why_not_error(row, result):
    text = text_of(result)
    if not result.get("isError"):
        return "no isError, but " + text[:200]
    if result.get("structuredContent") is not None:
        return "structuredContent beside isError: clients validate it and hide the message"
    missing = [w for w in row["error"] if w not in text]
    return f"{missing} is not in the text: {text[:200]}" if missing else None


def why_not(row, reply):
    if reply is None:
        return "the peer gave no reply"
    if "thrown" in reply:
        if "thrown" not in row:
            return f"the client threw {reply.get('code')} {reply['thrown'][:300]}"
        return None if row["thrown"] in reply["thrown"] else f"thrown, but says {reply['thrown'][:200]}"
    if "thrown" in row:
        return "the call went through: " + text_of(reply["result"])[:200]
    if "error" in row:
        return why_not_error(row, reply["result"])
    progress = reply.get("progress", [])
    if progress != sorted(set(progress)):  # some clients drop those that come together with the answer: raw.py counts
        return f"progress was {progress}"
    return why_not_result(row, reply["result"])


def report(name, why):
    print(f"FAIL {label}: {name}: {why}" if why else f"ok {label}: {name}", flush=True)


def main():
    lines = [json.loads(line) for line in sys.stdin if line.strip()]
    with open(table, encoding="utf-8") as f:
        rows = json.load(f)
    hello = next((line for line in lines if "hello" in line), None)
    if hello is None:
        report("connect", "the peer did not get through to the server")
        return
    if protocol != "-" and hello["protocol"] != protocol:
        report("connect", f"agreed on {hello['protocol']} instead of {protocol}")
    elif hello["hello"] and hello["hello"].get("name") != "geocoder":  # a pinned client may not ask who it is
        report("connect", f"the server says it is {hello['hello']}")
    else:
        report("connect", None)
    wanted = {row["tool"] for row in rows if "tool" in row and "thrown" not in row}
    missing = sorted(wanted - set(hello["tools"]))
    report("tools/list", f"lacks {missing}" if missing else None)
    replies = {line["name"]: line for line in lines if "name" in line}
    for row in rows:
        if not {row.get("method"), row.get("needs")} & set(no_way):
            report(row["name"], why_not(row, replies.get(row["name"])))


main()
