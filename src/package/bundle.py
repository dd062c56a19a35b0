"""bundle -- what MCP hosts and registries read: an .mcpb for all platforms, and server.json.

Outside facts: the MCPB manifest 0.4, the registry's schema of 2025-12-11.
"""
import json
import os

from lib import HERE, MCP_NAME, NAME, SUMMARY, built, read, sha256, version, zipped

HOMEPAGE = "https://github.com/" + MCP_NAME.partition("/")[0].removeprefix("io.github.") + "/geocoder"
SETTINGS = (
    ("NOMINATIM_BASE_URL", "Your Nominatim", "Address of a Nominatim to ask; empty: the built-in data only"),
    ("NOMINATIM_EMAIL", "Contact for the public Nominatim",
     "An address for its operators; giving one turns the public server on"),
    ("GEOCODER_LANGUAGE", "Language of names", "Two-letter code, as in de; empty: that of the query"),
)


SYSTEMS = {"linux": ("Linux", {"x64": "x86_64", "arm64": "aarch64"}),
           "darwin": ("Darwin", {"x64": "x86_64", "arm64": "arm64"}), "win32": (None, {"x64": None})}
LAUNCHER = """#!/bin/sh
# Starts the program of this system: a bundle has one command per operating system, not per processor.
case $(uname -sm) in
%s*) echo "geocoder: there is no program for $(uname -sm) in this extension" >&2; exit 69 ;;
esac
program=$(dirname "$0")/$name
[ -x "$program" ] || chmod +x "$program"
exec "$program" "$@"
"""


def programs(folder):
    """(platform, file in the bundle, what uname -sm says or None, target) of those that a bundle has."""
    for target in built(folder):
        system, cpu = target.npm
        if cpu in SYSTEMS.get(system, (None, {}))[1]:
            name, machine = SYSTEMS[system][0], SYSTEMS[system][1][cpu]
            yield system, f"geocoder-{system}-{cpu}{target.ending}", name and f"{name} {machine}", target


def manifest(found, tools):
    def start(file):
        return {"command": "${__dirname}/server/" + file, "args": ["mcp"],
                "env": {name: f"${{user_config.{name.lower()}}}" for name, _, _ in SETTINGS}}
    windows = {system: start(file) for system, file, machine, _ in found if not machine}
    return {"manifest_version": "0.4", "name": NAME, "display_name": "Geocoder", "version": version(),
            "description": SUMMARY, "long_description": read("src/package/files/PRIVACY.md"),
            "author": {"name": "the geocoder authors"}, "license": "Apache-2.0", "homepage": HOMEPAGE,
            "documentation": HOMEPAGE + "#readme", "support": HOMEPAGE + "/issues", "icon": "icon.png",
            "icons": [{"src": "icon.png", "size": "512x512"}],
            "privacy_policies": [HOMEPAGE + "/blob/main/src/package/files/PRIVACY.md"],
            "keywords": ["geocoding", "maps", "places", "offline"],
            "server": {"type": "binary", "entry_point": "server/geocoder",
                       "mcp_config": {**start("geocoder"), **({"platform_overrides": windows} if windows else {})}},
            "user_config": {name.lower(): {"type": "string", "title": title, "description": text, "default": "",
                                           "required": False} for name, title, text in SETTINGS},
            "tools": [{"name": t["name"], "description": t["description"]} for t in tools],
            "compatibility": {"platforms": sorted({system for system, *_ in found})}}


def packages(folder, notice, tools):
    """One for all platforms."""
    found = list(programs(folder))
    cases = "".join(f"'{machine}') name={file} ;;\n" for _, file, machine, _ in found if machine)
    with open(os.path.join(HERE, "files", "icon.png"), "rb") as f:
        icon = f.read()
    files = [("manifest.json", json.dumps(manifest(found, tools), indent=2) + "\n", False), ("icon.png", icon, False),
             ("PRIVACY.md", read("src/package/files/PRIVACY.md"), False),
             ("LICENSE", read("LICENSE"), False), ("NOTICE", notice, False), ("server/geocoder", LAUNCHER % cases, True)]
    files += [("server/" + file, target.binary(folder), True) for _, file, _, target in found]
    yield f"{NAME}-{version()}.mcpb", zipped(files)


def server_entry(kind, identifier, transport, **more):
    return {"registryType": kind, "identifier": identifier, "transport": transport, **more}


def server(bundles):
    """bundles: (file name, content) of the .mcpb files."""
    stdio, http = {"type": "stdio"}, {"type": "streamable-http", "url": "http://127.0.0.1:8010/mcp"}
    serve = [{"type": "positional", "value": "http"}]
    packages_of = [server_entry(kind, NAME, stdio, version=version(), runtimeHint=hint)
                   for kind, hint in (("pypi", "uvx"), ("npm", "npx"))]
    packages_of += [server_entry(kind, NAME, http, version=version(), runtimeHint=hint, packageArguments=serve)
                    for kind, hint in (("pypi", "uvx"), ("npm", "npx"))]
    image = f"ghcr.io/{MCP_NAME.partition('/')[0].removeprefix('io.github.')}/geocoder:{version()}"
    packages_of.append(server_entry("oci", image, stdio, runtimeHint="docker"))
    packages_of += [server_entry("mcpb", f"{HOMEPAGE}/releases/download/v{version()}/{name}", stdio,
                                 fileSha256=sha256(data)) for name, data in bundles]
    settings = [{"name": name, "description": text, "isRequired": False} for name, _, text in SETTINGS]
    for package in packages_of:
        package["environmentVariables"] = settings
    value = {"$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
             "name": MCP_NAME, "description": SUMMARY[:100], "version": version(), "packages": packages_of}
    return json.dumps(value, indent=2) + "\n"
