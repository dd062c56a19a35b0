/* packed -- unpacks into temporary files, which disappear with their descriptors. Owns nothing.
 * Outside facts: the first bytes of gzip files (RFC 1952). */
#include "packed.h"

#include <string.h>

#include "../base/inflate.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "sheet.h"

/* A file on its way into another. */
typedef struct {
    int from, to;
    str head; /* what comes before it */
    int64_t size;
    out *text; /* in place of `to`; then `head` is all of the file; NULL: files */
} packed_way;

static ptrdiff_t packed_read(void *ctx, char *bytes, size_t size) {
    packed_way *way = ctx;
    if (!way->head.len) {
        return way->text ? 0 : os_read(way->from, bytes, size);
    }
    str part = str_head(way->head, size);
    memcpy(bytes, part.at, part.len);
    way->head = str_from(way->head, part.len);
    return (ptrdiff_t)part.len;
}

static bool packed_write(void *ctx, str bytes) {
    packed_way *way = ctx;
    if (way->text) {
        out_text(way->text, bytes);
        return !way->text->full;
    }
    bool good = os_write_at(way->to, bytes, way->size);
    way->size += (int64_t)bytes.len;
    return good;
}

/* As it is: of a pipe nothing can be read out of turn. NULL, or why not. */
static const char *packed_copy(inflate_pipe *pipe, char *memory) {
    ptrdiff_t got;
    while ((got = pipe->read(pipe->ctx, memory, INFLATE_GZIP_MEMORY)) > 0 && !pipe->is_broken) {
        pipe->is_broken = !pipe->write(pipe->ctx, (str){memory, (size_t)got});
    }
    pipe->is_broken = pipe->is_broken || got < 0;
    return pipe->is_broken ? "cannot be read" : NULL;
}

/* Not stdin, whose number the next file would get. */
static void packed_close(int fd) {
    if (fd > 0) {
        os_close(fd);
    }
}

static int packed_temp(call *c, const packed_file *f) {
    const char *const beside[] = {f->beside, f->path, "/tmp/geocoder"};
    int fd = -1;
    for (size_t i = 0; i < LEN(beside) && fd < 0; i++) {
        fd = beside[i] ? os_writer_temp_file(beside[i]) : -1;
    }
    if (fd < 0) {
        call_fail(c, GEO_FILE, "%.200s cannot be unpacked: %s.", f->path, os_why());
    }
    return fd;
}

/* The file `fd` by another way, as a temporary one; `fd` is closed. */
static int packed_move(call *c, packed_file *f, int fd,
                       const char *(*move)(inflate_pipe *pipe, char *memory)) {
    char *memory = os_reserve(INFLATE_GZIP_MEMORY);
    packed_way way = {.from = fd, .to = memory ? packed_temp(c, f) : -1, .head = f->head};
    inflate_pipe pipe = {packed_read, packed_write, &way, false};
    const char *why = way.to < 0 ? "cannot be unpacked" : move(&pipe, memory);
    if (why) {
        pipe.is_broken = pipe.is_broken || way.to < 0;
        call_fail(c, pipe.is_broken ? GEO_FILE : GEO_INVALID, "%.200s %s%s%s.", f->path, why,
                  pipe.is_broken ? ": " : "", pipe.is_broken ? os_why() : "");
    }
    if (memory) {
        os_unreserve(memory, INFLATE_GZIP_MEMORY);
    }
    f->head = STR_NONE;
    packed_close(fd);
    return way.to;
}

static str packed_head(const packed_file *f, int fd, char room[4]) {
    bool is_read = !f->head.at && os_read_at(fd, room, 4, 0);
    return is_read ? (str){room, 4} : f->head;
}

static bool packed_is_gzip(str head) {
    return str_starts(head, STR("\x1F\x8B"));
}

GEO_FN int packed_open(call *c, packed_file *f, int fd) {
    char room[4];
    if (packed_is_gzip(packed_head(f, fd, room))) {
        fd = packed_move(c, f, fd, inflate_gzip);
    }
    f->is_sheet = !c->code && sheet_is(packed_head(f, fd, room));
    if (f->is_sheet && os_file_size(fd) < 0) {
        fd = packed_move(c, f, fd, packed_copy);
    }
    if (f->is_sheet && !c->code) {
        sheet_ends ends = {.from = fd, .to = packed_temp(c, f)};
        if (ends.to >= 0) {
            sheet_unpack(c, f->path, &ends, f->sheet);
        }
        packed_close(fd);
        fd = ends.to;
    }
    if (c->code) {
        packed_close(fd);
    }
    return c->code ? -1 : fd;
}

/* A room of as much memory as is left, but for what reading takes. */
static out packed_room(call *c, size_t max) {
    size_t left = (size_t)(c->mem.end - c->mem.at) / 2, cap = MIN(left, max);
    return out_of(arena_bytes(&c->mem, cap), cap);
}

/* Gives back what of the room is not used. */
static str packed_keep(call *c, const out *o) {
    c->mem.at = o->at + o->len;
    return out_str(o);
}

static str packed_inflate(call *c, const packed_file *f, str bytes, size_t max) {
    char *memory = arena_bytes(&c->mem, INFLATE_GZIP_MEMORY);
    out o = packed_room(c, max);
    packed_way way = {.head = bytes, .text = &o};
    inflate_pipe pipe = {packed_read, packed_write, &way, false};
    const char *why = memory && o.at ? inflate_gzip(&pipe, memory) : NULL;
    if (o.full || !memory || !o.at) {
        call_fail(c, GEO_TOO_LARGE, "%.200s has more than %d MB unpacked.", f->path,
                  (int)(o.cap >> 20));
    } else if (why) {
        call_fail(c, GEO_INVALID, "%.200s %s.", f->path, why);
    }
    return packed_keep(c, &o);
}

GEO_FN str packed_text(call *c, packed_file *f, str bytes, size_t max) {
    bytes = packed_is_gzip(bytes) ? packed_inflate(c, f, bytes, max) : bytes;
    f->is_sheet = !c->code && sheet_is(bytes);
    if (f->is_sheet) {
        out o = packed_room(c, max);
        sheet_ends ends = {.file = bytes, .text = &o};
        sheet_unpack(c, f->path, &ends, f->sheet);
        bytes = packed_keep(c, &o);
    }
    return c->code ? STR_NONE : bytes;
}
