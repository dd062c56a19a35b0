/* unpack.c: where a small program starts: it unpacks the rest, and goes on to the C library's
 * start.
 *
 * pack_elf.c takes whole pages of code and tables out of the linked program, and writes into the
 * plan where they belong and where they are packed. These pages are writable memory without content
 * when the system starts the program; here they are filled, and become what they were to be: no
 * page is ever writable and executable at once. Where the system lets no memory become executable
 * (MemoryDenyWriteExecute of systemd), the code goes through a file in memory, which may be mapped.
 *
 * This code has a section of its own, which is never packed. The C library is packed, and the
 * program is not relocated yet: only what stands here is called, and each address is found from
 * where the code is (-ffreestanding, -fno-builtin, PIC without a table of addresses). The start of
 * musl needs nothing but the stack pointer, and relocates what is unpacked. Registers of system
 * calls: Linux man-pages, syscall(2). */
#define _GNU_SOURCE /* MFD_CLOEXEC */
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#pragma clang section text = ".unpack" /* ORDER: not what pack_elf.c packs */

#include "squeeze.h"

enum { TABLES, CODE, ADDRESSES, PARTS }; /* which is what: ORDER with pack_elf.c */

/* Addresses in the program as it is linked. */
typedef struct {
    uint64_t at, size, from;
} unpack_part;

/* ORDER with pack_elf.c, which looks for the name and fills the rest. */
static volatile struct {
    char name[16];
    uint64_t self; /* the plan itself */
    unpack_part parts[PARTS];
} plan = {.name = "geocoder packed"};

/* What unpacking needs of a processor.
 * X86: calls are packed as squeeze.h says, and what is written can be run at once; elsewhere the
 * system sees to that when it maps a file.
 * START leaves the stack as it is.
 * A system call: the registers of its number and of five arguments, instructions that set a sixth
 * one to 0, and what else they change. */
#define PROCESSOR(X86, START, NUMBER, A, B, C, D, E, CALL, ...)                                    \
    enum { IS_X86 = X86 };                                                                         \
    __attribute__((naked, used)) void unpack_start(void) {                                         \
        __asm__ volatile(START);                                                                   \
    }                                                                                              \
    static long unpack_call(long number, long a, long b, long c, long d, long e) {                 \
        register long in_number __asm__(NUMBER) = number, in_a __asm__(A) = a;                     \
        register long in_b __asm__(B) = b, in_c __asm__(C) = c;                                    \
        register long in_d __asm__(D) = d, in_e __asm__(E) = e;                                    \
        __asm__ volatile(CALL                                                                      \
                         : "+r"(in_number), "+r"(in_a)                                             \
                         : "r"(in_b), "r"(in_c), "r"(in_d), "r"(in_e)                              \
                         : "memory", __VA_ARGS__);                                                 \
        return IS_X86 ? in_number : in_a;                                                          \
    }

#if defined(__x86_64__)
PROCESSOR(true, "call unpack_all; jmp _start", "rax", "rdi", "rsi", "rdx", "r10", "r8",
          "xor %%r9d, %%r9d; syscall", "rcx", "r9", "r11")
#elif defined(__i386__)
PROCESSOR(true, "call unpack_all; jmp _start", "eax", "ebx", "ecx", "edx", "esi", "edi",
          "push %%ebp; xor %%ebp, %%ebp; int $0x80; pop %%ebp", "cc")
#elif defined(__aarch64__)
PROCESSOR(false, "bl unpack_all; b _start", "x8", "x0", "x1", "x2", "x3", "x4",
          "mov x5, xzr; svc 0", "x5")
#elif defined(__arm__)
PROCESSOR(false, "bl unpack_all; b _start", "r7", "r0", "r1", "r2", "r3", "r4", "mov r5, #0; svc 0",
          "r5")
#elif defined(__riscv)
PROCESSOR(false, "call unpack_all; tail _start", "a7", "a0", "a1", "a2", "a3", "a4",
          "li a5, 0; ecall", "a5")
#endif

#ifndef SYS_mmap2 /* the same, from the start of a file */
#define SYS_mmap2 SYS_mmap
#endif

enum { RUNS = PROT_READ | PROT_EXEC };

/* Makes of bytes the same pages of a file, or ends the program where that is not allowed either.
 * Its texts are tables, which are unpacked before. */
static void unpack_as_file(long at, long size) {
    static const char why[] =
        "geocoder: this system lets no program unpack itself; take the full one\n";
    long file = unpack_call(SYS_memfd_create, (long)"geocoder", MFD_CLOEXEC, 0, 0, 0), done = 0;
    for (long n = 1; file >= 0 && done < size && n > 0; done += n) {
        n = unpack_call(SYS_write, file, at + done, size - done, 0, 0);
    }
    if (done == size &&
        unpack_call(SYS_mmap2, at, size, RUNS, MAP_PRIVATE | MAP_FIXED, file) == at) {
        unpack_call(SYS_close, file, 0, 0, 0, 0);
        return;
    }
    unpack_call(SYS_write, STDERR_FILENO, (long)why, sizeof why - 1, 0, 0);
    unpack_call(SYS_exit_group, 1, 0, 0, 0, 0);
}

__attribute__((used)) static void unpack_all(void) {
    if (!plan.self) return; /* not packed */
    uintptr_t base = (uintptr_t)&plan - (uintptr_t)plan.self;
    for (int i = 0; i < PARTS; i++) {
        long at = (long)(base + (uintptr_t)plan.parts[i].at), size = (long)plan.parts[i].size;
        unsigned char *out = (unsigned char *)at;
        squeeze_unpack((const unsigned char *)(base + (uintptr_t)plan.parts[i].from), out,
                       out + size);
        if (i == TABLES) unpack_call(SYS_mprotect, at, size, PROT_READ, 0, 0);
        if (i != CODE) continue; /* main protects addresses, once they are relocated */
        if (IS_X86) squeeze_calls(out, (size_t)size, false);
        if (IS_X86 && unpack_call(SYS_mprotect, at, size, RUNS, 0, 0) == 0) continue;
        unpack_as_file(at, size);
    }
}
