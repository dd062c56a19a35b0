/* metrics -- counters of the HTTP server, and the access log. Owns the counters per label. Outside
 * facts: the Prometheus text exposition format 0.0.4 (HELP and TYPE once per name, cumulative
 * buckets, base units, `_total` for counters); W3C Trace Context (traceparent is only passed
 * through). */
#include "metrics.h"

#include <string.h>

#include "../../geocoder.h"
#include "../base/utf8.h"
#include "../find/find_facts.h"
#include "../mcp/response_cache.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../tool/report.h"
#include "../tool/tool.h"
#include "conn.h"
#include "reply.h"

enum {
    METRICS_LABELS_MAX = 48, /* tools and endpoints; the rest counts as "other" */
    METRICS_PATH_MAX = 100   /* of a path in the log; ours are shorter */
};

/* Upper bounds: cached, a near upstream, a far one, waiting for the rate limit. */
static const struct {
    int64_t us;
    const char *seconds;
} metrics_bounds[] = {{100, "0.0001"},  {500, "0.0005"}, {1000, "0.001"}, {5000, "0.005"},
                      {25000, "0.025"}, {100000, "0.1"}, {500000, "0.5"}, {1000000, "1"},
                      {5000000, "5"},   {30000000, "30"}};

typedef struct {
    const char *name;
    uint64_t count, sum_us, statuses[REPLY_STATUSES];
    uint64_t buckets[LEN(metrics_bounds)]; /* not cumulative here */
} metrics_label;

static struct {
    metrics_label labels[METRICS_LABELS_MAX];
    int count;
    int64_t longest_iteration_us;
    atomic_ullong discarded[METRICS_REASONS];
} metrics;

static metrics_label *metrics_label_of(const char *name) {
    for (int i = 0; i < metrics.count; i++) {
        const char *known = metrics.labels[i].name;
        if (known == name || strcmp(known, name) == 0) {
            return &metrics.labels[i];
        }
    }
    if (metrics.count < METRICS_LABELS_MAX) {
        bool is_last = metrics.count == METRICS_LABELS_MAX - 1;
        metrics.labels[metrics.count++].name = is_last ? "other" : name;
    }
    return &metrics.labels[metrics.count - 1];
}

static void metrics_log_member(out *o, const char *name, str value) {
    out_key(o, name);
    out_json_str(o, value);
}

/* Of a path that is not ours only the first part: behind it may be a query, as in `/search/Berlin`
 * of Nominatims of old. */
static str metrics_log_path(const exchange *x) {
    str path = utf8_head(x->path, METRICS_PATH_MAX), rest = str_from(path, MIN(path.len, 1));
    bool is_ours = !str_eq(str_of(x->label), STR("none"));
    return is_ours || log_enabled(LOG_DEBUG) ? path : str_head(path, 2 + str_index(rest, '/'));
}

static void metrics_log_request(const exchange *x, int64_t took_us) {
    char bytes[LOG_MEMBERS_MAX];
    out o = out_of(bytes, sizeof bytes);
    str path = metrics_log_path(x), method = utf8_head(x->head.method, 16);
    size_t sent = str_eq(method, STR("HEAD")) ? 0 : x->reply.len;
    metrics_log_member(&o, "method", method);
    metrics_log_member(&o, "path", path);
    metrics_log_member(&o, "route", str_of(x->label));
    out_key(&o, "status");
    out_json_int(&o, x->http);
    out_key(&o, "bytes");
    out_json_int(&o, (int64_t)sent);
    out_key(&o, "ms");
    out_json_num(&o, (double)took_us / 1000, 3);
    metrics_log_member(&o, "peer", x->peer);
    if (x->trace.at) {
        metrics_log_member(&o, "trace", x->trace);
    }
    log_record(LOG_INFO, "http_request", out_str(&o),
               "%.*s %.*s %s %d, %zu bytes, %.3f ms, peer %.*s%s%.*s", STR_ARG(method),
               STR_ARG(path), x->label, x->http, sent, (double)took_us / 1000, STR_ARG(x->peer),
               x->trace.at ? ", trace " : "", STR_ARG(x->trace));
}

GEO_FN void metrics_request(const exchange *x, int64_t took_us) {
    metrics_label *l = metrics_label_of(x->label);
    size_t bound = 0;
    while (bound < LEN(metrics_bounds) && took_us > metrics_bounds[bound].us) {
        bound++;
    }
    l->count++;
    l->sum_us += (uint64_t)took_us;
    l->statuses[reply_status_row(x->http)]++;
    if (bound < LEN(metrics_bounds)) {
        l->buckets[bound]++;
    }
    if (log_enabled(LOG_INFO)) {
        metrics_log_request(x, took_us);
    }
}

GEO_FN void metrics_iteration(int64_t took_us) {
    metrics.longest_iteration_us = MAX(metrics.longest_iteration_us, took_us);
}

GEO_FN void metrics_discard(metrics_reason why) {
    atomic_fetch_add(&metrics.discarded[why], 1);
}

/* ---- Prometheus text ---- */

static void metrics_write_head(out *o, const char *name, const char *type, const char *help) {
    out_fmt(o, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void metrics_write_value(out *o, const char *name, const char *label, const char *value,
                                uint64_t count) {
    out_fmt(o, "%s{%s=\"%s\"} %llu\n", name, label, value, (unsigned long long)count);
}

static void metrics_write_requests(out *o) {
    static const char name[] = "geocoder_http_requests_total";
    metrics_write_head(o, name, "counter",
                       "HTTP requests answered, by tool or path and by status.");
    for (int i = 0; i < metrics.count; i++) {
        const metrics_label *l = &metrics.labels[i];
        for (int k = 0; k < REPLY_STATUSES; k++) {
            if (l->statuses[k]) {
                out_fmt(o, "%s{route=\"%s\",code=\"%d\"} %llu\n", name, l->name, reply_status_at(k),
                        (unsigned long long)l->statuses[k]);
            }
        }
    }
}

static void metrics_write_durations(out *o) {
    static const char name[] = "geocoder_http_request_duration_seconds";
    metrics_write_head(o, name, "histogram", "Time from the complete request to the reply.");
    for (int i = 0; i < metrics.count; i++) {
        const metrics_label *l = &metrics.labels[i];
        uint64_t below = 0;
        for (size_t k = 0; k < LEN(metrics_bounds); k++) {
            below += l->buckets[k];
            out_fmt(o, "%s_bucket{route=\"%s\",le=\"%s\"} %llu\n", name, l->name,
                    metrics_bounds[k].seconds, (unsigned long long)below);
        }
        out_fmt(o, "%s_bucket{route=\"%s\",le=\"+Inf\"} %llu\n", name, l->name,
                (unsigned long long)l->count);
        out_fmt(o, "%s_sum{route=\"%s\"} %.6f\n", name, l->name, (double)l->sum_us / 1e6);
        out_fmt(o, "%s_count{route=\"%s\"} %llu\n", name, l->name, (unsigned long long)l->count);
    }
}

static void metrics_write_discarded(out *o) {
    static const char name[] = "geocoder_http_discarded_jobs_total";
    static const char *const reasons[] = {
        [METRICS_GONE] = "client_gone", [METRICS_LATE] = "deadline"};
    metrics_write_head(o, name, "counter",
                       "Requests that waited for a worker and were not begun, by reason.");
    for (size_t i = 0; i < LEN(reasons); i++) {
        metrics_write_value(o, name, "reason", reasons[i], atomic_load(&metrics.discarded[i]));
    }
}

static void metrics_write_tools(out *o) {
    metrics_write_head(o, "geocoder_tool_calls_total", "counter",
                       "Calls of a tool, all transports.");
    for (int i = 0; i < tool_count(); i++) {
        metrics_write_value(o, "geocoder_tool_calls_total", "tool", tool_at(i)->name,
                            report_counter_at(i).calls);
    }
    metrics_write_head(o, "geocoder_tool_errors_total", "counter", "Calls of a tool that failed.");
    for (int i = 0; i < tool_count(); i++) {
        metrics_write_value(o, "geocoder_tool_errors_total", "tool", tool_at(i)->name,
                            report_counter_at(i).errors);
    }
}

static void metrics_write_upstream(out *o) {
    upstream_counter counter;
    metrics_write_head(o, "geocoder_upstream_requests_total", "counter",
                       "Requests to the upstream, by HTTP status.");
    for (int i = 0; find_facts_replies(i, &counter); i++) {
        metrics_write_value(o, "geocoder_upstream_requests_total", "code", counter.code,
                            counter.requests);
    }
}

static void metrics_write_gauges(out *o) {
    cache_stats cache = find_facts_cache();
    rate_limiter_stats rate = find_facts_upstream().rate;
    const struct {
        const char *name, *type, *help;
        double value;
    } rows[] = {
        {"geocoder_cache_entries", "gauge", "Answers in the cache.", (double)cache.entries},
        {"geocoder_cache_bytes", "gauge", "Bytes they take.", (double)cache.bytes},
        {"geocoder_cache_capacity_bytes", "gauge", "Bytes reserved for the cache.",
         (double)cache.capacity},
        {"geocoder_cache_hits_total", "counter", "Answers served from the cache.",
         (double)cache.hits},
        {"geocoder_cache_misses_total", "counter", "Look-ups without a cached answer.",
         (double)cache.misses},
        {"geocoder_repeated_answers_total", "counter",
         "Answers less than a second old that were given again.", (double)response_cache_hits()},
        {"geocoder_rate_limit_per_second", "gauge", "Upstream requests allowed, 0 is no limit.",
         rate.per_s},
        {"geocoder_rate_limit_queued", "gauge", "Upstream requests waiting for the rate limit.",
         rate.queued},
        {"geocoder_rate_limit_wait_seconds", "gauge",
         "Time until the next upstream request may be sent.", (double)rate.next_slot_ms / 1000},
        {"geocoder_http_connections", "gauge", "Open HTTP connections.", conn_count()},
        {"geocoder_http_refused_connections_total", "counter",
         "Connections refused for lack of a slot.", (double)conn_refusals()},
        {"geocoder_loop_iteration_seconds_max", "gauge",
         "The longest time since the start in which the event loop did not look at its sockets.",
         (double)metrics.longest_iteration_us / 1e6},
        {"process_resident_memory_bytes", "gauge", "Memory in RAM.", (double)os_resident_bytes()},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        metrics_write_head(o, rows[i].name, rows[i].type, rows[i].help);
        out_fmt(o, "%s %.15g\n", rows[i].name, rows[i].value);
    }
}

GEO_FN void metrics_write(out *o) {
    metrics_write_head(o, "geocoder_build_info", "gauge", "The version that runs.");
    out_text(o, STR("geocoder_build_info{version=\"" GEOCODER_VERSION "\"} 1\n"));
    metrics_write_requests(o);
    metrics_write_durations(o);
    metrics_write_discarded(o);
    metrics_write_tools(o);
    metrics_write_upstream(o);
    metrics_write_gauges(o);
}
