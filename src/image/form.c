/* form -- how a name is written, given its key. Owns nothing.
 *
 * Most names are the key with every word capitalised. The others have a code: bytes of which the
 * upper bit marks the last one, and the others are an edit of the capitalised key, from left to
 * right:
 *
 *   0..121      a row of form_edits: replaces the next place of `from`; where that is empty, `to`
 *               is inserted behind as many bytes as the following byte says
 *   122 PLAIN   no edit: the capitalised key
 *   123 UPPER   before all others: it is the key in ASCII capitals that is edited,
 *   124 PERSIAN   the key with Persian letters (fold_persian),
 *   125 KEY       the key itself
 *   126 PATCH   u8 skip, u8 cut, u8 n, n bytes: behind `skip` bytes, `cut` bytes (255: all that
 *               follow) are replaced by the n bytes
 *   127 LATER   before a row of form_edits: not the next place but the one after it
 */
#include "form.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"

enum {
    FORM_INSERT = 113, /* the first row without `from` */
    FORM_PLAIN = 122,
    FORM_UPPER,
    FORM_PERSIAN,
    FORM_KEY,
    FORM_PATCH,
    FORM_LATER,
    FORM_LAST = 0x80,
    FORM_REST = 255,  /* `cut` of a patch */
    FORM_SYNC = 3,    /* equal bytes that end a patch, */
    FORM_SYNC_ROW = 1 /* and that must follow what a row inserts */
};

/* "from|to": the most frequent edits in the names of the world. Part of the format: append only. */
/* clang-format off */
static const char form_edits[FORM_PLAIN][8] = {
    " |-", "D|d", "e|\u00e9", "a|\u0101", "a|\u00e1", "o|\u00f3", "i|\u00ed", "L|l", "a|\u0103",
    "s|\u015f", "o|\u00f6", "\u0647|\u0629", "u|\u00fc", "i|\u012b", "S|s", "\u03b1|\u03ac",
    "i|\u0131", "a|\u00e2", "c|\u00e7", "E|e", "u|\u016b", "s|\u0161", "A|a", "\u03b9|\u03af",
    "a|\u00e3", "s|\u0219", "e|\u00e8", "a|\u00e4", "\u0627|\u0622", "\u064a|\u0626", "c|\u010d",
    " |\u30fb", "\u0627|\u0623", "\u03b5|\u03ad", "O|o", "u|\u00fa", "\u03bf|\u03cc",
    "\u05e0|\u05df", "I|i", "T|t", "z|\u017e", "n|\u00f1", "I|\u0130", "l|\u0142",
    "\u0627|\u0625", "o|\u00f4", "\u0647|\u06c1", "t|\u0163", "e|\u00eb", "a|\u00e0",
    "\u03c5|\u03cd", "\u0414|\u0434", "g|\u011f", "e|\u1ec7", "P|p", "i|\u1ecb", "D|\u0110",
    "e|\u00ea", "o|\u014d", "N|n", "V|v", "\u041e|\u043e", "e|\u0117", "S|\u0160", "G|g",
    "E|\u00c9", "ss|\u00df", "S|\u015e", "t|\u021b", "r|\u0159", "C|\u010c", "u|\u1ef1",
    "y|\u00fd", " |/", "i|\u00ef", "o|\u00f8", "C|\u00c7", "n|\u0144", "K|k", "A|\u00c1",
    "e|\u011b", "\u064a|\u06d2", "e|\u0119", "a|\u1ead", "C|c", "c|\u0107", "z|\u017c", "B|b",
    "a|\u00e5", "a|\u1ea1", "\u03a4|\u03c4", "Y|y", "e|\u0113", "u|\u01b0", "\u05de|\u05dd",
    "A|\u0100", "o|\u01a1", "h|\u1e29", "\u0435|\u0451", "O|\u00d6", "H|\u1e28", "i|\u1ec9",
    "\u041b|\u043b", "Z|\u017d", "o|\u00f5", "\u041a|\u043a", "\u0420|\u0440", "a|\u0105", "U|u",
    "\u0647|\u06be", "\u0433|\u0491", "M|m", "H|h", "|\u060c", "|(", "|)", "|\u2019", "|'",
    "|\u2018", "|.", "|\u200c", "|,"
};
/* clang-format on */

/* What a row replaces, "" to insert, and by what. */
static str form_from(unsigned row, str *to) {
    *to = str_of(form_edits[row]);
    return str_cut(to, '|');
}

/* ---- writing ---- */

typedef struct {
    str base, rest; /* rest: of the base, not yet copied */
    char *room;
    size_t len;
} form_text;

static bool form_out(form_text *t, str bytes) {
    bool fits = bytes.len <= FORM_TEXT_MAX - t->len;
    if (fits) {
        memcpy(t->room + t->len, bytes.at, bytes.len);
        t->len += bytes.len;
    }
    return fits;
}

/* Copies `skip` bytes of the base, leaves out `cut` and adds `to`. */
static bool form_replace(form_text *t, size_t skip, size_t cut, str to) {
    bool good = skip <= t->rest.len && form_out(t, str_head(t->rest, skip)) && form_out(t, to);
    t->rest = str_from(t->rest, skip + cut);
    return good;
}

static bool form_take(str *rest, size_t count, str *part) {
    bool good = count <= rest->len;
    *part = str_head(*rest, count);
    *rest = str_from(*rest, count);
    return good;
}

static bool form_take_byte(str *rest, unsigned *byte) {
    bool good = rest->len > 0;
    *byte = good ? (unsigned char)rest->at[0] : 0;
    *rest = str_from(*rest, 1);
    return good;
}

/* One edit of a code, with what follows its byte. */
typedef struct {
    unsigned number, skip, cut;
    str bytes;
    bool is_last;
} form_edit;

static bool form_take_edit(str *rest, form_edit *e) {
    unsigned byte = 0, n = 0;
    bool good = form_take_byte(rest, &byte);
    e->number = byte & ~(unsigned)FORM_LAST;
    e->is_last = byte >= FORM_LAST;
    if (e->number == FORM_PATCH) {
        return good && form_take_byte(rest, &e->skip) && form_take_byte(rest, &e->cut) &&
               form_take_byte(rest, &n) && form_take(rest, n, &e->bytes);
    }
    bool is_insert = e->number >= FORM_INSERT && e->number < FORM_PLAIN;
    return good && (!is_insert || form_take_byte(rest, &e->skip));
}

GEO_FN bool form_skip(str *rest) {
    size_t at = 0;
    unsigned byte = 0;
    while (byte < FORM_LAST && at < rest->len) {
        byte = (unsigned char)rest->at[at++];
        unsigned number = byte & ~(unsigned)FORM_LAST;
        if (number == FORM_PATCH) {
            at += 3; /* the last of them is n */
            at += at <= rest->len ? (unsigned char)rest->at[at - 1] : 0;
        } else if (number >= FORM_INSERT && number < FORM_PLAIN) {
            at++;
        }
    }
    bool good = byte >= FORM_LAST && at <= rest->len;
    *rest = str_from(*rest, at);
    return good;
}

/* Where `from` is for the n-th time, counted from 0; false: nowhere. */
static bool form_find(str text, str from, unsigned n, size_t *at) {
    for (*at = 0; *at < text.len; ++*at) {
        if (text.at[*at] == from.at[0] && str_starts(str_from(text, *at), from) && n-- == 0) {
            return true;
        }
    }
    return false;
}

static bool form_apply(form_text *t, const form_edit *e, unsigned later) {
    if (e->number == FORM_PATCH) {
        return form_replace(t, e->skip, e->cut == FORM_REST ? t->rest.len : e->cut, e->bytes);
    }
    if (e->number >= FORM_PLAIN) {
        return e->number == FORM_LATER ? !e->is_last : e->number == FORM_PLAIN;
    }
    str to, from = form_from(e->number, &to);
    size_t at = e->skip;
    return (from.len == 0 || form_find(t->rest, from, later, &at)) &&
           form_replace(t, at, from.len, to);
}

GEO_FN str form_capitals(str key, char room[FORM_TEXT_MAX]) {
    return fold_capitals(key, room, FORM_CAPITALS_MAX);
}

/* What the edits of a code begin with. */
static str form_base(str key, unsigned number, char room[FORM_CAPITALS_MAX]) {
    if (number == FORM_KEY) {
        return key;
    }
    if (number == FORM_PERSIAN) {
        return fold_persian(key, room, FORM_CAPITALS_MAX);
    }
    str text = fold_capitals(key, room, FORM_CAPITALS_MAX);
    for (size_t i = 0; i < text.len && number == FORM_UPPER; i++) {
        room[i] = (char)(room[i] - (room[i] >= 'a' && room[i] <= 'z' ? 'a' - 'A' : 0));
    }
    return text;
}

static bool form_is_base(unsigned number) {
    return number >= FORM_UPPER && number <= FORM_KEY;
}

GEO_FN str form_write(str key, str code, char room[FORM_TEXT_MAX]) {
    char base[FORM_CAPITALS_MAX];
    unsigned first = code.len ? (unsigned char)code.at[0] & ~(unsigned)FORM_LAST : 0, later = 0;
    form_edit e = {.is_last = form_is_base(first) && (unsigned char)code.at[0] >= FORM_LAST};
    form_text t = {.room = room, .base = form_base(key, first, base)};
    bool good = code.len > 0;
    code = form_is_base(first) ? str_from(code, 1) : code;
    for (t.rest = t.base; good && !e.is_last;) {
        e = (form_edit){0};
        good = form_take_edit(&code, &e) && form_apply(&t, &e, later);
        later = e.number == FORM_LATER ? later + 1 : 0;
    }
    good = good && form_replace(&t, t.rest.len, 0, STR("")) && utf8_valid((str){room, t.len});
    return (str){room, good ? t.len : 0};
}

GEO_FN bool form_adds(str code, char c) {
    form_edit e = {.is_last = false};
    bool found = false;
    while (!found && !e.is_last && form_take_edit(&code, &e)) {
        str to = e.bytes;
        if (e.number < FORM_PLAIN) {
            form_from(e.number, &to);
        }
        found = str_index(to, c) < to.len;
        e.bytes = STR_NONE;
    }
    return found;
}

/* ---- packing ---- */

/* A code in the making: the base up to `done` is coded. */
typedef struct {
    str base, text;
    size_t done;
    char *room;
    size_t len, last; /* last: index of the last edit */
    bool is_good;
} form_code;

static void form_code_bytes(form_code *c, str bytes) {
    c->is_good = c->is_good && bytes.len <= FORM_CODE_MAX - c->len;
    if (c->is_good) {
        memcpy(c->room + c->len, bytes.at, bytes.len);
        c->len += bytes.len;
    }
}

static void form_code_edit(form_code *c, unsigned number) {
    char byte = (char)number;
    c->last = c->len;
    form_code_bytes(c, (str){&byte, 1});
}

static void form_code_number(form_code *c, size_t number) {
    char byte = (char)number;
    c->is_good = c->is_good && number <= UINT8_MAX;
    form_code_bytes(c, (str){&byte, 1});
}

/* Replaces `cut` bytes of the base at `at` by `bytes`. */
static void form_code_patch(form_code *c, size_t at, size_t cut, str bytes) {
    form_code_edit(c, FORM_PATCH);
    form_code_number(c, at - c->done);
    form_code_number(c, at + cut == c->base.len ? FORM_REST : cut);
    form_code_number(c, bytes.len);
    form_code_bytes(c, bytes);
    c->done = at + cut;
}

/* Whether both go on alike from there, up to their ends or for some bytes. */
static bool form_is_sync(str base, str text, size_t least) {
    size_t len = MIN(MIN(base.len, text.len), least);
    bool is_start = !text.len || ((unsigned char)text.at[0] & 0xC0) != 0x80;
    return is_start && str_eq(str_head(base, len), str_head(text, len)) &&
           (len == least || base.len == text.len);
}

/* Whether the row leads from the base to the text, and how well: bytes that it covers; 0: no. */
static size_t form_fit(unsigned row, str base, str text) {
    str to, from = form_from(row, &to);
    if (!str_starts(base, from) || !str_starts(text, to)) {
        return 0;
    }
    return from.len || form_is_sync(base, str_from(text, to.len), FORM_SYNC_ROW) ? from.len + to.len
                                                                                 : 0;
}

/* Codes the row at `at`. */
static void form_code_row(form_code *c, unsigned row, size_t at) {
    str to, from = form_from(row, &to), rest = str_from(c->base, c->done);
    size_t next = 0;
    for (unsigned n = 0; from.len && form_find(rest, from, n, &next) && next < at - c->done; n++) {
        form_code_edit(c, FORM_LATER);
    }
    c->is_good = c->is_good && (!from.len || next == at - c->done);
    form_code_edit(c, row);
    if (!from.len) {
        form_code_number(c, at - c->done);
    }
    c->done = at + from.len;
}

/* Codes one edit where base and text differ, and moves both behind it. */
static void form_code_difference(form_code *c, size_t *i, size_t *j) {
    str base = str_from(c->base, *i), text = str_from(c->text, *j);
    unsigned best = 0;
    size_t fit = 0, cut = 0, n = 0;
    for (unsigned row = 0; row < FORM_PLAIN; row++) {
        size_t one = form_fit(row, base, text);
        best = one > fit ? row : best;
        fit = MAX(fit, one);
    }
    if (fit) {
        form_code_row(c, best, *i);
        str to, from = form_from(best, &to);
        *i += from.len;
        *j += to.len;
        return;
    }
    for (size_t both = 1; !form_is_sync(str_from(base, cut), str_from(text, n), FORM_SYNC);
         both++) {
        for (cut = 0, n = both;
             n && !form_is_sync(str_from(base, cut), str_from(text, n), FORM_SYNC); n--) {
            cut++;
        }
    }
    cut = MIN(cut, base.len);
    n = MIN(n, text.len);
    form_code_patch(c, *i, cut, str_head(text, n));
    *i += cut;
    *j += n;
}

/* Length of the common start, in whole characters. */
static size_t form_common(str a, str b) {
    size_t len = 0;
    while (len < MIN(a.len, b.len) && a.at[len] == b.at[len]) {
        len++;
    }
    while (len && len < MAX(a.len, b.len) &&
           ((unsigned char)(len < a.len ? a.at[len] : b.at[len]) & 0xC0) == 0x80) {
        len--;
    }
    return len;
}

/* The code with the edits of that base; the length is 0 if there is none. */
static str form_pack_base(str key, unsigned number, str text, char room[FORM_CODE_MAX]) {
    char capitals[FORM_CAPITALS_MAX];
    form_code c = {.base = form_base(key, number, capitals), .text = text, .room = room};
    c.is_good = true;
    if (number != FORM_PLAIN || str_eq(c.base, text)) {
        form_code_edit(&c, number);
    }
    for (size_t i = 0, j = 0; c.is_good;) {
        size_t same = form_common(str_from(c.base, i), str_from(text, j));
        i += same;
        j += same;
        if (i == c.base.len && j == text.len) {
            break;
        }
        form_code_difference(&c, &i, &j);
    }
    if (c.is_good) {
        room[c.last] = (char)(room[c.last] | FORM_LAST);
    }
    char back[FORM_TEXT_MAX];
    bool is_same = c.is_good && str_eq(form_write(key, (str){room, c.len}, back), text);
    return (str){room, is_same ? c.len : 0};
}

/* Always possible: all of the capitalised key is replaced. */
static str form_pack_whole(str text, char room[FORM_CODE_MAX]) {
    form_code c = {.text = text, .room = room, .is_good = true};
    form_code_patch(&c, 0, 0, text);
    room[0] = (char)(room[0] | FORM_LAST);
    return (str){room, c.len};
}

GEO_FN str form_pack(str key, str text, char room[FORM_CODE_MAX]) {
    str best = form_pack_whole(text, room);
    for (unsigned number = FORM_PLAIN; number <= FORM_KEY; number++) {
        char other[FORM_CODE_MAX];
        str code = form_pack_base(key, number, text, other);
        if (code.len && code.len < best.len) {
            memcpy(room, code.at, code.len);
            best.len = code.len;
        }
    }
    return best;
}
