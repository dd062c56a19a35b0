"""sbom -- the bill of materials of the binary as CycloneDX 1.6: what vendor/lock pins."""
import json
import re

from lib import read, version

TOOLS = ("zig-",)  # rows that are no part of the program


def component(row):
    name, number, licence, digest, what, package = row[:6]
    client, _, of = package.partition(":")
    purl_type = {"pypi": "pypi", "npm": "npm", "deb": "deb", "deb-src": "deb"}[client]
    where = "debian/" + of if purl_type == "deb" else of.replace("@", "%40")
    entry = {"type": "library" if name in ("mbedtls", "jsmn") else "data", "name": name, "version": number,
             "purl": f"pkg:{purl_type}/{where}@{number}",
             "properties": [{"name": "geocoder:licence", "value": licence},
                            {"name": "geocoder:sum-is-of", "value": what}]}
    if re.fullmatch("[0-9a-f]{64}", digest):
        entry["hashes"] = [{"alg": "SHA-256", "content": digest}]
    return entry


def sbom():
    rows, seen = [], set()
    for line in read("vendor/lock").splitlines():
        row = line.split()
        if row and not line.startswith("#") and not row[0].startswith(TOOLS) and row[0] not in seen:
            seen.add(row[0])  # of several rows of a name the newest comes first
            rows.append(component(row))
    value = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
             "metadata": {"component": {"type": "application", "name": "geocoder", "version": version(),
                                        "licenses": [{"license": {"id": "Apache-2.0"}}]}},
             "components": rows}
    return json.dumps(value, indent=1) + "\n"
