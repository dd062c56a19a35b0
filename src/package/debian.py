"""debian -- a Debian package per Linux platform: the binary, its man pages and completions, and systemd units that
are installed and not started: one that may ask a Nominatim, and one that has no network.

Outside facts: deb(5), deb-control(5), the Debian policy on documentation.
"""
import io
import lzma

from lib import SUMMARY, as_bytes, built, gzipped, tarred, template, version

MAINTAINER = "the geocoder authors <geocoder@users.noreply.github.com>"


def ar(members):
    out = io.BytesIO()
    out.write(b"!<arch>\n")
    for name, data in members:
        out.write(f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode())
        out.write(data + b"\n" * (len(data) % 2))
    return out.getvalue()


def folders(files):
    """Every folder above the files, first."""
    found = {"."}
    for path, _, _ in files:
        parts = path.split("/")
        found.update("/".join(parts[:i]) for i in range(1, len(parts)))
    return [(path, None, 0o755) for path in sorted(found)]


def archive(files):
    named = [("./" + path, data, mode) for path, data, mode in files]
    return lzma.compress(tarred(folders(named) + sorted(named)), preset=6)


def control(target, size):
    return "\n".join(("Package: geocoder", f"Version: {version()}", f"Architecture: {target.debian}",
                      f"Maintainer: {MAINTAINER}", f"Installed-Size: {size // 1024 + 1}", "Section: science",
                      "Priority: optional", f"Description: {SUMMARY.split(',')[0]}",
                      " Answers from 295,000 built-in places, from index files of own data, or from a",
                      " Nominatim; as an MCP server, a command line and a Nominatim-compatible service.", ""))


def changelog():
    return (f"geocoder ({version()}) unstable; urgency=low\n\n  * As in CHANGELOG.md of the sources.\n\n"
            f" -- {MAINTAINER}  Sun, 22 Nov 2026 00:00:00 +0000\n")


def package(target, binary, notice, pages):
    doc = "usr/share/doc/geocoder/"
    files = [("usr/bin/geocoder", binary, 0o755),
             *((f"usr/share/man/man{name[-1]}/{name}.gz", gzipped(text), 0o644) for name, text in pages["manual"].items()),
             ("usr/share/bash-completion/completions/geocoder", pages["bash"], 0o644),
             ("usr/share/zsh/vendor-completions/_geocoder", pages["zsh"], 0o644),
             ("usr/share/fish/vendor_completions.d/geocoder.fish", pages["fish"], 0o644),
             *(("usr/lib/systemd/system/" + name, unit, 0o644) for name, unit in pages["units"].items()),
             ("etc/default/geocoder", template("default"), 0o644),
             (doc + "copyright", template("copyright"), 0o644),
             (doc + "NOTICE", notice, 0o644),
             (doc + "changelog.gz", gzipped(changelog()), 0o644),
             ("usr/share/lintian/overrides/geocoder",
              "# A static-pie: it needs no library, which is what this package is for.\n"
              "geocoder: shared-library-lacks-prerequisites [usr/bin/geocoder]\n",
              0o644)]
    size = sum(len(as_bytes(data)) for _, data, _ in files)
    meta = [("control", control(target, size), 0o644), ("conffiles", "/etc/default/geocoder\n", 0o644)]
    return ar([("debian-binary", b"2.0\n"), ("control.tar.xz", archive(meta)), ("data.tar.xz", archive(files))])


def packages(folder, notice, pages):
    for target in built(folder):
        if target.debian:
            name = f"geocoder_{version()}_{target.debian}.deb"
            yield name, package(target, target.binary(folder), notice, pages)
