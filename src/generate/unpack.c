/* unpack.c: the part of a small program that is not packed: before main it unpacks the rest.
 *
 * pack_elf.c takes whole pages of code and tables out of the linked program, and writes into the
 * plan where they belong and where they are packed. These pages are writable memory without content
 * when the system starts the program; here they are filled, and become what they were to be: no
 * page is ever writable and executable at once. Where the system lets no memory become executable
 * (MemoryDenyWriteExecute of systemd), the code goes through a file in memory, which may be mapped.
 *
 * What runs here or before, the start of the C library, stands after this object file and is never
 * packed: the plan's `kept` says where it begins. Nothing of it reads .rodata, which is packed:
 * here the build sees to it, of the C library it knows for which processors that is so. */
#define _GNU_SOURCE /* memfd_create */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "squeeze.h"

#define BEFORE_MAIN __attribute__((constructor))

/* On x86, calls are packed as squeeze.h says, and what is written can be run at once; elsewhere the
 * system sees to that when it maps a file. */
#if defined(__x86_64__) || defined(__i386__)
#define IS_X86 true
#else
#define IS_X86 false
#endif

enum { TABLES, CODE, ADDRESSES, PARTS }; /* which is what: ORDER with pack_elf.c */
enum { KEPT = 14 };

/* Addresses in the program as it is linked. */
typedef struct {
    uint64_t at, size, from;
} unpack_part;

_Noreturn static void unpack_fail(const char *why) {
    ssize_t n = write(STDERR_FILENO, why, strlen(why));
    _exit(n < 0 ? 2 : 1);
}

/* The same bytes as pages of a file. False: that is not allowed either. */
static bool unpack_as_file(char *at, size_t size) {
    int file = memfd_create("geocoder", MFD_CLOEXEC);
    size_t done = 0;
    for (ssize_t n = 1; file >= 0 && done < size && n > 0;) {
        n = write(file, at + done, size - done);
        if (n > 0) done += (size_t)n;
    }
    bool mapped = done == size && mmap(at, size, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED,
                                       file, 0) == (void *)at;
    if (file >= 0) close(file);
    return mapped;
}

static void unpack_addresses(uintptr_t base, uintptr_t from, size_t size);
static void unpack_all(void);

/* ORDER with pack_elf.c, which looks for the name and fills the rest. */
static volatile struct {
    char name[16];
    uintptr_t kept[KEPT];
    uint64_t self, moved, moved_size; /* the plan itself, the table of addresses (DT_RELR) */
    unpack_part parts[PARTS];
} plan = {
    .name = "geocoder packed",
    .kept = {(uintptr_t)squeeze_shortest, (uintptr_t)squeeze_number, (uintptr_t)squeeze_copy,
             (uintptr_t)squeeze_unpack, (uintptr_t)unpack_fail, (uintptr_t)unpack_as_file,
             (uintptr_t)unpack_addresses, (uintptr_t)unpack_all, (uintptr_t)mmap,
             (uintptr_t)mprotect, (uintptr_t)memfd_create, (uintptr_t)write, (uintptr_t)_exit,
             (uintptr_t)memcpy},
};

/* Adds where the program is to the addresses of a part (gABI, "Relative Relocation Table"). */
static void unpack_addresses(uintptr_t base, uintptr_t from, size_t size) {
    const uintptr_t *row = (const uintptr_t *)(base + (uintptr_t)plan.moved);
    const uintptr_t *end = row + plan.moved_size / sizeof *row;
    uintptr_t word = sizeof *row, at = 0;
    for (; row < end; row++) {
        bool is_map = *row & 1;
        if (!is_map) at = base + *row;
        uintptr_t map = is_map ? *row >> 1 : 1;
        for (uintptr_t here = at; map; map >>= 1, here += word) {
            if (map & 1 && here - from < size) *(uintptr_t *)here += base;
        }
        at += is_map ? (8 * word - 1) * word : word;
    }
}

BEFORE_MAIN static void unpack_all(void) {
    if (!plan.self) return; /* not packed */
    uintptr_t base = (uintptr_t)&plan - (uintptr_t)plan.self;
    for (int i = 0; i < PARTS; i++) {
        char *at = (char *)(base + (uintptr_t)plan.parts[i].at);
        size_t size = (size_t)plan.parts[i].size;
        const unsigned char *packed = (const unsigned char *)(base + (uintptr_t)plan.parts[i].from);
        squeeze_unpack(packed, (unsigned char *)at, (unsigned char *)at + size);
        if (i == TABLES) mprotect(at, size, PROT_READ); /* refused: as right as before */
        if (i == ADDRESSES) unpack_addresses(base, (uintptr_t)at, size); /* protected by main */
        if (i != CODE) continue;
        if (IS_X86 && size) squeeze_calls((unsigned char *)at, size, false);
        bool runs = IS_X86 && mprotect(at, size, PROT_READ | PROT_EXEC) == 0;
        if (!runs && !unpack_as_file(at, size))
            unpack_fail("geocoder: this system lets no program unpack itself; take the full one\n");
    }
}
