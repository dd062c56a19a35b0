/* os_sandbox -- the process confines itself, by Landlock on Linux. Owns nothing.
 *
 * Outside facts: landlock(7) and linux/landlock.h of Linux 6.10, whose numbers stand here because
 * the headers of many systems are older. A right that the kernel does not know must not be asked
 * for, and one that is not handled stays allowed. */
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

#else

GEO_FN bool os_sandbox_enter(const os_sandbox_file *files, int count, bool connects) {
    (void)files;
    (void)count;
    (void)connects;
    return os_refuse("this system has none");
}

#endif
