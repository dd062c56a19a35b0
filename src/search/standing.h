#ifndef GEO_STANDING_H
#define GEO_STANDING_H
/* standing -- which of the places that read every word is meant, where the readings are not sure.
 */

#include "decision.h"
#include "search_note.h"

/* The places of the likeliest reading, in the view's arena. The note gets what there is to say. */
GEO_FN place_list standing_order(const image_view *v, const candidates *c, const decision *d,
                                 search_note *note);

#endif
