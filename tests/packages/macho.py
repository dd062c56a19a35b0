"""Reads a 64-bit Mach-O executable: it must name its oldest macOS, load only the system's library, and be signed, if
only ad hoc, where the processor asks for that. Facts: <mach-o/loader.h>, <kern/cs_blobs.h>."""
import struct
import sys

EXECUTE, LOAD_DYLIB, CODE_SIGNATURE, BUILD_VERSION = 2, 0xC, 0x1D, 0x32
ARM64, SUPERBLOB, DIRECTORY, AD_HOC = 0x0100000C, 0xFADE0CC0, 0xFADE0C02, 2

with open(sys.argv[1], "rb") as f:
    data = f.read()
magic, cpu, _, kind, count, _, _, _ = struct.unpack_from("<8I", data)
assert magic == 0xFEEDFACF and kind == EXECUTE, "not a 64-bit executable"
at, libraries, oldest, signature = 32, [], None, None
for _ in range(count):
    command, size = struct.unpack_from("<2I", data, at)
    if command == LOAD_DYLIB:
        name = at + struct.unpack_from("<I", data, at + 8)[0]
        libraries.append(data[name:data.index(b"\0", name)].decode())
    elif command == BUILD_VERSION:
        oldest = struct.unpack_from("<I", data, at + 12)[0] >> 16
    elif command == CODE_SIGNATURE:
        signature = struct.unpack_from("<I", data, at + 8)[0]
    at += size
assert libraries == ["/usr/lib/libSystem.B.dylib"], libraries
assert oldest and oldest <= 13, oldest
if cpu == ARM64:
    assert signature, "an arm64 program must be signed"
    assert struct.unpack_from(">I", data, signature)[0] == SUPERBLOB
    directory = signature + struct.unpack_from(">I", data, signature + 16)[0]
    code, _, _, flags = struct.unpack_from(">4I", data, directory)
    assert code == DIRECTORY and flags & AD_HOC, "no ad-hoc signature"
print("ok")
