/* osm_tags -- classifies an OpenStreetMap object by its tags. Owns the table of tags that hold
 * names; the kinds are in kind.c. Outside facts: OpenStreetMap's tagging (its wiki: "Key:addr",
 * "Names", "Key:place", "Tag:boundary=administrative"). */
#include "osm_tags.h"

#include "../base/hash.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../index/kind.h"
#include "import_settle.h"

/* Tags that hold a name, and the class of that name. */
static const struct {
    str key;
    image_name_class cls;
} osm_tags_names[] = {
    {STR_ROW("alt_name"), IMAGE_ALIAS},
    {STR_ROW("old_name"), IMAGE_ALIAS},
    {STR_ROW("short_name"), IMAGE_ALIAS},
    {STR_ROW("official_name"), IMAGE_ALIAS},
    {STR_ROW("int_name"), IMAGE_ALIAS},
    {STR_ROW("loc_name"), IMAGE_ALIAS},
    {STR_ROW("nat_name"), IMAGE_ALIAS},
    {STR_ROW("reg_name"), IMAGE_ALIAS},
    {STR_ROW("iata"), IMAGE_CODE},
    {STR_ROW("icao"), IMAGE_CODE},
    {STR_ROW("ref"), IMAGE_ALIAS},
    {STR_ROW("brand"), IMAGE_ALIAS},
    {STR_ROW("addr:housename"), IMAGE_ALIAS},
};

static void osm_tags_add_names(import_record *r, const pbf_object *o) {
    for (int i = 0; i < o->tag_count; i++) {
        str key = o->tags[i].key, value = o->tags[i].value;
        if (str_starts(key, STR("name:")) && import_record_is_language(str_from(key, 5))) {
            import_record_add_name(r, IMAGE_OTHER, str_from(key, 5), value);
            continue;
        }
        for (size_t j = 0; j < LEN(osm_tags_names); j++) {
            str name = osm_tags_names[j].key, rest = value;
            bool is_it =
                str_eq(key, name) || (str_starts(key, name) && key.at[name.len] == ':' &&
                                      import_record_is_language(str_from(key, name.len + 1)));
            while (is_it && rest.at) {
                import_record_add_name(r, osm_tags_names[j].cls, STR_NONE, str_cut(&rest, ';'));
            }
        }
    }
}

/* Which kinds an object may be of: a road may have a number instead of a name. */
static kind_when osm_tags_most(const pbf_object *o) {
    bool has_number =
        pbf_tag(o, STR("highway")).len && pbf_tag(o, STR("ref")).len && o->kind != PBF_NODE;
    return pbf_tag(o, STR("name")).len || has_number ? KIND_NAMED : KIND_UNNAMED;
}

/* The main name: the local one, else an English one, else what is written on the door. */
static str osm_tags_name(const pbf_object *o, const kind_row *kind) {
    static const str keys[] = {STR_ROW("name"),          STR_ROW("name:en"), STR_ROW("int_name"),
                               STR_ROW("official_name"), STR_ROW("brand"),   STR_ROW("operator")};
    enum { BRAND = 4 };
    size_t count = kind && kind->when == KIND_UNNAMED ? BRAND : LEN(keys);
    for (size_t i = 0; i < count; i++) {
        str name = str_trim(pbf_tag(o, keys[i]));
        if (name.len && utf8_valid(name)) {
            return name;
        }
    }
    str number = pbf_tag(o, STR("ref"));
    return kind && kind->cls == IMAGE_STREET ? str_trim(str_cut(&number, ';')) : STR_NONE;
}

static void osm_tags_add_code(import_record *r, const pbf_object *o, str key, str lang) {
    str code = pbf_tag(o, key);
    if (code.len) {
        import_record_add_name(r, IMAGE_CODE, lang, code);
    }
}

/* The main tag: the one with the lowest row, of those that are kept up to `most`. */
static const kind_row *osm_tags_kind(const pbf_object *o, kind_when most, str *value) {
    const kind_row *best = NULL;
    for (int i = 0; i < o->tag_count; i++) {
        const kind_row *row = kind_of_tag(o->tags[i].key, o->tags[i].value);
        if (row && row->when <= most && (!best || kind_number(row) < kind_number(best))) {
            best = row;
            *value = o->tags[i].value;
        }
    }
    return best;
}

/* Of several that a street has along it, the first. */
static str osm_tags_postcode(const pbf_object *o) {
    static const str keys[] = {STR_ROW("addr:postcode"), STR_ROW("postal_code"),
                               STR_ROW("tiger:zip_left"), STR_ROW("tiger:zip_right")};
    str code = STR_NONE;
    for (size_t i = 0; i < LEN(keys) && !code.len; i++) {
        str rest = pbf_tag(o, keys[i]);
        str first = str_cut(&rest, i ? ';' : 0);
        code = str_trim(i ? str_cut(&first, ':') : first);
    }
    return code;
}

/* Keeps what answers show besides, and the other things that it is, such as tourism=hotel of a
 * restaurant. */
static void osm_tags_keep(import_record *r, const pbf_object *o) {
    for (int i = 0; i < o->tag_count; i++) {
        str key = o->tags[i].key, value = o->tags[i].value;
        const kind_row *row = kind_of_tag(key, value);
        import_record_add_tag(r, key, value);
        if (row && row->when <= KIND_UNNAMED && row != r->kind) {
            import_record_keep_tag(r, key, value);
        }
    }
}

/* A house by its block or quarter, as in Japan: its number is of the chome, the block and the
 * house, "1-2-3". */
static void osm_tags_add_block(osm_tags_object *x, const pbf_object *o) {
    import_record *r = &x->record;
    str block = str_trim(pbf_tag(o, STR("addr:block_number")));
    bool is_in_quarter = str_trim(pbf_tag(o, STR("addr:quarter"))).len && r->house_number.len &&
                         !str_trim(pbf_tag(o, STR("addr:place"))).len;
    if (r->street.len || (!block.len && !is_in_quarter)) {
        return;
    }
    str area = str_trim(pbf_tag(o, STR("addr:neighbourhood"))),
        chome = import_settle_chome_number(area);
    str parts[] = {chome, block, r->house_number};
    out text = out_of(x->joined, sizeof x->joined);
    out_text(&text, str_trim(pbf_tag(o, STR("addr:quarter"))));
    out_text(&text, chome.len ? STR("") : area);
    size_t street = text.len;
    for (size_t i = 0; i < LEN(parts); i++) {
        out_text(&text, text.len > street && parts[i].len ? STR("-") : STR(""));
        out_text(&text, parts[i]);
    }
    if (!text.full) {
        r->street = str_head(out_str(&text), street);
        r->house_number = str_from(out_str(&text), street);
    }
}

static void osm_tags_add_address(osm_tags_object *x, const pbf_object *o) {
    import_record *r = &x->record;
    static const str numbers[] = {STR_ROW("addr:housenumber"), STR_ROW("addr:streetnumber"),
                                  STR_ROW("addr:conscriptionnumber")};
    for (size_t i = 0; i < LEN(numbers) && !r->house_number.len; i++) {
        r->house_number = str_trim(pbf_tag(o, numbers[i]));
    }
    r->street = str_trim(pbf_tag(o, STR("addr:street")));
    osm_tags_add_block(x, o);
    if (!r->street.len) {
        r->street = str_trim(pbf_tag(o, STR("addr:place")));
    }
    r->postcode = osm_tags_postcode(o);
    r->context[IMPORT_RECORD_CONTEXT_CITY] = str_trim(pbf_tag(o, STR("addr:city")));
}

/* What a house without a number is called: by its name, or its whole address as one text. */
static str osm_tags_called(const pbf_object *o) {
    str name = str_trim(pbf_tag(o, STR("addr:housename"))),
        full = str_trim(pbf_tag(o, STR("addr:full")));
    name = name.len ? name : full;
    return name.len && utf8_valid(name) ? name : STR_NONE;
}

/* boundary=administrative with a name and a level that has a kind. */
static const kind_row *osm_tags_border_kind(const pbf_object *o, int *level) {
    int64_t number = 0;
    if (!str_eq(pbf_tag(o, STR("boundary")), STR("administrative")) ||
        !str_int(pbf_tag(o, STR("admin_level")), &number) || number < 2 || number > 11) {
        return NULL;
    }
    *level = (int)number;
    return kind_of_level(*level);
}

static void osm_tags_fill_border(osm_tags_object *x, const pbf_object *o) {
    const kind_row *settled = kind_of_tag(STR("place"), pbf_tag(o, STR("place")));
    x->cls = OSM_TAGS_BORDER;
    if (settled && IMAGE_CLASS_BIT(settled->cls) & IMAGE_SETTLED_MASK && x->level < 9) {
        x->flags |= OSM_TAGS_IS_PLACE;
        x->record.part = str_of(settled->part);
    }
    for (int i = 0; i < o->count && o->kind == PBF_RELATION; i++) {
        if (o->members[i].kind == PBF_NODE && str_eq(o->members[i].role, STR("label"))) {
            x->label = o->members[i].id;
        }
    }
    if (x->level == 2) {
        osm_tags_add_code(&x->record, o, STR("ISO3166-1:alpha2"), STR(IMAGE_LANG_CC));
        osm_tags_add_code(&x->record, o, STR("ISO3166-1"), STR(IMAGE_LANG_CC));
        osm_tags_add_code(&x->record, o, STR("ISO3166-1:alpha3"), STR_NONE);
    }
    osm_tags_add_code(&x->record, o, STR("ISO3166-2"), STR(IMAGE_LANG_ISO));
}

static uint64_t osm_tags_id(pbf_kind kind, int64_t id) {
    return id > 0 ? (uint64_t)id * 4 + (uint64_t)kind + 1 : 0;
}

/* addr:interpolation: the houses between those at its nodes. */
static bool osm_tags_range(const pbf_object *o, osm_tags_object *x) {
    static const char *const steps[] = {"all", "even", "odd"};
    import_record *r = &x->record;
    str how = o->kind == PBF_WAY ? pbf_tag(o, STR("addr:interpolation")) : STR_NONE;
    for (size_t i = 0; i < LEN(steps) && how.len; i++) {
        if (str_eq(how, str_of(steps[i]))) {
            x->cls = OSM_TAGS_OTHER;
            x->level = i ? 2 : 1;
            x->flags = OSM_TAGS_IS_LINE | OSM_TAGS_IS_RANGE;
            x->wikidata = 0;
            r->kind = kind_of_word(STR("interpolated"));
            r->id = osm_tags_id(o->kind, o->id);
            r->id_kind = IMPORT_RECORD_IDS_OSM;
            return true;
        }
    }
    return false;
}

/* Whether it is a line, although its way may be closed. */
static bool osm_tags_is_line(const pbf_object *o, const kind_row *kind) {
    bool open = o->kind == PBF_WAY && (o->count < 2 || o->refs[0] != o->refs[o->count - 1]);
    return open ||
           (kind->is_line && o->kind == PBF_WAY && !str_eq(pbf_tag(o, STR("area")), STR("yes")));
}

/* Settlements before what may be a part of one. */
static int osm_tags_class(const kind_row *kind) {
    bool is_settled = IMAGE_CLASS_BIT(kind->cls) & (IMAGE_SETTLED_MASK | IMAGE_ADMIN_MASK);
    return is_settled && kind->rank < 20             ? OSM_TAGS_SETTLEMENT
           : is_settled || kind->cls == IMAGE_SUBURB ? OSM_TAGS_SUBURB
                                                     : OSM_TAGS_OTHER;
}

GEO_FN account_fate osm_tags_classify(const pbf_object *o, osm_tags_object *x) {
    import_record *r = &x->record;
    str value = STR_NONE;
    import_record_clear(r);
    x->level = 0;
    x->flags = 0;
    x->label = 0;
    osm_tags_add_address(x, o);
    if (osm_tags_range(o, x)) {
        return ACCOUNT_KEPT;
    }
    r->kind = o->kind == PBF_NODE ? NULL : osm_tags_border_kind(o, &x->level);
    bool is_border = r->kind != NULL, is_nameless = false;
    r->kind = is_border ? r->kind : osm_tags_kind(o, osm_tags_most(o), &value);
    r->name = osm_tags_name(o, r->kind);
    if (r->kind && r->kind->cls == IMAGE_POSTCODE) {
        r->name = pbf_tag(o, STR("postal_code")).len ? pbf_tag(o, STR("postal_code"))
                                                     : pbf_tag(o, STR("ref"));
        is_nameless = !r->name.len;
    }
    if (!r->kind || (r->kind->when == KIND_NAMED && !r->name.len) || r->kind->cls == IMAGE_HOUSE) {
        is_nameless = is_border || osm_tags_kind(o, KIND_NAMED, &value);
        is_border = false;
        x->level = 0;
        r->name = r->house_number.len ? STR_NONE : osm_tags_called(o);
        r->kind = r->house_number.len ? kind_of_word(STR("house"))
                  : r->name.len       ? kind_of_tag(STR("building"), STR("yes"))
                                      : NULL;
        value = r->name.len ? STR("yes") : STR("house");
    }
    if (!r->kind || (r->kind->cls == IMAGE_POSTCODE && is_nameless)) {
        return is_nameless ? ACCOUNT_NAMELESS : ACCOUNT_USELESS;
    }
    x->cls = osm_tags_class(r->kind);
    x->level = r->kind->cls == IMAGE_STREET ? OSM_TAGS_STREETS : x->level;
    x->flags |= osm_tags_is_line(o, r->kind) ? OSM_TAGS_IS_LINE : 0;
    r->value = kind_is_plain(value) ? value : STR("yes");
    r->id = osm_tags_id(o->kind, o->id);
    r->id_kind = IMPORT_RECORD_IDS_OSM;
    str wikidata = pbf_tag(o, STR("wikidata"));
    x->wikidata = wikidata.len ? hash_64(wikidata.at, wikidata.len, 5) : 0;
    r->population = import_record_population(pbf_tag(o, STR("population")));
    osm_tags_add_names(r, o);
    osm_tags_keep(r, o);
    if (is_border) {
        osm_tags_fill_border(x, o);
    }
    return ACCOUNT_KEPT;
}
