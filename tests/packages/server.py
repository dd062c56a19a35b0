"""Checks server.json against what the registry asks for (schema of 2025-12-11), and its sums against the files."""
import hashlib
import json
import os
import re
import sys

folder = sys.argv[1]
with open(os.path.join(folder, "server.json"), encoding="utf-8") as f:
    server = json.load(f)
assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", server["name"]), server["name"]
assert 1 <= len(server["description"]) <= 100, len(server["description"])
kinds = set()
for package in server["packages"]:
    kinds.add((package["registryType"], package["transport"]["type"]))
    assert package["identifier"] and package["transport"]["type"] in ("stdio", "streamable-http")
    assert (package["transport"]["type"] == "stdio") != ("url" in package["transport"])
    if package["registryType"] == "mcpb":
        with open(os.path.join(folder, os.path.basename(package["identifier"])), "rb") as f:
            assert package["fileSha256"] == hashlib.sha256(f.read()).hexdigest()
        assert "mcp" in package["identifier"]
assert kinds == {("pypi", "stdio"), ("pypi", "streamable-http"), ("npm", "stdio"), ("npm", "streamable-http"),
                 ("oci", "stdio"), ("mcpb", "stdio")}, kinds
