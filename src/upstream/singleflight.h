#ifndef GEO_SINGLEFLIGHT_H
#define GEO_SINGLEFLIGHT_H
/* singleflight -- calls that ask the same at the same time share one request: the first leads, the
 * others wait for what it brings. */

#include "../base/call.h"
#include "../base/str.h"

enum {
    SINGLEFLIGHT_MAX = 64
}; /* different requests on their way; as many as there can be workers */

typedef enum {
    SINGLEFLIGHT_LEAD,  /* the caller asks, and must call singleflight_land with *slot, however it
                           ends */
    SINGLEFLIGHT_ALONE, /* the table is full: the caller asks for itself */
    SINGLEFLIGHT_GOT,   /* *packed is a copy of what the leader brought */
    SINGLEFLIGHT_FAILED /* the call has failed as the leader's did, or while it waited */
} singleflight_role;

GEO_FN void singleflight_start(void);
/* `key` must stay where it is until singleflight_land. */
GEO_FN singleflight_role singleflight_join(call *c, str key, int *slot, str *packed);
/* Hands the leader's result (`packed`, or its failure when that is absent) to those who wait. */
GEO_FN void singleflight_land(int slot, str packed, const call *leader);

#endif
