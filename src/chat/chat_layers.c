/* chat_layers -- reads and searches the operator's list of layers. Owns the list, which does not
 * change after start. URLs of tiles are those of OGC WMTS 1.0.0 (ResourceURL templates), WMS 1.3.0
 * (GetMap) and of XYZ tiles; all are in Web Mercator, EPSG:3857. */
#include "chat_layers.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "../base/arena.h"
#include "../base/hash.h"
#include "../base/json.h"
#include "../geo/fold.h"
#include "../platform/config.h"
#include "../platform/os.h"

enum {
    CHAT_LAYERS_MEMORY = 2 << 20, /* the file, its tokens and folded names; touched when used */
    CHAT_LAYERS_SLOTS = 2048,     /* of hashes of names: twice what there can be */
    CHAT_LAYERS_PREFIX = 4        /* letters that two words share to be of one stem */
};

static const struct {
    str type;
    const char *parts[3]; /* that the URL has; of tiles for {z}, {x} and {y} */
    const char *example;
} chat_layers_types[] = {
    {STR_ROW("xyz"), {"{z}", "{x}", "{y}"}, "https://host/{z}/{x}/{y}.png"},
    {STR_ROW("wmts"),
     {"{TileMatrix}", "{TileCol}", "{TileRow}"},
     "https://host/{TileMatrix}/{TileCol}/{TileRow}.png of a matrix set in EPSG:3857"},
    {STR_ROW("wms"), {"LAYERS=", NULL, NULL}, "https://host/wms?LAYERS=name"},
    {STR_ROW("geojson"), {NULL, NULL, NULL}, "https://host/file.geojson"},
};

static const struct {
    const char *name;
    size_t at, max; /* in chat_layer; bytes */
} chat_layers_members[] = {
    {"id", offsetof(chat_layer, id), CHAT_LAYERS_ID_MAX},
    {"type", offsetof(chat_layer, type), CHAT_LAYERS_ID_MAX},
    {"title", offsetof(chat_layer, title), CHAT_LAYERS_TITLE_MAX},
    {"url", offsetof(chat_layer, url), CHAT_LAYERS_URL_MAX},
    {"credit", offsetof(chat_layer, credit), CHAT_LAYERS_CREDIT_MAX},
};

static struct {
    chat_layer at[CHAT_LAYERS_MAX];
    int count;
    uint64_t names[CHAT_LAYERS_SLOTS]; /* hashes; 0: free */
} chat_layers;

/* A file that is read. */
typedef struct {
    arena mem;
    str path;
    int entry; /* from 1 on; 0: the whole */
    out *problems;
} chat_layers_file;

static bool chat_layers_refuse(chat_layers_file *f, const char *format, const char *name,
                               const char *more) {
    out *o = f->problems;
    out_text(o, STR("GEOCODER_LAYERS: "));
    out_plain(o, f->path);
    if (f->entry) {
        out_fmt(o, ", layer %d", f->entry);
    }
    while (*format) {
        bool is_text = *format == '%' || *format == '$';
        out_plain(o, is_text ? str_of(*format == '%' ? name : more) : (str){format, 1});
        format++;
    }
    out_char(o, '\n');
    return false;
}

static bool chat_layers_has(str text, str part) {
    size_t at = 0;
    while (at < text.len && !str_eq_nocase(str_head(str_from(text, at), part.len), part)) {
        at++;
    }
    return at < text.len;
}

/* ---- names ---- */

/* Folded as the planner does: word by word, without what parts one within. */
static str chat_layers_key(arena *a, str text) {
    char room[2 * CHAT_LAYERS_TITLE_MAX];
    out o = out_over(a);
    while (text.at) {
        str key = fold_name(str_cut(&text, ' '), FOLD_PLAIN, room, sizeof room);
        out_text(&o, key.len && o.len ? STR(" ") : STR(""));
        for (str part = str_cut(&key, ' '); part.at; part = str_cut(&key, ' ')) {
            out_text(&o, part);
        }
    }
    return out_taken(&o, a);
}

static uint64_t *chat_layers_slot(str key) {
    uint64_t hash = hash_64(key.at, key.len, 0) | 1;
    size_t at = hash / 2 % CHAT_LAYERS_SLOTS;
    while (chat_layers.names[at] && chat_layers.names[at] != hash) {
        at = (at + 1) % CHAT_LAYERS_SLOTS;
    }
    return &chat_layers.names[at];
}

static void chat_layers_add_name(chat_layers_file *f, chat_layer *l, str name) {
    str key = chat_layers_key(&f->mem, name);
    if (key.len) {
        l->names[l->name_count++] = key;
        *chat_layers_slot(key) = hash_64(key.at, key.len, 0) | 1;
    }
}

GEO_FN bool chat_layers_is_name(str key) {
    return chat_layers.count && key.len && *chat_layers_slot(key) != 0;
}

/* ---- URLs ---- */

/* What a request for a picture of a WMS lacks. */
static void chat_layers_write_wms(out *o, str url) {
    str rest = STR("SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&STYLES=&FORMAT=image/png&"
                   "TRANSPARENT=TRUE&CRS=EPSG:3857&WIDTH=256&HEIGHT=256&BBOX={bbox-epsg-3857}");
    while (rest.at) {
        str part = str_cut(&rest, '&'), name = str_head(part, str_index(part, '=') + 1);
        out_fmt(o, "%s%.*s", chat_layers_has(url, name) ? "" : "&",
                STR_ARG(chat_layers_has(url, name) ? STR("") : part));
    }
}

/* The URL with {z}, {x} and {y} for the words of its type. */
static str chat_layers_write_url(arena *a, size_t type, str url) {
    static const str names[] = {STR_ROW("{z}"), STR_ROW("{x}"), STR_ROW("{y}")};
    const char *const *parts = chat_layers_types[type].parts;
    out o = out_over(a);
    for (str rest = url; rest.len;) {
        size_t i = parts[1] ? 0 : LEN(names), len = 1;
        for (; i < LEN(names); i++) {
            len = strlen(parts[i]);
            if (str_eq_nocase(str_head(rest, len), str_of(parts[i]))) {
                break;
            }
        }
        out_text(&o, i < LEN(names) ? names[i] : str_head(rest, 1));
        rest = str_from(rest, i < LEN(names) ? len : 1);
    }
    if (parts[0] && !parts[1]) {
        chat_layers_write_wms(&o, url);
    }
    return out_taken(&o, a);
}

/* Whether nothing is in braces but what the page fills in, and all may be in a URL. */
static bool chat_layers_is_url(str url) {
    static const str good[] = {STR_ROW("{z}"), STR_ROW("{x}"), STR_ROW("{y}"),
                               STR_ROW("{bbox-epsg-3857}")};
    bool is_good = true;
    for (size_t i = 0; i < url.len && is_good; i++) {
        is_good = url.at[i] > ' ' && url.at[i] < 0x7F && url.at[i] != '#';
        for (size_t k = 0; url.at[i] == '{' && !str_starts(str_from(url, i), good[k]); k++) {
            if (k + 1 == LEN(good)) {
                return false;
            }
        }
    }
    return is_good;
}

/* Sets the URL as the page takes it, and its origin. */
static bool chat_layers_read_url(chat_layers_file *f, chat_layer *l) {
    bool is_secure, is_good;
    str host, path, given = l->url;
    size_t type = 0;
    while (type < LEN(chat_layers_types) && !str_eq(l->type, chat_layers_types[type].type)) {
        type++;
    }
    if (type == LEN(chat_layers_types)) {
        return chat_layers_refuse(f, ": its type must be xyz, wmts, wms or geojson.", "", "");
    }
    is_good = config_split_url(given, &is_secure, &host, &path);
    for (int i = 0; i < 3 && chat_layers_types[type].parts[i]; i++) {
        is_good = is_good && chat_layers_has(path, str_of(chat_layers_types[type].parts[i]));
    }
    l->url = chat_layers_write_url(&f->mem, type, given);
    l->origin = str_head(given, given.len - (path.at ? path.len + 1 : 0));
    return (is_good && chat_layers_is_url(l->url)) ||
           chat_layers_refuse(f, ": its url must be as $ and is not.", "",
                              chat_layers_types[type].example);
}

/* ---- the file ---- */

static bool chat_layers_read_keywords(chat_layers_file *f, chat_layer *l, json list) {
    bool is_good = json_what(list) == JSON_ARRAY && json_count(list) <= CHAT_LAYERS_KEYWORDS_MAX;
    for (json item = json_first(list); is_good && json_what(item) != JSON_NONE;
         item = json_next(list, item)) {
        str text = json_what(item) == JSON_STRING ? json_text(item, &f->mem) : STR_NONE;
        is_good = text.len && text.len <= CHAT_LAYERS_TITLE_MAX;
        if (is_good) {
            chat_layers_add_name(f, l, text);
        }
    }
    _Static_assert(CHAT_LAYERS_KEYWORDS_MAX == 12 && CHAT_LAYERS_TITLE_MAX == 100, "as said below");
    return is_good || chat_layers_refuse(f,
                                         ": its keywords must be a list of at most 12 texts of 1 "
                                         "to 100 bytes.",
                                         "", "");
}

/* A member of a layer. */
static bool chat_layers_read_member(chat_layers_file *f, chat_layer *l, json key) {
    char digits[16];
    size_t i = 0;
    json value = json_value_of(key);
    while (i < LEN(chat_layers_members) && !json_is(key, chat_layers_members[i].name)) {
        i++;
    }
    if (i == LEN(chat_layers_members)) {
        return json_is(key, "keywords") ||
               chat_layers_refuse(f,
                                  " has a member that is none of id, type, title, keywords, url "
                                  "and credit; remove it.",
                                  "", "");
    }
    str text = json_what(value) == JSON_STRING ? json_text(value, &f->mem) : STR_NONE;
    snprintf(digits, sizeof digits, "%d", (int)chat_layers_members[i].max);
    memcpy((char *)l + chat_layers_members[i].at, &text, sizeof text);
    return (text.len && text.len <= chat_layers_members[i].max && !str_has_control(text)) ||
           chat_layers_refuse(f, ": its % must be a text of 1 to $ bytes.",
                              chat_layers_members[i].name, digits);
}

static bool chat_layers_read_one(chat_layers_file *f, json object) {
    chat_layer *l = &chat_layers.at[chat_layers.count];
    *l = (chat_layer){.name_count = 0};
    if (json_what(object) != JSON_OBJECT) {
        return chat_layers_refuse(f, " must be an object, {\"id\": ...}.", "", "");
    }
    for (json key = json_first(object); json_what(key) != JSON_NONE; key = json_next(object, key)) {
        if (!chat_layers_read_member(f, l, key)) {
            return false;
        }
    }
    for (size_t i = 0; i < LEN(chat_layers_members); i++) {
        if (!json_is_given(json_get(object, chat_layers_members[i].name))) {
            return chat_layers_refuse(f, " has no %; add it.", chat_layers_members[i].name, "");
        }
    }
    for (int i = 0; i < chat_layers.count; i++) {
        if (str_eq(l->id, chat_layers.at[i].id)) {
            return chat_layers_refuse(f, " has the id of another one; give it its own.", "", "");
        }
    }
    json keywords = json_get(object, "keywords");
    chat_layers_add_name(f, l, l->id);
    chat_layers_add_name(f, l, l->title);
    chat_layers.count++;
    return (!json_is_given(keywords) || chat_layers_read_keywords(f, l, keywords)) &&
           chat_layers_read_url(f, l);
}

static bool chat_layers_read(chat_layers_file *f, str text) {
    char room[CHAT_LAYERS_ORIGINS_MAX];
    out origins = out_of(room, sizeof room);
    json_doc *doc = ARENA_NEW(&f->mem, json_doc, 1);
    memset(&chat_layers, 0, sizeof chat_layers);
    if (!doc || !json_parse(doc, text, &f->mem) || json_what(json_root(doc)) != JSON_ARRAY) {
        return chat_layers_refuse(f, " must be a JSON list of layers, [{\"id\": ...}].", "", "");
    }
    json list = json_root(doc), item = json_first(list);
    _Static_assert(CHAT_LAYERS_MAX == 64, "as said below");
    if (json_count(list) > CHAT_LAYERS_MAX) {
        return chat_layers_refuse(f, " has more than 64 layers; remove some.", "", "");
    }
    for (f->entry = 1; json_what(item) != JSON_NONE; item = json_next(list, item), f->entry++) {
        if (!chat_layers_read_one(f, item)) {
            return false;
        }
    }
    f->entry = 0;
    chat_layers_write_origins(&origins, false);
    chat_layers_write_origins(&origins, true);
    return !f->mem.full && !origins.full
               ? true
               : chat_layers_refuse(f, " has layers of too many servers; use fewer.", "", "");
}

GEO_FN bool chat_layers_load(out *problems) {
    str path = config_get()->layers, text = STR_NONE;
    chat_layers_file f = {.path = path, .problems = problems};
    char *memory = path.len ? os_reserve(CHAT_LAYERS_MEMORY) : NULL;
    if (!path.len) {
        return true;
    }
    f.mem = arena_of(memory, memory ? CHAT_LAYERS_MEMORY : 0);
    status code = os_read_file(path.at, &f.mem, CHAT_LAYERS_FILE_MAX, &text);
    _Static_assert(CHAT_LAYERS_FILE_MAX == 64 << 10, "as said below");
    return code == GEO_TOO_LARGE
               ? chat_layers_refuse(&f, " is larger than 64 kB; remove layers.", "", "")
           : code ? chat_layers_refuse(&f, " cannot be read: %.", os_why(), "")
                  : chat_layers_read(&f, text);
}

/* ---- what is asked of it ---- */

/* Whether one word begins with the other, or they are the same. */
static bool chat_layers_is_word(str a, str b) {
    bool is_stem = MIN(a.len, b.len) >= CHAT_LAYERS_PREFIX;
    return str_eq(a, b) || (is_stem && (str_starts(a, b) || str_starts(b, a)));
}

/* Whether each word of the text is one of the layer's names. */
static bool chat_layers_has_words(const chat_layer *l, str text) {
    bool has_all = text.len > 0;
    while (text.at && has_all) {
        str word = str_cut(&text, ' ');
        has_all = false;
        for (int i = 0; i < l->name_count; i++) {
            for (str rest = l->names[i]; rest.at && !has_all;) {
                has_all = chat_layers_is_word(str_cut(&rest, ' '), word);
            }
        }
    }
    return has_all;
}

static bool chat_layers_is_called(const chat_layer *l, str key) {
    bool is_called = false;
    for (int i = 0; i < l->name_count; i++) {
        is_called |= str_eq(l->names[i], key);
    }
    return is_called;
}

GEO_FN int chat_layers_search(str text, const chat_layer *found[CHAT_LAYERS_MAX]) {
    char room[4 * CHAT_LAYERS_TITLE_MAX];
    arena a = arena_of(room, sizeof room);
    str key = text.at ? chat_layers_key(&a, text) : STR_NONE;
    int count = 0;
    for (int i = 0; i < chat_layers.count; i++) {
        if (str_eq(text, chat_layers.at[i].id)) {
            found[0] = &chat_layers.at[i];
            return 1;
        }
    }
    for (int pass = 0; pass < 2 && !count; pass++) {
        for (int i = 0; i < chat_layers.count; i++) {
            const chat_layer *l = &chat_layers.at[i];
            bool is_it =
                !text.at || (pass ? chat_layers_has_words(l, key) : chat_layers_is_called(l, key));
            found[count] = l;
            count += is_it;
        }
    }
    return count;
}

GEO_FN void chat_layers_write_origins(out *o, bool is_data) {
    for (int i = 0; i < chat_layers.count; i++) {
        const chat_layer *l = &chat_layers.at[i];
        bool is_new = str_eq(l->type, STR("geojson")) == is_data;
        for (int k = 0; k < i && is_new; k++) {
            const chat_layer *other = &chat_layers.at[k];
            is_new =
                str_eq(other->type, STR("geojson")) != is_data || !str_eq(other->origin, l->origin);
        }
        if (is_new) {
            out_fmt(o, " %.*s", STR_ARG(l->origin));
        }
    }
}
