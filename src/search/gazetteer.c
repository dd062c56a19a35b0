/* gazetteer -- the interface of the offline source. Each function takes a view of the open images,
 * asks meaning, own, reverse, suggest or names, and releases the view. Owns nothing: the images
 * belong to image_set. */
#include "gazetteer.h"

#include <math.h>

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../image/image.h"
#include "../image/image_id.h"
#include "../image/image_place.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/prefix.h"
#include "address.h"
#include "around.h"
#include "common.h"
#include "crossing.h"
#include "meaning.h"
#include "miss.h"
#include "own.h"
#include "postal.h"
#include "query.h"
#include "query_house.h"
#include "reverse.h"
#include "select.h"
#include "suggest.h"

enum {
    GAZETTEER_PREFIX_MAX = 100, /* names of one prefix: MCP's limit for a completion */
    GAZETTEER_PREFIX_MORE = 60, /* that are compared with what is asked for */
    GAZETTEER_OWN_MAX = 8       /* files whose names an answer without places has */
};

GEO_FN void gazetteer_open_embedded(void) {
    out none = out_of(NULL, 0);
    image_set_open(STR_NONE, &none);
}

GEO_FN bool gazetteer_open_files(str list, out *problems) {
    return image_set_open(list, problems);
}

GEO_FN bool gazetteer_reload(out *problems) {
    return image_set_reload(problems);
}

GEO_FN bool gazetteer_is_empty(void) {
    const image_set *set = image_set_acquire();
    bool is_empty = set->count == 0;
    image_set_release(set);
    return is_empty;
}

_Static_assert(GAZETTEER_CLASSES == IMAGE_CLASSES, "every class is told");

static str gazetteer_path(const image_set *set, int index) {
    return set->images[index].path ? str_of(set->images[index].path) : STR("embedded");
}

GEO_FN bool gazetteer_info(arena *a, int index, gazetteer_facts *facts) {
    const image_set *set = image_set_acquire();
    bool is_there = index >= 0 && index < set->count;
    if (is_there) {
        const image *m = &set->images[index];
        *facts = (gazetteer_facts){.path = gazetteer_path(set, index),
                                   .date = arena_copy(a, m->date),
                                   .attribution = arena_copy(a, m->attribution),
                                   .meta = arena_copy(a, image_bytes(m, IMAGE_META)),
                                   .places = m->places,
                                   .names = m->keys,
                                   .bytes = m->bytes.len,
                                   .is_damaged = m->file && atomic_load(&m->file->is_damaged)};
        for (int i = 0; i < GAZETTEER_CLASSES; i++) {
            facts->classes[i].word = image_class_word((image_class)i);
            facts->classes[i].places =
                image_first(m, (image_class)(i + 1)) - image_first(m, (image_class)i);
        }
    }
    image_set_release(set);
    return is_there;
}

GEO_FN uint64_t gazetteer_checksum(int index) {
    const image_set *set = image_set_acquire();
    const image *m = index < set->count ? &set->images[index] : NULL;
    bool is_there = m && image_touch(m, m->bytes.at, 1); /* maps a file that rests */
    uint64_t sum = is_there ? hash_64(m->sums, (size_t)image_chunks(m) * IMAGE_SUM_BYTES, 0) : 0;
    image_set_release(set);
    return sum;
}

/* A file without attribution is the user's own data; it must not be credited to anyone else. */
static str gazetteer_credit_of(arena *a, const image_set *set, int index) {
    str file = gazetteer_path(set, index), attribution = set->images[index].attribution;
    if (attribution.len) {
        return arena_copy(a, attribution);
    }
    for (str rest = file; rest.at;) {
        file = str_cut(&rest, '/');
    }
    return arena_join(a, STR("own data of "), file);
}

GEO_FN str gazetteer_join_credits(arena *a, str all, str credit) {
    if (all.len && str_find(all, credit) >= 0) {
        return all;
    }
    return arena_list(a, all, STR("; "), credit);
}

GEO_FN str gazetteer_map_credit(arena *a, bool has_files) {
    const image_set *set = image_set_acquire();
    str credit = set->base ? arena_copy(a, set->base->attribution) : STR_NONE;
    for (int i = 0; i < set->count && has_files; i++) {
        if (set->images[i].attribution.len) {
            credit = gazetteer_join_credits(a, credit, arena_copy(a, set->images[i].attribution));
        }
    }
    image_set_release(set);
    return credit;
}

/* Whether one of the places, or an answer without any, has something of an image. */
static bool gazetteer_is_used(const place_list *places, int index) {
    bool is_used = places->count == 0;
    for (int i = 0; i < places->count && !is_used; i++) {
        uint64_t marks = places->at[i].images ? places->at[i].images : UINT64_MAX;
        is_used = image_set_mark(marks, index) == marks;
    }
    return is_used;
}

GEO_FN void gazetteer_credit(arena *a, const place_list *places, place_origin *origin) {
    str all = STR_NONE, oldest = STR_NONE;
    int own = 0; /* files that are credited by their names, when there are no places */
    const image_set *set = image_set_acquire();
    for (int i = 0; i < set->count; i++) {
        const image *m = &set->images[i];
        if (gazetteer_is_used(places, i)) {
            own += !places->count && !m->attribution.len;
            str credit = own <= GAZETTEER_OWN_MAX ? gazetteer_credit_of(a, set, i)
                         : !m->attribution.len    ? STR("own data of further files")
                                                  : m->attribution;
            all = gazetteer_join_credits(a, all, credit);
            bool is_older = m->date.len && (!oldest.len || str_cmp(m->date, oldest) < 0);
            oldest = is_older ? m->date : oldest;
        }
    }
    origin->source = PLACE_GAZETTEER;
    origin->attribution = all;
    origin->data_date = oldest.len ? arena_copy(a, oldest) : STR_NONE;
    image_set_release(set);
}

/* Extracts overlap, so two index files may have the same place: the first one wins. */
static void gazetteer_drop_duplicates(const image_view *v, place_list *places) {
    int kept = 0;
    if (image_set_file_count(v->set) < 2) {
        return;
    }
    for (int i = 0; i < places->count; i++) {
        bool is_new = true;
        for (int j = 0; j < kept && is_new; j++) {
            is_new = !places->at[i].id.len || !str_eq(places->at[i].id, places->at[j].id);
        }
        if (is_new) {
            places->at[kept++] = places->at[i];
        }
    }
    places->count = kept;
}

/* Whether the places are named as the query is and lie where it says. */
static bool gazetteer_is_sure(const place_list *places, const search_note *note) {
    return places->count && place_match_is_sure(places->at[0].match) && !note->is_elsewhere;
}

/* What a text finds that the query may be another spelling of. */
static place_list gazetteer_search_as(const image_view *v, const place_query *query, str text) {
    place_query near = *query;
    search_note note = {.dropped = STR_NONE};
    near.text = text;
    near.fields.count = 0;
    near.is_as_typed = true;
    place_list places = meaning_search(v, &near, &note);
    places.count = gazetteer_is_sure(&places, &note) ? places.count : 0;
    for (int i = 0; i < places.count; i++) {
        places.at[i].match = PLACE_MATCH_FUZZY;
    }
    return places;
}

/* Fills note->did_you_mean; when its first name is clear, what that finds is the answer. */
static place_list gazetteer_search_near(const image_view *v, const place_query *query,
                                        search_note *note) {
    place_list none = {NULL, 0};
    str *names = ARENA_NEW(v->mem, str, PLACE_SUGGESTIONS_MAX);
    str clear = STR_NONE;
    if (!names) {
        return none;
    }
    note->did_you_mean = (str_list){names, suggest_spellings(v, query, names, &clear)};
    if (!clear.len) {
        return none;
    }
    place_list places = gazetteer_search_as(v, query, clear);
    if (places.count) {
        *note = (search_note){.did_you_mean = note->did_you_mean,
                              .understood = names[0],
                              .explanation = note->explanation};
    }
    return places;
}

/* What the readings find, or a postal code alone. */
static place_list gazetteer_search_meant(const image_view *v, const place_query *query,
                                         search_note *note) {
    place_query cut = query_cut_category(query);
    place_list places = meaning_search(v, &cut, note);
    bool may_be_code = note->is_code || (!places.count && str_has_digit(cut.text));
    search_note code = {.explanation = note->explanation};
    place_list areas = may_be_code && !gazetteer_is_sure(&places, note)
                           ? postal_search(v, &cut, &code)
                           : (place_list){NULL, 0};
    if (code.postcode.len) {
        code.reason = PLACE_NO_POSTCODE_DATA;
        *note = code;
        places = areas;
    }
    if (note->is_common_word && miss_is_kind(v, cut.text)) {
        note->is_common_word = false;
        note->reason = PLACE_NO_POI_DATA;
    }
    return places;
}

/* Whether nothing but numbers was left out. */
static bool gazetteer_drops_number(str dropped) {
    char room[IMAGE_KEY_MAX];
    return dropped.len && dropped.len < sizeof room &&
           address_is_number_key(fold_name(dropped, FOLD_PLAIN, room, sizeof room));
}

/* Whether it is the street, and only its number is not known there. */
static bool gazetteer_lacks_house(const place_list *places, const search_note *note) {
    return places->count && str_eq(places->at[0].category, STR("highway")) && !note->is_elsewhere &&
           gazetteer_drops_number(note->dropped);
}

/* Whether it is a street, and a number was taken for that of a flat or a floor. */
static bool gazetteer_drops_unit(const place_list *places, const search_note *note) {
    return places->count && str_eq(places->at[0].category, STR("highway")) &&
           str_has_digit(note->dropped);
}

/* The answer beside index files: of the readings as it is typed, then what only the files have,
 * then other spellings. */
static place_list gazetteer_search_files(const image_view *v, const place_query *query,
                                         search_note *note) {
    place_query typed = *query;
    bool is_category = query_cut_category(query).category.len > 0;
    typed.is_as_typed = true; /* what they have comes before other spellings */
    place_list meant =
        is_category ? (place_list){NULL, 0} : gazetteer_search_meant(v, &typed, note);
    place_list places = crossing_search(v, query); /* a thing may be on both streets */
    if (places.count) {
        *note = (search_note){.dropped = STR_NONE};
        return places;
    }
    bool is_sure = gazetteer_is_sure(&meant, note) && !note->is_open;
    if (is_sure && !gazetteer_drops_unit(&meant, note)) {
        return meant;
    }
    search_note own = {.dropped = STR_NONE};
    places = own_search(v, query, &own);
    if (places.count && (!is_sure || place_part(&places.at[0], "house_number").len)) {
        *note = own;
        return places;
    }
    if (is_sure || query->is_as_typed || gazetteer_lacks_house(&meant, note)) {
        return meant;
    }
    str_list nearly = note->did_you_mean;
    if (!meant.count || meant.at[0].match == PLACE_MATCH_PARTIAL) {
        places = gazetteer_search_near(v, query, note);
        nearly = note->did_you_mean;
    }
    if (!places.count) {
        *note = (search_note){.dropped = STR_NONE};
        places = gazetteer_search_meant(v, query, note);
        note->did_you_mean = nearly.count ? nearly : note->did_you_mean;
    }
    return places;
}

/* Whether something is found without the countries or the box that were asked for. */
static bool gazetteer_is_filtered(const image_view *v, const place_query *query,
                                  search_note *note) {
    bool is_bounded = query->bounded && geo_bbox_is(query->viewbox);
    place_query open = *query;
    search_note open_note = {.dropped = STR_NONE};
    open.country_codes = STR_NONE;
    open.bounded = false;
    if (!query->country_codes.len && !is_bounded) {
        return false;
    }
    place_list found = gazetteer_search_meant(v, &open, &open_note);
    bool is_code = open_note.postcode.len && query->country_codes.len;
    if (is_code && found.count != 1) {
        note->reason = PLACE_OUTSIDE_COUNTRY;
        note->postcode =
            arena_list(v->mem, STR("In the countries of country_codes no postcode looks like \""),
                       STR(""), arena_join(v->mem, query->text, STR("\".")));
        return true;
    }
    if (!found.count || !(is_code || place_match_is_sure(found.at[0].match))) {
        return false;
    }
    bool is_inside =
        place_is_among_countries(place_part(&found.at[0], "country_code"), query->country_codes);
    note->reason = is_inside ? PLACE_OUTSIDE_BOX : PLACE_OUTSIDE_COUNTRY;
    note->understood = miss_label(v->mem, &found.at[0]);
    return true;
}

static place_list gazetteer_search_in(const image_view *v, const place_query *query,
                                      search_note *note) {
    bool has_files = image_set_file_count(v->set) > 0;
    *note = (search_note){.dropped = STR_NONE};
    place_list places =
        has_files ? gazetteer_search_files(v, query, note) : gazetteer_search_meant(v, query, note);
    if (query->is_as_typed || call_over_budget(v->call) || gazetteer_is_sure(&places, note)) {
        return places;
    }
    search_note filtered = {.dropped = STR_NONE};
    bool is_told = note->reason || note->is_common_word;
    if (!is_told && gazetteer_is_filtered(v, query, &filtered)) {
        *note = filtered;
        return (place_list){NULL, 0};
    }
    if (!note->reason && !note->is_open) {
        note->reason = places.count || !miss_is_street(v, query->text) ? PLACE_UNKNOWN_NAME
                                                                       : PLACE_NO_STREET_DATA;
    }
    str_list *meant_names = &note->did_you_mean;
    if (meant_names->count && str_eq(meant_names->at[0], note->understood)) { /* it is the answer */
        *meant_names = (str_list){meant_names->at + 1, meant_names->count - 1};
    }
    return places;
}

/* The key without the words that may be the number of a house. */
static str gazetteer_name_of_street(str key, char room[IMAGE_KEY_MAX]) {
    out o = out_of(room, IMAGE_KEY_MAX);
    for (str rest = key; rest.len;) {
        str word = str_cut(&rest, ' ');
        bool is_number = address_is_number(word);
        out_text(&o, o.len && !is_number ? STR(" ") : STR(""));
        out_text(&o, is_number ? STR("") : word);
    }
    return out_str(&o);
}

GEO_FN bool gazetteer_lacks_street(call *c, str text) {
    char rooms[2][IMAGE_KEY_MAX];
    image_view v = image_set_view_begin(c, STR_NONE);
    str key = text.len < IMAGE_KEY_MAX ? fold_name(text, FOLD_PLAIN, rooms[0], sizeof rooms[0])
                                       : STR_NONE;
    str name = gazetteer_name_of_street(key, rooms[1]);
    bool lacks = key.len && miss_is_street(&v, text);
    for (int i = 0; i < v.set->count && lacks; i++) {
        uint32_t number;
        lacks = !names_find(&v.set->images[i], key, &number) &&
                !names_find(&v.set->images[i], name, &number);
    }
    image_set_view_end(&v);
    return lacks;
}

/* Whether a word in capitals is the code of a country. */
static bool gazetteer_is_country(const image_view *v, str code) {
    enum { NAMESAKES_MAX = 16 };
    char room[IMAGE_KEY_MAX];
    str key = fold_name(code, FOLD_PLAIN, room, sizeof room);
    return v->set->base && names_first_of(v->set->base, key, IMAGE_CLASS_BIT(IMAGE_COUNTRY), true,
                                          NAMESAKES_MAX) != IMAGE_NO_PLACE;
}

/* Sets the explanation: of the answer when it is that of the readings, else of what they say. */
static void gazetteer_explain(const image_view *v, const place_query *query,
                              const place_list *places, search_note *note) {
    enum { HEAD_MAX = 2048 }; /* a name is shorter than PLACE_TEXT_MAX */
    search_note meant = {.explanation = note->explanation};
    bool is_meant = note->explanation.len > 0;
    if (!is_meant) {
        meaning_search(v, query, &meant);
    }
    out o = out_of(arena_bytes(v->mem, HEAD_MAX), HEAD_MAX);
    out_text(&o, is_meant ? STR("answered by the readings: ")
                          : STR("answered from what index files have, not by the readings: "));
    if (places->count) {
        out_text(&o, place_match_text(places->at[0].match));
        out_text(&o, STR(" match, "));
        out_plain(&o, places->at[0].display_name);
        out_fmt(&o, " (first of %d)", places->count);
    } else {
        out_text(&o, STR("no place"));
    }
    str reason = place_reason_text(note->reason);
    out_fmt(&o, reason.len ? ", reason %.*s\n" : "\n", STR_ARG(reason));
    str text = meant.explanation.len
                   ? meant.explanation
                   : STR("There are no words to be read, or there is too little memory.\n");
    note->explanation = arena_join(v->mem, out_str(&o), text);
}

/* A place whose whole label was asked for lacks nothing: a name may have commas and numbers. */
static void gazetteer_know_label(str text, place_list *places, search_note *note) {
    if (places->count && !place_match_is_sure(places->at[0].match) &&
        meaning_is_label(places->at[0].display_name, text)) {
        places->at[0].match = PLACE_MATCH_EXACT;
        *note = (search_note){.explanation = note->explanation};
    }
}

/* What an address without blanks finds with its numbers written otherwise, and without what stands
 * behind that of the house. */
static void gazetteer_search_run(const image_view *v, const place_query *query, search_note *note,
                                 place_list *places) {
    str counted = query_house_counted_otherwise(v->mem, query->text), tails[3] = {STR_NONE};
    str ways[] = {counted, query_house_cut_behind(v->mem, query->text, &tails[1]),
                  query_house_cut_behind(v->mem, counted, &tails[2])};
    bool had_house = places->count && place_part(&places->at[0], "house_number").len > 0;
    bool found = false;
    for (size_t i = 0; i < LEN(ways) && !found; i++) {
        place_query other = *query;
        search_note meant = {.explanation = note->explanation};
        other.text = ways[i];
        place_list there =
            ways[i].len ? gazetteer_search_in(v, &other, &meant) : (place_list){NULL, 0};
        bool has_house = there.count && place_part(&there.at[0], "house_number").len > 0;
        found = gazetteer_is_sure(&there, &meant) || (has_house && !had_house);
        if (found) {
            *places = there;
            *note = meant;
        }
        if (found && tails[i].len) {
            note->dropped = arena_list(v->mem, note->dropped, STR(", "), tails[i]);
            places->at[0].match = PLACE_MATCH_PARTIAL;
        }
    }
}

/* "fr" alone is searched for as "FR". */
GEO_FN place_list gazetteer_search(call *c, const place_query *query, search_note *note) {
    image_view v = image_set_view_begin(c, query->language);
    place_query asked = *query;
    str code = common_code(v.mem, str_trim(query->text));
    bool has_files = image_set_file_count(v.set) > 0;
    asked.text = code.len && gazetteer_is_country(&v, code) ? code
                 : has_files ? query_house_short_numbers(v.mem, query->text)
                             : query->text;
    place_list places = gazetteer_search_in(&v, &asked, note);
    if (has_files && !gazetteer_is_sure(&places, note)) {
        gazetteer_search_run(&v, &asked, note, &places);
    }
    gazetteer_know_label(asked.text, &places, note);
    note->drops_number = gazetteer_drops_number(note->dropped);
    gazetteer_drop_duplicates(&v, &places);
    if (query->explains) {
        gazetteer_explain(&v, &asked, &places, note);
    }
    image_set_view_end(&v);
    return places;
}

GEO_FN bool gazetteer_reverse(call *c, const place_point *point, place *found) {
    image_view v = image_set_view_begin(c, point->language);
    bool is_found = geo_is_point(point->lat, point->lon) && reverse_place(&v, point, found);
    image_set_view_end(&v);
    return is_found;
}

GEO_FN bool gazetteer_is_at_sea(call *c, double lat, double lon) {
    image_view v = image_set_view_begin(c, STR_NONE);
    image_ref country = image_place_country_at(v.set, lat, lon);
    bool is_at_sea =
        v.set->base && (!country.m || image_place_is_off_shore(v.set, country, lat, lon));
    image_set_view_end(&v);
    return is_at_sea;
}

GEO_FN void gazetteer_around(call *c, const place_point *point, const place *found, bool is_full,
                             place_around *around) {
    image_view v = image_set_view_begin(c, point->language);
    around_find(&v, point, found, is_full, around);
    image_set_view_end(&v);
}

GEO_FN place_list gazetteer_nearby(call *c, const place_area *area, str_list tags) {
    image_view v = image_set_view_begin(c, area->language);
    place_area all = *area;
    int files = MAX(image_set_file_count(v.set), 1);
    all.limit = MAX(MIN(area->limit * files, PLACE_LIMIT_MAX), area->limit);
    place_list places = reverse_nearby(&v, &all, tags);
    gazetteer_drop_duplicates(&v, &places);
    places.count = MIN(places.count, area->limit);
    image_set_view_end(&v);
    return places;
}

GEO_FN bool gazetteer_select(call *c, const place_selection *s, place_answer *answer) {
    image_view v = image_set_view_begin(c, s->language);
    bool is_known = select_places(&v, s, answer);
    image_set_view_end(&v);
    return is_known;
}

GEO_FN str gazetteer_holds(call *c, const place_selection *s, const place *const *places, int count,
                           bool *holds) {
    image_view v = image_set_view_begin(c, s->language);
    str searched = select_holds(&v, s, places, count, holds);
    image_set_view_end(&v);
    return searched;
}

GEO_FN str gazetteer_kind(int index) {
    return select_kind(index);
}

GEO_FN bool gazetteer_kind_is_settled(str kind) {
    return select_kind_is_settled(kind);
}

GEO_FN bool gazetteer_covers(call *c, double lat, double lon, str_list tags) {
    image_view v = image_set_view_begin(c, STR_NONE);
    bool found = miss_covers(&v, lat, lon, tags);
    image_set_view_end(&v);
    return found;
}

typedef struct {
    const image *m;
    prefix_hit hit;
    unsigned weight; /* among those of all images */
} gazetteer_prefixed;

/* What of an index file begins so weighs as much more as a town of some thousand people: the user
 * added it, yet nobody who types "Pari" means a car park. */
enum { GAZETTEER_FILE_WEIGHT = 100 };

typedef struct {
    gazetteer_prefixed at[GAZETTEER_PREFIX_MAX]; /* in the order of weights */
    int count, limit;
} gazetteer_prefixes;

static bool gazetteer_has_prefixed(const gazetteer_prefixes *list, const image *m, uint32_t row) {
    bool found = false;
    for (int i = 0; i < list->count && !found; i++) {
        found = list->at[i].m == m && list->at[i].hit.place == row;
    }
    return found;
}

/* Puts an entry where it belongs among those before `at`. */
static void gazetteer_order_prefixed(gazetteer_prefixes *list, int at, gazetteer_prefixed one) {
    for (; at && list->at[at - 1].weight < one.weight; at--) {
        list->at[at] = list->at[at - 1];
    }
    list->at[at] = one;
}

static void gazetteer_add_prefixed(const image_view *v, gazetteer_prefixes *list, const image *m,
                                   const prefix_hit *hits, int found) {
    unsigned more = m == v->set->base ? 0 : GAZETTEER_FILE_WEIGHT;
    for (int h = 0; h < found; h++) {
        gazetteer_prefixed one = {m, hits[h], hits[h].weight + more};
        int at = MIN(list->count, list->limit - 1);
        if (list->count == list->limit && list->at[at].weight >= one.weight) {
            continue;
        }
        gazetteer_order_prefixed(list, at, one);
        list->count = MIN(list->count + 1, list->limit);
    }
}

/* Without the number of a house, which may stand before a street. */
static str gazetteer_without_number(str key) {
    size_t digits = 0;
    while (digits < key.len && ascii_is_digit(key.at[digits])) {
        digits++;
    }
    str rest = str_from(key, digits);
    str word = digits ? str_cut(&rest, ' ') : STR_NONE; /* the letter of "12b" */
    return digits && word.len <= 1 && rest.len ? rest : STR_NONE;
}

/* The names that begin so, of all images; a house number is left out when nothing begins with it.
 */
static void gazetteer_prefix_hits(const image_view *v, str key, gazetteer_prefixes *list) {
    prefix_hit hits[GAZETTEER_PREFIX_MAX];
    for (; key.len && !list->count; key = gazetteer_without_number(key)) {
        for (int i = 0; i < v->set->count; i++) {
            const image *m = &v->set->images[i];
            int found = prefix_find(v->call, m, key, hits, list->limit);
            gazetteer_add_prefixed(v, list, m, hits, found);
        }
    }
}

/* Of a name that is written out, all places: "Georgia" is a state, too. */
static void gazetteer_prefix_namesakes(const image_view *v, str key, gazetteer_prefixes *list) {
    prefix_hit hits[GAZETTEER_PREFIX_MAX];
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        int found = prefix_namesakes(v->call, m, key, hits, list->limit), kept = 0;
        for (int h = 0; h < found; h++) {
            hits[kept] = hits[h];
            kept += !gazetteer_has_prefixed(list, m, hits[h].place);
        }
        gazetteer_add_prefixed(v, list, m, hits, kept);
    }
}

GEO_FN int gazetteer_prefix(call *c, str prefix, int limit, str *names) {
    image_view v = image_set_view_begin(c, STR_NONE);
    char room[IMAGE_KEY_MAX];
    gazetteer_prefixes list;
    list.count = 0;
    list.limit = MIN(limit, (int)GAZETTEER_PREFIX_MAX);
    int count = 0;
    gazetteer_prefix_hits(&v, fold_name(prefix, FOLD_PLAIN, room, sizeof room), &list);
    for (int i = 0; i < list.count; i++) {
        const gazetteer_prefixed *one = &list.at[i];
        names[count] = suggest_key_text(&v, one->m, one->hit.key, one->hit.place);
        bool is_new = names[count].len > 0;
        for (int k = 0; k < count && is_new; k++) {
            is_new = !str_eq(names[k], names[count]);
        }
        count += is_new;
    }
    image_set_view_end(&v);
    return count;
}

typedef struct {
    str plain, wide;                         /* what was typed, folded both ways */
    query_variant forms[QUERY_VARIANTS_MAX]; /* "st p", "saint p" */
    int form_count;
} gazetteer_typed;

/* The weight that a place loses when its name does not begin with what was typed. */
static unsigned gazetteer_unlike(const gazetteer_typed *t, str name) {
    enum { OTHER = 50, LETTERS = 60 }; /* weight: of ten times the people it is 30 */
    char plain_room[IMAGE_KEY_MAX], wide_room[IMAGE_KEY_MAX];
    str plain = fold_name(name, FOLD_PLAIN, plain_room, sizeof plain_room);
    bool is_told = str_starts(plain, t->plain);
    for (int k = 0; k < t->form_count && !is_told; k++) {
        is_told = str_starts(plain, t->forms[k].key);
    }
    bool is_written = str_eq(t->plain, t->wide) ||
                      str_starts(fold_name(name, FOLD_WIDE, wide_room, sizeof wide_room), t->wide);
    return (is_told ? 0 : OTHER) + (is_written ? 0 : LETTERS);
}

/* Ranks places lower of which neither the displayed nor the own name begins with the prefix, or
 * only without its letters: for "mun", Munich comes before the municipality of Chongqing, a
 * "Municipio" in Spanish, and for "köl" Cologne before Kolkata. */
static void gazetteer_sink_others(const image_view *v, const gazetteer_typed *typed,
                                  gazetteer_prefixes *list) {
    enum { OWN = 20 }; /* weight, as LETTERS */
    char own[NAMES_TEXT_MAX];
    for (int i = 0; i < list->count; i++) {
        gazetteer_prefixed one = list->at[i];
        image_ref ref = {one.m, one.hit.place};
        unsigned less = gazetteer_unlike(typed, image_set_name(v, ref));
        if (less > OWN) {
            less = MIN(less, OWN + gazetteer_unlike(typed, names_main(ref.m, ref.place, own)));
        }
        one.weight -= MIN(one.weight, less);
        gazetteer_order_prefixed(list, i, one);
    }
}

GEO_FN place_list gazetteer_complete(call *c, const place_query *query) {
    image_view v = image_set_view_begin(c, query->language);
    str prefix = query->text;
    bool is_filtered = query->country_codes.len; /* of which many may be in other countries */
    int limit =
        is_filtered ? (int)GAZETTEER_PREFIX_MAX : MIN(query->limit, (int)GAZETTEER_PREFIX_MAX);
    place_list places = {ARENA_NEW(&c->mem, place, limit), 0};
    gazetteer_prefixes list;
    list.count = 0;
    list.limit = MIN(limit + GAZETTEER_PREFIX_MORE, (int)GAZETTEER_PREFIX_MAX);
    char plain[IMAGE_KEY_MAX], wide[IMAGE_KEY_MAX];
    gazetteer_typed typed = {.plain = fold_name(prefix, FOLD_PLAIN, plain, sizeof plain),
                             .wide = fold_name(prefix, FOLD_WIDE, wide, sizeof wide)};
    typed.form_count = query_expand(v.mem, typed.plain, typed.forms);
    if (places.at) {
        gazetteer_prefix_hits(&v, typed.plain, &list);
        gazetteer_prefix_namesakes(&v, typed.plain, &list);
        gazetteer_sink_others(&v, &typed, &list);
    }
    for (int i = 0; i < MIN(list.count, limit); i++) {
        image_ref ref = {list.at[i].m, list.at[i].hit.place};
        places.at[places.count++] = image_record_fill(&v, ref);
    }
    gazetteer_drop_duplicates(&v, &places);
    image_set_view_end(&v);
    return places;
}

GEO_FN int gazetteer_suggest(call *c, const place_query *query, str names[PLACE_SUGGESTIONS_MAX]) {
    image_view v = image_set_view_begin(c, STR_NONE);
    place_query plain = {
        .text = query->text, .country_codes = query->country_codes, .viewbox = geo_bbox_none()};
    str clear;
    int count = suggest_spellings(&v, &plain, names, &clear);
    image_set_view_end(&v);
    return count;
}

GEO_FN place_list gazetteer_lookup(call *c, str ids, str language) {
    image_view v = image_set_view_begin(c, language);
    image_ref refs[PLACE_LIMIT_MAX];
    place_list places = {ARENA_NEW(&c->mem, place, PLACE_LIMIT_MAX), 0};
    int count = places.at ? image_id_find(&v, ids, refs, PLACE_LIMIT_MAX) : 0;
    for (int i = 0; i < count && !call_over_budget(c); i++) {
        if (refs[i].m) {
            places.at[places.count++] = image_record_fill(&v, refs[i]);
        }
    }
    image_set_view_end(&v);
    return places;
}

static str_pairs gazetteer_names_in(const image_view *v, str id) {
    enum { GAZETTEER_NAMES_MAX = 64 }; /* the embedded image has some 40 languages */
    arena *a = v->mem;
    image_ref ref;
    str_pairs names = {ARENA_NEW(a, str_pair, GAZETTEER_NAMES_MAX), 0};
    if (!names.at || image_id_find(v, id, &ref, 1) != 1 || !ref.m) {
        return names;
    }
    names.at[names.count++] = (str_pair){STR("name"), image_set_name(v, ref)};
    char room[NAMES_TEXT_MAX];
    uint32_t lang;
    str text;
    for (uint64_t i = 0; names_local(ref.m, ref.place, i, &lang, &text, room); i++) {
        str word = image_word(ref.m, lang);
        if (!word.len || word.at[0] == '*' || names.count == GAZETTEER_NAMES_MAX) {
            continue; /* codes are not names */
        }
        word = str_eq(word, STR("zht")) ? STR("zh-Hant") : word;
        names.at[names.count++] =
            (str_pair){arena_join(a, STR("name:"), word), arena_copy(a, text)};
    }
    return names;
}

GEO_FN str_pairs gazetteer_part_ids(call *c, str id) {
    image_view v = image_set_view_begin(c, STR_NONE);
    image_ref ref, chain[IMAGE_PLACE_CHAIN_MAX];
    place p = place_new();
    if (image_id_find(&v, id, &ref, 1) == 1 && ref.m) {
        int count = image_place_told_chain(v.set, ref, chain);
        image_record_add_part_ids(&v, chain, count, &p);
    }
    image_set_view_end(&v);
    return p.part_ids;
}

GEO_FN bool gazetteer_outline(call *c, str id, place_outline *o) {
    image_view v = image_set_view_begin(c, STR_NONE);
    image_ref ref;
    bool found = image_id_find(&v, id, &ref, 1) == 1 && ref.m && image_record_outline(&v, ref, o);
    image_set_view_end(&v);
    return found;
}

GEO_FN double gazetteer_area_km2(call *c, const place *p) {
    image_view v = image_set_view_begin(c, STR_NONE);
    image_ref ref = image_id_place(&v, p->id, p->place_id);
    double area = ref.m ? image_record_area_km2(&v, ref) : NAN;
    image_set_view_end(&v);
    return area;
}

GEO_FN str_pairs gazetteer_names(call *c, str id) {
    image_view v = image_set_view_begin(c, STR_NONE);
    str_pairs names = gazetteer_names_in(&v, id);
    image_set_view_end(&v);
    return names;
}

GEO_FN str_pairs gazetteer_tags(call *c, str id) {
    enum { TAGS_MAX = 64 }; /* an import keeps fewer of one object */
    image_view v = image_set_view_begin(c, STR_NONE);
    image_ref ref = {NULL, IMAGE_NO_PLACE};
    str_pairs tags = {ARENA_NEW(&c->mem, str_pair, TAGS_MAX), 0};
    bool is_known = tags.at && image_id_find(&v, id, &ref, 1) == 1 && ref.m;
    str key, value;
    for (uint64_t i = 0;
         is_known && tags.count < TAGS_MAX && image_tag(ref.m, ref.place, i, &key, &value); i++) {
        tags.at[tags.count++] = (str_pair){arena_copy(&c->mem, key), arena_copy(&c->mem, value)};
    }
    image_set_view_end(&v);
    return tags;
}
