/* hardening.c: host tool that checks that built programs have the hardening their build asked for.
 *
 *   hardening [PROGRAM UNIT.o]...
 *
 * Of an ELF program (System V ABI, gABI chapter 5): it can be loaded anywhere (ET_DYN) and needs no
 * loader (no PT_INTERP), its stack is not executable, no segment is writable and executable, all
 * that is relocated becomes read-only (PT_GNU_RELRO) at the start (BIND_NOW). Of a Mach-O program:
 * MH_PIE, and no MH_ALLOW_STACK_EXECUTION; the system does the rest. Of a PE program:
 * DYNAMIC_BASE, HIGH_ENTROPY_VA and NX_COMPAT. And the object file of our code refers to
 * __stack_chk_fail: it has stack protectors. */
#include "common.h"

#include <stdint.h>

static const char *program;
static bool is_big_endian;

static uint64_t number(text t, uint64_t at, int bytes) {
    uint64_t value = 0;
    if (at + (uint64_t)bytes > t.len) die("cut short", program);
    for (int i = 0; i < bytes; i++) {
        int next = is_big_endian ? i : bytes - 1 - i;
        value = value << 8 | (unsigned char)t.at[at + (uint64_t)next];
    }
    return value;
}

static void demand(bool good, const char *what) {
    check(good, "%s: %s", program, what);
}

/* Whether the dynamic section asks for all symbols to be bound at the start. */
static bool binds_now(text t, uint64_t at, uint64_t size, int word) {
    enum { DT_FLAGS = 30, DF_BIND_NOW = 8 };
    for (uint64_t end = at + size; at < end; at += 2 * (uint64_t)word) {
        if (number(t, at, word) == DT_FLAGS)
            return number(t, at + (uint64_t)word, word) & DF_BIND_NOW;
    }
    return false;
}

static void check_elf(text t) {
    enum { ET_DYN = 3, PT_DYNAMIC = 2, PT_INTERP = 3, RELRO = 0x6474e552, STACK = 0x6474e551 };
    enum { X = 1, W = 2 };
    bool wide = t.at[4] == 2, relro = false, stack = false, now = false, mixed = false;
    int word = wide ? 8 : 4;
    uint64_t at = number(t, wide ? 32 : 28, word), size = number(t, wide ? 54 : 42, 2);
    uint64_t count = number(t, wide ? 56 : 44, 2), interpreter = 0;
    for (; count; count--, at += size) {
        uint64_t type = number(t, at, 4), flags = number(t, at + (wide ? 4 : 24), 4);
        uint64_t from = number(t, at + (wide ? 8 : 4), word);
        uint64_t bytes = number(t, at + (wide ? 32 : 16), word);
        interpreter += type == PT_INTERP;
        relro = relro || type == RELRO;
        stack = stack || (type == STACK && !(flags & X));
        mixed = mixed || (type != STACK && (flags & (X | W)) == (X | W));
        now = now || (type == PT_DYNAMIC && binds_now(t, from, bytes, word));
    }
    demand(number(t, 16, 2) == ET_DYN, "is not position-independent: no static-pie");
    demand(!interpreter, "needs a dynamic loader");
    demand(stack, "has an executable stack");
    demand(!mixed, "has a segment that is writable and executable");
    demand(relro && now, "leaves relocated tables writable: no full RELRO");
}

static void check_mach_o(text t) {
    enum { FLAGS_AT = 24, ALLOW_STACK_EXECUTION = 0x20000, PIE = 0x200000 };
    uint64_t flags = number(t, FLAGS_AT, 4);
    demand(flags & PIE, "is not position-independent");
    demand(!(flags & ALLOW_STACK_EXECUTION), "has an executable stack");
}

static void check_pe(text t) {
    enum { HEADER_AT = 60, FLAGS_AT = 24 + 70 };
    enum { HIGH_ENTROPY = 0x20, DYNAMIC_BASE = 0x40, NX = 0x100 };
    uint64_t flags = number(t, number(t, HEADER_AT, 4) + FLAGS_AT, 2);
    demand(flags & DYNAMIC_BASE && flags & HIGH_ENTROPY, "is not position-independent");
    demand(flags & NX, "has an executable stack");
}

static bool refers_to(text t, const char *word) {
    size_t len = strlen(word);
    for (size_t at = 0; at + len <= t.len; at++) {
        if (memcmp(t.at + at, word, len) == 0) return true;
    }
    return false;
}

int main(int argc, char **argv) {
    if (argc < 3 || argc % 2 == 0) die("usage", "hardening [PROGRAM UNIT.o]...");
    for (int i = 1; i < argc; i += 2) {
        program = argv[i];
        text t = must_read(program);
        is_big_endian = false;
        if (number(t, 0, 4) == 0x464c457f) { /* "\177ELF" */
            is_big_endian = number(t, 5, 1) == 2;
            check_elf(t);
        } else if (number(t, 0, 4) == 0xfeedfacf) {
            check_mach_o(t);
        } else if (number(t, 0, 2) == 0x5a4d) { /* "MZ" */
            check_pe(t);
        } else {
            demand(false, "is neither ELF nor Mach-O nor PE");
        }
        check(refers_to(must_read(argv[i + 1]), "__stack_chk_fail"), "%s: has no stack protectors",
              program);
    }
    return checks_end("hardening", argc / 2, "programs");
}
