/* sections -- the sections of an index image while it is built. image_writer.c, name_index.c and
 * area_writer.c append numbers and bytes to them in any order; sections_write lays them out one
 * after the other as image.c describes, with header, table and checksums. Owns one spool per
 * section, and one for the checksums: a buffer, and an unnamed temporary file once that is full.
 *
 * Spools hold plain numbers. How a section is written is planned first: packed in the block size
 * that takes least, if that is less than plain; in fewer bits; or as a set, if it is one of rows.
 */
#include "sections.h"

#include <string.h>

#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "packing.h"

enum {
    SECTIONS_BUFFER = SECTIONS_MEMORY / IMAGE_SECTIONS,
    SECTIONS_CHUNK = 8 * IMAGE_CHUNK, /* that are written at a time */
    SECTIONS_SUMS = 0,                /* the spool of the checksums: no section has the number */
    SECTIONS_ALIGN = 16,
    SECTIONS_PACK_GAIN = 16 /* one byte of so many must be saved: plain numbers are faster */
};

typedef struct {
    char *buffer;
    size_t used;
    int fd; /* -1: everything is in the buffer */
    int64_t spilled;
    uint32_t width;
    uint64_t count;
    /* As it is written, from sections_plan on. */
    uint32_t number_width, shift, offset_width;
    uint64_t numbers, bytes;
} sections_spool;

static struct {
    const char *path;
    sections_spool spools[IMAGE_SECTIONS];
    char chunk[SECTIONS_CHUNK]; /* of the file: summed and written when full */
    size_t chunk_len;
    char table[IMAGE_SECTIONS * IMAGE_SECTION_BYTES]; /* the section table */
    size_t table_len;
    bool is_summed; /* what is flushed */
    sections_form hot;
    unsigned forms; /* that a key may have; 0: the most that any may */
    os_writer writer;
} sections;

GEO_FN void sections_begin(const char *path, char *memory, sections_form hot) {
    sections.path = path;
    sections.chunk_len = 0;
    sections.hot = hot;
    sections.forms = 0;
    for (size_t i = 0; i < IMAGE_SECTIONS; i++) {
        sections.spools[i] = (sections_spool){.buffer = memory + i * SECTIONS_BUFFER, .fd = -1};
    }
    sections.spools[SECTIONS_SUMS].width = IMAGE_SUM_BYTES;
}

GEO_FN void sections_width(image_section section, uint32_t width) {
    sections.spools[section].width = width;
}

/* The bytes that a number up to `most` takes. */
static uint32_t sections_width_of(uint64_t most) {
    uint32_t width = 1;
    while (width < 8 && most >> (8 * width)) {
        width++;
    }
    return width;
}

GEO_FN void sections_fit(image_section section, uint64_t most) {
    sections_width(section, sections_width_of(most));
}

GEO_FN unsigned sections_forms(unsigned most) {
    sections.forms = sections.hot == SECTIONS_PLAIN ? 0 : most;
    return sections.forms ? sections.forms : IMAGE_FORMS_MAX;
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
    if (s->fd < 0 && (s->fd = os_writer_temp_file(sections.path)) < 0) {
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

/* Where the bytes of a number are: in the buffer, or in the reader's window of the file. One that
 * is in both ends in the window. */
static const char *sections_at(call *c, const sections_spool *s, sections_reader *r, int64_t at) {
    if (at >= s->spilled) {
        return s->buffer + (at - s->spilled);
    }
    if (at < r->at || at + s->width > r->at + (int64_t)r->len) {
        r->at = at;
        r->len = (size_t)MIN((int64_t)sizeof r->bytes, s->spilled - at);
        if (!os_read_at(s->fd, r->bytes, r->len, at)) {
            sections_failed(c, "read");
        }
        if (r->len < s->width) {
            memcpy(r->bytes + r->len, s->buffer, s->width - r->len);
            r->len = s->width;
        }
    }
    return r->bytes + (at - r->at);
}

GEO_FN uint64_t sections_get(call *c, sections_reader *r, uint64_t index) {
    const sections_spool *s = &sections.spools[r->section];
    uint64_t value = 0;
    if (!c->code) {
        const char *bytes = sections_at(c, s, r, (int64_t)(index * s->width));
        for (uint32_t i = 0; i < s->width; i++) {
            value |= (uint64_t)(unsigned char)bytes[i] << (8 * i);
        }
    }
    return value;
}

/* ---- the plan ---- */

/* Reads the numbers of a block from `first` on; returns how many it has. */
static unsigned sections_numbers(call *c, sections_reader *r, uint64_t first, uint32_t shift,
                                 uint64_t numbers[PACKING_ROWS_MAX]) {
    const sections_spool *s = &sections.spools[r->section];
    unsigned count = (unsigned)MIN(s->count - first, UINT64_C(1) << shift);
    for (unsigned i = 0; i < count; i++) {
        numbers[i] = sections_get(c, r, first + i);
    }
    return count;
}

/* Read for every hit of a search: plain numbers answer faster. */
static bool sections_is_hot(image_section section) {
    return section == IMAGE_WEIGHT || section == IMAGE_KEY_BLOCK || section == IMAGE_KEY_POST ||
           section == IMAGE_POST_MORE;
}

/* Plans a section in the packed blocks that take least, if that is shorter than the plan so far.
 * The sizes of all kinds of blocks are summed in one pass. */
static void sections_try(call *c, image_section section) {
    sections_spool *s = &sections.spools[section];
    sections_reader r = {.section = section};
    uint64_t sizes[IMAGE_SHIFT_MAX + 1] = {0}, numbers[PACKING_ROWS_MAX];
    for (uint64_t first = 0; first <= s->count && !c->code; first += PACKING_ROWS_MAX) {
        unsigned count = sections_numbers(c, &r, first, IMAGE_SHIFT_MAX, numbers);
        bool is_last = s->count - first < PACKING_ROWS_MAX; /* it may end with an empty block */
        for (uint32_t shift = IMAGE_SHIFT_MIN; shift <= IMAGE_SHIFT_MAX; shift++) {
            unsigned blocks = is_last ? (count >> shift) + 1 : PACKING_ROWS_MAX >> shift;
            for (unsigned i = 0; i < blocks; i++) {
                unsigned from = i << shift;
                sizes[shift] +=
                    packing_size(numbers + from, MIN(count - from, 1U << shift), s->width);
            }
        }
    }
    for (uint32_t shift = IMAGE_SHIFT_MIN; shift <= IMAGE_SHIFT_MAX && !c->code; shift++) {
        uint32_t offset_width = sections_width_of(sizes[shift]);
        uint64_t size = sizes[shift] + ((s->count >> shift) + 1) * offset_width;
        size += IMAGE_PACKED_PADDING;
        if (size < s->bytes && offset_width <= IMAGE_PACKED_WIDTH_MAX) {
            s->shift = shift;
            s->offset_width = offset_width;
            s->bytes = size;
        }
    }
}

/* Plans a section in as many bits as its greatest number needs, if these are not whole bytes and
 * packing takes no less. */
static void sections_narrow(call *c, image_section section) {
    sections_spool *s = &sections.spools[section];
    sections_reader r = {.section = section};
    uint64_t most = 1;
    for (uint64_t i = 0; i < s->count; i++) {
        most |= sections_get(c, &r, i);
    }
    uint32_t bits = packing_bits_of(most);
    uint64_t size = (s->count * bits + 7) / 8;
    if (bits % 8 && bits <= IMAGE_PACKED_BITS_MAX && size <= s->bytes) {
        s->shift = IMAGE_SHIFT_BITS;
        s->offset_width = bits;
        s->bytes = size;
    }
}

static void sections_plan(call *c, image_section section, uint32_t places) {
    sections_spool *s = &sections.spools[section];
    s->numbers = s->count;
    s->number_width = s->width;
    s->bytes = s->count * s->width;
    if (s->count && image_is_set(section)) {
        s->number_width = 1;
        s->bytes = s->numbers = (uint64_t)(places / IMAGE_SET_ROWS + 1) * IMAGE_SET_BYTES;
    } else if (image_may_pack(section) && s->width <= IMAGE_PACKED_WIDTH_MAX) {
        bool is_cold = !sections_is_hot(section) || sections.hot == SECTIONS_SQUEEZED;
        s->bytes -= s->bytes / SECTIONS_PACK_GAIN;
        if (is_cold) {
            sections_try(c, section);
        }
        s->bytes = s->shift ? s->bytes : s->count * s->width;
        if (s->count && sections.hot != SECTIONS_PLAIN) {
            sections_narrow(c, section);
        }
    }
}

/* ---- the file ---- */

static void sections_file_failed(call *c) {
    call_fail(c, GEO_FILE, "%s cannot be written: %s", sections.path, os_why());
}

static void sections_flush(call *c) {
    str chunk = {sections.chunk, sections.chunk_len};
    for (str rest = chunk; rest.len && sections.is_summed; rest = str_from(rest, IMAGE_CHUNK)) {
        sections_put(c, (image_section)SECTIONS_SUMS, image_sum(str_head(rest, IMAGE_CHUNK)));
    }
    sections.chunk_len = 0;
    if (!c->code && !os_write(sections.writer.fd, chunk)) {
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

/* Makes the section table; returns where the checksums begin. */
static uint64_t sections_make_table(uint64_t offset) {
    sections.table_len = 0;
    for (uint32_t i = 1; i < IMAGE_SECTIONS; i++) {
        const sections_spool *s = &sections.spools[i];
        char *row = sections.table + sections.table_len;
        if (s->count == 0) {
            continue;
        }
        offset += sections_padding(offset);
        sections_store_le(row, i, 4);
        sections_store_le(row + 4, s->number_width, 1);
        sections_store_le(row + 5, s->shift, 1);
        sections_store_le(row + 6, s->offset_width, 1);
        sections_store_le(row + 7, 0, 1);
        sections_store_le(row + 8, offset, 8);
        sections_store_le(row + 16, s->numbers, 8);
        sections_store_le(row + 24, s->bytes, 8);
        offset += s->bytes;
        sections.table_len += IMAGE_SECTION_BYTES;
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

static void sections_out_packed(call *c, image_section section) {
    const sections_spool *s = &sections.spools[section];
    sections_reader r = {.section = section};
    uint64_t numbers[PACKING_ROWS_MAX], blocks = (s->count >> s->shift) + 1, offset = 0;
    char block[PACKING_BYTES_MAX] = {0};
    for (uint64_t i = 0; i < blocks && !c->code; i++) {
        unsigned count = sections_numbers(c, &r, i << s->shift, s->shift, numbers);
        char text[8];
        sections_store_le(text, offset, s->offset_width);
        sections_out(c, (str){text, s->offset_width});
        offset += packing_size(numbers, count, s->width);
    }
    for (uint64_t i = 0; i < blocks && !c->code; i++) {
        unsigned count = sections_numbers(c, &r, i << s->shift, s->shift, numbers);
        sections_out(c, (str){block, packing_block(numbers, count, s->width, block)});
    }
    sections_out(c, (str){memset(block, 0, IMAGE_PACKED_PADDING), IMAGE_PACKED_PADDING});
}

static void sections_out_narrow(call *c, image_section section) {
    const sections_spool *s = &sections.spools[section];
    sections_reader r = {.section = section};
    enum { NUMBERS = 8 }; /* which end with a byte */
    uint32_t bits = s->offset_width;
    for (uint64_t from = 0; from < s->count && !c->code; from += NUMBERS) {
        char block[IMAGE_PACKED_BITS_MAX] = {0};
        size_t count = (size_t)MIN(s->count - from, (uint64_t)NUMBERS);
        for (size_t i = 0; i < count; i++) {
            packing_put_bits(block, i * bits, sections_get(c, &r, from + i), bits);
        }
        sections_out(c, (str){block, (count * bits + 7) / 8});
    }
}

static void sections_out_set(call *c, image_section section, uint32_t places) {
    const sections_spool *s = &sections.spools[section];
    sections_reader r = {.section = section};
    uint64_t i = 0;
    for (uint32_t entry = 0; entry <= places / IMAGE_SET_ROWS && !c->code; entry++) {
        char bytes[IMAGE_SET_BYTES];
        packing_set_begin(bytes, (uint32_t)i);
        for (; i < s->count; i++) {
            uint32_t row = (uint32_t)sections_get(c, &r, i);
            if (row / IMAGE_SET_ROWS != entry) {
                break;
            }
            packing_set_add(bytes, row);
        }
        sections_out(c, (str){bytes, sizeof bytes});
    }
}

static void sections_out_section(call *c, image_section section, uint32_t places) {
    const sections_spool *s = &sections.spools[section];
    if (image_is_set(section)) {
        sections_out_set(c, section, places);
    } else if (s->shift == IMAGE_SHIFT_BITS) {
        sections_out_narrow(c, section);
    } else if (s->shift) {
        sections_out_packed(c, section);
    } else {
        sections_out_spool(c, s);
    }
}

/* Everything, the header as zeros; returns where the checksums begin. */
static uint64_t sections_out_all(call *c, uint32_t count, uint32_t places) {
    static const char zeros[IMAGE_HEADER_BYTES];
    uint64_t offset = IMAGE_HEADER_BYTES + (uint64_t)count * IMAGE_SECTION_BYTES;
    uint64_t end = sections_make_table(offset);
    sections.is_summed = true;
    sections_out(c, (str){zeros, sizeof zeros});
    sections_out(c, (str){sections.table, sections.table_len});
    for (int i = 1; i < IMAGE_SECTIONS; i++) {
        const sections_spool *s = &sections.spools[i];
        if (s->count) {
            sections_out(c, (str){zeros, sections_padding(offset)});
            offset += sections_padding(offset) + s->bytes;
            sections_out_section(c, (image_section)i, places);
        }
    }
    sections_flush(c);
    sections.is_summed = false;
    sections_out_spool(c, &sections.spools[SECTIONS_SUMS]);
    sections_flush(c);
    return end;
}

static void sections_out_header(call *c, uint32_t count, uint64_t sums, uint32_t places,
                                uint32_t keys) {
    char header[IMAGE_HEADER_BYTES] = {0};
    uint64_t end = sums + sections.spools[SECTIONS_SUMS].count * IMAGE_SUM_BYTES;
    memcpy(header, IMAGE_MAGIC, sizeof IMAGE_MAGIC - 1);
    sections_store_le(header + 16, IMAGE_VERSION, 4);
    sections_store_le(header + 20, count, 4);
    sections_store_le(header + 24, end, 8);
    sections_store_le(header + 40, places, 4);
    sections_store_le(header + 44, keys, 4);
    sections_store_le(header + 48, sums, 8);
    header[IMAGE_FORMS_AT] = (char)sections.forms;
    sections_store_le(header + 32, image_head_sum(header, sections.table, sections.table_len), 8);
    if (!c->code && !os_write_at(sections.writer.fd, (str){header, sizeof header}, 0)) {
        sections_file_failed(c);
    }
}

GEO_FN void sections_write(call *c, uint32_t places, uint32_t keys) {
    uint32_t count = 0;
    for (int i = 1; i < IMAGE_SECTIONS; i++) {
        count += sections.spools[i].count ? 1 : 0;
        sections_plan(c, (image_section)i, places);
    }
    if (c->code) {
        return;
    }
    if (!os_writer_open(&sections.writer, sections.path)) {
        sections_file_failed(c);
        return;
    }
    uint64_t sums = sections_out_all(c, count, places);
    sections_out_header(c, count, sums, places, keys);
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
