#ifndef GEO_FIND_FACTS_H
#define GEO_FIND_FACTS_H
/* find_facts -- state and statistics of the cache, the upstream and the gazetteer, for
 * geocoder_status, /metrics, the dataset resource and `geocoder doctor`. Any thread. */

#include "../base/call.h"
#include "../search/gazetteer.h"
#include "../upstream/cache.h"
#include "../upstream/nominatim.h"
#include "../upstream/upstream.h"

GEO_FN cache_stats find_facts_cache(void);
GEO_FN nominatim_stats find_facts_upstream(void);
/* Requests to the upstream by HTTP status; false past the last. */
GEO_FN bool find_facts_replies(int index, upstream_counter *counter);
/* The open images: the embedded one and the index files; false past the last. */
GEO_FN bool find_facts_image(arena *a, int index, gazetteer_facts *facts);
GEO_FN uint64_t find_facts_checksum(int index);             /* gazetteer_checksum */
GEO_FN bool find_facts_has_gazetteer(void);                 /* at least one of them */
GEO_FN str find_facts_map_credit(arena *a, bool has_files); /* gazetteer_map_credit */

GEO_FN bool find_facts_is_public(void);        /* one of them is the public Nominatim */
GEO_FN int find_facts_servers(void);           /* configured upstream servers */
GEO_FN void find_facts_url(int index, out *o); /* of one server, without credentials */
GEO_FN void find_facts_urls(out *o);           /* of all, separated by commas */
/* nominatim_status for a person, so the public server is probed too. */
GEO_FN status find_facts_probe(call *c, int index, nominatim_health *health);

#endif
