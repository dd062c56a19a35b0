/* gazetteer -- the face of the offline source.
 *
 * Flow: find asks here when there is no upstream or it is down; main opens the images at the start.
 * Owns nothing: the images belong to gaz_set. How it works: gaz_image (the format), fold and
 * gaz_names (names), gaz_near and gaz_area (points), gaz_place (records), gaz_query, gaz_search and
 * gaz_reverse (answers). */
#include "gazetteer.h"

#include "../geo/geo.h"
#include "fold.h"
#include "gaz_image.h"
#include "gaz_names.h"
#include "gaz_place.h"
#include "gaz_hint.h"
#include "gaz_reverse.h"
#include "gaz_search.h"
#include "gaz_set.h"

enum { GAZ_PREFIX_MAX = 100 }; /* names that begin so: what MCP lets a completion hold */

GEO_FN void gaz_open_embedded(void) {
    gaz_set_open_embedded();
}

GEO_FN bool gaz_add_file(const char *path, char *why, size_t cap) {
    return gaz_set_add(path, why, cap);
}

GEO_FN bool gaz_reload(char *why, size_t cap) {
    return gaz_set_reload(why, cap);
}

GEO_FN bool gaz_is_empty(void) {
    const gaz_set *set = gaz_set_borrow();
    bool is_empty = set->count == 0;
    gaz_set_return(set);
    return is_empty;
}

GEO_FN bool gaz_info(arena *a, int index, gaz_facts *facts) {
    const gaz_set *set = gaz_set_borrow();
    bool is_there = index >= 0 && index < set->count;
    if (is_there) {
        const image *m = &set->images[index];
        *facts =
            (gaz_facts){.path = set->paths[index] ? str_of(set->paths[index]) : STR("embedded"),
                        .date = arena_copy(a, m->date),
                        .attribution = arena_copy(a, m->attribution),
                        .places = m->places,
                        .names = m->keys,
                        .bytes = m->bytes.len};
    }
    gaz_set_return(set);
    return is_there;
}

/* Own data has no credit to show, but it is no one else's either. */
static str gaz_credit_of(arena *a, const gaz_facts *facts) {
    str file = facts->path;
    for (str rest = file; rest.at;) {
        file = str_cut(&rest, '/');
    }
    return facts->attribution.len ? facts->attribution : arena_join(a, STR("own data of "), file);
}

GEO_FN str gaz_join_credits(arena *a, str all, str credit) {
    if (all.len && str_find(all, credit) >= 0) {
        return all;
    }
    return arena_list(a, all, STR("; "), credit);
}

GEO_FN void gaz_credit(arena *a, const place_list *places, place_origin *origin) {
    unsigned used = places->count ? 0 : ~0U;
    str all = STR_NONE, oldest = STR_NONE;
    gaz_facts facts;
    for (int i = 0; i < places->count; i++) {
        used |= places->at[i].images ? places->at[i].images : ~0U;
    }
    for (int i = 0; gaz_info(a, i, &facts); i++) {
        str credit = used >> i & 1 ? gaz_credit_of(a, &facts) : STR_NONE;
        all = gaz_join_credits(a, all, credit);
        if (credit.len && facts.date.len && (!oldest.len || str_cmp(facts.date, oldest) < 0)) {
            oldest = facts.date;
        }
    }
    origin->source = PLACE_GAZETTEER;
    origin->attribution = all;
    origin->data_date = oldest.len ? oldest : STR_NONE;
}

/* What two index files both have, for extracts overlap: the first answers. */
static void gaz_drop_doubles(const gaz_view *v, place_list *places) {
    int kept = 0;
    for (int i = 0; i < places->count; i++) {
        bool is_new = true;
        for (int j = 0; gaz_files(v->set) > 1 && j < kept && is_new; j++) {
            is_new = !places->at[i].id.len || !str_eq(places->at[i].id, places->at[j].id);
        }
        if (is_new) {
            places->at[kept++] = places->at[i];
        }
    }
    places->count = kept;
}

GEO_FN place_list gaz_search(call *c, const place_query *query, gaz_note *note) {
    gaz_view v = gaz_view_of(c, query->language);
    *note = (gaz_note){.dropped = STR_NONE};
    place_list places = search_places(&v, query, note);
    gaz_drop_doubles(&v, &places);
    str *names = places.count ? NULL : ARENA_NEW(v.mem, str, PLACE_SUGGESTIONS_MAX);
    if (names) {
        note->did_you_mean = (str_list){names, hint_spellings(&v, query, names)};
    }
    gaz_view_end(&v);
    return places;
}

GEO_FN bool gaz_reverse(call *c, const place_point *point, place *found) {
    gaz_view v = gaz_view_of(c, point->language);
    bool is_found = geo_is_point(point->lat, point->lon) && reverse_place(&v, point, found);
    gaz_view_end(&v);
    return is_found;
}

GEO_FN place_list gaz_nearby(call *c, double lat, double lon, double radius_m, str_list tags,
                             int limit, str language) {
    gaz_view v = gaz_view_of(c, language);
    int files = MAX(gaz_files(v.set), 1), most = MIN(limit * files, PLACE_LIMIT_MAX);
    place_list places = reverse_nearby(&v, lat, lon, radius_m, tags, MAX(most, limit));
    gaz_drop_doubles(&v, &places);
    places.count = MIN(places.count, limit);
    gaz_view_end(&v);
    return places;
}

/* Adds the names that an image has, one that is there already but once; answers their count. */
static int gaz_prefix_in(const gaz_view *v, const image *m, str key, int limit, str *names,
                         int count) {
    names_hit hits[GAZ_PREFIX_MAX];
    int found = names_prefix(v->call, m, key, hits, limit - count);
    for (int h = 0; h < found; h++) {
        names[count] = hint_written(v, m, hits[h].key, hits[h].place);
        bool is_new = names[count].len > 0;
        for (int k = 0; k < count && is_new; k++) {
            is_new = !str_eq(names[k], names[count]);
        }
        count += is_new;
    }
    return count;
}

GEO_FN int gaz_prefix(call *c, str prefix, int limit, str *names) {
    gaz_view v = gaz_view_of(c, STR_NONE);
    char room[IMAGE_KEY_MAX];
    str key = fold_name(prefix, FOLD_PLAIN, room, sizeof room);
    int count = 0;
    limit = MIN(limit, (int)GAZ_PREFIX_MAX);
    for (int i = 0; i < v.set->count && count < limit; i++) {
        count = gaz_prefix_in(&v, &v.set->images[i], key, limit, names, count);
    }
    gaz_view_end(&v);
    return count;
}

GEO_FN int gaz_suggest(call *c, str text, str names[PLACE_SUGGESTIONS_MAX]) {
    gaz_view v = gaz_view_of(c, STR_NONE);
    place_query query = {.text = text, .viewbox = bbox_none()};
    int count = hint_spellings(&v, &query, names);
    gaz_view_end(&v);
    return count;
}

/* The place of an image with such an id. Ids are not sorted: all are looked through, which takes a
 * millisecond per ten million bytes of ids; lookups by id are rare. */
static bool gaz_find_id(call *c, const image *m, uint64_t id, uint32_t *row) {
    enum { STEP = 512, STEP_WORK = 10 };
    for (uint32_t i = 0; i < m->places; i++) {
        if (i % STEP == 0 && !call_charge(c, STEP_WORK)) {
            return false;
        }
        if (image_value(m, IMAGE_ID, i) == id) {
            *row = i;
            return true;
        }
    }
    return false;
}

static bool gaz_lookup_one(const gaz_view *v, str id, gaz_ref *ref) {
    static const char letters[] = "GNWR";
    int64_t number = 0;
    int type = -1;
    for (int i = 0; i < 4 && id.len; i++) {
        type = char_lower(id.at[0]) == char_lower(letters[i]) ? i : type;
    }
    if (type < 0 || !str_int(str_from(id, 1), &number) || number <= 0 || number > INT64_MAX / 4) {
        return false;
    }
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        uint64_t stored = m->has_osm_ids ? (uint64_t)number * 4 + (uint64_t)type : (uint64_t)number;
        ref->m = m;
        if (m->has_osm_ids == (type > 0) && gaz_find_id(v->call, m, stored, &ref->place)) {
            return true;
        }
    }
    return false;
}

GEO_FN place_list gaz_lookup(call *c, str ids, str language) {
    gaz_view v = gaz_view_of(c, language);
    place_list places = {ARENA_NEW(&c->mem, place, PLACE_LIMIT_MAX), 0};
    while (ids.len && places.at && places.count < PLACE_LIMIT_MAX && !call_is_over(c)) {
        gaz_ref ref;
        if (gaz_lookup_one(&v, str_trim(str_cut(&ids, ',')), &ref)) {
            places.at[places.count++] = gaz_fill(&v, ref);
        }
    }
    gaz_view_end(&v);
    return places;
}

static str_pairs gaz_names_in(const gaz_view *v, str id) {
    enum { GAZ_NAMES_MAX = 64 }; /* of the some 40 languages of the embedded image all */
    arena *a = v->mem;
    gaz_ref ref;
    str_pairs names = {ARENA_NEW(a, str_pair, GAZ_NAMES_MAX), 0};
    if (!names.at || !gaz_lookup_one(v, id, &ref)) {
        return names;
    }
    names.at[names.count++] = (str_pair){STR("name"), gaz_name(v, ref)};
    char room[NAMES_TEXT_MAX];
    uint32_t lang;
    str text;
    for (uint64_t i = 0; names_local(ref.m, ref.place, i, &lang, &text, room); i++) {
        str word = image_word(ref.m, lang);
        if (!word.len || word.at[0] == '*' || names.count == GAZ_NAMES_MAX) {
            continue; /* a code is no name */
        }
        word = str_eq(word, STR("zht")) ? STR("zh-Hant") : word;
        names.at[names.count++] =
            (str_pair){arena_join(a, STR("name:"), word), arena_copy(a, text)};
    }
    return names;
}

GEO_FN str_pairs gaz_names(call *c, str id) {
    gaz_view v = gaz_view_of(c, STR_NONE);
    str_pairs names = gaz_names_in(&v, id);
    gaz_view_end(&v);
    return names;
}
