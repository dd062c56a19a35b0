/* outline_writer -- writes lines and outlines of places as src/image/outline.c describes them.
 * Owns the numbers of outlines of the image that is being written. */
#include "outline_writer.h"

#include <string.h>

#include "../base/out.h"
#include "../image/outline.h"
#include "sections.h"
#include "sort.h"

static struct {
    uint64_t counts[IMAGE_CLASSES];
    outline_writer_box box; /* of the current place */
    sections_reader readers[4];
} outline_writer;

/* ---- pieces ---- */

typedef struct {
    uint32_t head;
    uint32_t west, south, wide, high;
    str points;
} outline_writer_piece;

static bool outline_writer_next(str *rest, outline_writer_piece *p) {
    if (rest->len < OUTLINE_WRITER_HEAD) {
        return false;
    }
    const char *at = rest->at;
    *p = (outline_writer_piece){.head = (uint32_t)sort_get(at, 2),
                                .west = (uint32_t)sort_get(at + 2, 4),
                                .south = (uint32_t)sort_get(at + 6, 4),
                                .wide = (uint32_t)sort_get(at + 10, 4),
                                .high = (uint32_t)sort_get(at + 14, 4)};
    size_t size = (size_t)sort_get(at + 18, 2);
    ASSERT(size <= rest->len - OUTLINE_WRITER_HEAD); /* our own */
    p->points = (str){at + OUTLINE_WRITER_HEAD, size};
    *rest = str_from(*rest, OUTLINE_WRITER_HEAD + size);
    return true;
}

GEO_FN void outline_writer_extend(outline_writer_box *box, str pieces) {
    outline_writer_piece p;
    while (outline_writer_next(&pieces, &p)) {
        uint32_t east = p.west + p.wide, north = p.south + p.high;
        box->west = box->is_known ? MIN(box->west, p.west) : p.west;
        box->south = box->is_known ? MIN(box->south, p.south) : p.south;
        box->east = box->is_known ? MAX(box->east, east) : east;
        box->north = box->is_known ? MAX(box->north, north) : north;
        box->is_known = true;
    }
}

/* ---- what comes in ---- */

GEO_FN void outline_writer_begin(uint32_t places) {
    enum { OFFSET_BYTES = 5 };
    memset(&outline_writer, 0, sizeof outline_writer);
    sections_fit(IMAGE_OUTLINE_ROW, places);
    sections_width(IMAGE_OUTLINE_FIRST, OFFSET_BYTES);
    sections_width(IMAGE_OUTLINE_NODE, 4);
    for (int i = IMAGE_OUTLINE_WEST; i <= IMAGE_OUTLINE_HIGH; i++) {
        sections_width((image_section)i, 4);
    }
}

GEO_FN void outline_writer_open(call *c, uint32_t row, image_class cls,
                                const outline_writer_box *box) {
    outline_writer.box = *box;
    outline_writer.counts[cls]++;
    sections_put(c, IMAGE_OUTLINE_ROW, row);
    sections_put(c, IMAGE_OUTLINE_WEST, box->west);
    sections_put(c, IMAGE_OUTLINE_SOUTH, box->south);
    sections_put(c, IMAGE_OUTLINE_WIDE, box->east - box->west);
    sections_put(c, IMAGE_OUTLINE_HIGH, box->north - box->south);
    sections_put(c, IMAGE_OUTLINE_FIRST, sections_count(IMAGE_OUTLINE_POINTS));
}

static void outline_writer_varint(out *o, uint32_t value) {
    for (; value > 127; value >>= 7) {
        out_char(o, (char)((value & 127) | 128));
    }
    out_char(o, (char)value);
}

GEO_FN void outline_writer_add(call *c, str pieces) {
    enum { HEAD_MAX = 30 }; /* six varints */
    const outline_writer_box *box = &outline_writer.box;
    outline_writer_piece p;
    while (outline_writer_next(&pieces, &p)) {
        char room[HEAD_MAX];
        out head = out_of(room, sizeof room);
        bool is_all = p.west == box->west && p.south == box->south &&
                      p.west + p.wide == box->east && p.south + p.high == box->north;
        outline_writer_varint(&head, p.head | (is_all ? 0 : OUTLINE_HAS_BOX));
        if (!is_all) {
            outline_writer_varint(&head, p.west - box->west);
            outline_writer_varint(&head, p.south - box->south);
            outline_writer_varint(&head, p.wide);
            outline_writer_varint(&head, p.high);
        }
        outline_writer_varint(&head, (uint32_t)p.points.len);
        sections_bytes(c, IMAGE_OUTLINE_POINTS, out_str(&head));
        sections_bytes(c, IMAGE_OUTLINE_POINTS, p.points);
    }
}

/* ---- the trees ---- */

/* The box of an outline, or of a node of the level below. */
static void outline_writer_sides(call *c, bool is_leaf, uint64_t i, uint64_t sides[4]) {
    for (unsigned k = 0; k < 4; k++) {
        sections_reader *r = &outline_writer.readers[k];
        sides[k] = sections_get(c, r, is_leaf ? i : i * 4 + k);
        sides[k] += is_leaf && k > 1 ? sides[k - 2] : 0;
    }
}

/* One level of a tree, over the `count` boxes from number `first` on. */
static void outline_writer_level(call *c, bool is_leaf, uint64_t first, uint64_t count) {
    uint64_t node[4] = {0};
    for (unsigned k = 0; k < 4; k++) {
        image_section section =
            is_leaf ? (image_section)(IMAGE_OUTLINE_WEST + k) : IMAGE_OUTLINE_NODE;
        outline_writer.readers[k] = (sections_reader){.section = section};
    }
    for (uint64_t i = 0; i < count && !c->code; i++) {
        uint64_t sides[4];
        bool is_first = i % IMAGE_FANOUT == 0;
        outline_writer_sides(c, is_leaf, first + i, sides);
        for (unsigned k = 0; k < 4; k++) {
            uint64_t wider = k < 2 ? MIN(node[k], sides[k]) : MAX(node[k], sides[k]);
            node[k] = is_first ? sides[k] : wider;
        }
        bool is_full = i % IMAGE_FANOUT == IMAGE_FANOUT - 1 || i + 1 == count;
        for (unsigned k = 0; k < 4 && is_full; k++) {
            sections_put(c, IMAGE_OUTLINE_NODE, node[k]);
        }
    }
}

GEO_FN void outline_writer_end(call *c) {
    uint64_t done = 0;
    if (!sections_count(IMAGE_OUTLINE_ROW)) {
        return;
    }
    sections_put(c, IMAGE_OUTLINE_FIRST, sections_count(IMAGE_OUTLINE_POINTS));
    for (int cls = 0; cls < IMAGE_CLASSES; cls++) {
        uint64_t count = outline_writer.counts[cls], from = done;
        done += count;
        for (int level = 0; count && level < IMAGE_LEVELS_MAX && !c->code; level++) {
            uint64_t begin = sections_count(IMAGE_OUTLINE_NODE) / 4;
            outline_writer_level(c, level == 0, from, count);
            from = begin;
            count = sections_count(IMAGE_OUTLINE_NODE) / 4 - begin;
            count = count == 1 ? 0 : count;
        }
    }
}
