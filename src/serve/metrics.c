/* metrics -- counters of the HTTP server, and the access log.
 *
 * Flow: httpd tells it of every reply; /metrics reads it. Owns the counters per label. Outside facts: the
 * Prometheus text exposition format 0.0.4 (cumulative buckets, `le`, `_sum` in seconds); W3C Trace Context
 * (traceparent is only passed through). */
#include "metrics.h"

#include "../platform/log.h"
#include "../platform/os.h"
#include "../source/cache.h"
#include "../source/gate.h"
#include "../tool/report.h"
#include "../tool/tool.h"

enum { METRICS_LABELS_MAX = 48, /* tools and endpoints; what comes later is counted as "other" */
       METRICS_TRACE_MAX = 64 }; /* a traceparent has 55 characters */

/* Upper bounds in milliseconds: a memory answer, a near upstream, a far one, a rate limit's wait. */
static const int64_t metrics_bounds_ms[] = {1, 5, 25, 100, 500, 1000, 5000, 30000};

typedef struct {
    const char *name;
    uint64_t count, errors, sum_ms;
    uint64_t buckets[LEN(metrics_bounds_ms)]; /* not cumulative here */
} metrics_label;

static struct {
    metrics_label labels[METRICS_LABELS_MAX];
    int count;
} metrics;

static metrics_label *label_of(const char *name) {
    for (int i = 0; i < metrics.count; i++) {
        if (str_eq(str_of(metrics.labels[i].name), str_of(name))) {
            return &metrics.labels[i];
        }
    }
    if (metrics.count < METRICS_LABELS_MAX) {
        bool is_last = metrics.count == METRICS_LABELS_MAX - 1;
        metrics.labels[metrics.count++].name = is_last ? "other" : name;
    }
    return &metrics.labels[metrics.count - 1];
}

GEO_FN void metrics_request(const exchange *x, int64_t took_ms) {
    metrics_label *l = label_of(x->label);
    l->count++;
    l->errors += x->http >= 400;
    l->sum_ms += (uint64_t)took_ms;
    for (size_t i = 0; i < LEN(metrics_bounds_ms); i++) {
        if (took_ms <= metrics_bounds_ms[i]) {
            l->buckets[i]++;
            break;
        }
    }
    if (log_wants(LOG_INFO)) {
        str trace = str_head(http_find(&x->head, "traceparent"), METRICS_TRACE_MAX);
        log_event(LOG_INFO, "http_request", "%.*s %.*s %s %d, %zu bytes, %lld ms, peer %.*s%s%.*s",
                  STR_ARG(x->head.method), STR_ARG(x->path), x->label, x->http, x->reply.len,
                  (long long)took_ms, STR_ARG(x->peer), trace.at ? ", trace " : "", STR_ARG(trace));
    }
}

/* ---- Prometheus text ---- */

static void write_head(out *o, const char *name, const char *type, const char *help) {
    out_fmt(o, "# HELP geocoder_%s %s\n# TYPE geocoder_%s %s\n", name, help, name, type);
}

static void write_one(out *o, const char *name, const char *type, const char *help, double value) {
    write_head(o, name, type, help);
    out_fmt(o, "geocoder_%s %.10g\n", name, value);
}

static void write_histogram(out *o, const metrics_label *l) {
    uint64_t below = 0;
    for (size_t i = 0; i < LEN(metrics_bounds_ms); i++) {
        below += l->buckets[i];
        out_fmt(o, "geocoder_http_request_duration_seconds_bucket{route=\"%s\",le=\"%g\"} %llu\n",
                l->name, (double)metrics_bounds_ms[i] / 1000, (unsigned long long)below);
    }
    out_fmt(o, "geocoder_http_request_duration_seconds_bucket{route=\"%s\",le=\"+Inf\"} %llu\n",
            l->name, (unsigned long long)l->count);
    out_fmt(o, "geocoder_http_request_duration_seconds_sum{route=\"%s\"} %g\n", l->name,
            (double)l->sum_ms / 1000);
    out_fmt(o, "geocoder_http_request_duration_seconds_count{route=\"%s\"} %llu\n", l->name,
            (unsigned long long)l->count);
}

static void write_tools(out *o) {
    write_head(o, "tool_calls_total", "counter", "Calls of a tool, all transports.");
    for (int i = 0; i < tool_count(); i++) {
        out_fmt(o, "geocoder_tool_calls_total{tool=\"%s\"} %llu\n", tool_at(i)->name,
                (unsigned long long)tool_counter_at(i).calls);
    }
    write_head(o, "tool_errors_total", "counter", "Calls of a tool that failed.");
    for (int i = 0; i < tool_count(); i++) {
        out_fmt(o, "geocoder_tool_errors_total{tool=\"%s\"} %llu\n", tool_at(i)->name,
                (unsigned long long)tool_counter_at(i).errors);
    }
}

static void write_gauges(out *o) {
    cache_stats cache = cache_count();
    gate_stats gate = gate_look(GATE_PRIVATE);
    write_one(o, "cache_entries", "gauge", "Answers in the cache.", (double)cache.entries);
    write_one(o, "cache_bytes", "gauge", "Bytes they take.", (double)cache.bytes);
    write_one(o, "cache_hits_total", "counter", "Answers served from the cache.", (double)cache.hits);
    write_one(o, "cache_misses_total", "counter", "Answers it did not have.", (double)cache.misses);
    write_one(o, "rate_limit_per_second", "gauge", "Upstream requests allowed, 0 is no limit.",
              gate.per_s);
    write_one(o, "rate_limit_queued", "gauge", "Upstream requests that wait.", gate.queued);
    write_one(o, "resident_bytes", "gauge", "Memory in RAM.", (double)os_resident_bytes());
}

GEO_FN void metrics_write(out *o) {
    write_gauges(o);
    write_tools(o);
    write_head(o, "http_request_duration_seconds", "histogram", "Time to the reply.");
    for (int i = 0; i < metrics.count; i++) {
        write_histogram(o, &metrics.labels[i]);
    }
    write_head(o, "http_errors_total", "counter", "Replies with a status of 400 or more.");
    for (int i = 0; i < metrics.count; i++) {
        out_fmt(o, "geocoder_http_errors_total{route=\"%s\"} %llu\n", metrics.labels[i].name,
                (unsigned long long)metrics.labels[i].errors);
    }
}
