#ifndef GEO_OS_WINDOWS_H
#define GEO_OS_WINDOWS_H
/* os_windows -- what the modules for Windows share: descriptors and failures.
 *
 * A descriptor is a handle, which Windows keeps below 2^30 here and never makes 0 to 2: those are
 * the standard streams. Sockets have OS_SOCKET_BIT. */
#include <winsock2.h>

#include <afunix.h>
#include <ws2tcpip.h>

#undef far /* words of 1985, which windows.h defines as nothing */
#undef near
#undef small

#include "../base/str.h"
#include "os.h"

enum {
    OS_SOCKET_BIT = 1 << 30,
    OS_SHARE_ALL = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE
};

/* Keeps the system's sentence about the code for os_why. Returns false. */
GEO_FN bool os_windows_failed_with(DWORD code);

GEO_FN HANDLE os_windows_handle(int fd);
GEO_FN SOCKET os_windows_socket(int fd);
GEO_FN bool os_windows_is_socket(int fd);
/* The descriptor of a socket; -1, with the reason, for INVALID_SOCKET. */
GEO_FN int os_windows_descriptor(SOCKET s);
/* The socket to wait for and read from instead of stdin, whose pump it starts; -1: none. */
GEO_FN int os_windows_stdin(void);

/* A path as Windows takes it. False: it is too long. */
GEO_FN bool os_windows_wide(const char *path, WCHAR wide[OS_PATH_MAX]);
/* As CreateFileW. Returns a descriptor, or -1 with the reason. */
GEO_FN int os_windows_create(const char *path, DWORD access, DWORD share, DWORD how, DWORD flags);
/* Maps `size` bytes of an open file, which stays mapped when it is closed; NULL with the reason. */
GEO_FN void *os_windows_map(int fd, uint64_t size, bool writes);
/* How long a wait until the deadline of os_now_ms may take. */
GEO_FN DWORD os_windows_nap_ms(int64_t deadline_ms);

#endif
