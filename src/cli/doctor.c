/* doctor -- one line per thing that answers depend on. Changes nothing and sends one /status
 * request per upstream, through the rate limiter like every other. Owns the exit code. */
#include "doctor.h"

#include <math.h>
#include <stdlib.h>

#include "../base/utf8.h"
#include "../find/find.h"
#include "../find/find_facts.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/os_address.h"
#include "../platform/workers.h"
#include "../wire/fetch_target.h"
#include "cli_tool.h"

enum {
    DOCTOR_LINE_MAX = 1024,
    DOCTOR_PAGE_MAX = 64 << 10, /* some four lines for each index file and upstream */
    DOCTOR_CLOCK_S = 60         /* a larger error breaks certificates and caches */
};

static struct {
    int exit; /* of the first failure; 0: none yet */
    bool as_json;
    out page; /* of JSON */
} doctor;

static void doctor_add_json(bool good, const char *what, str text) {
    out_open(&doctor.page, '{');
    out_key(&doctor.page, "check");
    out_json_str(&doctor.page, str_of(what));
    out_key(&doctor.page, "ok");
    out_json_raw(&doctor.page, good ? STR("true") : STR("false"));
    out_key(&doctor.page, "message");
    out_json_str(&doctor.page, text);
    out_close(&doctor.page, '}');
}

static void doctor_line(bool good, const char *what, str text) {
    char bytes[DOCTOR_LINE_MAX];
    out o = out_of(bytes, sizeof bytes);
    text = utf8_head(text, DOCTOR_LINE_MAX - 32); /* has text from servers and files */
    if (doctor.as_json) {
        doctor_add_json(good, what, text);
        return;
    }
    out_fmt(&o, "%-4s %-10s ", good ? "ok" : "FAIL", what);
    out_plain(&o, text);
    out_char(&o, '\n');
    cli_tool_print(out_str(&o));
}

static void doctor_fail(const char *what, const call *c) {
    char bytes[DOCTOR_LINE_MAX];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "%s %s", c->why, call_advice(c));
    doctor_line(false, what, out_str(&o));
    doctor.exit = doctor.exit ? doctor.exit : status_of(c->code)->exit;
}

static void doctor_check_backend(call *c) {
    char bytes[300];
    (void)c;
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "answers come from the %s first", find_backend());
    if (!find_facts_servers() && config_get()->backend != BACKEND_GAZETTEER) {
        out_text(&o,
                 STR("; to ask a Nominatim too, set NOMINATIM_BASE_URL, or NOMINATIM_EMAIL for the "
                     "public server"));
    }
    doctor_line(true, "backend", out_str(&o));
}

static void doctor_check_images(call *c) {
    char bytes[DOCTOR_LINE_MAX];
    gazetteer_facts facts;
    for (int i = 0; find_facts_image(&c->mem, i, &facts); i++) {
        out o = out_of(bytes, sizeof bytes);
        out_text(&o, utf8_head(facts.path, DOCTOR_LINE_MAX / 2));
        out_fmt(&o, ": %lld places", (long long)facts.places);
        out_text(&o, facts.date.len ? STR(", data of ") : STR(", of unknown date"));
        out_text(&o, utf8_head(facts.date, 40));
        doctor_line(true, "gazetteer", out_str(&o));
    }
    if (!find_facts_has_gazetteer() && !find_facts_servers()) {
        call_fail(c, GEO_NO_DATA, "There is neither a gazetteer nor an upstream.");
        doctor_fail("gazetteer", c);
    }
}

/* What is sent elsewhere when there is a language model. */
static void doctor_check_model(call *c) {
    char bytes[DOCTOR_LINE_MAX];
    out problem = out_of(c->why, sizeof c->why), o = out_of(bytes, sizeof bytes);
    fetch_target target;
    if (!config_get()->llm_url.len) {
        return;
    }
    if (!fetch_target_parse(config_get()->llm_url, &target, &problem)) {
        call_fail(c, GEO_BAD_CONFIG, "GEOCODER_LLM_URL cannot be used.");
        doctor_fail("model", c);
        return;
    }
    out_text(&o, STR("what users write in the chat, and what is found for it, goes to "));
    fetch_target_write(&target, &o);
    doctor_line(true, "model", out_str(&o));
}

/* Resolves the host of that URL, or of its proxy. */
static void doctor_check_name(call *c, str url) {
    char bytes[DOCTOR_LINE_MAX];
    out problem = out_of(bytes, sizeof bytes), o;
    fetch_target target, proxy;
    bool has_proxy;
    os_address addresses[OS_ADDRESSES_MAX];
    if (!fetch_target_parse(url, &target, &problem) || target.socket_path[0] ||
        fetch_target_proxy(c, &target, &proxy, &has_proxy) != GEO_OK) {
        return; /* the request reports what is wrong */
    }
    target = has_proxy ? proxy : target;
    int count = os_address_resolve(target.host, target.port, addresses);
    if (!count) {
        call_fail(c, GEO_UNREACHABLE, "%s %s.", target.host, os_why());
        call_advise(c,
                    "Check the spelling, the network, and that /etc/resolv.conf names a resolver.");
        doctor_fail("names", c);
        return;
    }
    o = out_of(bytes, sizeof bytes);
    char text[128];
    str first = os_address_text(&addresses[0], text, sizeof text);
    out_fmt(&o, "%s has %d address%s, %.*s first", target.host, count, count == 1 ? "" : "es",
            STR_ARG(first));
    doctor_line(true, "names", out_str(&o));
}

static void doctor_check_clock(call *c, int64_t server_s) {
    int64_t off = os_unix_ms() / 1000 - server_s;
    char bytes[200];
    out o = out_of(bytes, sizeof bytes);
    if (!server_s) {
        return;
    }
    if (llabs((long long)off) > DOCTOR_CLOCK_S) {
        call_fail(c, GEO_TLS, "The clock is %lld s %s the upstream's.", llabs((long long)off),
                  off > 0 ? "ahead of" : "behind");
        call_advise(c, "Set it, for instance with NTP: certificates are checked against it.");
        doctor_fail("clock", c);
        return;
    }
    out_fmt(&o, "%lld s from the upstream's", llabs((long long)off));
    doctor_line(true, "clock", out_str(&o));
}

static void doctor_add_fact(out *o, const char *before, const char *fact) {
    if (fact[0]) {
        out_fmt(o, "%s%s", before, fact);
    }
}

static void doctor_check_health(call *c, const nominatim_health *health) {
    char bytes[DOCTOR_LINE_MAX];
    out o = out_of(bytes, sizeof bytes);
    if (health->tls) {
        doctor_line(true, "tls", str_of(health->tls));
    }
    if (health->state != 0) {
        call_fail(c, GEO_UPSTREAM_ERROR, "%s/status says %lld: %s.", health->url,
                  (long long)health->state, health->message);
        call_advise(c, "Look into that server's log.");
        doctor_fail("upstream", c);
        return;
    }
    out_fmt(&o, "%s answered in %.0f ms: %s", health->url, health->took_ms, health->message);
    doctor_add_fact(&o, ", Nominatim ", health->software);
    doctor_add_fact(&o, ", data of ", health->data_date);
    doctor_line(true, "upstream", out_str(&o));
    doctor_check_clock(c, health->date_s);
}

static void doctor_check_upstream(call *c, int index) {
    static nominatim_health health; /* 1.4 kB, once per process */
    char bytes[sizeof health.url];
    out url = out_of(bytes, sizeof bytes);
    find_facts_url(index, &url);
    doctor_check_name(c, out_str(&url));
    call_clear_failure(c);
    status code = find_facts_probe(c, index, &health);
    if (code == GEO_OK) {
        doctor_check_health(c, &health);
    } else {
        doctor_fail(code == GEO_TLS ? "tls" : "upstream", c);
    }
}

static void doctor_check_cache(call *c) {
    const config *settings = config_get();
    cache_stats stats = find_facts_cache();
    char bytes[DOCTOR_LINE_MAX];
    out o = out_of(bytes, sizeof bytes);
    if (settings->cache_file.len && !stats.is_shared) {
        call_fail(c, GEO_FILE, "The cache file %.*s cannot be used.",
                  STR_ARG(utf8_head(settings->cache_file, 200)));
        doctor_fail("cache", c);
        return;
    }
    out_fmt(&o, "%lld answers of at most %d, ", (long long)stats.entries, settings->cache_size);
    out_text(&o, stats.is_shared ? STR("kept in the file ")
                                 : STR("in memory only; GEOCODER_CACHE_FILE keeps them"));
    out_text(&o, stats.is_shared ? settings->cache_file : STR_NONE);
    doctor_line(true, "cache", out_str(&o));
}

static void doctor_begin_json(bool as_json) {
    static char bytes[DOCTOR_PAGE_MAX];
    doctor.as_json = as_json;
    doctor.page = out_of(bytes, sizeof bytes);
    out_text(&doctor.page, STR("{\"checks\":"));
    out_open(&doctor.page, '[');
}

static void doctor_end_json(void) {
    out_close(&doctor.page, ']');
    out_text(&doctor.page, doctor.exit ? STR(",\"ok\":false}\n") : STR(",\"ok\":true}\n"));
    cli_tool_print(out_str(&doctor.page));
}

GEO_FN int doctor_run(bool as_json) {
    arena mem = workers_arena(0);
    if (!mem.at) {
        cli_tool_error("Not enough memory for a check, which needs %d MiB: %s.",
                       WORKERS_ARENA_MIN >> 20, os_why());
        return status_of(GEO_INTERNAL)->exit;
    }
    doctor_begin_json(as_json);
    int upstreams = config_get()->backend == BACKEND_GAZETTEER ? 0 : find_facts_servers();
    static void (*const checks[])(call *) = {doctor_check_backend, doctor_check_images,
                                             doctor_check_model, doctor_check_cache};
    for (int i = -(int)LEN(checks); i < upstreams; i++) {
        call c = {.mem = mem,
                  .may_block = true,
                  .now_ms = os_now_ms,
                  .deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000)};
        if (i < 0) {
            checks[i + (int)LEN(checks)](&c);
        } else {
            doctor_check_upstream(&c, i);
        }
    }
    if (as_json) {
        doctor_end_json();
    }
    return doctor.exit;
}
