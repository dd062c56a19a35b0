/* import_place -- numbered places out of import records, for image_writer.c. Owns the numbers of
 * the areas by the hashes of their paths, and the sets of kinds and languages that the index has.
 */
#include "import_place.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../base/out.h"
#include "../geo/fold.h"
#include "../geo/latin.h"
#include "../index/image_writer.h"
#include "../index/kind.h"
#include "../index/string_table.h"
#include "account.h"

enum { SET_SLOTS = 1 << 14 }; /* for an index's kinds, and for its languages; half are used */

typedef struct {
    uint64_t path; /* hash */
    uint32_t number;
    bool is_used;
} import_place_area;

static struct {
    import_place_area *areas; /* a hash table of `slots` */
    size_t slots, area_count;
    import_record_id_kind id_kind;
    uint64_t kinds[SET_SLOTS], langs[SET_SLOTS];
    size_t kind_count, lang_count;
} import_place;

GEO_FN void import_place_begin(import_record_id_kind id_kind, void *memory, size_t size,
                               int64_t records) {
    memset(&import_place, 0, sizeof import_place);
    import_place.id_kind = id_kind;
    import_place.slots = MIN(size / sizeof *import_place.areas, (size_t)records * 2 + 1024);
    import_place.areas = memory;
    memset(memory, 0, import_place.slots * sizeof *import_place.areas);
}

/* ---- places ---- */

#define IMPORT_PLACE_ARTICLE 0.15 /* importance: of a large village */

/* Whether this hash is in the set, or there was room to add it. */
static bool import_place_admit(uint64_t *set, size_t *count, uint64_t hash) {
    hash += hash == 0;
    size_t slot = hash % SET_SLOTS;
    while (set[slot] && set[slot] != hash) {
        slot = (slot + 1) % SET_SLOTS;
    }
    if (!set[slot] && *count == SET_SLOTS / 2) {
        return false;
    }
    *count += !set[slot];
    set[slot] = hash;
    return true;
}

/* *is_lost: the value did not fit. */
static uint32_t import_place_kind(const import_record *r, bool *is_lost) {
    image_kind kind = {str_of(r->kind->key), str_of(r->kind->value), r->part, r->kind->rank};
    if (!kind.value.len) {
        kind.value = r->value.len ? r->value : STR("yes");
    }
    if (!kind.part.len) {
        kind.part = *r->kind->part ? str_of(r->kind->part) : kind.key;
    }
    uint64_t hash = hash_64(kind.part.at, kind.part.len, (uint64_t)kind_number(r->kind));
    hash = hash_64(kind.value.at, kind.value.len, hash);
    if (!import_place_admit(import_place.kinds, &import_place.kind_count, hash)) {
        *is_lost = true; /* invented values, more than an index takes */
        kind.value = STR("yes");
        kind.part = kind.key;
    }
    return string_table_kind(&kind);
}

static uint32_t import_place_lang(str lang) {
    uint64_t hash = hash_64(lang.at, lang.len, 0);
    bool known = lang.len && import_place_admit(import_place.langs, &import_place.lang_count, hash);
    return known ? string_table_word(lang) : 0;
}

/* ---- areas by path ---- */

/* The slot that has this path, or the free one where it belongs. */
static import_place_area *import_place_slot(uint64_t path) {
    size_t slot = (size_t)(path % import_place.slots);
    while (import_place.areas[slot].is_used && import_place.areas[slot].path != path) {
        slot = (slot + 1) % import_place.slots;
    }
    return &import_place.areas[slot];
}

static uint64_t import_place_hash(str path) {
    return hash_64(path.at, path.len, 3);
}

/* The number of the area of exactly this path; IMAGE_NO_PLACE when there is none. */
static uint32_t import_place_find(str path) {
    const import_place_area *n = import_place_slot(import_place_hash(path));
    return n->is_used ? n->number : IMAGE_NO_PLACE;
}

/* The number + 1 of the area of the record's postcode; 0: there is none. */
static uint32_t import_place_postcode(const import_record *r) {
    char room[IMPORT_RECORD_PATH_MAX];
    const char *end = r->path.len ? memchr(r->path.at, 0x1F, r->path.len) : NULL;
    bool has_country = end && r->path.at[0] == LEVEL_COUNTRY;
    str path = {room, has_country ? (size_t)(end - r->path.at) + 1 : 0};
    if (!r->postcode.len || r->kind->cls <= IMAGE_STATE || r->kind->cls == IMAGE_POSTCODE) {
        return 0;
    }
    size_t country = path.len;
    if (country) {
        memcpy(room, r->path.at, country);
    }
    str code = import_record_code(r->postcode, r->path);
    import_record_path(&path, room, LEVEL_POSTCODE, code, false);
    uint32_t number = path.len > country ? import_place_find(path) : IMAGE_NO_PLACE;
    return number == IMAGE_NO_PLACE ? 0 : number + 1;
}

/* ---- places ---- */

/* What has an article in Wikipedia is known beyond its town. */
static double import_place_importance(const import_record *r) {
    double known = r->has_article && r->kind->cls != IMAGE_HOUSE ? IMPORT_PLACE_ARTICLE : 0;
    return MAX(known,
               kind_importance(r->kind, r->population ? r->population : r->population_guess));
}

static void import_place_add_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                  str text) {
    image_writer_add_name(c, number, cls, lang, text);
    if (text.len > IMAGE_NAME_MAX) {
        account_add(ACCOUNT_MORE);
    }
}

/* Whether a name of two languages may end before `at`, and the other begin at *next: between them
 * is a slash, of areas a dash, or a blank behind characters that are no Latin. */
static bool import_place_is_half(str name, size_t at, bool is_area, size_t *next) {
    static const str signs[] = {STR_ROW(" / "), STR_ROW("/"), STR_ROW(" - ")};
    enum { HALF_MIN = 3 /* bytes */, WIDE = 0xE3 /* kana, Han and Hangul begin so in UTF-8 */ };
    size_t count = LEN(signs) - !is_area;
    for (size_t i = 0; i < count; i++) {
        str behind = str_from(name, at);
        if (str_starts(behind, signs[i]) && at >= HALF_MIN &&
            behind.len >= signs[i].len + HALF_MIN && !ascii_is_digit(name.at[at - 1]) &&
            !ascii_is_digit(behind.at[signs[i].len])) {
            *next = at + signs[i].len;
            return true;
        }
    }
    *next = at + 1;
    return (unsigned char)name.at[0] >= WIDE && (unsigned char)name.at[at - 1] >= 0x80 &&
           name.at[at] == ' ' && *next < name.len && ascii_is_alpha(name.at[*next]);
}

/* The name of each language of "Bolzano/Bozen", "Rue de la Loi / Wetstraat", "彌敦道 Nathan Road".
 */
static void import_place_add_halves(call *c, uint32_t number, image_class cls, str name) {
    size_t from = 0, next = 0;
    if (cls > IMAGE_SUBURB && cls != IMAGE_STREET) {
        return;
    }
    for (size_t at = 1; at < name.len; at++) {
        if (import_place_is_half(name, at, cls != IMAGE_STREET, &next)) {
            import_place_add_name(c, number, IMAGE_ALIAS, 0, str_from(str_head(name, at), from));
            from = at = next;
        }
    }
    if (from) {
        import_place_add_name(c, number, IMAGE_ALIAS, 0, str_from(name, from));
    }
}

/* A name in Greek, Cyrillic and the like as people type it elsewhere: "Ermou". */
static void import_place_add_latin(call *c, uint32_t number, str name) {
    char folded[IMAGE_KEY_MAX], room[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    str latin = latin_of(key, room, sizeof room);
    if (latin.len) {
        import_place_add_name(c, number, IMAGE_ALIAS, 0, latin);
    }
}

/* A postal code as it is written without what stands between its parts, "3511AB", "01311000", and
 * without the letters of its country. */
static void import_place_add_joined(call *c, uint32_t number, str code, str path) {
    char room[IMAGE_KEY_MAX];
    out o = out_of(room, sizeof room);
    for (size_t i = 0; i < code.len; i++) {
        if (code.at[i] != ' ' && code.at[i] != '-') {
            out_char(&o, code.at[i]);
        }
    }
    if (o.len && o.len < code.len && code.len < sizeof room) {
        import_place_add_name(c, number, IMAGE_ALIAS, 0, out_str(&o));
    }
    str bare = import_record_code(code, path);
    if (bare.len < code.len) {
        import_place_add_name(c, number, IMAGE_ALIAS, 0, bare);
    }
}

GEO_FN uint32_t import_place_add(call *c, const import_record *r, image_class cls,
                                 uint32_t parent) {
    bool is_kind_lost = false;
    image_writer_place entry = {.cls = cls,
                                .kind = import_place_kind(r, &is_kind_lost),
                                .lat = r->lat,
                                .lon = r->lon,
                                .parent = parent,
                                .postcode = import_place_postcode(r),
                                .population = (uint32_t)MIN(r->population, (int64_t)UINT32_MAX),
                                .importance = import_place_importance(r),
                                .timezone = r->timezone.len ? string_table_word(r->timezone) : 0,
                                .id = r->id_kind == import_place.id_kind ? r->id : 0,
                                .box = r->box};
    uint32_t number = image_writer_add_place(c, &entry);
    account_add_many(ACCOUNT_MORE, r->left_out);
    str shown = r->kind->cls == IMAGE_HOUSE ? r->house_number : r->name;
    import_place_add_name(c, number, IMAGE_MAIN, 0, shown);
    import_place_add_halves(c, number, cls, shown);
    if (r->kind->cls != IMAGE_HOUSE) {
        import_place_add_latin(c, number, shown);
    }
    if (cls == IMAGE_POSTCODE) {
        import_place_add_joined(c, number, shown, r->path);
    }
    for (int i = 0; i < r->name_count; i++) {
        const import_record_name *n = &r->names[i];
        import_place_add_name(c, number, n->cls, import_place_lang(n->lang), n->text);
    }
    if (is_kind_lost) { /* it is told as a tag */
        image_writer_add_tag(c, number, string_table_word(str_of(r->kind->key)), r->value);
    }
    for (int i = 0; i < r->tag_count; i++) {
        if (!image_writer_add_tag(c, number, string_table_word(r->tags[i].key), r->tags[i].value)) {
            account_add(ACCOUNT_MORE);
        }
    }
    if (r->pieces.len && cls != IMAGE_HOUSE) {
        image_writer_add_outline(c, r->pieces);
    }
    return number;
}

GEO_FN void import_place_set_area(call *c, str path, uint32_t number) {
    uint64_t hash = import_place_hash(path);
    import_place_area *area = import_place_slot(hash);
    if (!area->is_used) {
        *area = (import_place_area){.path = hash, .number = number, .is_used = true};
        import_place.area_count++;
    }
    if (!c->code && import_place.area_count > import_place.slots / 2) {
        call_fail(c, GEO_TOO_LARGE, "there are too many areas for the memory of the build");
        call_advise(c, "Give it more, e.g. --memory 4096.");
    }
}

GEO_FN str import_place_above(str path) {
    path.len -= path.len > 0;
    while (path.len && path.at[path.len - 1] != 0x1F) {
        path.len--;
    }
    return path;
}

GEO_FN uint32_t import_place_deepest(str path) {
    uint32_t number = IMAGE_NO_PLACE;
    for (; path.len && number == IMAGE_NO_PLACE; path = import_place_above(path)) {
        number = import_place_find(path);
    }
    return number;
}

#undef IMPORT_PLACE_ARTICLE
