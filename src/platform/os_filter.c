/* os_filter -- refuses system calls by their numbers and arguments, by seccomp on Linux. Owns
 * nothing.
 *
 * A program for the kernel's packet filter is made of three tables: rules, which look at arguments;
 * then what is always refused; or, when it is strict, what is served at all.
 *
 * Outside facts: seccomp(2); linux/audit.h; asm/unistd.h. The calls that musl makes for what
 * this program asks of it, and those that it makes where a kernel does not know the first: a
 * call that is refused looks unknown, so clone3, whose flags no filter can see, becomes clone. */
#include "os_filter.h"

#if defined(__linux__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "os.h"

#if defined(__x86_64__) && !defined(__ILP32__)
#define OS_FILTER_ARCH AUDIT_ARCH_X86_64
#elif defined(__i386__)
#define OS_FILTER_ARCH AUDIT_ARCH_I386
#elif defined(__aarch64__)
#define OS_FILTER_ARCH AUDIT_ARCH_AARCH64
#elif defined(__arm__)
#define OS_FILTER_ARCH AUDIT_ARCH_ARM
#elif defined(__riscv) && __riscv_xlen == 64
#define OS_FILTER_ARCH AUDIT_ARCH_RISCV64
#endif
#if defined(__linux__) && defined(OS_FILTER_ARCH)

#if defined(SYS_mmap2)
#define OS_FILTER_MMAP SYS_mmap2
#else
#define OS_FILTER_MMAP SYS_mmap
#endif

/* clang-format off */
/* Files, memory, threads, clocks and waiting: every server makes these. */
static const uint16_t os_filter_served[] = {
#if defined(SYS_open) /* processors from before these took a folder or flags */
    SYS_access, SYS_dup2, SYS_epoll_wait, SYS_lstat, SYS_open, SYS_pipe, SYS_poll, SYS_readlink,
    SYS_rename, SYS_stat, SYS_unlink,
#endif
#if defined(SYS_mmap2) /* 32 bits, and times of 64 */
    SYS__llseek, SYS_fcntl64, SYS_fstat64, SYS_fstatat64, SYS_ftruncate64, SYS_geteuid32,
    SYS_lstat64, SYS_sigreturn, SYS_stat64, SYS_clock_gettime64, SYS_clock_nanosleep_time64,
    SYS_futex_time64, SYS_ppoll_time64,
#else
    SYS_newfstatat,
#endif
#if defined(SYS_clock_gettime32) /* musl's name for the older one */
    SYS_clock_gettime32, SYS_clock_nanosleep_time32,
#else
    SYS_clock_gettime, SYS_clock_nanosleep,
#endif
    SYS_brk, SYS_close, SYS_dup3, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_exit,
    SYS_exit_group, SYS_faccessat, SYS_fallocate, SYS_fcntl, SYS_flock, SYS_fstat, SYS_fsync,
    SYS_ftruncate, SYS_futex, SYS_getdents64, SYS_geteuid, SYS_getpid, SYS_getrandom,
    SYS_getrusage, SYS_gettid, SYS_lseek, SYS_madvise, SYS_mremap, SYS_munmap, SYS_nanosleep,
    SYS_openat, SYS_pipe2, SYS_ppoll, SYS_pread64, SYS_pwrite64, SYS_read, SYS_readlinkat,
    SYS_readv, SYS_renameat2, SYS_restart_syscall, SYS_rseq, SYS_rt_sigaction, SYS_rt_sigprocmask,
    SYS_rt_sigreturn, SYS_sched_getaffinity, SYS_sched_yield, SYS_set_robust_list,
    SYS_sigaltstack /* sanitizers */, SYS_statx, SYS_umask,
    SYS_unlinkat, SYS_write, SYS_writev};

/* Needs no right beyond a connection that is open. */
static const uint16_t os_filter_connected[] = {
#if defined(SYS_accept)
    SYS_accept,
#endif
    SYS_accept4,  SYS_getpeername, SYS_getsockname, SYS_getsockopt,
    SYS_recvfrom, SYS_recvmsg,     SYS_setsockopt,  SYS_shutdown};

/* What no server needs, where it could do harm, and what only rules allow. */
static const uint16_t os_filter_refused[] = {
#if defined(SYS_fork)
    SYS_fork, SYS_vfork,
#endif
    SYS_clone, 435 /* clone3 */, SYS_execve, SYS_execveat, SYS_unshare, SYS_setns,
    /* other processes */
    SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
    424 /* pidfd_send_signal */, 434 /* pidfd_open */, 438 /* pidfd_getfd */, SYS_ptrace,
    SYS_process_vm_readv, SYS_process_vm_writev, 440 /* process_madvise */,
    448 /* process_mrelease */, SYS_kcmp, SYS_prlimit64,
    SYS_setpriority, SYS_ioprio_set, SYS_sched_setattr, SYS_sched_setscheduler, SYS_sched_setparam,
    SYS_sched_setaffinity, SYS_migrate_pages, SYS_move_pages,
    /* memory that can be run */
    OS_FILTER_MMAP, SYS_mprotect, SYS_pkey_mprotect, SYS_memfd_create, 447 /* memfd_secret */,
    SYS_remap_file_pages, SYS_personality, SYS_userfaultfd,
#if defined(SYS_shmget)
    SYS_shmget, SYS_shmat,
#endif
#if defined(__i386__)
    SYS_mmap, SYS_ipc, SYS_modify_ldt, /* whose arguments are in memory, or code */
#endif
    /* sockets */
    SYS_socket, SYS_socketpair, SYS_bind, SYS_listen, SYS_connect, SYS_sendto, SYS_sendmsg,
    SYS_sendmmsg,
#if defined(SYS_send)
    SYS_send,
#endif
#if defined(SYS_socketcall)
    SYS_socketcall,
#endif
    425, 426, 427, /* io_uring_setup, _enter, _register: calls that are not seen here */
    /* files: what Landlock does not know, or not in every version */
    SYS_truncate, SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchown, SYS_fchownat,
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_fremovexattr, SYS_utimensat, SYS_open_by_handle_at, SYS_fanotify_init,
    463, 466, 469, /* setxattrat, removexattrat, file_setattr */
#if defined(SYS_chmod)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utimes, SYS_futimesat,
#endif
#if defined(SYS_utime)
    SYS_utime,
#endif
#if defined(SYS_truncate64)
    SYS_truncate64, SYS_chown32, SYS_lchown32, SYS_fchown32, 412 /* utimensat_time64 */,
#endif
    /* the system itself */
    SYS_bpf, SYS_perf_event_open, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_mount,
    SYS_umount2, SYS_pivot_root, SYS_chroot, 428, 429, 430, 431, 432, 433,
    442 /* open_tree to mount_setattr */, 467 /* open_tree_attr */, SYS_swapon, SYS_swapoff,
    SYS_reboot, SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_acct,
    SYS_quotactl, 443 /* quotactl_fd */, SYS_syslog,
#if defined(SYS_kexec_file_load)
    SYS_kexec_file_load,
#endif
#if defined(SYS_iopl)
    SYS_iopl, SYS_ioperm,
#endif
};

/* clang-format on */

enum {
    OS_FILTER_STEPS_MAX = 640,       /* two for each call, up to eleven for each rule */
    OS_FILTER_CHECKS = 3,            /* of a rule */
    OS_FILTER_UPPER = 6,             /* added to an argument: its upper half */
    OS_FILTER_THREAD = 0x10000,      /* CLONE_THREAD, which glibc hides, and all namespaces */
    OS_FILTER_SPACES = 0x7E020080,   /* CLONE_NEWNS, _NEWCGROUP to _NEWNET, _NEWTIME */
    OS_FILTER_FASTOPEN = 0x20000000, /* a message that connects, which Landlock does not see */
    OS_FILTER_NO_TYPE = 02004000,    /* SOCK_CLOEXEC | SOCK_NONBLOCK, beside the type */
    OS_FILTER_INTERNET = 2,          /* AF_INET, and with the bit of ... */
    OS_FILTER_INTERNET_6 = 8,        /* ... AF_INET6 */
    OS_FILTER_UDP = 17,
    OS_FILTER_TCP = 6,
    OS_FILTER_X32 = 0x40000000, /* calls of a third kind on x86_64 */
    OS_FILTER_ENOSYS = 38
};

typedef struct {
    unsigned short count;
    struct sock_filter steps[OS_FILTER_STEPS_MAX];
} os_filter_program;

/* Whether an argument, masked, has that value. */
typedef struct {
    int argument; /* its lower half */
    uint32_t mask, value;
} os_filter_check;

/* The call is allowed, or refused, if all checks hold; those with a mask of 0 always do. */
typedef struct {
    bool applies, refuses;
    uint32_t call;
    os_filter_check checks[OS_FILTER_CHECKS];
} os_filter_rule;

static void os_filter_step(os_filter_program *p, int code, uint32_t value, int yes, int no) {
    ASSERT(p->count < OS_FILTER_STEPS_MAX);
    p->steps[p->count++] =
        (struct sock_filter)BPF_JUMP((uint16_t)code, value, (uint8_t)yes, (uint8_t)no);
}

static void os_filter_load(os_filter_program *p, size_t offset) {
    os_filter_step(p, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

static void os_filter_end(os_filter_program *p, bool refuses) {
    uint32_t end = refuses ? SECCOMP_RET_ERRNO | (uint32_t)OS_FILTER_ENOSYS : SECCOMP_RET_ALLOW;
    os_filter_step(p, BPF_RET | BPF_K, end, 0, 0);
}

static void os_filter_calls(os_filter_program *p, const uint16_t *calls, size_t count,
                            bool refuses) {
    for (size_t i = 0; i < count; i++) {
        os_filter_step(p, BPF_JMP | BPF_JEQ | BPF_K, calls[i], 0, 1);
        os_filter_end(p, refuses);
    }
}

/* Both halves lie lower half first on the processors that are known here. */
static size_t os_filter_offset(int argument) {
    bool is_upper = argument >= OS_FILTER_UPPER;
    size_t at = (size_t)argument - (is_upper ? OS_FILTER_UPPER : 0);
    return offsetof(struct seccomp_data, args) + at * sizeof(uint64_t) +
           is_upper * sizeof(uint32_t);
}

static void os_filter_add(os_filter_program *p, const os_filter_rule *r) {
    enum { CHECK_STEPS = 3 };
    int left = 0;
    for (int i = 0; i < OS_FILTER_CHECKS; i++) {
        left += r->checks[i].mask ? CHECK_STEPS : 0;
    }
    os_filter_step(p, BPF_JMP | BPF_JEQ | BPF_K, r->call, 0, left + 1 + (left > 0));
    for (int i = 0; i < OS_FILTER_CHECKS; i++) {
        const os_filter_check *c = &r->checks[i];
        if (c->mask) {
            left -= CHECK_STEPS;
            os_filter_load(p, os_filter_offset(c->argument));
            os_filter_step(p, BPF_ALU | BPF_AND | BPF_K, c->mask, 0, 0);
            os_filter_step(p, BPF_JMP | BPF_JEQ | BPF_K, c->value, 0, left + 1);
        }
    }
    os_filter_end(p, r->refuses);
    if (r->checks[0].mask) {
        os_filter_load(p, offsetof(struct seccomp_data, nr));
    }
}

static void os_filter_add_rules(os_filter_program *p, const os_sandbox_needs *n) {
    const uint32_t self = (uint32_t)getpid(), all = UINT32_MAX, type = ~(uint32_t)OS_FILTER_NO_TYPE,
                   internet = ~(uint32_t)OS_FILTER_INTERNET_6;
    bool sends = n->resolves || n->hands_over;
    const os_filter_rule rules[] = {
        /* threads, and nothing else that clone makes */
        {true, false, SYS_clone, {{0, OS_FILTER_THREAD | OS_FILTER_SPACES, OS_FILTER_THREAD}}},
        {true, false, SYS_kill, {{0, all, self}}},
        {true, false, SYS_tkill, {{0, all, self}}},
        {true, false, SYS_tgkill, {{0, all, self}}},
        {true, true, SYS_fcntl, {{1, all, 8}}},      /* F_SETOWN: signals to another process */
        {true, true, SYS_fcntl, {{1, all, 15}}},     /* F_SETOWN_EX */
        {true, true, SYS_ioctl, {{1, all, 0x8901}}}, /* FIOSETOWN, likewise */
        {true, true, SYS_ioctl, {{1, all, 0x8902}}}, /* SIOCSPGRP */
        {true, true, SYS_ioctl, {{1, all, 0x5412}}}, /* TIOCSTI: types into a terminal */
        {true, true, SYS_ioctl, {{1, all, 0x541C}}}, /* TIOCLINUX */
        {true, true, SYS_ioctl, {{1, all, 0x5414}}}, /* TIOCSWINSZ: signals its foreground */
        {true, true, SYS_ioctl, {{1, all, 0x5422}}}, /* TIOCNOTTY, likewise */
#if defined(SYS_fcntl64)
        {true, true, SYS_fcntl64, {{1, all, 8}}},
        {true, true, SYS_fcntl64, {{1, all, 15}}},
#endif
        {true, false, SYS_prlimit64, {{0, all, 0}}}, /* of itself */
        {true, false, SYS_setpriority, {{0, all, 0}, {1, all, 0}, {2, all, OS_BACKGROUND_NICE}}},
        {true, false, OS_FILTER_MMAP, {{2, PROT_EXEC, 0}}},
        {true, false, SYS_mprotect, {{2, PROT_EXEC, 0}}},
        /* sockets */
        {n->connects || n->has_paths, false, SYS_connect, {{0, 0, 0}}},
        {n->has_paths, false, SYS_socket, {{0, all, 1 /* AF_UNIX */}, {1, type, 1}}},
        {n->connects,
         false,
         SYS_socket,
         {{0, internet, OS_FILTER_INTERNET}, {1, type, 1}, {2, ~(uint32_t)OS_FILTER_TCP, 0}}},
        {n->resolves,
         false,
         SYS_socket,
         {{0, internet, OS_FILTER_INTERNET}, {1, type, 2}, {2, all, 0}}},
        {n->resolves,
         false,
         SYS_socket,
         {{0, internet, OS_FILTER_INTERNET}, {1, type, 2}, {2, all, OS_FILTER_UDP}}},
        {n->resolves, false, SYS_bind, {{0, 0, 0}}},
        {n->resolves, false, SYS_sendto, {{3, OS_FILTER_FASTOPEN, 0}}},
        {true,
         false,
         SYS_sendto,
         {{3, OS_FILTER_FASTOPEN, 0}, {4, all, 0}, {4 + OS_FILTER_UPPER, all, 0}}}, /* no address */
        {sends, false, SYS_sendmsg, {{2, OS_FILTER_FASTOPEN, 0}}},
    };
    for (size_t i = 0; i < LEN(rules); i++) {
        if (rules[i].applies) {
            os_filter_add(p, &rules[i]);
        }
    }
}

/* Calls of another architecture, which have other numbers, end the process. */
static void os_filter_begin(os_filter_program *p) {
    os_filter_load(p, offsetof(struct seccomp_data, arch));
    os_filter_step(p, BPF_JMP | BPF_JEQ | BPF_K, OS_FILTER_ARCH, 1, 0);
    os_filter_step(p, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
    os_filter_load(p, offsetof(struct seccomp_data, nr));
    os_filter_step(p, BPF_JMP | BPF_JGE | BPF_K, OS_FILTER_X32, 0, 1);
    os_filter_end(p, true); /* no other processor has such numbers */
}

GEO_FN bool os_filter_enter(const os_sandbox_needs *needs) {
    os_filter_program p = {.count = 0};
    os_filter_begin(&p);
    os_filter_add_rules(&p, needs);
    if (needs->is_strict) {
        os_filter_calls(&p, os_filter_served, LEN(os_filter_served), false);
        os_filter_calls(&p, os_filter_connected, LEN(os_filter_connected), false);
    } else {
        os_filter_calls(&p, os_filter_refused, LEN(os_filter_refused), true);
    }
    os_filter_end(&p, needs->is_strict);
    struct sock_fprog program = {.len = p.count, .filter = p.steps};
    return (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
            prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0) ||
           os_failed();
}

#else

GEO_FN bool os_filter_enter(const os_sandbox_needs *needs) {
    (void)needs;
    return os_refuse("the system calls of this system or processor are not known");
}

#endif
