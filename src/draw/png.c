/* png -- a picture of pixels. Owns nothing; all of it is in the call's arena while it is made.
 *
 * Edges are smooth: a filled path is measured on four lines of each row, a stroke by the distance
 * of each pixel. Few colours are mixed, so that those that differ little are made one and a palette
 * is enough. Outside facts: PNG (W3C, third edition). Letters are those of the table, others are
 * drawn as the letters that they fold to; the pin's number is the key to names in other scripts. */
#include "png.h"

#include <math.h>
#include <string.h>

#include "../base/deflate.h"
#include "../base/inflate.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "sketch.h"

enum {
    PNG_LINES = 4, /* of a row that a filled path is measured on */
    PNG_COLORS = 256,
    PNG_GLYPH_WIDTH = 5,
    PNG_GLYPH_HEIGHT = 7,
    PNG_LETTER = 6,  /* with the gap */
    PNG_DESCENT = 2, /* of letters that go below the line */
    PNG_ROWS = SKETCH_HEIGHT * PNG_LINES
};

/* Seven rows of five pixels each, from the highest bit on. */
static const char png_letters[] =
    "&'(),-./0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static const uint64_t png_glyphs[] = {
    0x32544564D, 0x108800000, 0x088842082, 0x208210888, 0x000003088, 0x000070000, 0x00000018C,
    0x042222210, 0x3A33AE62E, 0x11842108E, 0x3A213221F, 0x78217043E, 0x08CA97C42, 0x7E1E0862E,
    0x3A10F462E, 0x7C2221108, 0x3A317462E, 0x3A317842E, 0x018C03180, 0x3A31FC631, 0x7A31F463E,
    0x3E108420F, 0x7A318C63E, 0x7E10F421F, 0x7E10F4210, 0x3E109C62F, 0x4631FC631, 0x38842108E,
    0x1C4210A4C, 0x4654C5251, 0x42108421F, 0x4775AC631, 0x4739ACE71, 0x3A318C62E, 0x7A31F4210,
    0x3A318D64D, 0x7A31F5251, 0x3E107043E, 0x7C8421084, 0x46318C62E, 0x46318A944, 0x4631AD771,
    0x454421151, 0x462A21084, 0x7C222221F, 0x000E0BE2F, 0x421E8C63E, 0x000F8420F, 0x042F8C62F,
    0x000E8FE0E, 0x1928E2108, 0x01F18BC2E, 0x421E8C631, 0x100C2108E, 0x080610A4C, 0x4212A6292,
    0x30842108E, 0x001AAD6B5, 0x001E8C631, 0x000E8C62E, 0x03D18FA10, 0x01F18BC21, 0x0016CC210,
    0x000F8383E, 0x211C42126, 0x00118C66D, 0x00118C544, 0x0011AD6AA, 0x001151151, 0x02318BC2E,
    0x001F1111F,
};

typedef unsigned char png_pixel[3];

/* Units of call_charge: of a row that is filled, of one that is packed, and of a colour that takes
 * the nearest of the palette. */
enum { PNG_FILL_WORK = 16, PNG_PACK_WORK = 160, PNG_NEAREST_WORK = 3 };
enum { PNG_PIXELS_PER_UNIT = 8 /* of a stroke */ };

typedef struct {
    call *c;
    arena *mem;
    png_pixel *pixels; /* row by row */
} png;

static void png_mix(png *p, int x, int y, sketch_color color, float part) {
    if (x < 0 || x >= SKETCH_WIDTH || y < 0 || y >= SKETCH_HEIGHT) {
        return;
    }
    unsigned char *at = p->pixels[y * SKETCH_WIDTH + x];
    float alpha = MAX(MIN(part, 1.0F), 0.0F) * (float)color.alpha / 255;
    for (int i = 0; i < 3; i++) {
        float value = (float)(color.rgb >> (16 - 8 * i) & 255);
        at[i] = (unsigned char)((float)at[i] + (value - (float)at[i]) * alpha + 0.5F);
    }
}

/* ---- filled ---- */

typedef struct {
    int first[PNG_ROWS + 1]; /* of `x`, by line */
    float *x;
    int *next; /* where the next crossing of a line goes; NULL: they are only counted */
} png_crossings;

/* Lines of the picture are at (i + 0.5) / PNG_LINES. */
static void png_cross(png_crossings *k, const float *a, const float *b) {
    float top = MIN(a[1], b[1]) * PNG_LINES - 0.5F, bottom = MAX(a[1], b[1]) * PNG_LINES - 0.5F;
    if (bottom < 0 || top >= PNG_ROWS) {
        return;
    }
    int from = MAX((int)ceilf(top), 0), to = MIN((int)ceilf(bottom), (int)PNG_ROWS);
    for (int i = from; i < to; i++) {
        if (!k->next) {
            k->first[i + 1]++;
            continue;
        }
        float part = (((float)i + 0.5F) / PNG_LINES - a[1]) / (b[1] - a[1]);
        float x = MAX(MIN(a[0] + part * (b[0] - a[0]), (float)SKETCH_WIDTH), 0.0F);
        int at = k->next[i]++; /* inserted in order: a line has few */
        for (; at > k->first[i] && k->x[at - 1] > x; at--) {
            k->x[at] = k->x[at - 1];
        }
        k->x[at] = x;
    }
}

static void png_cross_all(png_crossings *k, const sketch_path *path) {
    for (int part = 0, from = 0; part < path->parts; from = path->ends[part++]) {
        int end = path->ends[part];
        for (int i = from + 1; i < end; i++) {
            png_cross(k, path->points[i - 1], path->points[i]);
        }
        if (end - from > 2) { /* an open one is closed */
            png_cross(k, path->points[end - 1], path->points[from]);
        }
    }
}

/* Adds what a stretch of a line covers of the pixels of its row. */
static void png_cover(float *cover, float from, float to) {
    int first = (int)from, last = (int)to;
    for (int x = first; x <= last && x < SKETCH_WIDTH; x++) {
        float left = MAX(from, (float)x), right = MIN(to, (float)x + 1);
        cover[x] += MAX(right - left, 0.0F) / PNG_LINES;
    }
}

static void png_fill(void *ctx, const sketch_path *path, sketch_color color) {
    png *p = ctx;
    arena before = *p->mem;
    png_crossings *k = arena_take(p->mem, sizeof *k, 1);
    int *next = arena_room(p->mem, sizeof *next, PNG_ROWS);
    if (!k || !next) {
        return;
    }
    png_cross_all(k, path);
    for (int i = 0; i < PNG_ROWS; i++) {
        k->first[i + 1] += k->first[i];
        next[i] = k->first[i];
    }
    k->x = arena_room(p->mem, sizeof *k->x, (size_t)k->first[PNG_ROWS] + 1);
    k->next = next;
    if (k->x) {
        png_cross_all(k, path);
        call_charge(p->c, k->first[PNG_ROWS]);
        for (int y = 0; y < SKETCH_HEIGHT && call_charge(p->c, PNG_FILL_WORK); y++) {
            float cover[SKETCH_WIDTH] = {0};
            for (int i = y * PNG_LINES; i < (y + 1) * PNG_LINES; i++) {
                for (int at = k->first[i]; at + 1 < k->first[i + 1]; at += 2) {
                    png_cover(cover, k->x[at], k->x[at + 1]);
                }
            }
            for (int x = 0; x < SKETCH_WIDTH; x++) {
                if (cover[x] > 0) {
                    png_mix(p, x, y, color, cover[x]);
                }
            }
        }
        *p->mem = before;
    }
}

/* ---- strokes, letters ---- */

static float png_distance(float x, float y, const float *a, const float *b) {
    float dx = b[0] - a[0], dy = b[1] - a[1], length = dx * dx + dy * dy;
    float part = length > 0 ? ((x - a[0]) * dx + (y - a[1]) * dy) / length : 0;
    part = MAX(MIN(part, 1.0F), 0.0F);
    return hypotf(x - a[0] - part * dx, y - a[1] - part * dy);
}

static void png_segment(png *p, const float *a, const float *b, sketch_color color, float width) {
    float reach = width / 2 + 1;
    float west = MIN(a[0], b[0]) - reach, east = MAX(a[0], b[0]) + reach;
    float north = MIN(a[1], b[1]) - reach, south = MAX(a[1], b[1]) + reach;
    if (!(east >= 0 && west < SKETCH_WIDTH && south >= 0 && north < SKETCH_HEIGHT)) {
        return;
    }
    int x1 = (int)MAX(west, 0.0F), x2 = (int)MIN(east, SKETCH_WIDTH - 1.0F);
    int y1 = (int)MAX(north, 0.0F), y2 = (int)MIN(south, SKETCH_HEIGHT - 1.0F);
    if (!call_charge(p->c, 1 + (x2 - x1 + 1) * (y2 - y1 + 1) / PNG_PIXELS_PER_UNIT)) {
        return;
    }
    float thin = MIN(width, 1.0F); /* than a pixel: paler */
    for (int y = y1; y <= y2; y++) {
        for (int x = x1; x <= x2; x++) {
            float distance = png_distance((float)x + 0.5F, (float)y + 0.5F, a, b);
            float part = MIN(MAX(width, 1.0F) / 2 + 0.5F - distance, 1.0F);
            if (part > 0) {
                png_mix(p, x, y, color, part * thin);
            }
        }
    }
}

static void png_stroke(void *ctx, const sketch_path *path, sketch_color color, float width) {
    for (int part = 0, from = 0; part < path->parts; from = path->ends[part++]) {
        for (int i = from + 1; i < path->ends[part]; i++) {
            png_segment(ctx, path->points[i - 1], path->points[i], color, width);
        }
    }
}

static void png_glyph(png *p, int x, int y, char letter, sketch_color color) {
    const char *at = letter ? strchr(png_letters, letter) : NULL;
    y += at && strchr("gpqy", letter) ? PNG_DESCENT : 0;
    for (int i = 0; at && i < PNG_GLYPH_WIDTH * PNG_GLYPH_HEIGHT; i++) {
        int shift = PNG_GLYPH_WIDTH * PNG_GLYPH_HEIGHT - 1 - i;
        if (png_glyphs[at - png_letters] >> shift & 1) {
            png_mix(p, x + i % PNG_GLYPH_WIDTH, y + i / PNG_GLYPH_WIDTH - PNG_GLYPH_HEIGHT, color,
                    1);
        }
    }
}

static void png_text(void *ctx, float x, float y, str text, sketch_color color) {
    int at = (int)x, base = (int)y;
    for (size_t i = 0; i < text.len;) {
        size_t end = i;
        utf8_next(text, &end);
        char room[16];
        str one = {text.at + i, end - i};
        str plain = one.len == 1                   ? one
                    : str_eq(one, STR("\xC2\xA9")) ? STR("(c)")
                                                   : fold_name(one, FOLD_PLAIN, room, sizeof room);
        for (size_t k = 0; k < plain.len; k++, at += PNG_LETTER) {
            png_glyph(ctx, at, base, plain.at[k], color);
        }
        i = end;
    }
}

/* ---- the file ---- */

typedef struct {
    png_pixel colors[PNG_COLORS];
    int count;
    short known[1 << 15]; /* by five bits a channel; 0: none, else its index + 1 */
} png_palette;

static int png_nearest(const png_palette *palette, const unsigned char *color) {
    int best = 0, least = INT32_MAX;
    for (int i = 0; i < palette->count; i++) {
        int off = 0;
        for (int k = 0; k < 3; k++) {
            int d = palette->colors[i][k] - color[k];
            off += d * d;
        }
        best = off < least ? i : best;
        least = MIN(off, least);
    }
    return best;
}

/* The pixels as indices; those that differ in the lowest bits alone are one colour. */
static void png_index(const png *p, png_palette *palette, unsigned char *rows) {
    for (int y = 0; y < SKETCH_HEIGHT && call_charge(p->c, PNG_PACK_WORK); y++) {
        *rows++ = 0; /* no filter */
        for (int x = 0; x < SKETCH_WIDTH; x++) {
            const unsigned char *at = p->pixels[y * SKETCH_WIDTH + x];
            short *known = &palette->known[(at[0] >> 3) << 10 | (at[1] >> 3) << 5 | at[2] >> 3];
            if (!*known && palette->count < PNG_COLORS) {
                memcpy(palette->colors[palette->count++], at, sizeof(png_pixel));
                *known = (short)palette->count;
            }
            call_charge(p->c, *known ? 0 : PNG_NEAREST_WORK);
            *rows++ = (unsigned char)(*known ? *known - 1 : png_nearest(palette, at));
        }
    }
}

static void png_put_number(out *o, uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
        out_char(o, (char)(value >> shift & 255));
    }
}

static void png_chunk(out *o, const char *name, str data) {
    png_put_number(o, (uint32_t)data.len);
    size_t from = o->len;
    out_text(o, str_of(name));
    out_text(o, data);
    png_put_number(o, ~inflate_crc(UINT32_MAX, (const unsigned char *)o->at + from, o->len - from));
}

static bool png_pack(png *p, out *o) {
    static const char head[] = {
        0, 0, 640 >> 8, (char)(640 & 255), 0, 0, 400 >> 8, (char)(400 & 255), 8, 3, 0, 0, 0};
    _Static_assert(SKETCH_WIDTH == 640 && SKETCH_HEIGHT == 400, "as in the head");
    enum { ROWS = (SKETCH_WIDTH + 1) * SKETCH_HEIGHT };
    unsigned char *rows = arena_room(p->mem, 1, ROWS);
    png_palette *palette = arena_take(p->mem, sizeof *palette, 1);
    deflate_memory *memory = arena_room(p->mem, sizeof *memory, 1);
    char *room = arena_room(p->mem, 1, DEFLATE_SIZE_MAX(ROWS));
    if (!rows || !palette || !memory || !room) {
        return false;
    }
    png_index(p, palette, rows);
    if (call_over_budget(p->c)) {
        return false;
    }
    out packed = out_of(room, DEFLATE_SIZE_MAX(ROWS));
    deflate_zlib(&packed, (str){(char *)rows, ROWS}, memory);
    out_text(o, STR("\x89PNG\r\n\x1A\n"));
    png_chunk(o, "IHDR", (str){head, sizeof head});
    png_chunk(o, "PLTE",
              (str){(char *)palette->colors, (size_t)palette->count * sizeof(png_pixel)});
    png_chunk(o, "IDAT", out_str(&packed));
    png_chunk(o, "IEND", STR(""));
    return !o->full;
}

GEO_FN bool png_write(call *c, out *o, const scene *s) {
    png p = {c, &c->mem, arena_take(&c->mem, sizeof(png_pixel), SKETCH_WIDTH * SKETCH_HEIGHT)};
    sketch_ops ops = {png_fill, png_stroke, png_text, PNG_LETTER, &p};
    size_t before = o->len;
    return p.pixels && sketch_draw(c, s, &ops) && png_pack(&p, o) &&
           o->len - before <= PNG_BYTES_MAX;
}
