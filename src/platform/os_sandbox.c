/* os_sandbox -- the process confines itself by Landlock, on Linux. Owns nothing.
 *
 * Outside facts: landlock(7) and linux/landlock.h of Linux 6.12, whose numbers stand here because
 * the headers of many systems are older. A right that the kernel does not know must not be asked
 * for, and one that is not handled stays allowed: os_filter refuses what it can of the rest. */
#include "os_sandbox.h"

#if defined(__linux__)
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
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

enum { OS_SANDBOX_VERSION = 1 };                      /* a flag of CREATE */
enum { OS_SANDBOX_BENEATH = 1, OS_SANDBOX_PORT = 2 }; /* kinds of rules */

enum { /* rights, and the first version that knows them all */
       OS_SANDBOX_READ_FILE = 1 << 2,
       OS_SANDBOX_READ_FOLDER = 1 << 3,
       OS_SANDBOX_REMOVE_FILE = 1 << 5,
       OS_SANDBOX_ALL_1 = (1 << 13) - 1,
       OS_SANDBOX_REFER = 1 << 13,    /* 2 */
       OS_SANDBOX_TRUNCATE = 1 << 14, /* 3 */
       OS_SANDBOX_DEVICES = 1 << 15,  /* 5 */
       OS_SANDBOX_BIND_TCP = 1 << 0,  /* 4, of the network */
       OS_SANDBOX_CONNECT_TCP = 1 << 1,
       OS_SANDBOX_SCOPES = 3 /* 6: abstract sockets of others, and signals to them */
};

typedef struct {
    uint64_t files, network, scopes;
} os_sandbox_ruleset;

typedef struct {
    uint64_t allowed;
    int32_t file;
} __attribute__((packed)) os_sandbox_file_rule;

typedef struct {
    uint64_t allowed, port;
} os_sandbox_port_rule;

static uint64_t os_sandbox_rights(long version) {
    return (uint64_t)OS_SANDBOX_ALL_1 | (version >= 2 ? (uint64_t)OS_SANDBOX_REFER : 0) |
           (version >= 3 ? (uint64_t)OS_SANDBOX_TRUNCATE : 0) |
           (version >= 5 ? (uint64_t)OS_SANDBOX_DEVICES : 0);
}

/* The name ends in front of its last part, in place. */
static void os_sandbox_to_folder(char path[OS_PATH_MAX]) {
    char *slash = strrchr(path, '/');
    path[0] = slash ? path[0] : '.';
    slash = slash ? slash : path;
    slash[slash == path] = 0;
}

/* A folder where a file is meant is left out: the rule would be one for all that is in it. */
static bool os_sandbox_add(int rules, const char *path, bool is_folder, uint64_t allowed) {
    os_sandbox_file_rule rule = {allowed, open(path, O_PATH | O_CLOEXEC)};
    if (rule.file < 0 || (!is_folder && os_file_size(rule.file) < 0)) {
        os_close(rule.file);
        return true; /* what is not there cannot be opened either */
    }
    long code = syscall(OS_SANDBOX_ADD, rules, OS_SANDBOX_BENEATH, &rule, 0);
    if (!str_starts(str_of(path), STR("/proc/"))) { /* where a file is another when nobody has it */
        os_close(rule.file);
    }
    return code == 0 || os_failed();
}

/* What the file really is, links followed; false: it is none. */
static bool os_sandbox_target(const char *path, char target[OS_PATH_MAX]) {
    char link[32];
    int fd = open(path, O_PATH | O_CLOEXEC);
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ptrdiff_t len = fd < 0 ? -1 : readlink(link, target, OS_PATH_MAX - 1);
    os_close(fd);
    target[len > 0 ? len : 0] = 0;
    return len > 0;
}

static bool os_sandbox_add_file(int rules, const os_sandbox_file *f) {
    char path[OS_PATH_MAX], target[OS_PATH_MAX];
    if (!str_cstr(str_of(f->path), path, sizeof path) || !path[0]) {
        return true;
    }
    if (f->use == OS_SANDBOX_REMOVED) {
        os_sandbox_to_folder(path);
        return os_sandbox_add(rules, path, true, OS_SANDBOX_REMOVE_FILE);
    }
    bool is_linked = f->use == OS_SANDBOX_LINKED && os_sandbox_target(path, target);
    if (is_linked) {
        os_sandbox_to_folder(path);
        os_sandbox_to_folder(target);
    }
    bool is_tree = f->use == OS_SANDBOX_TREE;
    uint64_t allowed = OS_SANDBOX_READ_FILE | (is_tree ? OS_SANDBOX_READ_FOLDER : 0);
    return os_sandbox_add(rules, f->path, is_tree, allowed) &&
           (!is_linked || os_is_same_file(path, target) ||
            os_sandbox_add(rules, target, true, OS_SANDBOX_READ_FILE));
}

static bool os_sandbox_add_port(int rules, int port) {
    os_sandbox_port_rule rule = {OS_SANDBOX_CONNECT_TCP, (uint64_t)port};
    return syscall(OS_SANDBOX_ADD, rules, OS_SANDBOX_PORT, &rule, 0) == 0 || os_failed();
}

static long os_sandbox_version(void) {
    return syscall(OS_SANDBOX_CREATE, NULL, 0, OS_SANDBOX_VERSION);
}

GEO_FN bool os_sandbox_is_there(void) {
    return os_sandbox_version() > 0;
}

GEO_FN bool os_sandbox_enter(const os_sandbox_needs *needs) {
    long version = os_sandbox_version();
    if (version < 1) {
        return os_failed();
    }
    bool has_network = version >= 4, has_scopes = version >= 6;
    os_sandbox_ruleset set = {os_sandbox_rights(version),
                              OS_SANDBOX_BIND_TCP | OS_SANDBOX_CONNECT_TCP, OS_SANDBOX_SCOPES};
    size_t size = sizeof(uint64_t) * (1u + has_network + has_scopes);
    int rules = (int)syscall(OS_SANDBOX_CREATE, &set, size, 0);
    if (rules < 0) {
        return os_failed();
    }
    bool good = true;
    for (int i = 0; i < needs->file_count && good; i++) {
        good = os_sandbox_add_file(rules, &needs->files[i]);
    }
    for (int i = 0; i < needs->port_count && has_network && good; i++) {
        good = os_sandbox_add_port(rules, needs->ports[i]);
    }
    good = good && ((prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                     syscall(OS_SANDBOX_RESTRICT, rules, 0) == 0) ||
                    os_failed());
    os_close(rules);
    return good;
}

#else

GEO_FN bool os_sandbox_is_there(void) {
    return false;
}

GEO_FN bool os_sandbox_enter(const os_sandbox_needs *needs) {
    (void)needs;
    return os_refuse("this system has none");
}

#endif
