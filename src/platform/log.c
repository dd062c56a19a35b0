/* log -- one line per event, on stderr or to a function.
 *
 * Owns the level and the format, set once at start, and a lock: poll and write must not be
 * separated by the write of another thread. A line is one write of at most PIPE_BUF bytes, so that
 * lines of several threads or processes never mix. A line for which stderr has no room is dropped
 * and counted: a client that does not read it must not block us. Outside facts: RFC 3339
 * (timestamps), poll(2) on a pipe (ready: PIPE_BUF bytes fit). */
#include "log.h"

#include <stdarg.h>
#include <stdio.h>

#include "../base/out.h"
#include "../base/utf8.h"
#include "os.h"

enum {
    LOG_MESSAGE_MAX = 600, /* a longer one is cut: escapes make it up to six times as long */
    LOG_LINE_MAX = 4096    /* PIPE_BUF on Linux */
};

static struct {
    log_level level;
    bool as_json;
    log_sink *sink;
    void *data; /* of the sink */
    os_mutex lock;
    unsigned lost; /* lines dropped since the last one that was written */
} log_state = {.level = LOG_WARN, .lock = OS_MUTEX_INIT};

static const char *const log_names[] = {
    [LOG_ERROR] = "error", [LOG_WARN] = "warn", [LOG_INFO] = "info", [LOG_DEBUG] = "debug"};

GEO_FN void log_setup(log_level level, bool as_json) {
    log_state.level = level;
    log_state.as_json = as_json;
}

GEO_FN void log_to(log_sink *sink, void *data) {
    os_lock(&log_state.lock);
    log_state.sink = sink;
    log_state.data = data;
    os_unlock(&log_state.lock);
}

GEO_FN bool log_enabled(log_level level) {
    return level <= log_state.level;
}

static void log_write_time(out *o, int64_t unix_ms) {
    int64_t ms = unix_ms % 86400000;
    out_day(o, unix_ms / 1000);
    out_fmt(o, "T%02d:%02d:%02d.%03dZ", (int)(ms / 3600000), (int)(ms / 60000 % 60),
            (int)(ms / 1000 % 60), (int)(ms % 1000));
}

/* `text` is written only without `members`. */
static void log_write_json(out *o, log_level level, const char *name, str members, str text) {
    out_text(o, STR("{\"time\":\""));
    log_write_time(o, os_unix_ms());
    out_fmt(o, "\",\"level\":\"%s\",\"event\":\"%s\"", log_names[level], name);
    if (members.at) {
        out_char(o, ',');
        out_text(o, members);
    } else {
        out_key(o, "message");
        out_json_str(o, text);
    }
    if (log_state.lost) {
        out_key(o, "lines_lost");
        out_json_int(o, log_state.lost);
    }
    out_char(o, '}');
}

/* A line for which stderr has no room is lost. */
static void log_emit(log_level level, out *o) {
    os_watch watch = {.fd = 2, .events = OS_WRITE};
    if (log_state.sink) {
        o->at[o->len] = 0;
        log_state.sink(log_state.data, (int)level, o->at);
    } else if (os_poll(&watch, 1, os_now_ms()) > 0) {
        out_char(o, '\n');
        os_write(2, out_str(o));
        log_state.lost = 0;
    } else {
        log_state.lost++;
    }
}

static void log_line(log_level level, const char *name, str members, str text) {
    char line[LOG_LINE_MAX];
    out o = out_of(line, sizeof line);
    os_lock(&log_state.lock);
    if (log_state.as_json) {
        log_write_json(&o, level, name, members, text);
    } else {
        log_write_time(&o, os_unix_ms());
        out_fmt(&o, " %s %s: ", log_names[level], name);
        out_visible(&o, text);
        if (log_state.lost) {
            out_fmt(&o, " (%u lines before were lost)", log_state.lost);
        }
    }
    ASSERT(!o.full && o.len < o.cap); /* of the line break, or the NUL */
    log_emit(level, &o);
    os_unlock(&log_state.lock);
}

/* The formatted sentence; cut, but not within a character. */
static str log_message(char message[LOG_MESSAGE_MAX], const char *format, va_list args) {
    vsnprintf(message, LOG_MESSAGE_MAX, format, args);
    str text = str_of(message);
    return text.len == LOG_MESSAGE_MAX - 1 ? utf8_head(text, text.len - 3) : text;
}

GEO_FN void log_event(log_level level, const char *name, const char *format, ...) {
    char message[LOG_MESSAGE_MAX];
    if (log_enabled(level)) {
        va_list args;
        va_start(args, format);
        str text = log_message(message, format, args);
        va_end(args);
        log_line(level, name, STR_NONE, text);
    }
}

GEO_FN void log_record(log_level level, const char *name, str members, const char *format, ...) {
    char message[LOG_MESSAGE_MAX];
    if (log_enabled(level)) {
        va_list args;
        va_start(args, format);
        str text = log_message(message, format, args);
        va_end(args);
        log_line(level, name, str_head(members, LOG_MEMBERS_MAX), text);
    }
}
