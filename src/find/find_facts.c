/* find_facts -- state and statistics of the sources. Thin wrappers, so that nothing above `find`
 * includes a source. */
#include "find_facts.h"

GEO_FN cache_stats find_facts_cache(void) {
    return cache_count();
}

GEO_FN nominatim_stats find_facts_upstream(void) {
    return nominatim_count();
}

GEO_FN bool find_facts_replies(int index, upstream_counter *counter) {
    return upstream_counter_at(index, counter);
}

GEO_FN bool find_facts_image(arena *a, int index, gazetteer_facts *facts) {
    return gazetteer_info(a, index, facts);
}

GEO_FN uint64_t find_facts_checksum(int index) {
    return gazetteer_checksum(index);
}

GEO_FN bool find_facts_has_gazetteer(void) {
    return !gazetteer_is_empty();
}

GEO_FN str find_facts_map_credit(arena *a, bool has_files) {
    return gazetteer_map_credit(a, has_files);
}

GEO_FN bool find_facts_is_public(void) {
    bool is_public = false;
    for (int i = 0; i < upstream_count(); i++) {
        is_public = is_public || upstream_is_public(i);
    }
    return is_public;
}

GEO_FN int find_facts_servers(void) {
    return upstream_count();
}

GEO_FN void find_facts_url(int index, out *o) {
    upstream_write(index, o);
}

GEO_FN void find_facts_urls(out *o) {
    nominatim_write_url(o);
}

GEO_FN status find_facts_probe(call *c, int index, nominatim_health *health) {
    return nominatim_status(c, index, true, health);
}
