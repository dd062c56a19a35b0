#ifndef GEO_GAZETTEER_H
#define GEO_GAZETTEER_H
/* gazetteer -- places without a network: the embedded image and the index files of the user,
 * searched together. All of it is safe from any thread; answers are REQUEST memory of the call,
 * and what they point to stays valid while the request lasts, also when the index files are
 * reloaded meanwhile.
 *
 * A call whose work is bounded (an event loop's) can be over before a question is answered: then
 * call_is_over, and the answer is worth nothing. So it is when the call's memory was too small, as
 * call_end then says. */

#include "../base/call.h"
#include "../geo/place.h"
#include "note.h"

/* ---- at the start ---- */

/* Opens the embedded image; costs nothing. A build without one has no places. */
GEO_FN void gazetteer_open_embedded(void);
/* Maps and checks an index file (reads it once). False: `why` is a sentence about that file. Files
 * given first answer first. */
GEO_FN bool gazetteer_add_file(const char *path, char *why, size_t cap);
/* Maps and checks all files of gazetteer_add_file again, as they are now; one that has become bad
 * keeps its former content, and `why` tells it. Takes long: for SIGHUP, on a worker; one at a time.
 */
GEO_FN bool gazetteer_reload(char *why, size_t cap);
GEO_FN bool gazetteer_is_empty(void); /* no image at all: nothing can be answered */

/* What an open image says of itself. */
typedef struct {
    str path; /* "embedded" or the file */
    str date, attribution;
    uint32_t places, names;
    uint64_t bytes;
} gazetteer_facts;
GEO_FN bool gazetteer_info(arena *a, int index, gazetteer_facts *facts); /* false past the last */
/* Source, attribution and date of an answer: of the images that its places are from, or, when it
 * has none, of all that were asked. The date is that of the oldest; absent when none of them tells.
 */
GEO_FN void gazetteer_credit(arena *a, const place_list *places, place_origin *origin);
/* The credit behind the others, unless it is one of them. */
GEO_FN str gazetteer_join_credits(arena *a, str all, str credit);

/* ---- questions ---- */

/* Finds query->text, or its structured fields. Nothing found is 0 places and perhaps
 * note->did_you_mean; places found without some of the words have is_match_partial and
 * note->dropped. */
GEO_FN place_list gazetteer_search(call *c, const place_query *query, search_note *note);
/* The place at point->zoom: 0-4 country, 5-7 division, 8-9 county, 10-13 settlement, 14-15 suburb,
 * 16 and more: the settlement, or what index files know (street, house). At sea: the sea. False:
 * none. */
GEO_FN bool gazetteer_reverse(call *c, const place_point *point, place *found);
/* Within radius_m by true distance, nearest first, distance_m and bearing_deg filled. tags: "key"
 * or "key=value" each, any of them fits; none: settlements, suburbs, nature and points of interest.
 */
GEO_FN place_list gazetteer_nearby(call *c, double lat, double lon, double radius_m, str_list tags,
                                   int limit, str language);
/* Names that begin with `prefix`, of the most important places first; answers their count. */
GEO_FN int gazetteer_prefix(call *c, str prefix, int limit, str *names);
/* Names that are spelled nearly as `text`, nearest first. */
GEO_FN int gazetteer_suggest(call *c, str text, str names[PLACE_SUGGESTIONS_MAX]);
/* By ids "G2988507,N1,W2" (at most 50): those that an image has. */
GEO_FN place_list gazetteer_lookup(call *c, str ids, str language);
/* The names that a place has, under the keys of OpenStreetMap: "name", "name:fr". None: no image
 * has that id. */
GEO_FN str_pairs gazetteer_names(call *c, str id);

#endif
