/* os_broker -- opens files for a confined process that were replaced.
 *
 * A request is a byte, the number of a file. The reply is a byte, 0 or errno, with the open file
 * beside it (SCM_RIGHTS). Owns the socket between the two processes.
 *
 * Outside facts: unix(7), cmsg(3). */
#include "os_broker.h"

#include "os.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "os_address.h"
#include "os_filter.h"
#include "os_socket.h"

enum {
    OS_BROKER_SOCKET = 255,  /* the request to remove it */
    OS_BROKER_FDS_MAX = 1024 /* that the child may have inherited: the lowest are given first */
};

static struct {
    os_mutex lock; /* one request at a time */
    int socket;    /* -1: there is no broker */
    const os_sandbox_file *files;
    int count;
    const char *socket_path;
} os_broker = {.lock = OS_MUTEX_INIT, .socket = -1};

/* A message of one byte, and a descriptor beside it. */
typedef struct {
    unsigned char byte;
    struct iovec part;
    _Alignas(struct cmsghdr) char beside[CMSG_SPACE(sizeof(int))];
    struct msghdr message;
} os_broker_message;

static void os_broker_prepare(os_broker_message *m) {
    memset(m, 0, sizeof *m);
    m->part = (struct iovec){.iov_base = &m->byte, .iov_len = 1};
    m->message.msg_iov = &m->part;
    m->message.msg_iovlen = 1;
    m->message.msg_control = m->beside;
    m->message.msg_controllen = sizeof m->beside;
}

/* ---- the broker ---- */

static void os_broker_reply(int fd, int code) {
    os_broker_message m;
    os_broker_prepare(&m);
    m.byte = (unsigned char)code;
    if (fd >= 0) {
        struct cmsghdr *c = CMSG_FIRSTHDR(&m.message);
        c->cmsg_level = SOL_SOCKET;
        c->cmsg_type = SCM_RIGHTS;
        c->cmsg_len = CMSG_LEN(sizeof fd);
        memcpy(CMSG_DATA(c), &fd, sizeof fd);
    } else {
        m.message.msg_control = NULL;
        m.message.msg_controllen = 0;
    }
    if (sendmsg(os_broker.socket, &m.message, MSG_NOSIGNAL) < 0) {
        _exit(0);
    }
}

static void os_broker_answer(unsigned char request) {
    os_address at;
    int fd = -1;
    errno = ENOENT;
    if (request == OS_BROKER_SOCKET && os_address_unix(os_broker.socket_path, &at)) {
        os_socket_remove_stale(&at);
    } else if (request < os_broker.count) {
        fd = open(os_broker.files[request].path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    }
    os_broker_reply(fd, fd < 0 ? errno : 0);
    os_close(fd);
}

/* Reads any file, removes what is in the socket's folder, and does nothing else. */
static void os_broker_confine(void) {
    const os_sandbox_file files[] = {{"/", OS_SANDBOX_TREE},
                                     {os_broker.socket_path, OS_SANDBOX_REMOVED}};
    os_sandbox_needs needs = {.files = files,
                              .file_count = (int)LEN(files),
                              .has_paths = os_broker.socket_path != NULL,
                              .hands_over = true,
                              .is_strict = true};
    os_sandbox_enter(&needs); /* without these, what it reads from its socket is as harmless */
    os_filter_enter(&needs);
}

static void os_broker_serve(void) {
    unsigned char request;
    const int ignored[] = {SIGHUP, SIGINT, SIGTERM, SIGPIPE}; /* it ends when the server has */
    for (size_t i = 0; i < LEN(ignored); i++) {
        signal(ignored[i], SIG_IGN);
    }
    for (int fd = 0; fd < OS_BROKER_FDS_MAX; fd++) {
        os_close(fd == os_broker.socket ? -1 : fd);
    }
    prctl(PR_SET_NAME, "geocoder-files", 0, 0, 0);
    os_broker_confine();
    for (;;) {
        ssize_t got = recv(os_broker.socket, &request, 1, 0);
        if (got == 1) {
            os_broker_answer(request);
        } else if (got == 0 || errno != EINTR) {
            _exit(0);
        }
    }
}

/* ---- the server ---- */

/* What the broker has opened; -1: not opened, and errno is why. The lock is held. */
static int os_broker_ask(unsigned char request) {
    os_broker_message m;
    ssize_t got;
    int fd = -1;
    if (os_broker.socket < 0 || send(os_broker.socket, &request, 1, MSG_NOSIGNAL) != 1) {
        return -1;
    }
    do {
        os_broker_prepare(&m);
        got = recvmsg(os_broker.socket, &m.message, MSG_CMSG_CLOEXEC);
    } while (got < 0 && errno == EINTR);
    const struct cmsghdr *c = got == 1 ? CMSG_FIRSTHDR(&m.message) : NULL;
    if (c && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fd)) {
        memcpy(&fd, CMSG_DATA(c), sizeof fd);
    }
    errno = got == 1 ? m.byte : EACCES;
    return fd;
}

static int os_broker_open(const char *path) {
    int fd = -1;
    for (int i = 0; i < os_broker.count; i++) {
        if (os_broker.files[i].path && strcmp(os_broker.files[i].path, path) == 0) {
            os_lock(&os_broker.lock);
            fd = os_broker_ask((unsigned char)i);
            os_unlock(&os_broker.lock);
            break;
        }
    }
    return fd;
}

GEO_FN bool os_broker_start(const os_sandbox_file *files, int count, const char *socket_path) {
    int ends[2];
    ASSERT(count <= OS_BROKER_FILES_MAX);
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        return os_failed();
    }
    pid_t pid = fork();
    os_broker.socket = ends[pid == 0];
    os_broker.files = files;
    os_broker.count = count;
    os_broker.socket_path = socket_path;
    if (pid == 0) {
        os_close(ends[0]); /* and again, with all others: it would never see the server's end */
        os_broker_serve();
    }
    os_close(ends[1]);
    if (pid < 0) {
        os_failed();
        os_close(ends[0]);
        os_broker.socket = -1;
        return false;
    }
    os_on_denied(os_broker_open);
    return true;
}

GEO_FN bool os_broker_remove_socket(void) {
    bool is_there = os_broker.socket >= 0 && os_broker.socket_path;
    if (is_there) {
        os_lock(&os_broker.lock);
        os_broker_ask(OS_BROKER_SOCKET);
        os_unlock(&os_broker.lock);
    }
    return is_there;
}

#else

GEO_FN bool os_broker_start(const os_sandbox_file *files, int count, const char *socket_path) {
    (void)files;
    (void)count;
    (void)socket_path;
    return os_refuse("this system has none");
}

GEO_FN bool os_broker_remove_socket(void) {
    return false;
}

#endif
