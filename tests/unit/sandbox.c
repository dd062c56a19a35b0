/* sandbox -- what a server can still do in its sandbox. Each row is a call with its arguments, made
 * in a process that has started as `geocoder http` with these settings, behind its last step. */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>

enum { /* settings that a row is tried with, as bits */
       ON_OFFLINE = 1,
       STRICT_OFFLINE = 2,
       ON_ADDRESS = 4, /* the upstream is an address, so that no name is resolved */
       STRICT_ADDRESS = 8,
       ON_NAME = 16,
       STRICT_NAME = 32,
       SANDBOXES = 6, /* and without any: what this machine cannot do anyhow is skipped */
       NOWHERE = 0,
       EVERYWHERE = (1 << SANDBOXES) - 1,
       NAMED = ON_NAME | STRICT_NAME,
       ONLINE = NAMED | ON_ADDRESS | STRICT_ADDRESS,
       NOT_STRICT = ON_OFFLINE | ON_ADDRESS | ON_NAME
};

enum { SANDBOX_ROWS_MAX = 128, SANDBOX_SWAP = SANDBOX_ROWS_MAX, SANDBOX_PAGES = 1 << 16 };

static struct {
    char home[64], socket[100], ears[100]; /* whose folder is full of other things */
    int upstream, other, ears_fd, udp;     /* servers that nobody serves */
    int upstream_port, other_port, udp_port;
    int pair[2]; /* a connection that is open */
    pid_t victim;
    volatile signed char *can; /* of each row; -1: not tried. At SANDBOX_SWAP 1: the token shall be
                                  replaced, 2: it is */
    bool may_fail[SANDBOX_ROWS_MAX]; /* what this machine refuses without a sandbox */
} box;

static const char *box_path(const char *name) {
    static char path[160];
    snprintf(path, sizeof path, "%s/%s", box.home, name);
    return path;
}

/* ---- the calls; true: it was not refused ---- */

static bool box_reads(const char *path) {
    char byte;
    int fd = open(path, O_RDONLY);
    bool good = fd >= 0 && read(fd, &byte, 1) == 1;
    os_close(fd);
    return good;
}

static bool box_opens(const char *path, int flags) {
    int fd = open(path, flags, 0600);
    os_close(fd);
    return fd >= 0;
}

static bool box_token_is(char first) {
    char bytes[64];
    arena a = arena_of(bytes, sizeof bytes);
    str text = STR("-");
    os_read_file(config_get()->token_file.at, &a, sizeof bytes, &text);
    return text.at[0] == first;
}
static bool box_token(void) {
    return box_token_is('0');
}
static bool box_token_again(void) {
    box.can[SANDBOX_SWAP] = 1;
    for (int64_t end_ms = os_now_ms() + 10000;
         box.can[SANDBOX_SWAP] == 1 && os_now_ms() < end_ms;) {
        os_sleep_until(os_now_ms() + 1);
    }
    return box_token_is('f');
}
static bool box_token_written(void) {
    return box_opens(box_path("token"), O_WRONLY);
}
static bool box_key(void) {
    return box_reads(box_path(".ssh/key"));
}
static bool box_profile(void) {
    return box_opens(box_path(".profile"), O_WRONLY | O_APPEND);
}
static bool box_new_file(void) {
    return box_opens(box_path("new"), O_WRONLY | O_CREAT);
}
static bool box_unnamed(void) {
    return box_opens(box.home, 020000000 | O_DIRECTORY | O_RDWR);
}
static bool box_unlink(void) {
    return unlink(box_path("gone")) == 0;
}
static bool box_unlink_cache(void) {
    return unlink(box_path("cache")) == 0;
}
static bool box_rename(void) {
    char to[160];
    snprintf(to, sizeof to, "%s", box_path("gone"));
    return rename(box_path("moved"), to) == 0;
}
static bool box_link(void) {
    char to[160];
    snprintf(to, sizeof to, "%s", box_path("link"));
    return link(box_path(".profile"), to) == 0;
}
static bool box_symlink(void) {
    return symlink("x", box_path("symlink")) == 0;
}
static bool box_mkdir(void) {
    return mkdir(box_path("folder"), 0700) == 0;
}
static bool box_mkfifo(void) {
    return mkfifo(box_path("pipe"), 0600) == 0;
}
static bool box_rmdir(void) {
    return rmdir(box_path("empty")) == 0;
}
static bool box_truncate(void) {
    return truncate(box_path(".profile"), 0) == 0;
}
static bool box_chmod(void) {
    return chmod(box_path(".ssh"), 0777) == 0;
}
static bool box_list(void) {
    return box_opens(box.home, O_RDONLY | O_DIRECTORY);
}
static bool box_passwd(void) {
    return box_reads("/etc/passwd");
}
static bool box_hosts(void) {
    return box_reads("/etc/hosts");
}
static bool box_environ(void) {
    return box_reads("/proc/self/environ");
}
static bool box_memory(void) {
    return os_resident_bytes() > 0 && box_reads("/proc/self/statm");
}

static struct sockaddr_in box_at(int port) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return at;
}

static bool box_socket(int family, int type, int protocol) {
    int fd = socket(family, type, protocol);
    os_close(fd);
    return fd >= 0;
}

static bool box_connect(int type, int protocol, int port) {
    struct sockaddr_in at = box_at(port);
    int fd = socket(AF_INET, type, protocol);
    bool good = fd >= 0 && connect(fd, (struct sockaddr *)(void *)&at, sizeof at) == 0;
    os_close(fd);
    return good;
}
static bool box_to_upstream(void) {
    return box_connect(SOCK_STREAM, 0, box.upstream_port);
}
static bool box_to_other(void) {
    return box_connect(SOCK_STREAM, 0, box.other_port);
}
static bool box_mptcp(void) {
    return box_connect(SOCK_STREAM, 262, box.upstream_port);
}

/* A message that connects by itself. */
static bool box_fast_to(int port) {
    struct sockaddr_in at = box_at(port);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    bool good = fd >= 0 && sendto(fd, "x", 1, 0x20000000 | MSG_NOSIGNAL,
                                  (struct sockaddr *)(void *)&at, sizeof at) == 1;
    os_close(fd);
    return good;
}
static bool box_fast(void) {
    return box_fast_to(box.other_port);
}
static bool box_fast_message(void) {
    struct sockaddr_in at = box_at(box.other_port);
    struct iovec part = {(char[]){"x"}, 1};
    struct msghdr m = {
        .msg_name = &at, .msg_namelen = sizeof at, .msg_iov = &part, .msg_iovlen = 1};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    bool good = fd >= 0 && sendmsg(fd, &m, 0x20000000 | MSG_NOSIGNAL) == 1;
    os_close(fd);
    return good;
}
static bool box_udp(void) {
    struct sockaddr_in at = box_at(box.udp_port);
    int fd = socket(AF_INET, SOCK_DGRAM, 0);
    bool good = fd >= 0 && sendto(fd, "x", 1, 0, (struct sockaddr *)(void *)&at, sizeof at) == 1;
    os_close(fd);
    return good;
}
static bool box_raw(void) {
    return box_socket(AF_INET, SOCK_RAW, IPPROTO_ICMP);
}
static bool box_ping(void) {
    return box_socket(AF_INET, SOCK_DGRAM, IPPROTO_ICMP);
}
static bool box_sctp(void) {
    return box_socket(AF_INET, SOCK_STREAM, 132);
}
static bool box_netlink(void) {
    return box_socket(16, SOCK_RAW, 0);
}
static bool box_packet(void) {
    return box_socket(17, SOCK_RAW, 0);
}
static bool box_vsock(void) {
    return box_socket(40, SOCK_STREAM, 0);
}
static bool box_pair(void) {
    int ends[2];
    return socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) == 0;
}
static bool box_unix(int type, const char *path) {
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    size_t len = strlen(path);
    memcpy(at.sun_path + (path[0] == '@'), path + (path[0] == '@'), len - (path[0] == '@'));
    int fd = socket(AF_UNIX, type, 0);
    bool good = fd >= 0 && connect(fd, (struct sockaddr *)(void *)&at,
                                   (socklen_t)(offsetof(struct sockaddr_un, sun_path) + len)) == 0;
    os_close(fd);
    return good;
}
static bool box_unix_path(void) {
    return box_unix(SOCK_DGRAM, box.ears);
}
static bool box_unix_stream(void) {
    return box_unix(SOCK_STREAM, box.socket);
}

static bool box_bind(int type, bool listens) {
    struct sockaddr_in at = box_at(0);
    int fd = socket(AF_INET, type, 0);
    bool good = fd >= 0 && (listens ? listen(fd, 1)
                                    : bind(fd, (struct sockaddr *)(void *)&at, sizeof at)) == 0;
    os_close(fd);
    return good;
}
static bool box_bind_tcp(void) {
    return box_bind(SOCK_STREAM, false);
}
static bool box_bind_udp(void) {
    return box_bind(SOCK_DGRAM, false);
}
static bool box_listen(void) {
    return box_bind(SOCK_STREAM, true);
}
static bool box_listen_again(void) {
    return listen(box.upstream, 9) == 0;
}
static bool box_send(void) {
    return send(box.pair[0], "x", 1, MSG_NOSIGNAL) == 1;
}
static bool box_send_to(void) {
    struct sockaddr_in at = box_at(box.other_port);
    return sendto(box.pair[0], "x", 1, MSG_NOSIGNAL, (struct sockaddr *)(void *)&at, sizeof at) ==
               1 ||
           errno != ENOSYS; /* a socket of another kind, on which nothing needs an address */
}
static bool box_receive(void) {
    char byte;
    return recv(box.pair[0], &byte, 1, 0) == 1;
}

static bool box_thread(void) {
    int wanted = 11;
    return os_test_threads_run(&wanted);
}
static bool box_child(pid_t pid) {
    if (pid == 0) {
        _exit(0);
    }
    return pid > 0;
}
static bool box_fork(void) {
    return box_child(fork());
}
static bool box_clone(void) {
#if defined(SYS_clone3)
    uint64_t args[8] = {0x10000000 /* CLONE_NEWUSER */, 0, 0, 0, SIGCHLD};
    return box_child((pid_t)syscall(SYS_clone3, args, sizeof args));
#else
    return false;
#endif
}
static bool box_exec(void) {
    char *args[] = {(char[]){"/no/such/program"}, NULL};
    execvp(args[0], args);
    return errno == ENOENT;
}
static bool box_kill(void) {
    return kill(box.victim, 0) == 0;
}
static bool box_kill_all(void) {
    return kill(-box.victim, 0) == 0;
}
static bool box_kill_self(void) {
    return kill(getpid(), 0) == 0;
}
static bool box_tkill(void) {
    return syscall(SYS_tkill, box.victim, 0) == 0;
}
static bool box_tgkill(void) {
    return syscall(SYS_tgkill, box.victim, box.victim, 0) == 0;
}
static bool box_queue(void) {
    return sigqueue(box.victim, 0, (union sigval){0}) == 0;
}
static bool box_own(void) {
    int ends[2];
    return pipe(ends) == 0 && fcntl(ends[0], 8 /* F_SETOWN */, box.victim) == 0;
}
static bool box_pidfd(void) {
    return syscall(434, box.victim, 0) >= 0;
}
static bool box_ptrace(void) {
    return syscall(SYS_ptrace, 0x4206L, box.victim, 0L, 0L) == 0;
}
static bool box_peek(void) {
    char bytes[8];
    struct iovec here = {bytes, 8}, there = {&box, 8};
    return syscall(SYS_process_vm_readv, box.victim, &here, 1L, &there, 1L, 0L) > 0;
}
static bool box_limits(void) {
    uint64_t limit[2];
    return syscall(SYS_prlimit64, box.victim, 7L, NULL, limit) == 0;
}
static bool box_own_limits(void) {
    uint64_t limit[2];
    return syscall(SYS_prlimit64, 0L, 7L, NULL, limit) == 0;
}
static bool box_unshare(void) {
    return syscall(SYS_unshare, 0x10000000L) == 0;
}
static bool box_setns(void) {
    return syscall(SYS_setns, -1L, 0L) == 0 || errno == EBADF;
}

static bool box_map(int rights) {
    return mmap(NULL, SANDBOX_PAGES, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}
static bool box_map_plain(void) {
    return box_map(PROT_READ | PROT_WRITE);
}
static bool box_map_code(void) {
    return box_map(PROT_READ | PROT_WRITE | PROT_EXEC);
}
static bool box_map_run(void) {
    return box_map(PROT_READ | PROT_EXEC);
}
static bool box_protect(void) {
    void *at = os_reserve(SANDBOX_PAGES);
    return at && mprotect(at, SANDBOX_PAGES, PROT_READ | PROT_EXEC) == 0;
}
static bool box_protect_less(void) {
    void *at = os_reserve(SANDBOX_PAGES);
    return at && mprotect(at, SANDBOX_PAGES, PROT_READ) == 0;
}
static bool box_key_protect(void) {
    void *at = os_reserve(SANDBOX_PAGES);
    return syscall(SYS_pkey_mprotect, at, (long)SANDBOX_PAGES, PROT_READ | PROT_EXEC, -1L) == 0;
}
static bool box_memfd(void) {
    return syscall(SYS_memfd_create, "x", 0L) >= 0;
}
static bool box_personality(void) {
    return syscall(SYS_personality, 0x400000L) >= 0;
}
#if defined(SYS_shmget)
static bool box_shared(void) {
    return syscall(SYS_shmget, 0L, (long)SANDBOX_PAGES, 01600L) >= 0;
}
#endif
static bool box_ring(void) {
    static char params[256];
    return syscall(425, 4L, params) >= 0;
}
static bool box_faults(void) {
    return syscall(SYS_userfaultfd, 1L) >= 0;
}
static bool box_bpf(void) {
    static char attr[128];
    return syscall(SYS_bpf, 0L, attr, 128L) >= 0 || errno != ENOSYS;
}
static bool box_perf(void) {
    static char attr[128];
    return syscall(SYS_perf_event_open, attr, 0L, -1L, -1L, 0L) >= 0 || errno != ENOSYS;
}
static bool box_keys(void) {
    return syscall(SYS_keyctl, 0L, -4L, 0L) >= 0 || errno != ENOSYS;
}
static bool box_mount(void) {
    return syscall(SYS_mount, NULL, NULL, NULL, 0L, NULL) == 0 || errno != ENOSYS;
}
static bool box_host_name(void) {
    char name[65 * 6];
    return syscall(SYS_uname, name) == 0;
}
/* Calls that are refused by their number, however they are made. */
static bool box_is_known(long number) {
    return syscall(number, -1L, 0L, 0L, 0L, 0L, 0L) >= 0 || errno != ENOSYS;
}
static bool box_open_2(void) {
    struct {
        uint64_t flags, mode, resolve;
    } how = {O_RDONLY, 0, 0};
    return syscall(437, AT_FDCWD, box_path(".ssh/key"), &how, sizeof how) >= 0;
}
static bool box_own_memory(void) {
    return box_opens("/proc/self/mem", O_RDWR);
}
static bool box_attribute_at(void) {
    return box_is_known(463 /* setxattrat */);
}
static bool box_attribute_off(void) {
    return box_is_known(466 /* removexattrat */);
}
static bool box_flags(void) {
    return box_is_known(469 /* file_setattr */);
}
static bool box_tree(void) {
    return box_is_known(467 /* open_tree_attr */);
}
static bool box_handle(void) {
    return box_is_known(SYS_open_by_handle_at);
}
static bool box_quota(void) {
    return box_is_known(443 /* quotactl_fd */);
}
static bool box_send_many(void) {
    struct sockaddr_in at = box_at(box.udp_port);
    struct iovec part = {(char[]){"x"}, 1};
    struct {
        struct msghdr m;
        unsigned size;
    } many = {.m = {.msg_name = &at, .msg_namelen = sizeof at, .msg_iov = &part, .msg_iovlen = 1}};
    int fd = socket(AF_INET, SOCK_DGRAM, 0);
    bool good = syscall(SYS_sendmmsg, fd, &many, 1L, 0L) == 1;
    os_close(fd);
    return good;
}
static bool box_unix_send(void) {
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    snprintf(at.sun_path, sizeof at.sun_path, "%s", box.ears);
    int fd = socket(AF_UNIX, SOCK_DGRAM, 0);
    bool good = sendto(fd, "x", 1, 0, (struct sockaddr *)(void *)&at, sizeof at) == 1;
    os_close(fd);
    return good;
}
static bool box_ciphers(void) {
    return box_socket(38 /* AF_ALG */, SOCK_SEQPACKET, 0);
}
static bool box_clone_old(void) {
    return box_child((pid_t)syscall(SYS_clone, 0x10000000L | SIGCHLD, 0L, 0L, 0L, 0L));
}
static bool box_exec_open(void) {
    return box_is_known(SYS_execveat);
}
static bool box_signal_open(void) {
    return box_is_known(424 /* pidfd_send_signal */);
}
static bool box_queue_thread(void) {
    return box_is_known(SYS_rt_tgsigqueueinfo);
}
static bool box_poke(void) {
    struct iovec here = {&box, 8}, there = {&box, 8}; /* the same */
    return syscall(SYS_process_vm_writev, box.victim, &here, 1L, &there, 1L, 0L) > 0;
}
static bool box_take_descriptor(void) {
    return box_is_known(438 /* pidfd_getfd */);
}
static bool box_window(void) {
    return ioctl(-1, 0x5414 /* TIOCSWINSZ */) == 0 || errno != ENOSYS;
}
static bool box_priority(void) {
    return syscall(SYS_setpriority, 0L, box.victim, (long)OS_BACKGROUND_NICE) == 0;
}
static bool box_own_priority(void) {
    return syscall(SYS_setpriority, 0L, 0L, (long)OS_BACKGROUND_NICE) == 0;
}
static bool box_schedule(void) {
    int none = 0;
    return syscall(SYS_sched_setscheduler, box.victim, 3L /* SCHED_BATCH */, &none) == 0;
}
static bool box_processors(void) {
    unsigned long all = ~0ul;
    return syscall(SYS_sched_setaffinity, box.victim, sizeof all, &all) == 0;
}

#if defined(__x86_64__)
static bool box_x32(void) {
    return syscall(0x40000000 | SYS_getpid) > 0;
}
#endif

static const struct {
    const char *name;
    bool (*try_it)(void);
    int may;   /* bits of the settings that allow it */
    int since; /* version of Landlock that refuses it; 0: seccomp does. At most its ABI */
} box_rows[] = {
    {"reads a file that is named", box_token, EVERYWHERE, 0},
    {"reads it again", box_token_again, EVERYWHERE, 0},
    {"knows its memory", box_memory, EVERYWHERE, 0},
    {"writes to a file that is named", box_token_written, NOWHERE, 1},
    {"reads a key beside it", box_key, NOWHERE, 1},
    {"writes to a file beside it", box_profile, NOWHERE, 1},
    {"makes a file beside it", box_new_file, NOWHERE, 1},
    {"makes a file without a name", box_unnamed, NOWHERE, 1},
    {"removes a file beside it", box_unlink, NOWHERE, 1},
    {"removes the cache", box_unlink_cache, NOWHERE, 1},
    {"renames a file", box_rename, NOWHERE, 1},
    {"links a file", box_link, NOWHERE, 1},
    {"makes a symbolic link", box_symlink, NOWHERE, 1},
    {"makes a folder", box_mkdir, NOWHERE, 1},
    {"makes a pipe", box_mkfifo, NOWHERE, 1},
    {"removes a folder", box_rmdir, NOWHERE, 1},
    {"cuts a file off", box_truncate, NOWHERE, 0},
    {"changes the mode of a folder", box_chmod, NOWHERE, 0},
    {"lists a folder", box_list, NOWHERE, 1},
    {"reads /etc/passwd", box_passwd, NOWHERE, 1},
    {"reads /etc/hosts", box_hosts, NAMED, 1},
    {"reads its environment", box_environ, NOWHERE, 1},
    {"connects to the upstream", box_to_upstream, ONLINE, 0},
    {"connects to another port", box_to_other, NOWHERE, 4},
    {"connects by MPTCP", box_mptcp, NOWHERE, 0},
    {"connects by a message", box_fast, NOWHERE, 0},
    {"connects by a message in parts", box_fast_message, NOWHERE, 0},
    {"sends a datagram", box_udp, NAMED, 0},
    {"opens a raw socket", box_raw, NOWHERE, 0},
    {"opens a socket for pings", box_ping, NOWHERE, 0},
    {"opens an SCTP socket", box_sctp, NOWHERE, 0},
    {"opens a netlink socket", box_netlink, NOWHERE, 0},
    {"opens a packet socket", box_packet, NOWHERE, 0},
    {"opens a vsock", box_vsock, NOWHERE, 0},
    {"opens a pair of sockets", box_pair, NOWHERE, 0},
    {"sends to a socket with a path", box_unix_path, NOWHERE, 0},
    {"connects to a socket with a path", box_unix_stream, NOWHERE, 0},
    {"binds a TCP port", box_bind_tcp, NOWHERE, 4},
    {"binds a UDP port", box_bind_udp, NAMED, 0},
    {"listens", box_listen, NOWHERE, 0},
    {"listens on a socket that is bound", box_listen_again, NOWHERE, 0},
    {"sends on an open connection", box_send, EVERYWHERE, 0},
    {"sends to an address on one", box_send_to, NAMED, 0},
    {"receives on one", box_receive, EVERYWHERE, 0},
    {"starts a thread", box_thread, EVERYWHERE, 0},
    {"forks", box_fork, NOWHERE, 0},
    {"clones into a namespace", box_clone, NOWHERE, 0},
    {"clones into a namespace, as of old", box_clone_old, NOWHERE, 0},
    {"starts a program", box_exec, NOWHERE, 0},
    {"signals another process", box_kill, NOWHERE, 0},
    {"signals a group", box_kill_all, NOWHERE, 0},
    {"signals itself", box_kill_self, EVERYWHERE, 0},
    {"signals a thread", box_tkill, NOWHERE, 0},
    {"signals a thread of a process", box_tgkill, NOWHERE, 0},
    {"queues a signal", box_queue, NOWHERE, 0},
    {"has signals sent to another", box_own, NOWHERE, 0},
    {"opens another process", box_pidfd, NOWHERE, 0},
    {"traces another process", box_ptrace, NOWHERE, 0},
    {"reads another's memory", box_peek, NOWHERE, 0},
    {"reads another's limits", box_limits, NOWHERE, 0},
    {"reads its own limits", box_own_limits, EVERYWHERE, 0},
    {"makes a namespace", box_unshare, NOWHERE, 0},
    {"enters a namespace", box_setns, NOWHERE, 0},
    {"maps memory", box_map_plain, EVERYWHERE, 0},
    {"maps memory that is written and run", box_map_code, NOWHERE, 0},
    {"maps memory that is run", box_map_run, NOWHERE, 0},
    {"makes memory run", box_protect, NOWHERE, 0},
    {"makes memory read-only", box_protect_less, EVERYWHERE, 0},
    {"makes memory run, with a key", box_key_protect, NOWHERE, 0},
    {"makes a file of memory", box_memfd, NOWHERE, 0},
    {"makes all it reads run", box_personality, NOWHERE, 0},
#if defined(SYS_shmget)
    {"shares memory", box_shared, NOWHERE, 0},
#endif
    {"opens a ring of calls", box_ring, NOWHERE, 0},
    {"handles faults itself", box_faults, NOWHERE, 0},
    {"gives the kernel a program", box_bpf, NOWHERE, 0},
    {"counts events", box_perf, NOWHERE, 0},
    {"reads keys of the kernel", box_keys, NOWHERE, 0},
    {"mounts", box_mount, NOWHERE, 0},
    {"opens a file by another call", box_open_2, NOWHERE, 1},
    {"opens its own memory as a file", box_own_memory, NOWHERE, 1},
    {"sets an attribute", box_attribute_at, NOWHERE, 0},
    {"removes an attribute", box_attribute_off, NOWHERE, 0},
    {"sets a file's flags", box_flags, NOWHERE, 0},
    {"opens a tree of mounts", box_tree, NOWHERE, 0},
    {"opens a file by its handle", box_handle, NOWHERE, 0},
    {"sets a quota", box_quota, NOWHERE, 0},
    {"sends many datagrams", box_send_many, NOWHERE, 0},
    {"sends a datagram to a path", box_unix_send, NOWHERE, 0},
    {"opens a socket for ciphers", box_ciphers, NOWHERE, 0},
    {"starts a program that is open", box_exec_open, NOWHERE, 0},
    {"signals a process that is open", box_signal_open, NOWHERE, 0},
    {"queues a signal for a thread", box_queue_thread, NOWHERE, 0},
    {"writes to another's memory", box_poke, NOWHERE, 0},
    {"takes another's descriptor", box_take_descriptor, NOWHERE, 0},
    {"signals by a window's size", box_window, NOWHERE, 0},
    {"lowers another's priority", box_priority, NOWHERE, 0},
    {"lowers its own as a worker does", box_own_priority, EVERYWHERE, 0},
    {"changes another's scheduler", box_schedule, NOWHERE, 0},
    {"changes another's processors", box_processors, NOWHERE, 0},
    {"asks for the name of the system", box_host_name, NOT_STRICT, 0},
#if defined(__x86_64__)
    {"makes a call of x32", box_x32, NOWHERE, 0},
#endif
};
_Static_assert(LEN(box_rows) <= SANDBOX_ROWS_MAX, "each has a place for what it can");

/* ---- the server ---- */

static void box_probe(void) {
    confine_http();
    for (size_t i = 0; i < LEN(box_rows); i++) {
        box.can[i] = (signed char)box_rows[i].try_it();
    }
    _exit(0);
}

static void box_serve(int sandbox) {
    static char url[64], token[160], cache[160], chat[160];
    bool is_strict = sandbox % 2, is_offline = sandbox < 2, is_off = sandbox == SANDBOXES;
    snprintf(url, sizeof url, "http://%s:%d", sandbox < 4 ? "127.0.0.1" : "localhost",
             box.upstream_port);
    snprintf(token, sizeof token, "%s", box_path("token"));
    snprintf(cache, sizeof cache, "%s", box_path("cache"));
    snprintf(chat, sizeof chat, "%s", box_path("chat"));
    setenv("GEOCODER_CHAT_FILE", chat, 1);
    setenv("GEOCODER_TOKEN_FILE", token, 1);
    setenv("GEOCODER_CACHE_FILE", cache, 1);
    setenv("GEOCODER_SANDBOX", is_off ? "off" : is_strict ? "strict" : "on", 1);
    setenv("GEOCODER_BACKEND", is_offline ? "gazetteer" : "nominatim", 1);
    setenv("NOMINATIM_BASE_URL", is_offline ? "" : url, 1);
    char *args[] = {(char[]){"http"}, (char[]){"--port"}, (char[]){"0"}};
    int count = (int)LEN(args);
    if (cli_start(args, &count)) {
        chat_session_start();
        httpd_serve(box_probe);
    }
    _exit(1);
}

/* ---- around it ---- */

static void box_write(const char *name, const char *text) {
    int fd = open(box_path(name), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ASSERT(fd >= 0 && os_write(fd, str_of(text)));
    os_close(fd);
}

static int box_server(int type, int *port) {
    struct sockaddr_in at = box_at(0);
    socklen_t size = sizeof at;
    int fd = socket(AF_INET, type, 0);
    ASSERT(fd >= 0 && bind(fd, (struct sockaddr *)(void *)&at, sizeof at) == 0 &&
           (type == SOCK_DGRAM || listen(fd, 64) == 0) &&
           getsockname(fd, (struct sockaddr *)(void *)&at, &size) == 0);
    *port = ntohs(at.sin_port);
    return fd;
}

static int box_unix_server(int type, char path[100], const char *name) {
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    snprintf(path, 100, "%s", box_path(name));
    memcpy(at.sun_path, path, strlen(path) + 1);
    int fd = socket(AF_UNIX, type, 0);
    ASSERT(fd >= 0 && bind(fd, (struct sockaddr *)(void *)&at, sizeof at) == 0 &&
           (type == SOCK_DGRAM || listen(fd, 64) == 0));
    return fd;
}

static void box_prepare(void) {
    snprintf(box.home, sizeof box.home, "/tmp/geocoder-box.XXXXXX");
    ASSERT(mkdtemp(box.home) && mkdir(box_path(".ssh"), 0700) == 0);
    box.upstream = box_server(SOCK_STREAM, &box.upstream_port);
    box.other = box_server(SOCK_STREAM, &box.other_port);
    box.udp = box_server(SOCK_DGRAM, &box.udp_port);
    box.ears_fd = box_unix_server(SOCK_DGRAM, box.ears, "ears");
    box_unix_server(SOCK_STREAM, box.socket, "socket");
    ASSERT(socketpair(AF_UNIX, SOCK_STREAM, 0, box.pair) == 0);
    box.can = mmap(NULL, SANDBOX_PAGES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ASSERT(box.can != MAP_FAILED);
    box.victim = check_fork();
    if (box.victim == 0) {
        setpgid(0, 0);
        for (;;) {
            pause();
        }
    }
}

static const char *const box_files[] = {".ssh/key", ".profile", "gone", "moved", "token", "fresh"};

static void box_fill(void) {
    for (size_t i = 0; i < LEN(box_files); i++) {
        box_write(box_files[i], "0123456789abcdef0123456789abcdef\n");
    }
    box_write("fresh", "fedcba9876543210fedcba9876543210\n");
    ASSERT(mkdir(box_path("empty"), 0700) == 0 && send(box.pair[1], "x", 1, 0) == 1);
    memset((void *)(uintptr_t)box.can, -1, SANDBOX_PAGES);
}

static void box_clean(void) {
    static const char *const made[] = {"empty", "cache",   "chat",   "new",
                                       "link",  "symlink", "folder", "pipe"};
    char byte;
    recv(box.pair[0], &byte, 1, MSG_DONTWAIT);
    for (size_t i = 0; i < LEN(box_files); i++) {
        remove(box_path(box_files[i]));
    }
    for (size_t i = 0; i < LEN(made); i++) {
        remove(box_path(made[i]));
    }
}

/* Waits for it, and replaces the token when it asks. */
static int box_wait(pid_t child) {
    int code = 0;
    while (waitpid(child, &code, WNOHANG) == 0) {
        char fresh[160];
        snprintf(fresh, sizeof fresh, "%s", box_path("fresh"));
        if (box.can[SANDBOX_SWAP] == 1) {
            ASSERT(rename(fresh, box_path("token")) == 0);
            box.can[SANDBOX_SWAP] = 2;
        }
        os_sleep_until(os_now_ms() + 1);
    }
    return WIFEXITED(code) ? WEXITSTATUS(code) : -1;
}

static int box_check(int sandbox, long version) {
    char name[160];
    int skipped = 0;
    for (size_t i = 0; i < LEN(box_rows); i++) {
        bool may = box_rows[i].may >> sandbox & 1, is_unknown = version < box_rows[i].since && !may;
        snprintf(name, sizeof name, "sandbox %d %s: %s", sandbox, may ? "does" : "does not",
                 box_rows[i].name);
        if (is_unknown) {
            printf("skipped, as it needs version %d of Landlock: %s\n", box_rows[i].since, name);
            skipped++;
        } else if (!box.may_fail[i]) {
            CHECK(EQ(box.can[i], may), name);
        }
    }
    return skipped;
}

static void test_sandbox(void) {
    long version = os_sandbox_version();
    int skipped = 0;
    box_prepare();
    for (int i = SANDBOXES; i >= 0; i--) {
        box_fill();
        pid_t child = check_fork();
        if (child == 0) {
            box_serve(i);
        }
        CHECK(EQ(box_wait(child), 0), "a server in its sandbox");
        for (size_t k = 0; k < LEN(box_rows) && i == SANDBOXES; k++) {
            box.may_fail[k] = !box.can[k];
            skipped += box.may_fail[k];
            if (box.may_fail[k]) {
                printf("skipped, as this machine cannot do it without a sandbox, either: %s\n",
                       box_rows[k].name);
            }
        }
        skipped += i < SANDBOXES ? box_check(i, version) : 0;
        box_clean();
    }
    if (skipped) {
        printf("sandbox: %d skipped\n", skipped);
    }
    kill(box.victim, SIGKILL);
    waitpid(box.victim, NULL, 0);
    unlink(box.ears);
    unlink(box.socket);
    rmdir(box_path(".ssh"));
    CHECK(rmdir(box.home) == 0, "nothing else was made there");
}

#else

static void test_sandbox(void) {
    printf("skipped: this system has no sandbox\n");
}

#endif
