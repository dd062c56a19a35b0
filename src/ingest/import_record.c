/* import_record -- import records and what columns fill of them. Every ingestor fills one record
 * and gives it to import_sort.c, which packs and sorts it. A record's slices belong to whoever
 * filled it. */
#include "import_record.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/category.h"
#include "../geo/fold.h"
#include "../geo/lexicon.h"
#include "axes.h"
#include "headers.h"

GEO_FN void import_record_clear(import_record *r) {
    memset(r, 0, offsetof(import_record, names)); /* the names are counted */
    r->lat = r->lon = NAN;
    r->box = geo_bbox_none();
}

GEO_FN void import_record_add_name(import_record *r, image_name_class cls, str lang, str text) {
    text = str_trim(text);
    if (!text.len || !utf8_valid(text)) {
        return;
    }
    for (int i = 0; i < r->name_count; i++) {
        const import_record_name *n = &r->names[i];
        if (str_eq(n->text, text) && (cls == IMAGE_ALIAS || str_eq(n->lang, lang))) {
            return;
        }
    }
    if (cls == IMAGE_ALIAS && str_eq(text, r->name)) {
        return;
    }
    if (r->name_count == IMPORT_RECORD_NAMES_MAX) {
        r->left_out++;
        return;
    }
    r->names[r->name_count++] = (import_record_name){cls, lang, text};
}

/* THE tags that are kept of a thing besides its kind, name and address. */
static const str import_record_kept[] = {
    STR_ROW("brand"),           STR_ROW("brand:wikidata"),
    STR_ROW("capacity"),        STR_ROW("cuisine"),
    STR_ROW("denomination"),    STR_ROW("ele"),
    STR_ROW("email"),           STR_ROW("fee"),
    STR_ROW("internet_access"), STR_ROW("level"),
    STR_ROW("network"),         STR_ROW("opening_hours"),
    STR_ROW("operator"),        STR_ROW("phone"),
    STR_ROW("population"),      STR_ROW("religion"),
    STR_ROW("sport"),           STR_ROW("stars"),
    STR_ROW("start_date"),      STR_ROW("takeaway"),
    STR_ROW("website"),         STR_ROW("wheelchair"),
    STR_ROW("wikidata"),        STR_ROW("wikipedia"),
    STR_ROW("capital"),         STR_ROW("outdoor_seating"),
    STR_ROW("diet:vegetarian"),
};

/* The key in the table; absent: it is not kept. */
static str import_record_kept_key(str key) {
    str contact = STR("contact:");
    key = str_starts(key, contact) ? str_from(key, contact.len) : key;
    for (size_t i = 0; i < LEN(import_record_kept); i++) {
        str kept = import_record_kept[i]; /* most differ in length or end, which is cheap to see */
        if (kept.len == key.len && kept.at[kept.len - 1] == key.at[key.len - 1] &&
            str_eq(key, kept)) {
            return kept;
        }
    }
    return str_eq(key, STR("url")) ? STR("website") : STR_NONE;
}

GEO_FN void import_record_keep_tag(import_record *r, str key, str value) {
    bool is_new = value.len > 0 && utf8_valid(value);
    for (int i = 0; i < r->tag_count && is_new; i++) {
        is_new = !str_eq(r->tags[i].key, key);
    }
    if (is_new && r->tag_count == IMPORT_RECORD_TAGS_MAX) {
        r->left_out++;
    } else if (is_new) {
        r->tags[r->tag_count++] = (str_pair){key, value};
    }
}

GEO_FN void import_record_add_tag(import_record *r, str key, str value) {
    str kept = import_record_kept_key(key);
    if (kept.len) {
        import_record_keep_tag(r, kept, value);
        r->has_article |= str_eq(kept, STR("wikipedia"));
    }
}

GEO_FN void import_record_path(str *path, char *room, import_record_level level, str key,
                               bool is_code) {
    char folded[IMAGE_KEY_MAX];
    if (!is_code) {
        key = fold_name(key, FOLD_PLAIN, folded, sizeof folded);
    }
    if (str_has_control(key)) {
        return; /* would look like the end of a part */
    }
    if (!key.len || path->len + key.len + 2 > IMPORT_RECORD_PATH_MAX) {
        return;
    }
    out o = out_of(room, IMPORT_RECORD_PATH_MAX);
    o.len = path->len;
    out_char(&o, (char)level);
    out_text(&o, key);
    out_char(&o, 0x1F);
    *path = out_str(&o);
}

GEO_FN str import_record_code(str postcode, str path) {
    enum { LETTERS_MAX = 3 };
    size_t letters = 0;
    while (letters < LETTERS_MAX && letters < postcode.len &&
           ascii_is_alpha(postcode.at[letters])) {
        letters++;
    }
    str rest = str_from(postcode, letters);
    bool is_own = letters == 2 && path.len > 2 && path.at[0] == LEVEL_COUNTRY &&
                  str_eq_nocase(str_head(postcode, 2), str_head(str_from(path, 1), 2));
    if (letters && rest.len > 1 && rest.at[0] == '-') {
        rest = str_from(rest, 1);
        is_own = true;
    }
    return is_own && rest.len && ascii_is_digit(rest.at[0]) ? rest : postcode;
}

GEO_FN bool import_record_is_language(str tag) {
    str rest = tag, primary = str_cut(&rest, '-');
    bool good = (primary.len == 2 || primary.len == 3) && tag.len <= IMPORT_RECORD_LANGUAGE_MAX;
    for (size_t i = 0; i < tag.len && good; i++) {
        char c = tag.at[i];
        good = ascii_is_alpha(c) || (i >= primary.len && (c == '-' || ascii_is_digit(c)));
    }
    return good;
}

GEO_FN bool import_record_country_key(str code, char letters[2]) {
    for (size_t i = 0; i < 2 && code.len == 2; i++) {
        letters[i] = ascii_lower(code.at[i]);
    }
    return code.len == 2 && ascii_is_alpha(code.at[0]) && ascii_is_alpha(code.at[1]);
}

GEO_FN int64_t import_record_population(str text) {
    int64_t population = 0;
    return str_int(text, &population) && population > 0 ? population : 0;
}

/* ---- packing ---- */

/* The fields of a record that are packed one after the other. */
static const size_t import_record_slices[] = {
    offsetof(import_record, value),      offsetof(import_record, part),
    offsetof(import_record, name),       offsetof(import_record, timezone),
    offsetof(import_record, street),     offsetof(import_record, house_number),
    offsetof(import_record, postcode),   offsetof(import_record, path),
    offsetof(import_record, context[0]), offsetof(import_record, context[1]),
    offsetof(import_record, context[2]), offsetof(import_record, context[3]),
    offsetof(import_record, context[4]), offsetof(import_record, pieces),
};
static const size_t import_record_doubles[] = {
    offsetof(import_record, lat),      offsetof(import_record, lon),
    offsetof(import_record, box.west), offsetof(import_record, box.south),
    offsetof(import_record, box.east), offsetof(import_record, box.north),
    offsetof(import_record, length_m),
};

static void import_record_put_str(out *o, str s) {
    s = utf8_head(s, UINT16_MAX);
    out_varint(o, s.len);
    out_text(o, s);
}

static const double *import_record_double(const import_record *r, size_t i) {
    return (const double *)(const void *)((const char *)r + import_record_doubles[i]);
}

static const str *import_record_slice(const import_record *r, size_t i) {
    return (const str *)(const void *)((const char *)r + import_record_slices[i]);
}

/* A bit for each double and slice that a record has; the others are as import_record_clear leaves
 * them. */
static uint64_t import_record_parts(const import_record *r) {
    uint64_t parts = 0;
    for (size_t i = 0; i < LEN(import_record_doubles); i++) {
        double value = *import_record_double(r, i);
        parts |= (uint64_t)(!isnan(value) && (value != 0 || i < LEN(import_record_doubles) - 1))
                 << i;
    }
    for (size_t i = 0; i < LEN(import_record_slices); i++) {
        bool is_there = import_record_slice(r, i)->len > 0;
        parts |= (uint64_t)is_there << (LEN(import_record_doubles) + i);
    }
    return parts;
}

GEO_FN void import_record_pack(out *o, const import_record *r) {
    uint64_t parts = import_record_parts(r);
    out_varint(o, (uint64_t)kind_number(r->kind));
    out_varint(o, (unsigned)(r->is_area | r->is_linked << 1 | r->is_path_named << 2 |
                             r->has_article << 3) |
                      (unsigned)r->standing << 4);
    out_varint(o, (uint64_t)r->population);
    out_varint(o, r->id);
    out_varint(o, r->id_kind);
    out_varint(o, parts);
    for (size_t i = 0; i < LEN(import_record_doubles); i++, parts >>= 1) {
        out_text(o,
                 (str){(const char *)import_record_double(r, i), parts & 1 ? sizeof(double) : 0});
    }
    for (size_t i = 0; i < LEN(import_record_slices); i++, parts >>= 1) {
        if (parts & 1) {
            import_record_put_str(o, *import_record_slice(r, i));
        }
    }
    out_varint(o, (uint64_t)r->name_count);
    for (int i = 0; i < r->name_count; i++) {
        out_varint(o, r->names[i].cls);
        import_record_put_str(o, r->names[i].lang);
        import_record_put_str(o, r->names[i].text);
    }
    out_varint(o, (uint64_t)r->tag_count);
    for (int i = 0; i < r->tag_count; i++) {
        import_record_put_str(o, r->tags[i].key);
        import_record_put_str(o, r->tags[i].value);
    }
}

static uint64_t import_record_get(str *rest) {
    uint64_t value = 0;
    return str_varint(rest, &value) ? value : 0;
}

static str import_record_get_str(str *rest) {
    size_t len = (size_t)import_record_get(rest);
    str s = str_head(*rest, len);
    *rest = str_from(*rest, len);
    return s.len ? s : STR_NONE;
}

/* What import_record_parts has told of. False: cut. */
static bool import_record_get_parts(str *rest, uint64_t parts, import_record *r) {
    for (size_t i = 0; i < LEN(import_record_doubles); i++, parts >>= 1) {
        size_t size = parts & 1 ? sizeof(double) : 0;
        if (rest->len < size) {
            return false;
        }
        memcpy((char *)r + import_record_doubles[i], rest->at, size);
        *rest = str_from(*rest, size);
    }
    for (size_t i = 0; i < LEN(import_record_slices); i++, parts >>= 1) {
        if (parts & 1) {
            *(str *)(void *)((char *)r + import_record_slices[i]) = import_record_get_str(rest);
        }
    }
    return true;
}

GEO_FN bool import_record_unpack(str bytes, import_record *r) {
    import_record_clear(r);
    r->kind = kind_at((int)import_record_get(&bytes));
    uint64_t flags = import_record_get(&bytes);
    r->is_area = flags & 1;
    r->is_linked = flags >> 1 & 1;
    r->is_path_named = flags >> 2 & 1;
    r->has_article = flags >> 3 & 1;
    r->standing = (import_record_standing)(flags >> 4 & 3);
    r->population = (int64_t)import_record_get(&bytes);
    r->id = import_record_get(&bytes);
    r->id_kind = (import_record_id_kind)import_record_get(&bytes);
    if (!import_record_get_parts(&bytes, import_record_get(&bytes), r)) {
        return false;
    }
    r->name_count = (int)import_record_get(&bytes);
    if (r->name_count < 0 || r->name_count > IMPORT_RECORD_NAMES_MAX) {
        return false;
    }
    for (int i = 0; i < r->name_count; i++) {
        r->names[i].cls = (image_name_class)import_record_get(&bytes);
        r->names[i].lang = import_record_get_str(&bytes);
        r->names[i].text = import_record_get_str(&bytes);
        if (r->names[i].cls > IMAGE_CODE) {
            return false;
        }
    }
    r->tag_count = (int)import_record_get(&bytes);
    if (r->tag_count < 0 || r->tag_count > IMPORT_RECORD_TAGS_MAX) {
        return false;
    }
    for (int i = 0; i < r->tag_count; i++) {
        r->tags[i].key = import_record_get_str(&bytes);
        r->tags[i].value = import_record_get_str(&bytes);
    }
    return r->kind != NULL;
}

/* ---- columns ---- */

/* What a column has, by the role of its header; others are not used. */
static const headers_role import_record_roles[] = {
    [COLUMN_ID] = HEADERS_ID,
    [COLUMN_NAME] = HEADERS_NAME,
    [COLUMN_LAT] = HEADERS_LAT,
    [COLUMN_LON] = HEADERS_LON,
    [COLUMN_ALT_NAMES] = HEADERS_ALT_NAMES,
    [COLUMN_COUNTRY] = HEADERS_COUNTRY,
    [COLUMN_STATE] = HEADERS_STATE,
    [COLUMN_COUNTY] = HEADERS_COUNTY,
    [COLUMN_CITY] = HEADERS_CITY,
    [COLUMN_SUBURB] = HEADERS_SUBURB,
    [COLUMN_CATEGORY] = HEADERS_CATEGORY,
    [COLUMN_TYPE] = HEADERS_TYPE,
    [COLUMN_POPULATION] = HEADERS_POPULATION,
    [COLUMN_POSTCODE] = HEADERS_POSTCODE,
    [COLUMN_STREET] = HEADERS_STREET,
    [COLUMN_HOUSE_NUMBER] = HEADERS_HOUSE,
    [COLUMN_TIMEZONE] = HEADERS_TIMEZONE,
    [COLUMN_LEVEL] = HEADERS_LEVEL,
    [COLUMN_SUFFIX] = HEADERS_SUFFIX,
    [COLUMN_ADDITION] = HEADERS_ADDITION,
    [COLUMN_LAST] = HEADERS_LAST,
    [COLUMN_LAST_SUFFIX] = HEADERS_LAST_SUFFIX,
    [COLUMN_STREET_BEFORE] = HEADERS_STREET_BEFORE,
    [COLUMN_STREET_TYPE] = HEADERS_STREET_TYPE,
    [COLUMN_STREET_AFTER] = HEADERS_STREET_AFTER,
    [COLUMN_ORGANISATION] = HEADERS_ORGANISATION,
    [COLUMN_BUILDING] = HEADERS_BUILDING,
    [COLUMN_TOWN] = HEADERS_TOWN,
    [COLUMN_ADDRESS] = HEADERS_ADDRESS,
    [COLUMN_WKT] = HEADERS_WKT,
};

/* COLUMN_NONE: the header is in no list, or of what an index has no use for. */
static import_record_column import_record_column_listed(str title, int *rank) {
    headers_role role = headers_role_of(title, rank);
    for (size_t i = 0; i < LEN(import_record_roles); i++) {
        if (import_record_roles[i] == role) {
            return (import_record_column)i;
        }
    }
    return COLUMN_NONE;
}

GEO_FN int import_record_title_rank(str title, import_record_column column) {
    int rank = 0;
    bool may_repeat = column == COLUMN_ALT_NAMES || column == COLUMN_CATEGORY ||
                      column == COLUMN_TYPE || column >= COLUMN_LANGUAGE;
    bool is_listed = !may_repeat && headers_role_of(title, &rank) != HEADERS_OTHER;
    return is_listed ? rank : 0;
}

/* "name:de", "name_pt-BR", "name-zht": the language in a title that begins with name. */
static str import_record_language(str title) {
    if (title.len < 5 || !str_eq_nocase(str_head(title, 4), STR("name")) ||
        !strchr(":_-.", title.at[4])) {
        return STR_NONE;
    }
    str lang = str_from(title, 5);
    return import_record_is_language(lang) ? lang : STR_NONE;
}

static import_record_column import_record_column_named(str title, str *lang) {
    if (title.len <= IMPORT_RECORD_LANGUAGE_MAX && kind_of_tag(title, STR("yes"))) {
        *lang = title;
        return COLUMN_TAG;
    }
    int rank;
    import_record_column listed = import_record_column_listed(title, &rank);
    if (listed != COLUMN_NONE && rank < HEADERS_PART) {
        return listed;
    }
    *lang = import_record_kept_key(title);
    if (lang->len) {
        return COLUMN_KEPT;
    }
    *lang = import_record_language(title);
    return lang->len ? COLUMN_LANGUAGE : listed;
}

GEO_FN const char *
import_record_mapping_parse(str text, import_record_mapping list[IMPORT_RECORD_COLUMNS_MAX],
                            int *count) {
    str rest = text, lang;
    while (rest.at) {
        str title = str_cut(&rest, ','), target = str_trim(str_cut(&title, '='));
        title = str_trim(title);
        if (!target.len || !title.len) {
            return "wants pairs like name=HEADER,lat=Y";
        }
        if (import_record_column_named(target, &lang) == COLUMN_NONE) {
            return "names an unknown column; `geocoder index --help` lists them";
        }
        if (*count == IMPORT_RECORD_COLUMNS_MAX) {
            return "has too many pairs";
        }
        list[(*count)++] = (import_record_mapping){.title = title, .target = target};
    }
    return NULL;
}

GEO_FN import_record_column import_record_column_of(str title, import_record_mapping *list,
                                                    int count, str *lang) {
    str plain = str_trim(title);
    for (int i = 0; i < count; i++) {
        if (str_eq_nocase(plain, list[i].title)) {
            list[i].is_found = true;
            return import_record_column_named(list[i].target, lang);
        }
    }
    import_record_column column = import_record_column_named(plain, lang);
    for (int i = 0; i < count; i++) { /* a mapped column is not also found by its title */
        str other;
        if (import_record_column_named(list[i].target, &other) == column &&
            column < COLUMN_LANGUAGE) {
            return COLUMN_NONE;
        }
    }
    return column;
}

GEO_FN str import_record_column_name(import_record_column column) {
    return column < LEN(import_record_roles) ? headers_role_name(import_record_roles[column])
                                             : STR_NONE;
}

GEO_FN void import_record_column_list(out *o) {
    for (size_t i = 0; i < LEN(import_record_roles); i++) {
        out_fmt(o, "  %-13s ", headers_role_name(import_record_roles[i]).at);
        headers_write(o, import_record_roles[i]);
        out_char(o, '\n');
    }
    out_text(o, STR("  name:xx       the name in a language, e.g. name:de, name_fr\n"
                    "  shop, ...     OpenStreetMap keys, if no column has the kind;\n"
                    "                an OpenStreetMap id, like node/42, is kept, too\n"
                    "  website, ...  kept unchanged: "));
    for (size_t i = 0; i < LEN(import_record_kept); i++) {
        out_text(o, i ? STR(", ") : STR(""));
        out_text(o, import_record_kept[i]);
    }
    out_char(o, '\n');
}

/* ---- a record from columns ---- */

static const char *import_record_set_number(double *number, str value, double most,
                                            const char *why) {
    bool good = axes_number(value, number);
    return good && *number >= -most && *number <= most ? NULL : why;
}

/* "1,200,000", "1.200.000", "1 200": groups of three. 0 (unknown) if it is not a number. */
static int64_t import_record_grouped_number(str value) {
    enum { GROUP = 3, POPULATION_MAX = 32 }; /* bytes */
    char room[POPULATION_MAX];
    out o = out_of(room, sizeof room);
    double number = 0;
    for (size_t i = 0, from = 0; i < value.len; i++) {
        bool is_break = i && value.at[i] && strchr(",.' ", value.at[i]);
        size_t end = i + 1;
        while (is_break && end < value.len && ascii_is_digit(value.at[end])) {
            end++;
        }
        if (is_break && i - from <= GROUP && end - i - 1 == GROUP) {
            from = i + 1;
        } else {
            out_char(&o, value.at[i]);
        }
    }
    bool good = !o.full && str_num(out_str(&o), &number) && number >= 0 && number <= 1e11;
    return good ? (int64_t)number : 0;
}

static void import_record_set_names(import_record *r, str value) {
    char separator = str_find(value, STR("|")) >= 0   ? '|'
                     : str_find(value, STR(";")) >= 0 ? ';'
                                                      : ',';
    while (value.at) {
        import_record_add_name(r, IMAGE_ALIAS, STR_NONE, str_cut(&value, separator));
    }
}

/* "amenity=cafe", "amenity" with "cafe" in the other column, "cafe", "PPL". */
static void import_record_set_kind(import_record *r, str word) {
    const kind_row *kind = kind_of_word(word);
    if (r->kind && str_eq(str_of(r->kind->key), word)) {
        return; /* the type said more than this category does */
    }
    if (r->kind && !*r->kind->value && (!r->value.len || str_eq(r->value, STR("yes")))) {
        const kind_row *closer = kind_of_tag(str_of(r->kind->key), word);
        kind = closer && (*closer->value || !kind) ? closer : kind; /* no place=hotel */
    }
    str tags[CATEGORY_TAGS_MAX];
    r->is_guess = false;
    if (!kind && category_tags(word, tags) > 0) {
        str value = tags[0], key = str_cut(&value, '=');
        r->kind = kind_of_tag(key, value);
        r->value = value;
        return;
    }
    str feature = kind ? STR_NONE : kind_feature_tag(STR_NONE, word);
    if (feature.len) {
        kind = kind_of_word(feature);
        word = feature;
        r->is_guess = kind->cls == IMAGE_VILLAGE; /* its population decides */
    }
    if (!kind && (word.len > 1 || !r->kind)) { /* a letter may be a GeoNames class */
        kind = kind_of_tag(STR("amenity"), word);
        r->is_guess = true;
    }
    if (kind && word.len <= KIND_VALUE_MAX) {
        str value = word, key = str_cut(&value, '=');
        r->kind = kind;
        r->value = str_eq(key, str_of(kind->key)) ? (value.at ? value : STR("yes")) : word;
    }
}

/* Of several tags, the one with the lowest kind counts. */
static void import_record_set_tag(import_record *r, str key, str value) {
    value = str_cut(&value, ';');
    bool is_tag = kind_is_plain(value); /* words of the user are not tags */
    const kind_row *kind = is_tag ? kind_of_tag(key, value) : NULL;
    if (!is_tag && str_eq(key, STR("amenity"))) {
        import_record_set_kind(r, value); /* tables also use it as a column of words */
    }
    if (kind && kind->when != KIND_NEVER &&
        (!r->tag_kind || kind_number(kind) < kind_number(r->tag_kind))) {
        r->tag_kind = kind;
        r->tag_value = value;
    }
}

/* Only OpenStreetMap's ids are recognisable: "node/12", "N12". Others have a meaning only to the
 * user. */
static void import_record_set_id(import_record *r, str value) {
    static const char *const kinds[] = {"node", "way", "relation"}; /* ORDER pbf_kind */
    for (size_t i = 0; i < LEN(kinds); i++) {
        str kind = str_of(kinds[i]), number = str_from(value, 1);
        bool fits = value.len > 1 && ascii_lower(value.at[0]) == kind.at[0];
        if (str_starts(value, kind)) {
            number = str_from(value, kind.len);
            number = str_from(number, number.len && strchr("/ :_-", number.at[0]));
        }
        int64_t id = 0;
        if (fits && str_int(number, &id) && id > 0 && id < INT64_MAX / 4) {
            r->id = (uint64_t)id * 4 + i + 1;
            r->id_kind = IMPORT_RECORD_IDS_OSM;
        }
    }
}

GEO_FN const char *import_record_set(import_record *r, import_record_column column, str lang,
                                     str value) {
    value = str_trim(value);
    if (!value.len || column == COLUMN_NONE) {
        return NULL;
    }
    if (!utf8_valid(value)) {
        return "its text is not UTF-8";
    }
    switch (column) {
    case COLUMN_LAT:
        return import_record_set_number(&r->lat, value, 90,
                                        "the latitude is not a number from -90 to 90");
    case COLUMN_LON:
        return import_record_set_number(&r->lon, value, 180,
                                        "the longitude is not a number from -180 to 180");
    case COLUMN_POPULATION: r->population = import_record_grouped_number(value); break;
    case COLUMN_ID: import_record_set_id(r, value); break;
    case COLUMN_NAME: r->name = value; break;
    case COLUMN_ALT_NAMES: import_record_set_names(r, value); break;
    case COLUMN_COUNTRY:
        r->context[0] = value.len > 1 ? value : STR_NONE; /* E is England in British tables */
        break;
    case COLUMN_STATE:
    case COLUMN_COUNTY:
    case COLUMN_CITY:
    case COLUMN_SUBURB: r->context[column - COLUMN_COUNTRY] = value; break;
    case COLUMN_CATEGORY:
    case COLUMN_TYPE: import_record_set_kind(r, value); break;
    case COLUMN_POSTCODE: r->postcode = value; break;
    case COLUMN_STREET: r->street = value; break;
    case COLUMN_HOUSE_NUMBER: r->house_number = value; break;
    case COLUMN_TIMEZONE: r->timezone = value; break;
    case COLUMN_LEVEL: r->level = (int)MIN(import_record_population(value), INT64_C(99)); break;
    case COLUMN_LANGUAGE: import_record_add_name(r, IMAGE_OTHER, lang, value); break;
    case COLUMN_KEPT: import_record_add_tag(r, lang, value); break;
    case COLUMN_TAG: import_record_set_tag(r, lang, value); break;
    case COLUMN_WKT: break;
    default: r->parts[column - COLUMN_SUFFIX] = value; break;
    }
    return NULL;
}

GEO_FN size_t import_record_text_size(const import_record *r) {
    size_t size = 0;
    for (size_t i = 0; i < LEN(import_record_slices); i++) {
        size += ((const str *)(const void *)((const char *)r + import_record_slices[i]))->len;
    }
    return size;
}
