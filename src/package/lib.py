"""lib -- what the packages share: the targets, the facts about the program, and archives whose bytes depend on
nothing but what is in them: sorted, of one date, of one owner.

Outside facts: the platform names of PyPI (PEP 600, 656), npm, Debian, OCI and MCPB.
"""
import calendar
import gzip
import hashlib
import io
import os
import re
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
NAME = "geocoder-mcp"  # of the packages: `geocoder` is taken by others
COMMAND = "geocoder"
MCP_NAME = "io.github.geocoder-mcp/geocoder"
SUMMARY = "Geocoding and place discovery for language models, shells and Nominatim clients, also offline"
EPOCH = (1980, 1, 1, 0, 0, 0)  # of every file: the earliest that a zip archive can have


class Target:
    """A platform: the folder of its binary, and what each kind of package calls it; None: not packed so."""

    def __init__(self, triple, wheel, npm, debian=None, image=None):
        self.triple, self.wheel, self.npm, self.debian, self.image = triple, wheel, npm, debian, image
        self.is_linux = image is not None
        self.ending = ".exe" if npm[0] == "win32" else ""

    def path(self, folder, size=""):
        return os.path.join(folder, self.triple, "geocoder" + size)

    def binary(self, folder, size=""):
        with open(self.path(folder, size), "rb") as f:
            return f.read()


SIZES = ("", "-small", "-none")  # of the gazetteer: the full one has no word of its own

TARGETS = (
    Target("x86_64-linux-musl", "manylinux_2_12_x86_64.manylinux2010_x86_64.musllinux_1_1_x86_64",
           ("linux", "x64"), "amd64", ("amd64", None)),
    Target("aarch64-linux-musl", "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
           ("linux", "arm64"), "arm64", ("arm64", "v8")),
    Target("arm-linux-musleabihf", "manylinux_2_17_armv7l.manylinux2014_armv7l.musllinux_1_1_armv7l",
           ("linux", "arm"), "armhf", ("arm", "v7")),
    Target("riscv64-linux-musl", "manylinux_2_31_riscv64.musllinux_1_1_riscv64",
           ("linux", "riscv64"), "riscv64", ("riscv64", None)),
    # ORDER oldest_macos: build.zig
    Target("x86-linux-musl", "manylinux_2_12_i686.manylinux2010_i686.musllinux_1_1_i686",
           ("linux", "ia32"), "i386", ("386", None)),
    Target("x86_64-macos", "macosx_13_0_x86_64", ("darwin", "x64")),
    Target("aarch64-macos", "macosx_13_0_arm64", ("darwin", "arm64")),
    Target("x86_64-windows", "win_amd64", ("win32", "x64")),
)


def built(folder):
    """The targets whose binary is there."""
    return [target for target in TARGETS if os.path.exists(target.path(folder))]


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as f:
        return f.read()


def template(name, **values):
    """A file of src/package/files with each {{name}} replaced, {{version}} always."""
    text = read(os.path.join("src/package/files", name))
    values["version"] = version()
    return re.sub(r"\{\{(\w+)\}\}", lambda hit: values[hit[1]], text)


def version():
    return re.search(r'#define GEOCODER_VERSION "([^"]+)"', read("geocoder.h"))[1]


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def as_bytes(data):
    return data if isinstance(data, bytes) else data.encode()


def zipped(files):
    """files: (path, content, is_executable). In this order."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as z:
        for path, data, is_executable in files:
            info = zipfile.ZipInfo(path, EPOCH)
            info.create_system = 3  # the mode is Unix's
            info.external_attr = (0o100755 if is_executable else 0o100644) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            z.writestr(info, as_bytes(data))
    return out.getvalue()


def tarred(files):
    """files: (path, content or None for a folder, mode)."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as t:
        for path, data, mode in files:
            info = tarfile.TarInfo(path)
            info.mode, info.uname, info.gname = mode, "root", "root"
            info.mtime = calendar.timegm(EPOCH)
            if data is None:
                info.type = tarfile.DIRTYPE
                t.addfile(info)
            else:
                data = as_bytes(data)
                info.size = len(data)
                t.addfile(info, io.BytesIO(data))
    return out.getvalue()


def gzipped(data):
    return gzip.compress(as_bytes(data), 9, mtime=0)
