/* reply -- the status line and headers of an HTTP reply. Owns the table of statuses and the text of
 * the Date header. Outside facts: RFC 9110 sections 6.6.1 (Date), 8.8.3 (ETag), 15 (reasons); RFC
 * 9111 (Cache-Control). */
#include "reply.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "../base/hash.h"
#include "../platform/os.h"
#include "../wire/http.h"
#include "guard.h"

/* Statuses that we send, the frequent ones first. */
static const struct {
    int http;
    const char *reason;
} reply_statuses[] = {{200, "OK"},
                      {202, "Accepted"},
                      {304, "Not Modified"},
                      {201, "Created"},
                      {303, "See Other"},
                      {404, "Not Found"},
                      {400, "Bad Request"},
                      {401, "Unauthorized"},
                      {204, "No Content"},
                      {403, "Forbidden"},
                      {405, "Method Not Allowed"},
                      {406, "Not Acceptable"},
                      {408, "Request Timeout"},
                      {413, "Content Too Large"},
                      {415, "Unsupported Media Type"},
                      {429, "Too Many Requests"},
                      {431, "Request Header Fields Too Large"},
                      {499, "Client Closed Request"}, /* never sent: only in the log and metrics */
                      {500, "Internal Server Error"},
                      {501, "Not Implemented"},
                      {502, "Bad Gateway"},
                      {503, "Service Unavailable"},
                      {504, "Gateway Timeout"},
                      {505, "HTTP Version Not Supported"},
                      {0, "Status"}};
_Static_assert(LEN(reply_statuses) == REPLY_STATUSES, "metrics counts by row");

GEO_FN int reply_status_row(int http) {
    int row = 0;
    while (row < REPLY_STATUSES - 1 && reply_statuses[row].http != http) {
        row++;
    }
    return row;
}

GEO_FN int reply_status_at(int row) {
    return reply_statuses[row].http;
}

/* "Sun, 06 Nov 1994 08:49:37 GMT", and room for numbers of any width, which compilers count. */
enum { REPLY_DATE_MAX = 80 };

static struct {
    int64_t second; /* that `date` is of: formatted once a second, not once a reply */
    char date[REPLY_DATE_MAX];
} reply_clock;

static str reply_date(void) {
    static const char days[] = "SunMonTueWedThuFriSat";
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    int64_t now_s = os_unix_ms() / 1000;
    if (now_s != reply_clock.second) {
        time_t seconds = (time_t)now_s;
        struct tm utc;
        reply_clock.second = now_s;
        reply_clock.date[0] = 0;
        if (gmtime_r(&seconds, &utc)) { /* not strftime, whose names depend on the locale */
            snprintf(reply_clock.date, sizeof reply_clock.date,
                     "%.3s, %02d %.3s %d %02d:%02d:%02d GMT", days + 3 * utc.tm_wday, utc.tm_mday,
                     months + 3 * utc.tm_mon, utc.tm_year + 1900, utc.tm_hour, utc.tm_min,
                     utc.tm_sec);
        }
    }
    return str_of(reply_clock.date);
}

/* Whether If-None-Match has the tag, perhaps made weak by a proxy that compresses. */
static bool reply_is_known(str list, str tag) {
    while (list.at) {
        str item = str_trim(str_cut(&list, ','));
        item = str_starts(item, STR("W/")) ? str_from(item, 2) : item;
        if (str_eq(item, tag) || str_eq(item, STR("*"))) {
            return true;
        }
    }
    return false;
}

enum { REPLY_TAG_LEN = 18 }; /* 16 hexadecimal digits in quotes */

static str reply_tag(str content, char tag[REPLY_TAG_LEN]) {
    uint64_t hash = hash_64(content.at, content.len, 0);
    tag[0] = tag[REPLY_TAG_LEN - 1] = '"';
    for (int i = REPLY_TAG_LEN - 2; i > 0; i--, hash >>= 4) {
        tag[i] = "0123456789abcdef"[hash & 15];
    }
    return (str){tag, REPLY_TAG_LEN};
}

/* Adds the headers of a cacheable reply; true: the client has it already. It varies by Origin
 * because of the CORS headers. */
static bool reply_validate(exchange *x) {
    char bytes[REPLY_TAG_LEN];
    str tag = reply_tag(out_str(&x->reply), bytes);
    out *o = &x->headers;
    exchange_header(x, "ETag", tag);
    out_text(o, STR("Cache-Control: "));
    out_text(o, guard_has_tokens() ? STR("private, max-age=") : STR("public, max-age="));
    out_int(o, x->max_age_s);
    out_text(o, STR("\r\nVary: Accept-Language, Origin\r\n"));
    return reply_is_known(http_find(&x->head, "If-None-Match"), tag);
}

/* Writes the head in front of the content; returns it with `size` bytes of content. */
static str reply_write(exchange *x, bool keep_alive, size_t size) {
    char head[REPLY_HEAD_MAX];
    out o = out_of(head, sizeof head);
    out_text(&o, STR("HTTP/1.1 "));
    out_int(&o, x->http);
    out_char(&o, ' ');
    out_text(&o, str_of(reply_statuses[reply_status_row(x->http)].reason));
    out_text(&o, STR("\r\nDate: "));
    out_text(&o, reply_date());
    if (x->content_type) {
        out_text(&o, STR("\r\nContent-Type: "));
        out_text(&o, str_of(x->content_type));
        out_text(&o, STR("\r\nX-Content-Type-Options: nosniff"));
    }
    bool is_stream = exchange_is_stream(x);
    if (!is_stream && x->http != 304 && x->http != 204) {
        out_text(&o, STR("\r\nContent-Length: "));
        out_int(&o, (int64_t)size);
    } else if (is_stream && x->head.minor) {
        out_text(&o, STR("\r\nTransfer-Encoding: chunked"));
    }
    out_text(&o, keep_alive ? STR("\r\n") : STR("\r\nConnection: close\r\n"));
    out_text(&o, out_str(&x->headers));
    out_text(&o, STR("\r\n"));
    ASSERT(!o.full && !x->headers.full);
    char *front = x->reply.at - o.len;
    memcpy(front, head, o.len);
    return (str){front, o.len + (str_eq(x->head.method, STR("HEAD")) ? 0 : size)};
}

GEO_FN str reply_whole(exchange *x, bool keep_alive) {
    bool may_keep = x->max_age_s > 0 && x->http == 200;
    if (may_keep && reply_validate(x)) {
        exchange_answer(x, 304, NULL, STR(""));
    } else if (!may_keep && !exchange_is_stream(x)) { /* a stream has its own */
        out_text(&x->headers, STR("Cache-Control: no-store\r\n"));
    }
    return reply_write(x, keep_alive, x->reply.len);
}

GEO_FN str reply_begin(exchange *x, bool keep_alive, size_t ready) {
    return reply_write(x, keep_alive, ready);
}
