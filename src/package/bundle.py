"""bundle -- what MCP hosts and registries read: an .mcpb per processor, and server.json for them all.

Outside facts: the MCPB manifest 0.4, the registry's schema of 2025-12-11.
"""
import json

from lib import MCP_NAME, NAME, SUMMARY, built, read, sha256, version, zipped

HOMEPAGE = "https://github.com/" + MCP_NAME.partition("/")[0].removeprefix("io.github.") + "/geocoder"
SETTINGS = (
    ("NOMINATIM_BASE_URL", "Your Nominatim", "Address of a Nominatim to ask; empty: the built-in data only"),
    ("NOMINATIM_EMAIL", "Contact for the public Nominatim",
     "An address for its operators; giving one turns the public server on"),
    ("GEOCODER_LANGUAGE", "Language of names", "Two-letter code, as in de; empty: that of the query"),
)


def manifest(target, tools):
    entry = "server/geocoder" + target.ending
    return {"manifest_version": "0.4", "name": NAME, "display_name": "Geocoder", "version": version(),
            "description": SUMMARY, "author": {"name": "the geocoder authors"}, "license": "Apache-2.0",
            "homepage": HOMEPAGE, "keywords": ["geocoding", "maps", "places", "offline"],
            "server": {"type": "binary", "entry_point": entry,
                       "mcp_config": {"command": "${__dirname}/" + entry, "args": ["mcp"],
                                      "env": {name: f"${{user_config.{name.lower()}}}" for name, _, _ in SETTINGS}}},
            "user_config": {name.lower(): {"type": "string", "title": title, "description": text, "default": "",
                                           "required": False} for name, title, text in SETTINGS},
            "tools": [{"name": t["name"], "description": t["description"]} for t in tools],
            "compatibility": {"platforms": [target.npm[0]]}}


def packages(folder, notice, tools):
    for target in built(folder):
        files = [("manifest.json", json.dumps(manifest(target, tools), indent=2) + "\n", False),
                 ("LICENSE", read("LICENSE"), False), ("NOTICE", notice, False),
                 ("server/geocoder" + target.ending, target.binary(folder), True)]
        yield f"{NAME}-{version()}-{'-'.join(target.npm)}.mcpb", zipped(files)


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
