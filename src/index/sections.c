/* sections -- the sections of an index image while it is built. image_writer.c, name_index.c and
 * area_writer.c append numbers and bytes to them in any order; sections_write lays them out one
 * after the other as image.c describes, with header, table and checksum. Owns one spool per
 * section: a buffer, and an unnamed temporary file once that is full. */
#include "sections.h"

#include <string.h>

#include "../platform/os.h"

enum {
    SECTIONS_BUFFER = SECTIONS_MEMORY / IMAGE_SECTIONS,
    SECTIONS_CHUNK = 64 << 10, /* of the checksum; see image.c */
    SECTIONS_ALIGN = 16
};

typedef struct {
    char *buffer;
    size_t used;
    int fd; /* -1: everything is in the buffer */
    int64_t spilled;
    uint32_t width;
    uint64_t count;
} sections_spool;

static struct {
    const char *path;
    sections_spool spools[IMAGE_SECTIONS];
    char chunk[SECTIONS_CHUNK]; /* of the file: summed and written when full */
    size_t chunk_len;
    uint64_t sum;
    os_writer writer;
} sections;

GEO_FN void sections_begin(const char *path, char *memory) {
    sections.path = path;
    sections.chunk_len = 0;
    sections.sum = 0;
    for (size_t i = 0; i < IMAGE_SECTIONS; i++) {
        sections.spools[i] = (sections_spool){.buffer = memory + i * SECTIONS_BUFFER, .fd = -1};
    }
}

GEO_FN void sections_width(image_section section, uint32_t width) {
    sections.spools[section].width = width;
}

GEO_FN void sections_fit(image_section section, uint64_t most) {
    uint32_t width = 1;
    while (width < 8 && most >> (8 * width)) {
        width++;
    }
    sections_width(section, width);
}

GEO_FN uint64_t sections_count(image_section section) {
    return sections.spools[section].count;
}

static void sections_failed(call *c, const char *what) {
    call_fail(c, GEO_FILE, "a temporary file for %s cannot be %s: %s", sections.path, what,
              os_why());
}

/* Moves the buffer to the spool's file. */
static void sections_spill(call *c, sections_spool *s) {
    if (s->fd < 0 && (s->fd = os_temp_file(sections.path)) < 0) {
        sections_failed(c, "created");
    } else if (!os_write_at(s->fd, (str){s->buffer, s->used}, s->spilled)) {
        sections_failed(c, "written");
    }
    s->spilled += (int64_t)s->used;
    s->used = 0;
}

static void sections_append(call *c, sections_spool *s, str bytes) {
    while (bytes.len && !c->code) {
        size_t part = MIN(bytes.len, (size_t)SECTIONS_BUFFER - s->used);
        memcpy(s->buffer + s->used, bytes.at, part);
        s->used += part;
        bytes = str_from(bytes, part);
        if (s->used == SECTIONS_BUFFER) {
            sections_spill(c, s);
        }
    }
}

static void sections_store_le(char *at, uint64_t value, uint32_t width) {
    for (uint32_t i = 0; i < width; i++) {
        at[i] = (char)(value >> (8 * i) & 0xFF);
    }
}

GEO_FN void sections_put(call *c, image_section section, uint64_t value) {
    sections_spool *s = &sections.spools[section];
    char bytes[8];
    if (c->code) {
        return;
    }
    ASSERT(s->width >= 1 && s->width <= 8 && (s->width == 8 || value >> (8 * s->width) == 0));
    sections_store_le(bytes, value, s->width);
    s->count++;
    sections_append(c, s, (str){bytes, s->width});
}

GEO_FN void sections_bytes(call *c, image_section section, str bytes) {
    sections_spool *s = &sections.spools[section];
    s->width = 1;
    s->count += bytes.len;
    sections_append(c, s, bytes);
}

GEO_FN uint64_t sections_get(call *c, sections_reader *r, uint64_t index) {
    const sections_spool *s = &sections.spools[r->section];
    uint64_t value = 0;
    for (uint32_t i = 0; i < s->width && !c->code; i++) {
        int64_t at = (int64_t)(index * s->width) + i;
        char byte = 0;
        if (at >= s->spilled) {
            byte = s->buffer[at - s->spilled];
        } else {
            if (at < r->at || at >= r->at + (int64_t)r->len) {
                r->at = at;
                r->len = (size_t)MIN((int64_t)sizeof r->bytes, s->spilled - at);
                if (!os_read_at(s->fd, r->bytes, r->len, at)) {
                    sections_failed(c, "read");
                }
            }
            byte = r->bytes[at - r->at];
        }
        value |= (uint64_t)(unsigned char)byte << (8 * i);
    }
    return value;
}

/* ---- the file ---- */

static void sections_file_failed(call *c) {
    call_fail(c, GEO_FILE, "%s cannot be written: %s", sections.path, os_why());
}

static void sections_flush(call *c) {
    str chunk = {sections.chunk, sections.chunk_len};
    sections.sum = image_sum(sections.sum, chunk);
    sections.chunk_len = 0;
    if (!os_write(sections.writer.fd, chunk)) {
        sections_file_failed(c);
    }
}

static void sections_out(call *c, str bytes) {
    while (bytes.len && !c->code) {
        size_t part = MIN(bytes.len, sizeof sections.chunk - sections.chunk_len);
        memcpy(sections.chunk + sections.chunk_len, bytes.at, part);
        sections.chunk_len += part;
        bytes = str_from(bytes, part);
        if (sections.chunk_len == sizeof sections.chunk) {
            sections_flush(c);
        }
    }
}

static size_t sections_padding(uint64_t offset) {
    return (size_t)((SECTIONS_ALIGN - offset % SECTIONS_ALIGN) % SECTIONS_ALIGN);
}

/* Writes the section table; returns where the file ends. */
static uint64_t sections_out_table(call *c, uint64_t offset) {
    for (uint32_t i = 1; i < IMAGE_SECTIONS; i++) {
        const sections_spool *s = &sections.spools[i];
        char row[IMAGE_SECTION_BYTES];
        if (s->count == 0) {
            continue;
        }
        offset += sections_padding(offset);
        sections_store_le(row, i, 4);
        sections_store_le(row + 4, s->width, 4);
        sections_store_le(row + 8, offset, 8);
        sections_store_le(row + 16, s->count, 8);
        offset += s->count * s->width;
        sections_out(c, (str){row, sizeof row});
    }
    return offset;
}

static void sections_out_spool(call *c, const sections_spool *s) {
    char part[4096];
    for (int64_t at = 0; at < s->spilled && !c->code;) {
        size_t size = (size_t)MIN((int64_t)sizeof part, s->spilled - at);
        if (!os_read_at(s->fd, part, size, at)) {
            sections_failed(c, "read");
        }
        sections_out(c, (str){part, size});
        at += (int64_t)size;
    }
    sections_out(c, (str){s->buffer, s->used});
}

/* Everything after the header; returns where the file ends. */
static uint64_t sections_out_all(call *c, uint32_t count) {
    static const char zeros[IMAGE_HEADER_BYTES];
    uint64_t offset = IMAGE_HEADER_BYTES + (uint64_t)count * IMAGE_SECTION_BYTES;
    if (!os_write(sections.writer.fd, (str){zeros, sizeof zeros})) { /* the header, for now */
        sections_file_failed(c);
    }
    uint64_t end = sections_out_table(c, offset);
    for (int i = 1; i < IMAGE_SECTIONS; i++) {
        const sections_spool *s = &sections.spools[i];
        if (s->count) {
            sections_out(c, (str){zeros, sections_padding(offset)});
            offset += sections_padding(offset) + s->count * s->width;
            sections_out_spool(c, s);
        }
    }
    if (!c->code && sections.chunk_len) {
        sections_flush(c);
    }
    return end;
}

static void sections_out_header(call *c, uint32_t count, uint64_t end, uint32_t places,
                                uint32_t keys) {
    char header[IMAGE_HEADER_BYTES] = {0};
    memcpy(header, IMAGE_MAGIC, sizeof IMAGE_MAGIC - 1);
    sections_store_le(header + 16, IMAGE_VERSION, 4);
    sections_store_le(header + 20, count, 4);
    sections_store_le(header + 24, end, 8);
    sections_store_le(header + 32, sections.sum, 8);
    sections_store_le(header + 40, places, 4);
    sections_store_le(header + 44, keys, 4);
    if (!c->code && !os_write_at(sections.writer.fd, (str){header, sizeof header}, 0)) {
        sections_file_failed(c);
    }
}

GEO_FN void sections_write(call *c, uint32_t places, uint32_t keys) {
    uint32_t count = 0;
    for (int i = 1; i < IMAGE_SECTIONS; i++) {
        count += sections.spools[i].count ? 1 : 0;
    }
    if (c->code) {
        return;
    }
    if (!os_writer_open(&sections.writer, sections.path)) {
        sections_file_failed(c);
        return;
    }
    uint64_t end = sections_out_all(c, count);
    sections_out_header(c, count, end, places, keys);
    if (c->code) {
        os_writer_discard(&sections.writer);
    } else if (!os_writer_commit(&sections.writer)) {
        sections_file_failed(c);
    }
}

GEO_FN void sections_close(void) {
    for (int i = 0; i < IMAGE_SECTIONS; i++) {
        if (sections.spools[i].fd >= 0) {
            os_close(sections.spools[i].fd);
            sections.spools[i].fd = -1;
        }
    }
}
