/* os_sandbox -- the process confines itself, by Landlock and seccomp on Linux. Owns nothing.
 *
 * Outside facts: landlock(7) and linux/landlock.h of Linux 6.10, whose numbers stand here because
 * the headers of many systems are older. A right that the kernel does not know must not be asked
 * for, and one that is not handled stays allowed. seccomp(2); the calls that musl makes for what
 * this room asks of it, and those that it makes where a kernel does not know the first. */
#include "os_sandbox.h"

#if defined(__linux__)
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "../base/str.h"
#include "os.h"

#if defined(__linux__)

#if !defined(O_PATH)
#define O_PATH 010000000 /* glibc hides it from POSIX programs, as it does syscall */
#endif
long syscall(long number, ...);

enum { /* the same on every architecture that zig knows */
       OS_SANDBOX_CREATE = 444,
       OS_SANDBOX_ADD = 445,
       OS_SANDBOX_RESTRICT = 446
};

enum { OS_SANDBOX_VERSION = 1, OS_SANDBOX_BENEATH = 1 }; /* a flag of CREATE, a kind of rule */

enum { /* rights, and the first version that knows them all */
       OS_SANDBOX_WRITE_FILE = 1 << 1,
       OS_SANDBOX_READ = 1 << 2 | 1 << 3, /* files and folders */
       OS_SANDBOX_REMOVE_FILE = 1 << 5,
       OS_SANDBOX_MAKE_FILE = 1 << 8,
       OS_SANDBOX_MAKE_SOCKET = 1 << 9,
       OS_SANDBOX_ALL_1 = (1 << 13) - 1,
       OS_SANDBOX_REFER = 1 << 13,     /* 2 */
       OS_SANDBOX_TRUNCATE = 1 << 14,  /* 3 */
       OS_SANDBOX_DEVICES = 1 << 15,   /* 5 */
       OS_SANDBOX_CONNECT_TCP = 1 << 1 /* 4, of the network */
};

typedef struct {
    uint64_t files, network;
} os_sandbox_ruleset;

typedef struct {
    uint64_t allowed;
    int32_t folder;
} __attribute__((packed)) os_sandbox_rule;

static uint64_t os_sandbox_rights(long version) {
    return (uint64_t)OS_SANDBOX_ALL_1 | (version >= 2 ? (uint64_t)OS_SANDBOX_REFER : 0) |
           (version >= 3 ? (uint64_t)OS_SANDBOX_TRUNCATE : 0) |
           (version >= 5 ? (uint64_t)OS_SANDBOX_DEVICES : 0);
}

static bool os_sandbox_add(int rules, const char *folder, uint64_t allowed) {
    os_sandbox_rule rule = {allowed, open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC)};
    if (rule.folder < 0) {
        return true; /* what is not there cannot be opened either */
    }
    long code = syscall(OS_SANDBOX_ADD, rules, OS_SANDBOX_BENEATH, &rule, 0);
    os_close(rule.folder);
    return code == 0 || os_failed();
}

/* What the file really is, links followed. */
static bool os_sandbox_target(const char *file, char target[OS_PATH_MAX]) {
    char link[32];
    int fd = open(file, O_PATH | O_CLOEXEC);
    if (fd < 0) {
        return false;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ptrdiff_t len = readlink(link, target, OS_PATH_MAX - 1);
    os_close(fd);
    target[len > 0 ? len : 0] = 0;
    return len > 0;
}

/* The folder of the file, in place. */
static void os_sandbox_to_folder(char path[OS_PATH_MAX]) {
    char *slash = strrchr(path, '/');
    path[0] = slash ? path[0] : '.';
    slash = slash ? slash : path;
    slash[slash == path] = 0;
}

static bool os_sandbox_add_file(int rules, const os_sandbox_file *f, uint64_t rights) {
    char path[OS_PATH_MAX], target[OS_PATH_MAX];
    uint64_t allowed = OS_SANDBOX_READ;
    if (f->writes) {
        allowed |= OS_SANDBOX_WRITE_FILE | OS_SANDBOX_REMOVE_FILE | OS_SANDBOX_MAKE_FILE |
                   OS_SANDBOX_MAKE_SOCKET | OS_SANDBOX_TRUNCATE;
    }
    allowed &= rights;
    if (!f->file || !f->file[0] || !str_cstr(str_of(f->file), path, sizeof path)) {
        return true;
    }
    bool has_target = os_sandbox_target(path, target);
    os_sandbox_to_folder(path);
    if (has_target) {
        os_sandbox_to_folder(target);
    }
    return os_sandbox_add(rules, path, allowed) &&
           (!has_target || os_sandbox_add(rules, target, allowed));
}

GEO_FN bool os_sandbox_enter(const os_sandbox_file *files, int count, bool connects) {
    long version = syscall(OS_SANDBOX_CREATE, NULL, 0, OS_SANDBOX_VERSION);
    if (version < 1) {
        return os_failed();
    }
    bool has_network = version >= 4;
    os_sandbox_ruleset set = {os_sandbox_rights(version),
                              has_network && !connects ? OS_SANDBOX_CONNECT_TCP : 0};
    size_t size = has_network ? sizeof set : sizeof set.files;
    int rules = (int)syscall(OS_SANDBOX_CREATE, &set, size, 0);
    if (rules < 0) {
        return os_failed();
    }
    bool good = true;
    for (int i = 0; i < count && good; i++) {
        good = os_sandbox_add_file(rules, &files[i], set.files);
    }
    good = good && ((prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                     syscall(OS_SANDBOX_RESTRICT, rules, 0) == 0) ||
                    os_failed());
    os_close(rules);
    return good;
}

/* ---- system calls ---- */

#if defined(__x86_64__) && !defined(__ILP32__)
#define OS_SANDBOX_ARCH AUDIT_ARCH_X86_64
#elif defined(__i386__)
#define OS_SANDBOX_ARCH AUDIT_ARCH_I386
#elif defined(__aarch64__)
#define OS_SANDBOX_ARCH AUDIT_ARCH_AARCH64
#elif defined(__arm__)
#define OS_SANDBOX_ARCH AUDIT_ARCH_ARM
#elif defined(__riscv) && __riscv_xlen == 64
#define OS_SANDBOX_ARCH AUDIT_ARCH_RISCV64
#endif
#if defined(OS_SANDBOX_ARCH)

/* Files, memory, threads, clocks and waiting: every server makes these. */
static const uint16_t os_sandbox_calls[] = {
#if defined(SYS_open) /* processors from before these took a folder or flags */
    SYS_access,
    SYS_dup2,
    SYS_epoll_wait,
    SYS_lstat,
    SYS_open,
    SYS_pipe,
    SYS_poll,
    SYS_readlink,
    SYS_rename,
    SYS_stat,
    SYS_unlink,
#endif
#if defined(SYS_mmap2) /* 32 bits, and times of 64 */
    SYS__llseek,
    SYS_fcntl64,
    SYS_fstat64,
    SYS_fstatat64,
    SYS_ftruncate64,
    SYS_geteuid32,
    SYS_lstat64,
    SYS_sigreturn,
    SYS_stat64,
    SYS_clock_gettime64,
    SYS_clock_nanosleep_time64,
    SYS_futex_time64,
    SYS_ppoll_time64,
#else
    SYS_newfstatat,
#endif
#if defined(SYS_clock_gettime32) /* musl's name for the older one */
    SYS_clock_gettime32,
    SYS_clock_nanosleep_time32,
#else
    SYS_clock_gettime,
    SYS_clock_nanosleep,
#endif
    SYS_brk,
    SYS_close,
    SYS_dup3,
    SYS_epoll_create1,
    SYS_epoll_ctl,
    SYS_epoll_pwait,
    SYS_exit,
    SYS_exit_group,
    SYS_faccessat,
    SYS_fallocate,
    SYS_fcntl,
    SYS_flock,
    SYS_fstat,
    SYS_fsync,
    SYS_ftruncate,
    SYS_futex,
    SYS_getdents64,
    SYS_geteuid,
    SYS_getpid,
    SYS_getrandom,
    SYS_getrusage,
    SYS_gettid,
    SYS_lseek,
    SYS_madvise,
    SYS_mremap,
    SYS_munmap,
    SYS_nanosleep,
    SYS_openat,
    SYS_pipe2,
    SYS_ppoll,
    SYS_pread64,
    SYS_pwrite64,
    SYS_read,
    SYS_readlinkat,
    SYS_readv,
    SYS_renameat2,
    SYS_restart_syscall,
    SYS_rseq,
    SYS_rt_sigaction,
    SYS_rt_sigprocmask,
    SYS_rt_sigreturn,
    SYS_sched_getaffinity,
    SYS_sched_yield,
    SYS_set_robust_list,
    SYS_sigaltstack, /* a thread of a program with sanitizers */
    SYS_statx,
    SYS_umask,
    SYS_unlinkat,
    SYS_write,
    SYS_writev};

static const uint16_t os_sandbox_network[] = {
#if defined(SYS_socketcall) /* all of them, for musl */
    SYS_socketcall,
#endif
#if defined(SYS_accept)
    SYS_accept,
#endif
    SYS_accept4,    SYS_bind,     SYS_getpeername, SYS_getsockname, SYS_getsockopt,
    SYS_listen,     SYS_recvfrom, SYS_recvmsg,     SYS_sendmsg,     SYS_sendto,
    SYS_setsockopt, SYS_shutdown, SYS_connect /* the last, as not everybody may */
};

#if defined(SYS_mmap2)
#define OS_SANDBOX_MMAP SYS_mmap2
#else
#define OS_SANDBOX_MMAP SYS_mmap
#endif

enum {
    OS_SANDBOX_STEPS_MAX = 256,  /* two for each call */
    OS_SANDBOX_THREAD = 0x10000, /* CLONE_THREAD, hidden likewise */
    OS_SANDBOX_ENOSYS = 38       /* as of an old kernel: libraries then take another call */
};

typedef struct {
    unsigned short count;
    struct sock_filter steps[OS_SANDBOX_STEPS_MAX];
} os_sandbox_program;

static void os_sandbox_step(os_sandbox_program *p, int code, uint32_t value, int yes, int no) {
    ASSERT(p->count < OS_SANDBOX_STEPS_MAX);
    p->steps[p->count++] =
        (struct sock_filter)BPF_JUMP((uint16_t)code, value, (uint8_t)yes, (uint8_t)no);
}

static void os_sandbox_allow(os_sandbox_program *p, const uint16_t *calls, size_t count) {
    for (size_t i = 0; i < count; i++) {
        os_sandbox_step(p, BPF_JMP | BPF_JEQ | BPF_K, calls[i], 0, 1);
        os_sandbox_step(p, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
    }
}

/* Allows a call whose argument has one of the bits or, with `no` 1, none of them. */
static void os_sandbox_allow_if(os_sandbox_program *p, uint32_t call, size_t argument,
                                uint32_t bits, int no) {
    size_t lower_half = offsetof(struct seccomp_data, args) + argument * sizeof(uint64_t);
    os_sandbox_step(p, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    os_sandbox_step(p, BPF_LD | BPF_W | BPF_ABS, (uint32_t)lower_half, 0, 0);
    os_sandbox_step(p, BPF_JMP | BPF_JSET | BPF_K, bits, no, !no);
    os_sandbox_step(p, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
    os_sandbox_step(p, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | OS_SANDBOX_ENOSYS, 0, 0);
}

/* Calls of another architecture, which have other numbers, end the process. */
static void os_sandbox_begin(os_sandbox_program *p) {
    os_sandbox_step(p, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
    os_sandbox_step(p, BPF_JMP | BPF_JEQ | BPF_K, OS_SANDBOX_ARCH, 1, 0);
    os_sandbox_step(p, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
    os_sandbox_step(p, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
}

GEO_FN bool os_sandbox_filter(bool has_network, bool connects) {
    os_sandbox_program p = {.count = 0};
    os_sandbox_begin(&p);
    os_sandbox_allow(&p, os_sandbox_calls, LEN(os_sandbox_calls));
    os_sandbox_allow_if(&p, OS_SANDBOX_MMAP, 2, PROT_EXEC, 1); /* no code but the program's */
    os_sandbox_allow_if(&p, SYS_mprotect, 2, PROT_EXEC, 1);
    os_sandbox_allow_if(&p, SYS_clone, 0, OS_SANDBOX_THREAD, 0); /* no process */
    os_sandbox_allow_if(&p, SYS_prlimit64, 0, UINT32_MAX, 1);    /* of itself */
    if (has_network) {
        os_sandbox_allow_if(&p, SYS_socket, 0, ~(uint32_t)15, 1); /* no netlink, packet, alg */
        os_sandbox_allow(&p, os_sandbox_network, LEN(os_sandbox_network) - !connects);
    }
    os_sandbox_step(&p, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | OS_SANDBOX_ENOSYS, 0, 0);
    struct sock_fprog program = {.len = p.count, .filter = p.steps};
    return (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
            prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0) ||
           os_failed();
}

#else

GEO_FN bool os_sandbox_filter(bool has_network, bool connects) {
    (void)has_network;
    (void)connects;
    return os_refuse("the system calls of this processor are not known");
}

#endif

#else

GEO_FN bool os_sandbox_enter(const os_sandbox_file *files, int count, bool connects) {
    (void)files;
    (void)count;
    (void)connects;
    return os_refuse("this system has none");
}

GEO_FN bool os_sandbox_filter(bool has_network, bool connects) {
    (void)has_network;
    (void)connects;
    return os_refuse("this system has none");
}

#endif
