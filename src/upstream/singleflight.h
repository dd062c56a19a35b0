#ifndef GEO_SINGLEFLIGHT_H
#define GEO_SINGLEFLIGHT_H
/* singleflight -- identical questions that are asked at the same time share one request: the first
 * call is the leader, the others wait for its result. */

#include "../base/call.h"
#include "../base/str.h"

enum { SINGLEFLIGHT_MAX = 64 }; /* requests in flight; as many as there can be workers */

typedef enum {
    SINGLEFLIGHT_LEADER, /* send the request, then singleflight_publish(*slot), whatever happened */
    SINGLEFLIGHT_ALONE,  /* the table is full: send the request, publish nothing */
    SINGLEFLIGHT_SHARED, /* *value is a copy of the leader's result */
    SINGLEFLIGHT_FAILED  /* the call has failed as the leader's did, or while waiting */
} singleflight_role;

GEO_FN void singleflight_start(void);
/* `key` must stay valid until singleflight_publish. `is_hasty`: the call's time was cut short. All
 * who wait fail as the leader does, unless it was in haste and only ran out of time: then those in
 * no haste ask again. */
GEO_FN singleflight_role singleflight_join(call *c, str key, bool is_hasty, int *slot, str *value);
/* Hands the leader's result (`value`, or its failure if that is absent) to the followers; returns
 * when all have copied it. */
GEO_FN void singleflight_publish(int slot, str value, const call *leader);

#endif
