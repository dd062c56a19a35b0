#ifndef GEO_BLOB_FILE_H
#define GEO_BLOB_FILE_H
/* blob_file.h: files of the host programs that make blobs, and the parts of base that they need. */
#include <stdio.h>
#include <stdlib.h>

#pragma clang diagnostic ignored "-Wunused-function" /* not all of base is needed */
#include "../base/arena.c"
#include "../base/ascii.c"
#include "../base/base.c"
#include "../base/out.c"
#include "../base/str.c"
#include "../base/utf8.c"

enum { BLOB_FILE_MAX = 1 << 20 };

_Noreturn static void blob_file_die(const char *name, const char *what) {
    fprintf(stderr, "%s: %s\n", name, what);
    exit(1);
}

static str blob_file_read(const char *path, char room[BLOB_FILE_MAX]) {
    FILE *file = fopen(path, "rb");
    if (!file) blob_file_die(path, "cannot be read");
    str text = {room, fread(room, 1, BLOB_FILE_MAX, file)};
    fclose(file);
    if (text.len == BLOB_FILE_MAX) blob_file_die(path, "too large");
    return text;
}

/* Takes the next line of a table that is neither empty nor a comment; the first is its head. */
static bool blob_file_line(str *rest, str *line) {
    do {
        *line = str_cut(rest, '\n');
    } while (rest->at && (!line->len || line->at[0] == '#'));
    return line->len && line->at[0] != '#';
}

static void blob_file_write(const char *path, const out *o) {
    FILE *file = fopen(path, "wb");
    bool good = file && !o->full && fwrite(o->at, 1, o->len, file) == o->len;
    if (!good || fclose(file) != 0) blob_file_die(path, "cannot be written");
}

#endif
