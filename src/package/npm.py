"""npm -- the package geocoder-mcp and one package with the binary per platform, of which npm installs the one that
fits. Static binaries need no `libc` field.
"""
import json

from lib import COMMAND, MCP_NAME, NAME, SUMMARY, TARGETS, built, gzipped, read, tarred, template, version


def platform_name(target):
    return f"@{NAME}/{'-'.join(target.npm)}"


def manifest(**fields):
    common = {"version": version(), "license": "Apache-2.0"}
    return json.dumps({**fields, **common}, indent=2) + "\n"


def archive(files):
    return gzipped(tarred([("package/" + path, data, mode) for path, data, mode in files]))


def main_package(notice, modules):
    fields = {"name": NAME, "description": SUMMARY, "mcpName": MCP_NAME, "type": "module",
              "bin": {name: "bin/geocoder-mcp.js" for name in (NAME, COMMAND)}, "main": "index.js", "types": "index.d.ts",
              "engines": {"node": ">=18"}, "scripts": {"postinstall": "node install.js"},
              "files": ["bin", "binary.js", "install.js", "index.js", "index.d.ts", "NOTICE"],
              "keywords": ["geocoding", "mcp", "nominatim", "openstreetmap", "offline"],
              "optionalDependencies": {platform_name(t): version() for t in TARGETS}}
    return archive([("package.json", manifest(**fields), 0o644),
                    ("README.md", template("README.md"), 0o644),
                    ("LICENSE", read("LICENSE"), 0o644), ("NOTICE", notice, 0o644),
                    ("bin/geocoder-mcp.js", template("shim.js"), 0o755)] +
                   [(name, template(name), 0o644) for name in ("binary.js", "install.js")] +
                   [(name, text, 0o644) for name, text in zip(("index.js", "index.d.ts"), modules)])


def platform_package(target, binary, notice):
    fields = {"name": platform_name(target), "description": f"The binary of {NAME} for {' '.join(target.npm)}",
              "os": [target.npm[0]], "cpu": [target.npm[1]], "preferUnplugged": True}
    return archive([("package.json", manifest(**fields), 0o644), ("LICENSE", read("LICENSE"), 0o644),
                    ("NOTICE", notice, 0o644), ("bin/geocoder-mcp" + target.ending, binary, 0o755)])


def packages(folder, notice, modules):
    yield f"{NAME}-{version()}.tgz", main_package(notice, modules)
    for target in built(folder):
        name = f"{NAME}-{'-'.join(target.npm)}-{version()}.tgz"
        yield name, platform_package(target, target.binary(folder), notice)
