#!/usr/bin/env python3
"""Makes every package of the binaries of `./zigw build release`: ./zigw build packages.

  package.py BINARIES GEOCODER OUT    BINARIES has TRIPLE/geocoder for the targets; GEOCODER runs on this machine

Writes into OUT the binaries, PyPI wheels, npm packages, .mcpb bundles, server.json, Debian packages, a container image
(OCI layout), a Homebrew formula, manifests of Scoop and winget, the bill of materials, and SHA256SUMS of them all. The same sources give the same
bytes. Python 3.9 or later, standard library only.
"""
import json
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import api  # noqa: E402
import bundle  # noqa: E402
import debian  # noqa: E402
import image  # noqa: E402
import npm  # noqa: E402
import wheel  # noqa: E402
from lib import SIZES, SUMMARY, TARGETS, as_bytes, built, sha256, template, version  # noqa: E402
from sbom import sbom  # noqa: E402


def pages_of(program):
    """What the program tells about itself."""
    def run(*args, **more):
        return subprocess.run([program, *args], check=True, stdout=subprocess.PIPE, text=True,
                              env={"HOME": "/", "PATH": ""}, **more).stdout
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/list",
               "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
                                    "io.modelcontextprotocol/clientCapabilities": {}}}}
    tools = json.loads(run("mcp", "--offline", input=json.dumps(request) + "\n"))["result"]["tools"]
    described = api.tools_of(tools, lambda name: run(name, "--help"))

    def units(*args):
        text = run("install", "systemd", "--print", *args)
        text = re.sub("(?m)^ExecStart=.*", "ExecStart=/usr/bin/geocoder http", text)
        return re.split(r"(?m)^# /\S+\n", text)[1:]
    service, (offline, socket) = units(), units("--offline")
    return {"units": {"geocoder.service": service[0], "geocoder-offline.socket": socket,
                      "geocoder-offline.service": offline.replace("geocoder.socket", "geocoder-offline.socket")},
            "manual": {page: run("manual", "--man", page) for page in run("manual", "--man").split()}, "notice": run("--licenses"), "tools": tools,
            "python": api.python(described), "javascript": api.javascript(described),
            **{shell: run("completion", shell) for shell in ("bash", "zsh", "fish")}}


def binaries(folder):
    for target in built(folder):
        for size in SIZES:
            if os.path.exists(target.path(folder, size)):
                yield f"geocoder-{version()}-{target.triple}{size}{target.ending}", target.binary(folder, size)


def formula(made):
    names = {"arm_mac": "aarch64-macos", "intel_mac": "x86_64-macos", "arm_linux": "aarch64-linux-musl",
             "intel_linux": "x86_64-linux-musl"}
    files = {key: f"geocoder-{version()}-{triple}" for key, triple in names.items()}
    sums = {key + "_sum": sha256(made[name]) for key, name in files.items()}
    return template("formula.rb", summary=SUMMARY, homepage=bundle.HOMEPAGE, **files, **sums)


def windows(made):
    """What Scoop and winget read: they fetch the one file and give it its name."""
    name = f"geocoder-{version()}-x86_64-windows.exe"
    values = {"summary": SUMMARY, "homepage": bundle.HOMEPAGE, "file": name, "sum": sha256(made[name])}
    yield "geocoder.json", template("scoop.json", **values)
    for kind in ("", ".installer", ".locale.en-US"):
        yield f"Geocoder.Geocoder{kind}.yaml", template(f"winget{kind}.yaml", **values)


def all_packages(folder, program):
    pages, bom = pages_of(program), sbom()
    notice = pages["notice"]
    made = dict(binaries(folder))
    made["targets.tsv"] = "".join(f"{name}\t{len(data)}\t{sha256(data)}\n" for name, data in made.items())
    for packages in (wheel.packages(folder, notice, bom, pages["python"]),
                     npm.packages(folder, notice, pages["javascript"]),
                     debian.packages(folder, notice, pages), image.packages(folder, notice)):
        made.update(packages)
    bundles = list(bundle.packages(folder, notice, pages["tools"]))
    made.update(bundles)
    made.update({"server.json": bundle.server(bundles), "geocoder.cyclonedx.json": bom})
    if len(built(folder)) == len(TARGETS):
        made["geocoder.rb"] = formula(made)
        made.update(windows(made))
    made["SHA256SUMS"] = "".join(f"{sha256(as_bytes(data))}  {name}\n" for name, data in sorted(made.items()))
    return made


def main():
    folder, program, out = sys.argv[1:]
    made = all_packages(folder, program)
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(out)
    for name, data in made.items():
        path = os.path.join(out, name)
        with open(path, "wb") as f:
            f.write(as_bytes(data))
        if data[:4] in (b"\x7fELF", b"\xcf\xfa\xed\xfe"):
            os.chmod(path, 0o755)
        print(f"{len(as_bytes(data)):>11,}  {name}")


if __name__ == "__main__":
    main()
