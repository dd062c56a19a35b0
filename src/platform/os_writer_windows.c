/* os_writer_windows -- os_writer on Windows. Owns nothing. Outside facts: the Win32 reference of
 * CreateFile and MoveFileEx. */
#include "os_windows.h"

#include <stdio.h>
#include <string.h>
#include <wchar.h>

#include "os.h"
#include "os_writer.h"

static bool os_writer_temp_name(const char *path, char temp[OS_PATH_MAX]) {
    uint64_t random;
    return os_entropy(&random, sizeof random) &&
           (snprintf(temp, OS_PATH_MAX, "%s.%016llx", path, (unsigned long long)random) <
                OS_PATH_MAX ||
            os_refuse("the path is too long"));
}

/* Nobody else may delete it while it is open: so a sweep leaves it alone. */
GEO_FN int os_writer_temp_open(const char *path, unsigned mode, char temp[OS_PATH_MAX]) {
    (void)mode; /* files inherit the rights of their folder, as those of a profile should */
    if (!os_writer_temp_name(path, temp)) {
        return -1;
    }
    return os_windows_create(temp, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                             CREATE_NEW, FILE_ATTRIBUTE_NORMAL);
}

/* The folder of a path with the mark at its end; empty: this one. */
static void os_writer_folder_of(const char *path, WCHAR folder[OS_PATH_MAX]) {
    char text[OS_PATH_MAX];
    str name = {path, (size_t)(os_file_name(path) - path)};
    folder[0] = 0;
    if (str_cstr(name, text, sizeof text)) {
        os_windows_wide(text, folder);
    }
}

/* Removes what writers of this path have left that were killed. */
static void os_writer_sweep(const char *path) {
    WCHAR pattern[OS_PATH_MAX + 32], folder[OS_PATH_MAX], name[2 * OS_PATH_MAX];
    WIN32_FIND_DATAW found;
    char marks[OS_PATH_MAX];
    os_writer_folder_of(path, folder);
    if (snprintf(marks, sizeof marks, "%s.????????????????", path) >= OS_PATH_MAX ||
        !os_windows_wide(marks, pattern)) {
        return;
    }
    HANDLE all = FindFirstFileW(pattern, &found);
    for (bool more = all != INVALID_HANDLE_VALUE; more; more = FindNextFileW(all, &found)) {
        const WCHAR *end = wcsrchr(found.cFileName, '.');
        if (end && wcslen(end + 1) == 16 && wcsspn(end + 1, L"0123456789abcdef") == 16) {
            _snwprintf(name, LEN(name), L"%ls%ls", folder, found.cFileName);
            DeleteFileW(name); /* refused while its writer has it open */
        }
    }
    if (all != INVALID_HANDLE_VALUE) {
        FindClose(all);
    }
}

GEO_FN bool os_writer_open(os_writer *w, const char *path) {
    w->fd = -1;
    if (os_is_special(path)) {
        return false;
    }
    if (!str_cstr(str_of(path), w->path, sizeof w->path)) {
        return os_refuse("the path is too long");
    }
    os_writer_sweep(path);
    w->fd = os_writer_temp_open(path, 0666, w->temp);
    return w->fd >= 0;
}

GEO_FN bool os_writer_hide(os_writer *w) {
    (void)w;
    return true; /* see os_is_exposed */
}

GEO_FN int64_t os_writer_free_bytes(const char *path) {
    WCHAR folder[OS_PATH_MAX];
    ULARGE_INTEGER left;
    os_writer_folder_of(path, folder);
    return GetDiskFreeSpaceExW(folder[0] ? folder : NULL, &left, NULL, NULL)
               ? (int64_t)left.QuadPart
               : -1;
}

/* A file that another process has mapped is not replaced: Windows refuses, and says so. */
GEO_FN bool os_writer_commit(os_writer *w) {
    WCHAR from[OS_PATH_MAX], to[OS_PATH_MAX];
    bool good = FlushFileBuffers(os_windows_handle(w->fd)) || os_failed();
    os_close(w->fd);
    w->fd = -1;
    good =
        good && os_windows_wide(w->temp, from) && os_windows_wide(w->path, to) &&
        (MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) || os_failed());
    if (!good) {
        os_remove(w->temp);
    }
    return good;
}

GEO_FN void os_writer_discard(os_writer *w) {
    if (w->fd >= 0) {
        os_close(w->fd);
        os_remove(w->temp);
        w->fd = -1;
    }
}

GEO_FN int os_writer_temp_file(const char *path) {
    char temp[OS_PATH_MAX];
    if (!os_writer_temp_name(path, temp)) {
        return -1;
    }
    return os_windows_create(temp, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_DELETE, CREATE_NEW,
                             FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE);
}
