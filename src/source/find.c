/* find -- where answers come from.
 *
 * Flow: the tools and the REST face ask here; by GEOCODER_BACKEND the upstream (nominatim, with its
 * cache) or the gazetteer is asked, and the gazetteer again where the upstream is down. Owns that
 * choice and its wording, nothing else. */
#include "find.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "around.h"
#include "cache.h"
#include "category.h"
#include "nominatim.h"
#include "relax.h"

enum { FIND_READY_MS = 5000 /* how long an upstream's word on its health is believed */ };

static struct {
    os_mutex lock;
    int64_t ready_until_ms; /* os_now_ms(); the last find_ready is repeated until then */
    status ready;
    char why[CALL_WHY_MAX];
} FIND = {.lock = OS_MUTEX_INIT};

GEO_FN bool find_start(out *problems) {
    int backend = config_get()->backend;
    if (!cache_start()) {
        out_fmt(problems, "The cache's memory cannot be reserved: %s.\n", os_why());
        return false;
    }
    if (backend != BACKEND_GAZETTEER && !nom_start(problems)) {
        return false;
    }
    if (backend == BACKEND_NOMINATIM && !nom_is_on()) {
        out_text(problems,
                 STR("GEOCODER_BACKEND=nominatim needs a server: set NOMINATIM_BASE_URL, or "
                     "NOMINATIM_EMAIL to use the public one.\n"));
        return false;
    }
    return true;
}

static bool find_is_online(void) {
    return config_get()->backend != BACKEND_GAZETTEER && nom_is_on();
}

GEO_FN const char *find_backend(void) {
    return find_is_online() ? "nominatim" : "gazetteer";
}

GEO_FN str find_category(int index) {
    return category_word(index);
}

/* ---- a question, to one source ---- */

typedef status find_source(call *c, const void *question, find_answer *answer);

static status find_no_data(call *c, const void *question, find_answer *answer) {
    (void)question;
    (void)answer;
    return call_fail(c, GEO_NO_DATA,
                     "There is no gazetteer in this build, and no upstream is configured.");
}

static status find_search_online(call *c, const void *question, find_answer *answer) {
    return nom_search(c, question, &answer->places, &answer->origin);
}

static status find_reverse_online(call *c, const void *question, find_answer *answer) {
    return nom_reverse(c, question, &answer->places, &answer->origin);
}

static status find_nearby_online(call *c, const void *question, find_answer *answer) {
    return around_ask(c, question, answer);
}

typedef struct {
    str osm_ids, language;
} find_ids;

static status find_lookup_online(call *c, const void *question, find_answer *answer) {
    const find_ids *ids = question;
    return nom_lookup(c, ids->osm_ids, ids->language, &answer->places, &answer->origin);
}

/* ---- the choice ---- */

/* The upstream is down: the gazetteer may know, and then the failure is a warning. When it does
 * not, the failure stands, for "there is no such place" would be a guess. */
static status find_fall_back(call *c, find_source *offline, const void *question,
                             find_answer *answer) {
    call failed = *c;
    call_forgive(c);
    *answer = (find_answer){.origin = place_origin_new()};
    status code = offline(c, question, answer);
    if (code == GEO_OK && answer->places.count) {
        answer->origin.warning =
            arena_join(&c->mem, STR("From the gazetteer, because the upstream did not answer. "),
                       str_of(failed.why));
        return GEO_OK;
    }
    *answer = (find_answer){.origin = place_origin_new()};
    failed.mem = c->mem;
    *c = failed;
    return c->code;
}

static status find_ask(call *c, find_source *online, find_source *offline, const void *question,
                       find_answer *answer) {
    *answer = (find_answer){.origin = place_origin_new()};
    if (!find_is_online()) {
        return offline(c, question, answer);
    }
    status code = online(c, question, answer);
    bool may_fall_back = config_get()->backend == BACKEND_AUTO && nom_is_down(code);
    return may_fall_back ? find_fall_back(c, offline, question, answer) : code;
}

GEO_FN status find_search(call *c, const place_query *query, find_answer *answer) {
    return find_ask(c, find_search_online, find_no_data, query, answer);
}

GEO_FN status find_reverse(call *c, const place_point *point, find_answer *answer) {
    return find_ask(c, find_reverse_online, find_no_data, point, answer);
}

GEO_FN status find_nearby(call *c, const find_area *area, find_answer *answer) {
    return find_ask(c, find_nearby_online, find_no_data, area, answer);
}

/* ---- simplified searches ---- */

static void find_mark_partial(find_answer *answer, const relax_step *step) {
    for (int i = 0; i < answer->places.count; i++) {
        answer->places.at[i].is_match_partial = true;
    }
    answer->origin.matched = step->query;
    answer->origin.dropped = step->dropped;
}

/* Each step is one question more, for which the public server leaves room. A step that fails ends
 * it: the first answer, "nothing", was an answer. */
GEO_FN status find_search_relaxed(call *c, const place_query *query, find_answer *answer) {
    status code = find_search(c, query, answer);
    if (code != GEO_OK || answer->places.count || !query->text.len) {
        return code;
    }
    relax_step steps[RELAX_STEPS_MAX];
    int count = relax_query(&c->mem, query->text, steps);
    for (int i = 0; i < count; i++) {
        place_query simpler = *query;
        find_answer found;
        simpler.text = steps[i].query;
        code = find_search(c, &simpler, &found);
        if (code == GEO_MUST_WAIT || code == GEO_CANCELLED) {
            return code;
        }
        if (code != GEO_OK) {
            answer->origin.warning = arena_join(&c->mem, STR("Simpler forms were not tried. "),
                                                arena_copy(&c->mem, str_of(c->why)));
            call_forgive(c);
            return GEO_OK;
        }
        if (found.places.count) {
            *answer = found;
            find_mark_partial(answer, &steps[i]);
            return GEO_OK;
        }
    }
    return GEO_OK;
}

/* ---- lookup ---- */

/* The ids that are ids, in capitals, by comma: "n1, foo,W2" is "N1,W2". */
static str find_clean_ids(call *c, str osm_ids) {
    size_t size = osm_ids.len + 1;
    char *bytes = arena_bytes(&c->mem, size);
    out o = out_of(bytes, bytes ? size : 0);
    for (str rest = osm_ids; rest.at;) {
        str id = str_trim(str_cut(&rest, ','));
        int64_t number = 0;
        char letter = id.len ? char_lower(id.at[0]) : 0;
        bool known = letter == 'n' || letter == 'w' || letter == 'r';
        if (known && str_int(str_from(id, 1), &number) && number > 0) {
            out_text(&o, o.len ? STR(",") : STR(""));
            out_char(&o, (char)(letter - 'a' + 'A'));
            out_int(&o, number);
        }
    }
    return out_str(&o);
}

GEO_FN status find_lookup(call *c, str osm_ids, str language, find_answer *answer) {
    find_ids ids = {find_clean_ids(c, osm_ids), language};
    if (!ids.osm_ids.len) {
        *answer = (find_answer){.origin = place_origin_new()};
        answer->origin.source = str_of(find_backend());
        return GEO_OK;
    }
    return find_ask(c, find_lookup_online, find_no_data, &ids, answer);
}

/* ---- readiness ---- */

static status find_ask_ready(call *c) {
    nom_health health;
    if (!find_is_online()) {
        return find_no_data(c, NULL, NULL);
    }
    status code = nom_status(c, 0, false, &health);
    if (code == GEO_OK && health.state != 0) {
        return call_fail(c, GEO_UPSTREAM_ERROR, "The upstream says about itself: %s.",
                         health.message);
    }
    return code;
}

GEO_FN status find_ready(call *c) {
    os_lock(&FIND.lock);
    bool known = os_now_ms() < FIND.ready_until_ms;
    status code = FIND.ready;
    if (known && code != GEO_OK) {
        call_fail(c, code, "%s", FIND.why);
    }
    os_unlock(&FIND.lock);
    if (known) {
        return code;
    }
    code = find_ask_ready(c);
    if (code != GEO_CANCELLED) {
        os_lock(&FIND.lock);
        FIND.ready = code;
        FIND.ready_until_ms = os_now_ms() + FIND_READY_MS;
        memcpy(FIND.why, c->why, sizeof FIND.why);
        os_unlock(&FIND.lock);
    }
    return code;
}
