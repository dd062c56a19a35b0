#ifndef GEO_FLIGHT_H
#define GEO_FLIGHT_H
/* flight -- calls that ask the same at the same time share one request: the first leads, the others
 * wait for what it brings. */

#include "../base/base.h"
#include "../base/call.h"

enum { FLIGHT_MAX = 64 }; /* different requests on their way; as many as there can be workers */

typedef enum {
    FLIGHT_LEAD,  /* the caller asks, and must call flight_land with *slot, however it ends */
    FLIGHT_ALONE, /* the table is full: the caller asks for itself */
    FLIGHT_GOT,   /* *packed is a copy of what the leader brought */
    FLIGHT_FAILED /* the call has failed as the leader's did, or while it waited */
} flight_role;

GEO_FN void flight_start(void);
/* `key` must stay where it is until flight_land. */
GEO_FN flight_role flight_join(call *c, str key, int *slot, str *packed);
/* Hands the leader's result (`packed`, or its failure when that is absent) to those who wait. */
GEO_FN void flight_land(int slot, str packed, const call *leader);

#endif
