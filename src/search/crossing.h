#ifndef GEO_CROSSING_H
#define GEO_CROSSING_H
/* crossing -- where two streets of an index file meet: "Landstrasse & Zollstrasse, Vaduz". */

#include "../geo/place.h"
#include "../image/image_set.h"

/* Empty: the query does not name two streets, or none of these names meet. In the view's arena. */
GEO_FN place_list crossing_search(const image_view *v, const place_query *query);

#endif
