"""Reads what the conformance suite wrote about each scenario, because some of its greens are weak: a tool that is
not there passes as "text content" or "error", and refusing everything passes as refusing bad input. Only the build with
fixtures can do better, so with a baseline a weak green is let through.
greens.py LABEL OUTPUT-FOLDER REQUIREMENTS.yaml [BASELINE.yml]
"""
import json
import re
import sys
from pathlib import Path

label, output, requirements, *baseline = sys.argv[1:]
ABSENT = re.compile(r"unknown (tool|prompt|method)|not found|no such", re.IGNORECASE)
MAY_BE_ERROR = {"tools-call-error"}  # scenarios whose good answer has isError
MAY_BE_ABSENT = {"sep-2164-resource-not-found", "server-stateless", "resources-unsubscribe"}


def entries(path, section):
    """The list below `section:` of the plain YAML that the suite and our baselines use."""
    found, inside = [], False
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        if re.match(r"\S", line) and not line.startswith("#"):
            inside = line.startswith(section + ":")
        elif inside and (item := re.match(r"\s+- ([^\s#]+)", line)):
            found.append(item[1])
    return found


def weakness(scenario, check):
    """Why a green of this check proves nothing, or None."""
    details = check.get("details") or {}
    text = json.dumps(details)
    if scenario not in MAY_BE_ABSENT and ABSENT.search(text):
        return f"weak green, {check['id']}: {ABSENT.search(text)[0]} in {text[:200]}"
    if scenario not in MAY_BE_ERROR and '"isError": true' in text:
        return f"weak green, {check['id']}: isError in {text[:200]}"
    return None


def verdict(scenario):
    files = list(Path(output).glob(f"server-{scenario}-*T*/checks.json"))
    if len(files) != 1:
        return f"{len(files)} reports instead of one"
    checks = json.loads(files[0].read_text(encoding="utf-8"))
    bad = [c for c in checks if c["status"] in ("FAILURE", "WARNING") and f"{scenario}:{c['id']}" not in expected]
    if bad:
        return f"{bad[0]['status']} {bad[0]['id']}: {bad[0].get('errorMessage', '')[:300]}"
    good = [c for c in checks if c["status"] == "SUCCESS"]
    if not [c for c in good if c["id"] != "wire-schema-valid"]:
        return "no check of its own passed: " + ", ".join(f"{c['id']} {c['status']}" for c in checks)
    return None if baseline else next(filter(None, (weakness(scenario, c) for c in good)), None)


expected = set(entries(baseline[0], "server")) if baseline else set()  # scenario, or scenario:check
for name in entries(requirements, "server"):
    why = verdict(name)
    if name in expected:
        if why is None:
            print(f"FAIL {label}: {name}: passes, so it does not belong in {Path(baseline[0]).name}")
        continue
    print(f"FAIL {label}: {name}: {why}" if why else f"ok {label}: {name}")
