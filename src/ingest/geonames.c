/* geonames -- the text dumps of GeoNames. Lines of all files are sorted by GeoNames id, then merged
 * into one import record per place for import_sort.c. Owns the sorter. Outside facts: the readme of
 * the GeoNames dump (19 tab-separated columns; alternate names; codes "US.CA", "US.CA.037"), and of
 * its postal codes (12 columns; several lines of one code for the places that have it).
 *
 * Sorted records: id, then 0 and the place's line as a packed import record, 1 and the same of a
 * division or country (without a point), or 2 and a name: language, 0, rank (preferred first),
 * class, text. */
#include "geonames.h"

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../index/kind.h"
#include "../index/sort.h"
#include "account.h"
#include "import_record.h"
#include "import_sort.h"

enum {
    RECORD_PLACE = 0,
    RECORD_NAMED = 1,
    RECORD_NAME = 2,
    KEY_BYTES = 9,          /* of a record: id and kind */
    PLACE_BYTES = 512 << 10 /* of all records of one place */
};

static struct {
    sorter sorter;
    import_record current, named;
    char record[SORT_RECORD_MAX], path[IMPORT_RECORD_PATH_MAX], bytes[PLACE_BYTES];
} geonames;

GEO_FN void geonames_open(void *memory, size_t size, const char *beside) {
    sort_open(&geonames.sorter, memory, size, beside);
}

GEO_FN void geonames_close(void) {
    sort_close(&geonames.sorter);
}

/* ---- lines ---- */

/* Cuts a line into its tab-separated cells; returns their number, cells + 1 if there are more. */
static int geonames_cells(str line, str *list, int cells) {
    int count = 0;
    while (line.at && count < cells) {
        list[count++] = str_cut(&line, '\t');
    }
    return line.at ? cells + 1 : count;
}

/* "US", "CA", "037" as the path of a division; "00" and empty codes mean no division. */
static str geonames_path(str country, str admin1, str admin2, char room[IMPORT_RECORD_PATH_MAX]) {
    char letters[2];
    str path = {room, 0};
    if (!import_record_country_key(country, letters)) {
        return path;
    }
    import_record_path(&path, room, LEVEL_COUNTRY, (str){letters, 2}, true);
    if (admin1.len && !str_eq(admin1, STR("00"))) {
        import_record_path(&path, room, LEVEL_STATE, admin1, true);
        import_record_path(&path, room, LEVEL_COUNTY, admin2, true);
    }
    return path;
}

/* Places that no longer exist: historical, abandoned, destroyed. */
static bool geonames_is_obsolete(str feature_class, str code) {
    static const char *const obsolete[] = {"PPLH",  "PPLQ",  "PPLW",  "PPLCH", "ADM1H", "ADM2H",
                                           "ADM3H", "ADM4H", "ADM5H", "ADMDH", "PCLH"};
    for (size_t i = 0; i < LEN(obsolete); i++) {
        if (str_eq(code, str_of(obsolete[i]))) {
            return true;
        }
    }
    return !feature_class.len;
}

static void geonames_kind(import_record *r, str feature_class, str code) {
    str tag = kind_feature_tag(feature_class, code);
    r->kind = kind_of_word(tag.len ? tag : STR("place=locality"));
    str_cut(&tag, '=');
    r->value = tag;
    if (r->kind->cls == IMAGE_VILLAGE && kind_population_class(r->population) < IMAGE_VILLAGE) {
        r->kind = kind_of_population(r->population);
    }
}

static void geonames_aliases(import_record *r, str list) {
    while (list.at) {
        import_record_add_name(r, IMAGE_ALIAS, STR_NONE, str_cut(&list, ','));
    }
}

GEO_FN const char *geonames_place(str line, char room[IMPORT_RECORD_PATH_MAX], import_record *r) {
    enum {
        ID,
        NAME,
        ASCII,
        ALIASES,
        LAT,
        LON,
        CLASS,
        CODE,
        COUNTRY,
        CC2,
        ADMIN1,
        ADMIN2,
        ADMIN3,
        ADMIN4,
        POPULATION,
        ELEVATION,
        DEM,
        TIMEZONE,
        CHANGED,
        CELLS
    };
    str cells[CELLS];
    int64_t id = 0;
    import_record_clear(r);
    if (geonames_cells(line, cells, CELLS) != CELLS) {
        return "there are not 19 tab-separated columns";
    }
    if (!str_int(cells[ID], &id) || id <= 0) {
        return "the id is not a number";
    }
    if (!str_num(cells[LAT], &r->lat) || !str_num(cells[LON], &r->lon) ||
        !geo_is_point(r->lat, r->lon)) {
        return "the latitude or longitude is wrong";
    }
    if (!cells[NAME].len || !utf8_valid(cells[NAME])) {
        return "the name is empty or not UTF-8";
    }
    if (geonames_is_obsolete(cells[CLASS], cells[CODE])) {
        return "";
    }
    r->population = import_record_population(cells[POPULATION]);
    r->id = (uint64_t)id;
    r->id_kind = IMPORT_RECORD_IDS_GEONAMES;
    r->name = cells[NAME];
    r->timezone = cells[TIMEZONE];
    geonames_kind(r, cells[CLASS], cells[CODE]);
    import_record_add_name(r, IMAGE_ALIAS, STR_NONE, cells[ASCII]);
    geonames_aliases(r, cells[ALIASES]);
    str none = STR_NONE;
    bool is_country = r->kind->cls == IMAGE_COUNTRY, is_state = str_eq(cells[CODE], STR("ADM1"));
    r->is_area = is_country || is_state || str_eq(cells[CODE], STR("ADM2"));
    r->path = geonames_path(cells[COUNTRY], is_country ? none : cells[ADMIN1],
                            is_country || is_state ? none : cells[ADMIN2], room);
    r->is_path_named = true;
    return NULL;
}

/* ---- postal codes ---- */

enum { POSTAL_CELLS = 12 }; /* of a line of the postal code files, which bear the same names */

/* An id of what GeoNames gives none: by its path, above all real ids. */
static uint64_t geonames_id_of(str path) {
    return hash_64(path.at, path.len, 4) >> 1 | (uint64_t)1 << 62;
}

GEO_FN const char *geonames_postcode(str line, char room[IMPORT_RECORD_PATH_MAX],
                                     import_record *r) {
    enum { COUNTRY, CODE, NAME, STATE, COUNTY = 5, LAT = 9, LON, ACCURACY, CELLS };
    _Static_assert(CELLS == (int)POSTAL_CELLS, "all columns are here");
    str cells[CELLS];
    import_record_clear(r);
    if (geonames_cells(line, cells, CELLS) != CELLS || !cells[CODE].len ||
        !utf8_valid(cells[CODE])) {
        return "there is no postal code in 12 tab-separated columns";
    }
    if (!str_num(cells[LAT], &r->lat) || !str_num(cells[LON], &r->lon) ||
        !geo_is_point(r->lat, r->lon)) {
        return "the latitude or longitude is wrong";
    }
    r->path = geonames_path(cells[COUNTRY], STR_NONE, STR_NONE, room);
    if (!r->path.len) {
        return "there is no country code";
    }
    import_record_path(&r->path, room, LEVEL_POSTCODE, cells[CODE], false);
    r->id = geonames_id_of(r->path);
    r->name = cells[CODE];
    r->kind = kind_of_word(STR("boundary=postal_code"));
    import_record_keep_tag(r, STR("addr:city"), cells[NAME]);
    import_record_keep_tag(r, STR("addr:county"), cells[COUNTY]);
    import_record_keep_tag(r, STR("addr:state"), cells[STATE]);
    r->is_area = true;
    return NULL;
}

/* ---- sorting by id ---- */

static out geonames_key(uint64_t id, int kind) {
    out o = out_of(geonames.record, sizeof geonames.record);
    sort_put(sort_put(o.at, id, 8), (uint64_t)kind, 1);
    o.len = KEY_BYTES;
    return o;
}

static void geonames_sort(call *c, const out *o) {
    if (!o->full) {
        sort_add(&geonames.sorter, c, out_str(o));
    }
}

static void geonames_sort_record(call *c, const import_record *r, int kind) {
    out o = geonames_key(r->id, kind);
    import_record_pack(&o, r);
    geonames_sort(c, &o);
    if (o.full) {
        account_add(ACCOUNT_LONG);
    }
}

/* ---- files ---- */

/* The next line that is not empty, and its number. False at the end of the file and when c has
 * failed. */
static bool geonames_line(call *c, import_reader *f, str *line, int64_t *number) {
    bool found = false;
    f->counts_lines = true;
    do {
        *number = f->line;
        found = import_reader_line(f, c, GEONAMES_LINE_MAX, line);
    } while (found && !line->len);
    return found;
}

GEO_FN void geonames_ingest_places(call *c, import_reader *f) {
    str line;
    int64_t at;
    while (geonames_line(c, f, &line, &at)) {
        account_read();
        str cells[POSTAL_CELLS];
        const char *why = geonames_cells(line, cells, POSTAL_CELLS) == POSTAL_CELLS
                              ? geonames_postcode(line, geonames.path, &geonames.current)
                              : geonames_place(line, geonames.path, &geonames.current);
        if (!why) {
            if (geonames.current.kind->cls != IMAGE_POSTCODE) { /* a date is its last column */
                import_reader_set_date(f->report, str_from(line, line.len - 10));
            }
            geonames_sort_record(c, &geonames.current, RECORD_PLACE);
        } else if (*why) {
            import_reader_bad_row(f, c, at, "%s", why);
        } else {
            account_add(ACCOUNT_USELESS);
        }
    }
}

/* The language column of an alternate name also holds other things. */
static bool geonames_is_language(str lang) {
    bool good = lang.len >= 2 && lang.len <= 7;
    for (size_t i = 0; i < lang.len && good; i++) {
        good = ascii_is_alpha(lang.at[i]) || (i >= 2 && lang.at[i] == '-');
    }
    return good && lang.len != 4; /* link, wkdt, post, iata, icao, faac, abbr, unlc */
}

/* NULL, or why the line cannot be used. */
static const char *geonames_name(call *c, str line) {
    enum { NAME_ID, ID, LANG, TEXT, PREFERRED, SHORT, COLLOQUIAL, HISTORIC, CELLS = 10 };
    str cells[CELLS];
    int64_t name_id = 0, id = 0;
    int count = geonames_cells(line, cells, CELLS);
    if (count <= TEXT || !str_int(cells[NAME_ID], &name_id) || !str_int(cells[ID], &id) ||
        id <= 0) {
        return "there are not 4 to 10 tab-separated columns that begin with two numbers";
    }
    bool is_code = str_eq(cells[LANG], STR("iata")) || str_eq(cells[LANG], STR("icao"));
    bool is_alias = !cells[LANG].len || str_eq(cells[LANG], STR("abbr")) ||
                    (count > COLLOQUIAL && cells[COLLOQUIAL].len) ||
                    (count > HISTORIC && cells[HISTORIC].len);
    if (!is_code && !is_alias && !geonames_is_language(cells[LANG])) {
        return NULL; /* a link, a postal code: no name */
    }
    bool is_preferred = count > PREFERRED && cells[PREFERRED].len,
         is_short = count > SHORT && cells[SHORT].len;
    out o = geonames_key((uint64_t)id, RECORD_NAME);
    out_text(&o, is_alias ? STR("") : cells[LANG]);
    out_char(&o, 0);
    out_char(&o, is_preferred ? 0 : is_short ? 2 : 1);
    out_char(&o, is_code ? IMAGE_CODE : is_alias ? IMAGE_ALIAS : IMAGE_OTHER);
    out_text(&o, cells[TEXT]);
    geonames_sort(c, &o);
    return NULL;
}

GEO_FN void geonames_ingest_names(call *c, import_reader *f) {
    str line;
    int64_t at;
    while (geonames_line(c, f, &line, &at)) {
        account_read();
        const char *why = geonames_name(c, line);
        if (why) {
            import_reader_bad_row(f, c, at, "%s", why);
        } else {
            account_add(ACCOUNT_PART);
        }
    }
}

/* A division or country; its point comes from its line of places or from what lies in it. */
static void geonames_sort_named(call *c, str path, const kind_row *kind, str name, str id) {
    import_record *r = &geonames.current;
    int64_t number = 0;
    r->kind = kind;
    r->name = name;
    r->path = path;
    r->is_area = r->is_path_named = true;
    r->id = str_int(id, &number) && number > 0 ? (uint64_t)number : geonames_id_of(path);
    r->id_kind = IMPORT_RECORD_IDS_GEONAMES;
    geonames_sort_record(c, r, RECORD_NAMED);
}

GEO_FN void geonames_ingest_codes(call *c, import_reader *f) {
    enum { CODE, NAME, ASCII, ID, CELLS };
    str line, cells[CELLS];
    int64_t at;
    while (geonames_line(c, f, &line, &at)) {
        account_read();
        int count = geonames_cells(line, cells, CELLS);
        str rest = cells[CODE], country = str_cut(&rest, '.'), admin1 = str_cut(&rest, '.');
        if (count < 2 || count > CELLS || country.len != 2 || !admin1.len) {
            import_reader_bad_row(f, c, at, "there is no code like US.CA and a name");
            continue;
        }
        import_record_clear(&geonames.current);
        import_record_add_name(&geonames.current, IMAGE_ALIAS, STR_NONE,
                               count > ASCII ? cells[ASCII] : STR_NONE);
        str path = geonames_path(country, admin1, rest, geonames.path);
        geonames_sort_named(c, path, kind_of_word(rest.len ? STR("county") : STR("state")),
                            cells[NAME], count > ID ? cells[ID] : STR_NONE);
    }
}

GEO_FN void geonames_ingest_countries(call *c, import_reader *f) {
    enum {
        ISO,
        ISO3,
        NUMERIC,
        FIPS,
        NAME,
        CAPITAL,
        AREA,
        POPULATION,
        CONTINENT,
        TLD,
        CURRENCY,
        CURRENCY_NAME,
        PHONE,
        POSTCODE,
        POSTCODE_FORM,
        LANGUAGES,
        ID,
        CELLS = 19
    };
    str line, cells[CELLS];
    import_record *r = &geonames.current;
    int64_t at;
    while (geonames_line(c, f, &line, &at)) {
        if (line.at[0] == '#') {
            continue;
        }
        account_read();
        if (geonames_cells(line, cells, CELLS) <= ID || cells[ISO].len != 2) {
            import_reader_bad_row(f, c, at,
                                  "there are not 17 tab-separated columns with a country code");
            continue;
        }
        import_record_clear(r);
        r->population = import_record_population(cells[POPULATION]);
        import_record_add_name(r, IMAGE_CODE, STR(IMAGE_LANG_CC), cells[ISO]);
        import_record_add_name(r, IMAGE_CODE, STR_NONE, cells[ISO3]);
        str path = geonames_path(cells[ISO], STR_NONE, STR_NONE, geonames.path);
        geonames_sort_named(c, path, kind_of_word(STR("country")), cells[NAME], cells[ID]);
    }
}

/* ---- merging ---- */

/* What is known so far of the place whose records are being merged. */
typedef struct {
    bool has_place, has_named;
    str lang; /* of the last name: only the first name of a language shows */
    arena mem;
} geonames_merge;

static void geonames_take_name(geonames_merge *k, str rest) {
    str lang = str_cut(&rest, 0);
    if (rest.len < 2) {
        return;
    }
    image_name_class cls = (image_name_class)rest.at[1];
    str kept = arena_copy(&k->mem, lang), text = arena_copy(&k->mem, str_from(rest, 2));
    bool is_first = !k->lang.at || !str_eq(k->lang, lang);
    k->lang = kept;
    bool is_code = cls == IMAGE_CODE;
    cls = cls == IMAGE_OTHER && !is_first ? IMAGE_ALIAS : cls;
    import_record_add_name(&geonames.current, cls, cls == IMAGE_ALIAS || is_code ? STR_NONE : kept,
                           text);
}

static void geonames_take(geonames_merge *k, str rec) {
    import_record *r = &geonames.current, *named = &geonames.named;
    int kind = rec.at[KEY_BYTES - 1];
    str rest = str_from(rec, KEY_BYTES);
    if (kind == RECORD_NAME && (k->has_place || k->has_named)) {
        geonames_take_name(k, rest);
    } else if (kind == RECORD_PLACE && !k->has_place) {
        k->has_place = import_record_unpack(arena_copy(&k->mem, rest), r);
    } else if (kind == RECORD_PLACE) {
        account_add(ACCOUNT_REPEATED);
    } else if (kind == RECORD_NAMED && !k->has_place && !k->has_named) {
        k->has_named = import_record_unpack(arena_copy(&k->mem, rest), r);
    } else if (kind == RECORD_NAMED && import_record_unpack(arena_copy(&k->mem, rest), named)) {
        account_add(ACCOUNT_PART);
        r->path = named->path; /* it is the division of the code tables */
        r->is_area = true;
        r->population = r->population ? r->population : named->population;
        import_record_add_name(r, IMAGE_ALIAS, STR_NONE, named->name);
        for (int i = 0; i < named->name_count; i++) {
            import_record_add_name(r, named->names[i].cls, named->names[i].lang,
                                   named->names[i].text);
        }
    }
}

GEO_FN void geonames_finish(call *c) {
    str rec;
    sort_finish(&geonames.sorter, c);
    for (bool more = sort_next(&geonames.sorter, c, &rec); more;) {
        uint64_t id = sort_get(rec.at, 8);
        geonames_merge k = {.mem = arena_of(geonames.bytes, sizeof geonames.bytes)};
        while (more && sort_get(rec.at, 8) == id) {
            geonames_take(&k, rec);
            more = sort_next(&geonames.sorter, c, &rec);
        }
        if (k.has_place || k.has_named) {
            geonames.current.id = id >> 62 ? 0 : id;
            import_sort_add(c, &geonames.current);
        }
    }
}
