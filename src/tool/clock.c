/* clock -- what the clocks of a place say. Owns nothing. */
#include "clock.h"

#include "../geo/zone.h"
#include "../platform/os.h"

GEO_FN status clock_read(call *c, const tool_request *request, int64_t *unix_s) {
    const tool_arg *at = row_arg(request, "at");
    *unix_s = os_unix_ms() / 1000;
    if (at->text.at && !zone_read_day(at->text, unix_s)) {
        return call_fail(c, GEO_INVALID, "at must be a day from 2025-01-01 to 2037-12-31.");
    }
    return GEO_OK;
}

GEO_FN void clock_set(call *c, place *list, int count, int64_t unix_s) {
    enum { OFFSET_MAX = 8 }; /* "+05:45" */
    for (int i = 0; i < count; i++) {
        int offset_s = 0;
        if (list[i].timezone.len && zone_offset(list[i].timezone, unix_s, &offset_s)) {
            out o = out_of(arena_bytes(&c->mem, OFFSET_MAX), OFFSET_MAX);
            zone_write_offset(&o, offset_s);
            list[i].utc_offset = out_str(&o);
        }
    }
}

GEO_FN str clock_local(call *c, str zone) {
    int64_t now = os_unix_ms() / 1000;
    int offset_s = 0;
    if (!zone.len || !zone_offset(zone, now, &offset_s)) {
        return STR_NONE;
    }
    now += offset_s;
    out o = out_over(&c->mem);
    out_day(&o, now);
    out_fmt(&o, "T%02d:%02d", (int)(now / 3600 % 24), (int)(now / 60 % 60));
    return out_taken(&o, &c->mem);
}
