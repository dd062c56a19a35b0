#ifndef GEO_NOMINATIM_REPLY_H
#define GEO_NOMINATIM_REPLY_H
/* nominatim_reply -- the body of a Nominatim answer as places: json and jsonv2 of all versions, and
 * what the services that imitate it make of them. Pure; hostile input is expected. */

#include "../base/arena.h"
#include "../geo/place.h"

typedef enum {
    NOMINATIM_REPLY_PLACES, /* an answer; none is an answer too */
    NOMINATIM_REPLY_ERROR,  /* JSON that says what went wrong */
    NOMINATIM_REPLY_OTHER   /* not JSON (cut off, a web page), or JSON that no Nominatim sends */
} nominatim_reply_kind;

/* Reads /search and /lookup (an array) and /reverse (an object). At most PLACE_LIMIT_MAX places, in
 * the upstream's order, all of them complete (place_finish); their texts point into `body` or `a`.
 * What it says counts only while `a` is not full. */
GEO_FN nominatim_reply_kind nominatim_reply_read(arena *a, str body, place_list *places);
/* What a JSON body says went wrong: `{"error": "..."}`, `{"error": {"message": "..."}}` (Nominatim
 * does not escape quotes in it, so it need not be valid JSON), `{"title": "..."}`. Absent: nothing.
 */
GEO_FN str nominatim_reply_message(arena *a, str body);

#endif
