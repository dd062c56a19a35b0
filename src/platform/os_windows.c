/* os_windows -- os on Windows 10 and later.
 *
 * Included by geocoder.c in the place of os.c; what each function promises stands in os.h. Owns the
 * copies of the environment and the arguments in UTF-8, each thread's last reason and the pump of
 * stdin. Outside facts: the Win32 reference.
 *
 * Nothing but a socket can be waited for together with others, so a wakeup is a pair of connected
 * sockets, and once somebody waits for stdin a thread pumps it into such a pair. */
#include "os_windows.h"

#include <psapi.h>
#include <shellapi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <bcrypt.h>
#include <io.h>

#include "../base/hash.h"
#include "os.h"
#include "os_address.h"
#include "os_socket.h"

enum { OS_WHY_MAX = 160, OS_STACK_BYTES = 512 << 10, OS_PUMP_BYTES = 64 << 10 };

static _Thread_local char os_reason[OS_WHY_MAX] = "nothing has failed";
static _Thread_local DWORD os_code; /* of the last failure */

static struct {
    str environment; /* "NAME=value", each with NUL */
    atomic_int flags;
    os_wakeup wakeup; /* where the handler of Ctrl-C sends */
    os_mutex pump_lock;
    int pump; /* what stdin is read from; 0: it is read itself */
    DWORD mode_before;
} os_state;

GEO_FN const char *os_why(void) {
    return os_reason;
}

GEO_FN bool os_is_unread(void) {
    return os_code == ERROR_BROKEN_PIPE || os_code == ERROR_NO_DATA;
}

GEO_FN bool os_windows_failed_with(DWORD code) {
    WCHAR wide[OS_WHY_MAX];
    DWORD size =
        FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL, code,
                       MAKELANGID(LANG_ENGLISH, SUBLANG_ENGLISH_US), wide, OS_WHY_MAX, NULL);
    int len = size ? WideCharToMultiByte(CP_UTF8, 0, wide, (int)size, os_reason, OS_WHY_MAX - 1,
                                         NULL, NULL)
                   : 0;
    while (len > 0 && strchr("\r\n .", os_reason[len - 1])) {
        len--;
    }
    os_reason[len] = 0;
    os_code = code;
    if (!len) {
        snprintf(os_reason, sizeof os_reason, "system error %lu", (unsigned long)code);
    }
    return false;
}

GEO_FN bool os_failed(void) {
    return os_windows_failed_with(GetLastError());
}

GEO_FN bool os_refuse(const char *why) {
    snprintf(os_reason, sizeof os_reason, "%s", why);
    return false;
}

/* ---- descriptors and text ---- */

GEO_FN HANDLE os_windows_handle(int fd) {
    static const DWORD streams[] = {STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};
    return fd >= 0 && fd < (int)LEN(streams) ? GetStdHandle(streams[fd]) : (HANDLE)(intptr_t)fd;
}

GEO_FN SOCKET os_windows_socket(int fd) {
    return (SOCKET)(fd & ~OS_SOCKET_BIT);
}

static int os_descriptor(HANDLE handle) {
    if (handle == INVALID_HANDLE_VALUE || !handle) {
        os_failed();
        return -1;
    }
    ASSERT((uintptr_t)handle < OS_SOCKET_BIT);
    return (int)(intptr_t)handle;
}

GEO_FN int os_windows_descriptor(SOCKET s) {
    if (s == INVALID_SOCKET) {
        os_windows_failed_with((DWORD)WSAGetLastError());
        return -1;
    }
    ASSERT(s < OS_SOCKET_BIT);
    return (int)s | OS_SOCKET_BIT;
}

GEO_FN bool os_windows_is_socket(int fd) {
    return fd >= 0 && fd & OS_SOCKET_BIT;
}

GEO_FN bool os_windows_wide(const char *path, WCHAR wide[OS_PATH_MAX]) {
    return MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, wide, OS_PATH_MAX) > 0 ||
           os_failed();
}

/* `size` characters in UTF-8; PROCESS, with NUL. */
static str os_narrow(const WCHAR *wide, int size) {
    int len = WideCharToMultiByte(CP_UTF8, 0, wide, size, NULL, 0, NULL, NULL);
    char *at = len > 0 ? os_reserve((size_t)len + 1) : NULL;
    return at ? (str){at, (size_t)WideCharToMultiByte(CP_UTF8, 0, wide, size, at, len, NULL, NULL)}
              : STR("");
}

/* ---- the start ---- */

static void os_read_environment(void) {
    WCHAR *all = GetEnvironmentStringsW();
    int size = 0;
    while (all && (all[size] || all[size + 1])) {
        size++;
    }
    os_state.environment = all ? os_narrow(all, size + 1) : STR("");
    FreeEnvironmentStringsW(all);
}

/* Text is UTF-8 everywhere, also in a console, which then knows colours. */
static void os_set_console(void) {
    DWORD mode;
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
    for (int fd = 1; fd <= 2; fd++) {
        if (GetConsoleMode(os_windows_handle(fd), &mode)) {
            SetConsoleMode(os_windows_handle(fd), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
        }
    }
}

__attribute__((constructor)) static void os_begin(void) {
    WSADATA about;
    WSAStartup(MAKEWORD(2, 2), &about); /* without it every socket says that it was not called */
    os_read_environment();
}

GEO_FN char **os_arguments(int *count, char **given) {
    enum { ARGUMENTS_MAX = 4096 };
    static char *list[ARGUMENTS_MAX + 1];
    int wide_count = 0;
    WCHAR **wide = CommandLineToArgvW(GetCommandLineW(), &wide_count);
    os_set_console();
    if (!wide || wide_count > ARGUMENTS_MAX) {
        return given;
    }
    for (int i = 0; i < wide_count; i++) {
        list[i] = (char *)(uintptr_t)os_narrow(wide[i], (int)wcslen(wide[i]) + 1).at;
    }
    *count = wide_count;
    return list;
}

GEO_FN void os_protect_relro(void) {}

GEO_FN void os_open_std(void) {}

GEO_FN void os_tell_file_limit(void) {}

/* ---- time, randomness, environment ---- */

GEO_FN int64_t os_now_us(void) {
    enum { US = 1000000 };
    LARGE_INTEGER ticks, rate;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&rate);
    return ticks.QuadPart / rate.QuadPart * US +
           ticks.QuadPart % rate.QuadPart * US / rate.QuadPart;
}

GEO_FN int64_t os_now_ms(void) {
    return os_now_us() / 1000;
}

GEO_FN int64_t os_unix_ms(void) {
    const int64_t since_1601 = 11644473600000; /* 1970, in milliseconds */
    FILETIME now;
    GetSystemTimePreciseAsFileTime(&now);
    int64_t ticks = (int64_t)now.dwHighDateTime << 32 | now.dwLowDateTime; /* of 100 ns */
    return ticks / 10000 - since_1601;
}

/* At most a day: a longer wait is several. */
GEO_FN DWORD os_windows_nap_ms(int64_t deadline_ms) {
    enum { NAP_MAX_MS = 86400000 };
    return (DWORD)(deadline_ms == OS_FOREVER ? NAP_MAX_MS
                                             : MIN(MAX(deadline_ms - os_now_ms(), 0), NAP_MAX_MS));
}

GEO_FN void os_sleep_until(int64_t deadline_ms) {
    while (os_now_ms() < deadline_ms) {
        Sleep(os_windows_nap_ms(deadline_ms));
    }
}

GEO_FN bool os_entropy(void *bytes, size_t size) {
    return BCryptGenRandom(NULL, bytes, (ULONG)size, BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0 ||
           os_refuse("the system gives no random bytes");
}

GEO_FN int64_t os_process_id(void) {
    return (int64_t)GetCurrentProcessId();
}

GEO_FN str os_env_at(int index) {
    str rest = os_state.environment;
    for (; rest.len; index--) {
        str one = str_cut(&rest, 0);
        if (index == 0) {
            return one;
        }
    }
    return STR_NONE;
}

/* HOME is USERPROFILE here; names differ in more than case. */
GEO_FN str os_env(const char *name) {
    str wanted = strcmp(name, "HOME") == 0 ? STR("USERPROFILE") : str_of(name), one;
    for (int i = 0; (one = os_env_at(i)).at; i++) {
        str value = one, key = str_cut(&value, '=');
        if (str_eq_nocase(key, wanted)) {
            return value;
        }
    }
    return STR_NONE;
}

GEO_FN const char *os_self(const char *argv0) {
    WCHAR wide[OS_PATH_MAX];
    DWORD len = GetModuleFileNameW(NULL, wide, OS_PATH_MAX);
    str path = len && len < OS_PATH_MAX ? os_narrow(wide, (int)len) : STR("");
    return path.len ? path.at : argv0;
}

/* The commands of clients are scripts, which only a shell starts, and a shell reads its line in
 * another way than programs do: nothing of ours is put into one. */
GEO_FN int os_run(char *const argv[]) {
    (void)argv;
    os_refuse("on Windows it is yours to run");
    return -1;
}

GEO_FN int64_t os_resident_bytes(void) {
    PROCESS_MEMORY_COUNTERS used = {.cb = sizeof used};
    return K32GetProcessMemoryInfo(GetCurrentProcess(), &used, sizeof used)
               ? (int64_t)used.WorkingSetSize
               : 0;
}

/* ---- memory ---- */

GEO_FN void *os_reserve(size_t size) {
    void *at = VirtualAlloc(NULL, size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
    if (!at) {
        os_failed();
    }
    return at;
}

GEO_FN void os_unreserve(void *at, size_t size) {
    (void)size;
    if (at) {
        VirtualFree(at, 0, MEM_RELEASE);
    }
}

/* What Windows counts is the memory promised, not the address space: `spare` is promised and given
 * back. */
GEO_FN void *os_reserve_most(size_t most, size_t least, size_t spare, size_t *size) {
    void *room = NULL, *at = NULL;
    for (size_t wanted = most; !at && wanted;
         wanted = wanted > least ? MAX(wanted / 2, least) : 0) {
        room = spare ? os_reserve(spare) : NULL;
        at = room || !spare ? os_reserve(wanted) : NULL;
        *size = wanted;
        if (room) {
            VirtualFree(room, 0, MEM_RELEASE);
        }
    }
    return at;
}

/* ---- files ---- */

GEO_FN int os_windows_create(const char *path, DWORD access, DWORD share, DWORD how, DWORD flags) {
    WCHAR wide[OS_PATH_MAX];
    return os_windows_wide(path, wide)
               ? os_descriptor(CreateFileW(wide, access, share, NULL, how, flags, NULL))
               : -1;
}

GEO_FN int os_open(const char *path) {
    return os_windows_create(path, GENERIC_READ, OS_SHARE_ALL, OPEN_EXISTING,
                             FILE_ATTRIBUTE_NORMAL);
}

GEO_FN int os_append(const char *path) {
    return os_windows_create(path, FILE_APPEND_DATA | FILE_WRITE_DATA, OS_SHARE_ALL, OPEN_ALWAYS,
                             FILE_ATTRIBUTE_NORMAL);
}

GEO_FN void os_close(int fd) {
    if (os_windows_is_socket(fd)) {
        closesocket(os_windows_socket(fd));
    } else if (fd >= 0) {
        CloseHandle(os_windows_handle(fd));
    }
}

static ptrdiff_t os_read_handle(HANDLE from, void *bytes, size_t size) {
    DWORD got = 0;
    if (ReadFile(from, bytes, (DWORD)MIN(size, (size_t)INT32_MAX), &got, NULL)) {
        return (ptrdiff_t)got;
    }
    DWORD code = GetLastError();
    if (code == ERROR_BROKEN_PIPE || code == ERROR_HANDLE_EOF) { /* its writer has gone */
        return 0;
    }
    os_windows_failed_with(code);
    return -1;
}

GEO_FN ptrdiff_t os_read(int fd, void *bytes, size_t size) {
    if (fd != 0 || !os_state.pump) {
        return os_read_handle(os_windows_handle(fd), bytes, size);
    }
    for (;;) {
        ptrdiff_t got = os_socket_recv(os_state.pump, bytes, size);
        if (got != OS_AGAIN) {
            return got;
        }
        os_watch watch = {.fd = 0, .events = OS_READ};
        os_poll(&watch, 1, OS_FOREVER);
    }
}

/* Reads or writes at an offset and leaves the position where it was. */
static bool os_transfer_at(int fd, char *bytes, size_t size, int64_t offset, bool writes) {
    HANDLE file = os_windows_handle(fd);
    LARGE_INTEGER none = {.QuadPart = 0}, before;
    if (!SetFilePointerEx(file, none, &before, FILE_CURRENT)) {
        return os_failed();
    }
    bool good = true;
    for (size_t done = 0; done < size && good;) {
        uint64_t at = (uint64_t)offset + done;
        OVERLAPPED where = {.Offset = (DWORD)at, .OffsetHigh = (DWORD)(at >> 32)};
        DWORD part = (DWORD)MIN(size - done, (size_t)INT32_MAX), moved = 0;
        good = writes ? WriteFile(file, bytes + done, part, &moved, &where)
                      : ReadFile(file, bytes + done, part, &moved, &where);
        good = good || (GetLastError() == ERROR_HANDLE_EOF ? false : os_failed());
        good = moved ? good : os_refuse("the file is shorter than it should be");
        done += moved;
    }
    return SetFilePointerEx(file, before, NULL, FILE_BEGIN) && good;
}

GEO_FN bool os_read_at(int fd, void *bytes, size_t size, int64_t offset) {
    return os_transfer_at(fd, bytes, size, offset, false);
}

GEO_FN bool os_write_at(int fd, str bytes, int64_t offset) {
    return os_transfer_at(fd, (char *)(uintptr_t)bytes.at, bytes.len, offset, true);
}

GEO_FN bool os_write(int fd, str bytes) {
    while (bytes.len) {
        DWORD put = 0;
        if (!WriteFile(os_windows_handle(fd), bytes.at, (DWORD)MIN(bytes.len, (size_t)INT32_MAX),
                       &put, NULL)) {
            return os_failed();
        }
        bytes = str_from(bytes, put);
    }
    return true;
}

GEO_FN int64_t os_file_size(int fd) {
    LARGE_INTEGER size;
    HANDLE file = os_windows_handle(fd);
    return GetFileType(file) == FILE_TYPE_DISK && GetFileSizeEx(file, &size) ? size.QuadPart : -1;
}

static DWORD os_attributes(const char *path) {
    WCHAR wide[OS_PATH_MAX];
    return os_windows_wide(path, wide) ? GetFileAttributesW(wide) : INVALID_FILE_ATTRIBUTES;
}

/* With a drive, or of a server. */
GEO_FN bool os_is_absolute(str path) {
    bool is_server = path.len > 1 && path.at[0] == '\\' && path.at[1] == '\\';
    return is_server ||
           (path.len > 2 && path.at[1] == ':' && (path.at[2] == '\\' || path.at[2] == '/'));
}

GEO_FN const char *os_file_name(const char *path) {
    const char *name = path;
    for (const char *at = path; *at; at++) {
        name = *at == '/' || *at == '\\' ? at + 1 : name;
    }
    return name;
}

GEO_FN bool os_is_link(const char *path) {
    DWORD what = os_attributes(path);
    return what != INVALID_FILE_ATTRIBUTES && what & FILE_ATTRIBUTE_REPARSE_POINT;
}

static bool os_describe(const char *path, BY_HANDLE_FILE_INFORMATION *about) {
    int fd = os_windows_create(path, FILE_READ_ATTRIBUTES, OS_SHARE_ALL, OPEN_EXISTING,
                               FILE_FLAG_BACKUP_SEMANTICS);
    bool good = fd >= 0 && GetFileInformationByHandle(os_windows_handle(fd), about);
    os_close(fd);
    return good;
}

GEO_FN bool os_is_same_file(const char *a, const char *b) {
    os_stamp one = os_stamp_of(a), other = os_stamp_of(b);
    return one.file && one.file == other.file;
}

GEO_FN os_stamp os_stamp_of(const char *path) {
    BY_HANDLE_FILE_INFORMATION about;
    if (!os_describe(path, &about)) {
        return (os_stamp){0, 0};
    }
    DWORD file[] = {about.dwVolumeSerialNumber, about.nFileIndexHigh, about.nFileIndexLow};
    DWORD content[] = {about.nFileSizeHigh, about.nFileSizeLow,
                       about.ftLastWriteTime.dwHighDateTime, about.ftLastWriteTime.dwLowDateTime};
    return (os_stamp){hash_64(file, sizeof file, 1), hash_64(content, sizeof content, 1)};
}

GEO_FN bool os_is_special(const char *path) {
    DWORD what = os_attributes(path);
    bool is_folder = what != INVALID_FILE_ATTRIBUTES && what & FILE_ATTRIBUTE_DIRECTORY;
    int fd = what == INVALID_FILE_ATTRIBUTES || is_folder ? -1 : os_open(path);
    bool is_device = fd >= 0 && GetFileType(os_windows_handle(fd)) != FILE_TYPE_DISK;
    os_close(fd);
    if (is_folder || is_device) {
        os_refuse("it is a folder, a pipe or a device, not a file");
    }
    return is_folder || is_device;
}

GEO_FN bool os_is_folder(const char *path) {
    DWORD is = os_attributes(path);
    return is != INVALID_FILE_ATTRIBUTES && is & FILE_ATTRIBUTE_DIRECTORY;
}

GEO_FN bool os_is_exposed(const char *path) {
    (void)path;
    return false; /* who may read it is in a list that files of a user's own folder inherit */
}

GEO_FN bool os_is_tty(int fd) {
    DWORD mode;
    return GetConsoleMode(os_windows_handle(fd), &mode) != 0;
}

GEO_FN int os_columns(int fd) {
    CONSOLE_SCREEN_BUFFER_INFO about;
    return GetConsoleScreenBufferInfo(os_windows_handle(fd), &about)
               ? about.srWindow.Right - about.srWindow.Left + 1
               : 0;
}

GEO_FN int os_claim_stdout(void) {
    HANDLE self = GetCurrentProcess(), copy = NULL;
    DuplicateHandle(self, os_windows_handle(1), self, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS);
    int fd = os_descriptor(copy);
    if (fd >= 0) {
        SetStdHandle(STD_OUTPUT_HANDLE, os_windows_handle(2));
        _dup2(2, 1); /* what the C library prints */
    }
    return fd;
}

GEO_FN bool os_truncate(int fd, int64_t size) {
    FILE_END_OF_FILE_INFO end = {.EndOfFile = {.QuadPart = size}};
    return SetFileInformationByHandle(os_windows_handle(fd), FileEndOfFileInfo, &end, sizeof end) ||
           os_failed();
}

/* A mapped file cannot be truncated here. */
GEO_FN bool os_page_lost(void) {
    return false;
}

GEO_FN void *os_windows_map(int fd, uint64_t size, bool writes) {
    HANDLE mapping =
        CreateFileMappingW(os_windows_handle(fd), NULL, writes ? PAGE_READWRITE : PAGE_READONLY,
                           (DWORD)(size >> 32), (DWORD)size, NULL);
    void *at = mapping && size <= SIZE_MAX
                   ? MapViewOfFile(mapping, writes ? FILE_MAP_WRITE : FILE_MAP_READ, 0, 0, 0)
                   : NULL;
    if (!at) {
        os_failed();
    }
    if (mapping) {
        CloseHandle(mapping); /* the view keeps it */
    }
    return at;
}

GEO_FN bool os_map(const char *path, str *bytes) {
    int fd = os_open(path);
    if (fd < 0) {
        return false;
    }
    int64_t size = os_file_size(fd);
    void *at = size > 0 ? os_windows_map(fd, (uint64_t)size, false) : NULL;
    bool good = at || size == 0 ||
                (size < 0 && os_refuse("it is a folder, a pipe or a device, not a file"));
    *bytes = at ? (str){at, (size_t)size} : STR("");
    os_close(fd);
    return good;
}

GEO_FN void os_map_rest(str bytes) {
    (void)bytes;
}

GEO_FN bool os_map_again(const char *path, os_stamp stamp, str bytes) {
    (void)path;
    (void)stamp;
    (void)bytes; /* it has never been given back */
    return true;
}

GEO_FN void os_map_scattered(str bytes) {
    (void)bytes;
}

GEO_FN void os_map_ahead(str part) {
    (void)part;
}

GEO_FN void os_unmap(str bytes) {
    if (bytes.len) {
        UnmapViewOfFile(bytes.at);
    }
}

GEO_FN void os_drop(str bytes) {
    (void)bytes;
}

GEO_FN status os_read_file(const char *path, arena *a, size_t max, str *text) {
    int fd = os_open(path);
    if (fd < 0) {
        bool is_none = os_code == ERROR_FILE_NOT_FOUND || os_code == ERROR_PATH_NOT_FOUND;
        return is_none ? GEO_NOT_FOUND : GEO_FILE;
    }
    size_t room = MIN(max, (size_t)(a->end - a->at)), size = 0;
    ptrdiff_t got = 0;
    char extra;
    while (size < room && (got = os_read(fd, a->at + size, room - size)) > 0) {
        size += (size_t)got;
    }
    if (size == room && got >= 0) {
        got = os_read(fd, &extra, 1); /* the end of the file, or too large? */
    }
    os_close(fd);
    if (got != 0) {
        return got > 0 ? GEO_TOO_LARGE : GEO_FILE;
    }
    *text = (str){arena_bytes(a, size), size};
    return GEO_OK;
}

GEO_FN void os_make_folder(const char *path) {
    WCHAR wide[OS_PATH_MAX];
    if (os_windows_wide(path, wide)) {
        CreateDirectoryW(wide, NULL);
    }
}

GEO_FN bool os_folder_each(const char *path, void (*each)(void *ctx, const char *name), void *ctx) {
    WCHAR pattern[OS_PATH_MAX];
    WIN32_FIND_DATAW found;
    char text[OS_PATH_MAX];
    bool fits =
        snprintf(text, sizeof text, "%s\\*", path) < OS_PATH_MAX && os_windows_wide(text, pattern);
    HANDLE all = fits ? FindFirstFileW(pattern, &found) : INVALID_HANDLE_VALUE;
    for (bool more = all != INVALID_HANDLE_VALUE; more; more = FindNextFileW(all, &found)) {
        if (WideCharToMultiByte(CP_UTF8, 0, found.cFileName, -1, text, sizeof text, NULL, NULL)) {
            each(ctx, text);
        }
    }
    return all != INVALID_HANDLE_VALUE && FindClose(all);
}

GEO_FN bool os_remove(const char *path) {
    WCHAR wide[OS_PATH_MAX];
    return os_windows_wide(path, wide) && DeleteFileW(wide);
}

/* ---- encodings ---- */

GEO_FN size_t os_decode(unsigned page, str in, char *to, size_t cap) {
    wchar_t wide[OS_DECODE_MAX];
    int units =
        MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, in.at, (int)in.len, wide, OS_DECODE_MAX);
    int bytes =
        units > 0 ? WideCharToMultiByte(CP_UTF8, 0, wide, units, to, (int)cap, NULL, NULL) : 0;
    return (size_t)MAX(bytes, 0);
}

/* ---- threads ---- */

_Static_assert(sizeof(os_mutex) == sizeof(SRWLOCK) && sizeof(os_cond) == sizeof(CONDITION_VARIABLE),
               "os.h does not include windows.h");

GEO_FN void os_lock(os_mutex *m) {
    AcquireSRWLockExclusive((SRWLOCK *)m);
}

GEO_FN void os_unlock(os_mutex *m) {
    ReleaseSRWLockExclusive((SRWLOCK *)m);
}

GEO_FN void os_cond_init(os_cond *v) {
    InitializeConditionVariable((CONDITION_VARIABLE *)v);
}

GEO_FN bool os_wait(os_cond *v, os_mutex *m, int64_t deadline_ms) {
    bool is_woken = SleepConditionVariableSRW((CONDITION_VARIABLE *)v, (SRWLOCK *)m,
                                              os_windows_nap_ms(deadline_ms), 0);
    return is_woken || os_now_ms() < deadline_ms;
}

GEO_FN void os_wake_all(os_cond *v) {
    WakeAllConditionVariable((CONDITION_VARIABLE *)v);
}

typedef struct {
    void *(*run)(void *);
    void *ctx;
} os_start;

static DWORD WINAPI os_thread_main(void *ctx) {
    os_start start = *(os_start *)ctx;
    HeapFree(GetProcessHeap(), 0, ctx);
    start.run(start.ctx);
    return 0;
}

GEO_FN int os_processors(void) {
    SYSTEM_INFO about;
    GetSystemInfo(&about);
    return (int)MAX(about.dwNumberOfProcessors, 1U);
}

GEO_FN bool os_thread(void *(*run)(void *), void *ctx) {
    os_start *start = HeapAlloc(GetProcessHeap(), 0, sizeof *start);
    if (!start) {
        return os_refuse("no memory for a thread");
    }
    *start = (os_start){run, ctx};
    HANDLE thread = CreateThread(NULL, OS_STACK_BYTES, os_thread_main, start,
                                 STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
    if (!thread) {
        os_failed();
        HeapFree(GetProcessHeap(), 0, start);
        return false;
    }
    CloseHandle(thread);
    return true;
}

GEO_FN void os_prefer_latency(void) {}

GEO_FN void os_thread_background(void) {}

/* ---- waiting and waking ---- */

/* Two connected sockets. */
static bool os_pair(int ends[2]) {
    os_address at, peer;
    bool good = os_address_resolve("127.0.0.1", 0, &at) == 1;
    int server = good ? os_socket_listen(&at, 1) : -1;
    good = server >= 0 && os_socket_local_address(server, &at);
    ends[1] = good ? os_socket_connect(&at) : -1;
    os_watch watch = {.fd = server, .events = OS_READ};
    ends[0] = ends[1] >= 0 && os_poll(&watch, 1, OS_FOREVER) ? os_socket_accept(server, &peer) : -1;
    os_close(server);
    if (ends[0] < 0) {
        os_close(ends[1]);
    }
    return ends[0] >= 0;
}

static void *os_pump(void *ctx) {
    static char bytes[OS_PUMP_BYTES];
    int to = (int)(intptr_t)ctx;
    for (ptrdiff_t got; (got = os_read_handle(os_windows_handle(0), bytes, sizeof bytes)) > 0;) {
        for (str rest = {bytes, (size_t)got}; rest.len;) {
            ptrdiff_t put = os_socket_send(to, rest);
            os_watch watch = {.fd = to, .events = OS_WRITE};
            if (put == OS_FAILED) {
                return NULL;
            }
            rest = put > 0 ? str_from(rest, (size_t)put) : rest;
            if (put == OS_AGAIN) {
                os_poll(&watch, 1, OS_FOREVER);
            }
        }
    }
    os_socket_shutdown_send(to);
    return NULL;
}

/* What to wait for instead of stdin. */
GEO_FN int os_windows_stdin(void) {
    int ends[2];
    os_lock(&os_state.pump_lock);
    if (!os_state.pump && os_pair(ends) && os_thread(os_pump, (void *)(intptr_t)ends[1])) {
        os_state.pump = ends[0];
    }
    os_unlock(&os_state.pump_lock);
    return os_state.pump ? os_state.pump : -1;
}

GEO_FN bool os_wakeup_open(os_wakeup *w) {
    int ends[2];
    bool good = os_pair(ends);
    *w = good ? (os_wakeup){.in = ends[0], .out = ends[1]} : (os_wakeup){-1, -1};
    return good;
}

GEO_FN void os_wakeup_send(const os_wakeup *w) {
    send(os_windows_socket(w->out), "", 1, 0);
}

GEO_FN void os_wakeup_clear(const os_wakeup *w) {
    char bytes[64];
    while (recv(os_windows_socket(w->in), bytes, sizeof bytes, 0) > 0) {
    }
}

/* Runs in a thread of its own. A second Ctrl-C ends the process. */
static BOOL WINAPI os_on_control(DWORD which) {
    (void)which;
    bool is_first = !(atomic_fetch_or(&os_state.flags, OS_STOP) & OS_STOP);
    os_wakeup_send(&os_state.wakeup);
    if (which == CTRL_CLOSE_EVENT) { /* the process ends when this returns */
        Sleep(INFINITE);
    }
    return is_first;
}

GEO_FN void os_signals(const os_wakeup *w, int which) {
    os_state.wakeup = *w;
    if (which & OS_STOP) {
        SetConsoleCtrlHandler(os_on_control, TRUE);
    }
}

GEO_FN int os_signals_take(void) {
    return atomic_exchange(&os_state.flags, 0);
}
