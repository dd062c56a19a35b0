#ifndef GEO_NOMINATIM_REPLY_H
#define GEO_NOMINATIM_REPLY_H
/* nominatim_reply -- parses a Nominatim reply into places: json and jsonv2 of all versions, and the
 * variants of compatible services. Pure; hostile input is expected. */

#include "../base/arena.h"
#include "../geo/place.h"

typedef enum {
    NOMINATIM_REPLY_PLACES, /* an answer, possibly without places */
    NOMINATIM_REPLY_ERROR,  /* a JSON error message */
    NOMINATIM_REPLY_OTHER   /* not JSON (cut short, a web page), or not Nominatim's */
} nominatim_reply_kind;

/* Reads /search and /lookup (an array) and /reverse (an object, or one feature of geocodejson). At
 * most PLACE_LIMIT_MAX places, in the upstream's order, all of them complete (place_finish); their
 * texts point into `body` or `a`. If `a` is full afterwards, the result means nothing. */
GEO_FN nominatim_reply_kind nominatim_reply_read(arena *a, str body, place_list *places);
/* The error message in a JSON body: `{"error": "..."}`, `{"error": {"message": "..."}}` (Nominatim
 * does not escape quotes in it, so it may be invalid JSON), `{"title": "..."}`. Absent: none. */
GEO_FN str nominatim_reply_message(arena *a, str body);

#endif
