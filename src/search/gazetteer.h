#ifndef GEO_GAZETTEER_H
#define GEO_GAZETTEER_H
/* gazetteer -- places without a network: the embedded image and the user's index files, searched
 * together. Everything is safe from any thread. Answers are REQUEST memory of the call; what they
 * point to stays valid for the whole request, even when index files are reloaded meanwhile.
 *
 * A call with bounded work (an event loop's) may run out of it before it has an answer: then
 * call_over_budget says so, and the answer must be discarded. The same holds when the call's memory
 * was too small, which call_end reports. */

#include "../base/call.h"
#include "../base/out.h"
#include "../geo/place.h"
#include "search_note.h"

/* ---- opening ---- */

/* Opens the embedded image; costs next to nothing. A build without one has no places. */
GEO_FN void gazetteer_open_embedded(void);
/* Opens it and the index files of a list (PROCESS), see image_set_open; the first take precedence.
 * False: `problems` has a line about each that was left out. */
GEO_FN bool gazetteer_open_files(str list, out *problems);
/* Reads the list and what has changed again, as it is now. A file that has become invalid keeps its
 * former content, and `problems` says so. Slow: for SIGHUP, on a worker, one caller at a time. */
GEO_FN bool gazetteer_reload(out *problems);
GEO_FN bool gazetteer_is_empty(void); /* no image is open: nothing can be answered */

enum { GAZETTEER_CLASSES = 14 }; /* of places: countries, cities, streets ... */

/* The metadata of an open image. */
typedef struct {
    str path; /* "embedded" or the file */
    str date, attribution;
    str meta; /* lines of "key=value": each "source" is followed by its "licence" */
    uint32_t places, names;
    uint64_t bytes;
    bool is_damaged; /* what was read of it is, or it could not be opened when it was needed */
    struct {
        str word;
        uint32_t places;
    } classes[GAZETTEER_CLASSES];
} gazetteer_facts;
GEO_FN bool gazetteer_info(arena *a, int index, gazetteer_facts *facts); /* false past the last */
/* Of all the content of an open image, by the checksums of its parts; 0: it cannot be read. */
GEO_FN uint64_t gazetteer_checksum(int index);
/* Sets source, attribution and date of an answer: those of the images that its places come from, or
 * of all images when it has no places. The date is the oldest; absent when no image has one. */
GEO_FN void gazetteer_credit(arena *a, const place_list *places, place_origin *origin);
/* The attribution of the coasts and borders, and with that of all index files; absent when there is
 * none. */
GEO_FN str gazetteer_map_credit(arena *a, bool has_files);
/* Appends a credit to the others unless it is already among them. */
GEO_FN str gazetteer_join_credits(arena *a, str all, str credit);

/* ---- queries ---- */

/* Finds query->text or its structured fields. When nothing is found, there are 0 places and perhaps
 * note->did_you_mean; places found without some of the words are partial matches, and
 * note->dropped names the words. */
GEO_FN place_list gazetteer_search(call *c, const place_query *query, search_note *note);
/* Whether it is a street, in which case no image has any, nor a place that is called so. */
GEO_FN bool gazetteer_lacks_street(call *c, str text);
/* The place at a point, of the size that point->zoom asks for: 0-4 country, 5-7 division, 8-9
 * county, 10-13 settlement, 14-15 suburb, from 16 on the settlement or what index files have there
 * (street, house). At sea: the sea. False: none. */
GEO_FN bool gazetteer_reverse(call *c, const place_point *point, place *found);
/* Whether no country's borders contain the point. */
GEO_FN bool gazetteer_is_at_sea(call *c, double lat, double lon);
/* What a point has near it; `found`: the answer there; `is_full`: all of it. */
GEO_FN void gazetteer_around(call *c, const place_point *point, const place *found, bool is_full,
                             place_around *around);
/* Places of the area, nearest first, with distance_m and bearing_deg. Its categories are `tags`:
 * each is "key" or "key=value", and one that fits is enough; without tags: settlements, suburbs,
 * nature and points of interest. */
GEO_FN place_list gazetteer_nearby(call *c, const place_area *area, str_list tags);
/* The places of a kind in an area: fills places, searched, total, truncated and lacks_kind of the
 * answer. False: the kind is unknown; gazetteer_kind has the words besides those of category.h. */
GEO_FN bool gazetteer_select(call *c, const place_selection *s, place_answer *answer);
/* Which of the places are in the area of a selection; see select_holds. */
GEO_FN str gazetteer_holds(call *c, const place_selection *s, const place *const *places, int count,
                           bool *holds);
GEO_FN str gazetteer_kind(int index);            /* absent past the last */
GEO_FN bool gazetteer_kind_is_settled(str kind); /* settlements, suburbs, divisions, countries */
/* Whether nothing near a point means that there is nothing with these tags: all images know
 * settlements, nature and airports, index files what else they have round there. */
GEO_FN bool gazetteer_covers(call *c, double lat, double lon, str_list tags);
/* Names that begin with `prefix`, those of the most important places first; returns their count. */
GEO_FN int gazetteer_prefix(call *c, str prefix, int limit, str *names);
/* The places whose names begin with the query's text, of all countries, and with country_codes more
 * than its limit; none for an empty text. */
GEO_FN place_list gazetteer_complete(call *c, const place_query *query);
/* Names spelled nearly like the query's text, of places in its country_codes, nearest first. */
GEO_FN int gazetteer_suggest(call *c, const place_query *query, str names[PLACE_SUGGESTIONS_MAX]);
/* Looks up ids, "G2988507,N1,W2"; unknown ones are left out, and at most 50 are answered. */
GEO_FN place_list gazetteer_lookup(call *c, str ids, str language);
/* The names of a place under OpenStreetMap's keys: "name", "name:fr". None: no image has the id. */
GEO_FN str_pairs gazetteer_names(call *c, str id);
/* Its other tags that an index file has kept: "opening_hours", "wikidata". */
GEO_FN str_pairs gazetteer_tags(call *c, str id);
/* The ids of what a place's address names, itself included, by their parts. */
GEO_FN str_pairs gazetteer_part_ids(call *c, str id);
/* The outline of a place, to some 10 metres. False: none is known. */
GEO_FN bool gazetteer_outline(call *c, str id, place_outline *o);
/* In km2: of a country GeoNames' figure, else
 * of the outline, to three digits. NaN: not known. */
GEO_FN double gazetteer_area_km2(call *c, const place *p);

#endif
