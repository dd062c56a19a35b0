"""wheel -- PyPI wheels: the binary as a script, so that no Python runs when it does, and a small module beside it.

Outside facts: the wheel format (PEP 427, 491), core metadata 2.4 (PEP 639, 770).
"""
import base64
import hashlib

from lib import COMMAND, MCP_NAME, NAME, SUMMARY, as_bytes, built, read, template, version, zipped

DIST = NAME.replace("-", "_")


def metadata():
    fields = ("Metadata-Version: 2.4", f"Name: {NAME}", f"Version: {version()}", f"Summary: {SUMMARY}",
              "License-Expression: Apache-2.0", "License-File: LICENSE", "License-File: NOTICE",
              "Requires-Python: >=3.8", "Keywords: geocoding,mcp,nominatim,openstreetmap,offline",
              "Description-Content-Type: text/markdown")
    return "\n".join(fields) + f"\n\n<!-- mcp-name: {MCP_NAME} -->\n" + template("README.md")


def record_of(path, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(as_bytes(data)).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(as_bytes(data))}\n"


def command(target, info):
    """`geocoder` beside the script that is called like the package, which uvx asks for."""
    if target.ending:
        return f"{info}/entry_points.txt", f"[console_scripts]\n{COMMAND} = {DIST}:main\n", False
    return (f"{DIST}-{version()}.data/scripts/{COMMAND}",
            f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/{NAME}" "$@"\n', True)


def wheel(target, binary, notice, sbom, module):
    info = f"{DIST}-{version()}.dist-info"
    tags = "".join(f"Tag: py3-none-{platform}\n" for platform in target.wheel.split("."))
    files = [(f"{DIST}-{version()}.data/scripts/{NAME}{target.ending}", binary, True),
             command(target, info),
             (f"{DIST}/__init__.py", module, False),
             (f"{DIST}/py.typed", "", False),
             (f"{info}/METADATA", metadata(), False),
             (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: geocoder {version()}\nRoot-Is-Purelib: false\n{tags}",
              False),
             (f"{info}/licenses/LICENSE", read("LICENSE"), False),
             (f"{info}/licenses/NOTICE", notice, False),
             (f"{info}/sboms/geocoder.cyclonedx.json", sbom, False)]
    record = "".join(record_of(path, data) for path, data, _ in files)
    files.append((f"{info}/RECORD", record + f"{info}/RECORD,,\n", False))
    return zipped(files)


def packages(folder, notice, sbom, module):
    for target in built(folder):
        name = f"{DIST}-{version()}-py3-none-{target.wheel}.whl"
        yield name, wheel(target, target.binary(folder), notice, sbom, module)
