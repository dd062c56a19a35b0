/* http -- HTTP/1.1 messages as pure functions; fetch parses responses, httpd requests.
 *
 * Owns nothing. Outside facts: RFC 9110 (fields, dates), RFC 9112 (message syntax, framing,
 * chunks), RFC 3986 (URLs), the URL Standard (forms, where `+` is a space). */
#include "http.h"

#include <string.h>

#include "../base/ascii.h"

/* ---- lines ---- */

/* No control characters except tabs; eight bytes at a time until the first of any. */
static bool http_is_text(str s) {
    const uint64_t each = 0x0101010101010101u, lows = 0x7F * each;
    size_t i = 0;
    for (uint64_t word; i + sizeof word <= s.len; i += sizeof word) {
        memcpy(&word, s.at + i, sizeof word);
        uint64_t low = word & lows, plain = (low + 0x60 * each) & ~(low + each);
        if (~(plain | word) & 0x80 * each) {
            break;
        }
    }
    for (; i < s.len; i++) {
        if (ascii_is_control(s.at[i]) && s.at[i] != '\t') {
            return false;
        }
    }
    return true;
}

/* The next line without its end. > 0: its size with the end; 0: more needed; -1: a bare LF, which
 * is not allowed if `strict`. */
static int http_line(str bytes, bool strict, str *line) {
    size_t size = str_index(bytes, '\n');
    if (size == bytes.len) {
        return 0;
    }
    bool has_cr = size && bytes.at[size - 1] == '\r';
    *line = (str){bytes.at, size - has_cr};
    return has_cr || !strict ? (int)size + 1 : -1;
}

/* Spaces and tabs only. */
static str http_trim(str s) {
    while (s.len && (s.at[0] == ' ' || s.at[0] == '\t')) {
        s = str_from(s, 1);
    }
    while (s.len && (s.at[s.len - 1] == ' ' || s.at[s.len - 1] == '\t')) {
        s.len--;
    }
    return s;
}

/* ---- headers ---- */

/* Reads header lines up to the empty one. A space before the colon and a folded line (RFC 9112
 * sections 5.1, 5.2) are refused: other servers read them differently. */
static int http_headers(str bytes, bool strict, http_head *head) {
    size_t at = 0;
    for (;;) {
        str line;
        int size = http_line(str_from(bytes, at), strict, &line);
        if (size <= 0) {
            return size < 0 ? -400 : 0;
        }
        at += (size_t)size;
        if (!line.len) {
            return (int)at;
        }
        if (head->count == HTTP_HEADERS_MAX) {
            return -431;
        }
        str name = str_cut(&line, ':');
        if (!line.at || !str_is_token(name) || !http_is_text(line)) {
            return -400;
        }
        head->headers[head->count++] = (http_header){name, http_trim(line)};
    }
}

GEO_FN str http_find(const http_head *head, const char *name) {
    str wanted = str_of(name);
    for (int i = 0; i < head->count; i++) {
        if (str_eq_nocase(head->headers[i].name, wanted)) {
            return head->headers[i].value;
        }
    }
    return STR_NONE;
}

static int http_count_of(const http_head *head, const char *name) {
    str wanted = str_of(name);
    int count = 0;
    for (int i = 0; i < head->count; i++) {
        count += str_eq_nocase(head->headers[i].name, wanted);
    }
    return count;
}

GEO_FN bool http_list_has(str list, str word) {
    while (list.at) {
        str item = str_cut(&list, ',');
        if (str_eq_nocase(http_trim(str_cut(&item, ';')), word)) {
            return true;
        }
    }
    return false;
}

/* Whether any header of that name has the word: Connection may be repeated. */
static bool http_any_has(const http_head *head, const char *name, str word) {
    str wanted = str_of(name);
    for (int i = 0; i < head->count; i++) {
        if (str_eq_nocase(head->headers[i].name, wanted) &&
            http_list_has(head->headers[i].value, word)) {
            return true;
        }
    }
    return false;
}

static void http_set_keep_alive(http_head *head) {
    head->keep_alive = !http_any_has(head, "Connection", STR("close")) &&
                       (head->minor > 0 || http_any_has(head, "Connection", STR("keep-alive")));
}

/* Digits only: str_int would accept a sign. */
static bool http_length(str text, int64_t *length) {
    return text.len && ascii_is_digit(text.at[0]) && str_int(text, length);
}

/* ---- start lines ---- */

/* Not the array of headers: that would be two kilobytes for each request. */
static void http_clear(http_head *head) {
    memset(head, 0, offsetof(http_head, headers));
    head->length = -1;
}

/* "HTTP/1.x": 0; else a negative status. */
static int http_version(str text, http_head *head) {
    if (text.len != 8 || !str_starts(text, STR("HTTP/")) || !ascii_is_digit(text.at[5]) ||
        text.at[6] != '.' || !ascii_is_digit(text.at[7])) {
        return -400;
    }
    head->minor = text.at[7] != '0';
    return text.at[5] == '1' ? 0 : -505;
}

static int http_request_line(str line, http_head *head) {
    head->method = str_cut(&line, ' ');
    head->target = str_cut(&line, ' ');
    if (!str_is_token(head->method) || !head->target.len || !http_is_text(line) ||
        str_index(head->target, '\t') < head->target.len || !http_is_text(head->target)) {
        head->method = head->target = STR_NONE;
        return -400;
    }
    return http_version(line, head);
}

static int http_status_line(str line, http_head *head) {
    str version = str_cut(&line, ' '), code = str_cut(&line, ' ');
    int64_t value = 0;
    if (http_version(version, head) != 0 || code.len != 3 || !http_length(code, &value) ||
        value < 100 || value > 599) {
        return -1;
    }
    head->code = (int)value;
    head->reason = line;
    return 0;
}

/* ---- requests ---- */

/* RFC 9112 section 6.3. Refuses whatever could make another server see the end of this request
 * somewhere else. */
static int http_request_framing(http_head *head) {
    str coding = http_find(head, "Transfer-Encoding"), length = http_find(head, "Content-Length");
    int hosts = http_count_of(head, "Host");
    if (hosts > 1 || (hosts == 0 && head->minor > 0)) {
        return -400;
    }
    if (http_count_of(head, "Transfer-Encoding") + http_count_of(head, "Content-Length") > 1 ||
        (coding.at && head->minor == 0)) {
        return -400;
    }
    if (coding.at && !str_eq_nocase(coding, STR("chunked"))) {
        return -501;
    }
    if (length.at && !http_length(length, &head->length)) {
        return -400;
    }
    head->chunked = coding.at != NULL;
    head->expects_continue =
        head->minor > 0 && str_eq_nocase(http_find(head, "Expect"), STR("100-continue"));
    http_set_keep_alive(head);
    return 0;
}

/* More can help only while the head is not too long. */
static int http_need_more(str bytes) {
    return bytes.len < HTTP_HEAD_MAX ? 0 : -431;
}

GEO_FN int http_request(str bytes, http_head *head) {
    str line, all = bytes;
    http_clear(head);
    if (str_starts(bytes,
                   STR("\r\n"))) { /* some clients send one too many (RFC 9112 section 2.2) */
        bytes = str_from(bytes, 2);
    }
    if (bytes.len && bytes.at[0] != '\r' && !str_is_token(str_head(bytes, 1))) {
        return -400; /* not HTTP, for example a TLS hello: do not wait for a line end */
    }
    int first = http_line(bytes, true, &line);
    if (first == 0) {
        return http_need_more(all);
    }
    int bad = first < 0 ? -400 : http_request_line(line, head);
    if (bad) {
        return bad;
    }
    int size = http_headers(str_from(bytes, (size_t)first), true, head);
    if (size <= 0) {
        return size < 0 ? size : http_need_more(all);
    }
    size_t total = all.len - bytes.len + (size_t)first + (size_t)size;
    bad = total > HTTP_HEAD_MAX ? -431 : http_request_framing(head);
    return bad ? bad : (int)total;
}

/* ---- responses ---- */

/* Equal lengths may be repeated, as headers or in a list (RFC 9110 section 8.6). */
static bool http_response_length(http_head *head) {
    for (int i = 0; i < head->count; i++) {
        str list = head->headers[i].value;
        bool is_length = str_eq_nocase(head->headers[i].name, STR("Content-Length"));
        while (is_length && list.at) {
            int64_t length;
            if (!http_length(http_trim(str_cut(&list, ',')), &length) ||
                (head->length >= 0 && head->length != length)) {
                return false;
            }
            head->length = length;
        }
    }
    return true;
}

static bool http_response_framing(http_head *head) {
    str coding = http_find(head, "Transfer-Encoding");
    http_set_keep_alive(head);
    if (!http_response_length(head)) {
        return false;
    }
    if (head->code < 200 || head->code == 204 || head->code == 304) {
        head->length = 0;
        return true;
    }
    if (coding.at) {
        head->keep_alive = head->keep_alive && head->length < 0;
        head->length = -1;
        head->chunked = true;
        return str_eq_nocase(coding, STR("chunked")) &&
               http_count_of(head, "Transfer-Encoding") == 1;
    }
    head->keep_alive = head->keep_alive && head->length >= 0;
    return true;
}

GEO_FN int http_response(str bytes, http_head *head) {
    str line;
    http_clear(head);
    size_t probe = MIN(bytes.len, 5);
    if (!str_eq(str_head(bytes, probe), str_head(STR("HTTP/"), probe))) {
        return -1;
    }
    int first = http_line(bytes, false, &line);
    if (first == 0) {
        return http_need_more(bytes);
    }
    if (!http_is_text(line) || http_status_line(line, head) != 0) {
        return -1;
    }
    int size = http_headers(str_from(bytes, (size_t)first), false, head);
    if (size <= 0) {
        return size < 0 ? size : http_need_more(bytes);
    }
    bool good = first + size <= HTTP_HEAD_MAX && http_response_framing(head);
    return good ? first + size : -1;
}

/* ---- chunked bodies (RFC 9112 section 7.1) ---- */

enum {                  /* the states up to CHUNK_SIZE_LF are those of the size line */
       CHUNK_SIZE,      /* hexadecimal digits */
       CHUNK_BLANK,     /* behind them */
       CHUNK_EXTENSION, /* the rest of the size line */
       CHUNK_SIZE_LF,
       CHUNK_DATA,
       CHUNK_DATA_CR,
       CHUNK_DATA_LF,
       CHUNK_TRAILER, /* start of a trailer line, or of the empty line that ends the body */
       CHUNK_TRAILER_TEXT,
       CHUNK_TRAILER_LF,
       CHUNK_END_LF,
       CHUNK_DONE
};

static int http_chunk_after_size(char byte) {
    switch (byte) {
    case '\r': return CHUNK_SIZE_LF;
    case ';': return CHUNK_EXTENSION;
    case ' ':
    case '\t': return CHUNK_BLANK;
    default: return -1;
    }
}

static int http_chunk_size(http_chunks *c, char byte) {
    enum { DIGITS_MAX = 15 }; /* 60 bits: no overflow */
    int digit = ascii_hex(byte);
    if (digit >= 0) {
        c->left = c->left << 4 | (unsigned)digit;
        return ++c->digits <= DIGITS_MAX ? CHUNK_SIZE : -1;
    }
    if (!c->digits) {
        return -1;
    }
    return http_chunk_after_size(byte);
}

/* The state after a byte of an extension or a trailer, which a CR ends; -1: a control character. */
static int http_chunk_text(char byte, int text, int end) {
    return byte == '\r' ? end : ascii_is_control(byte) && byte != '\t' ? -1 : text;
}

/* The state after one byte that is not data; -1: bad. */
static int http_chunk_step(http_chunks *c, char byte) {
    if (++c->used > (c->state < CHUNK_DATA ? HTTP_CHUNK_LINE_MAX : HTTP_TRAILERS_MAX)) {
        return -1;
    }
    switch (c->state) {
    case CHUNK_SIZE: return http_chunk_size(c, byte);
    case CHUNK_BLANK: return http_chunk_after_size(byte);
    case CHUNK_EXTENSION: return http_chunk_text(byte, CHUNK_EXTENSION, CHUNK_SIZE_LF);
    case CHUNK_SIZE_LF:
        c->used = 0;
        return byte != '\n' ? -1 : c->left ? CHUNK_DATA : CHUNK_TRAILER;
    case CHUNK_DATA_CR: return byte == '\r' ? CHUNK_DATA_LF : -1;
    case CHUNK_DATA_LF:
        c->used = 0;
        c->digits = 0;
        return byte == '\n' ? CHUNK_SIZE : -1;
    case CHUNK_TRAILER: return http_chunk_text(byte, CHUNK_TRAILER_TEXT, CHUNK_END_LF);
    case CHUNK_TRAILER_TEXT: return http_chunk_text(byte, CHUNK_TRAILER_TEXT, CHUNK_TRAILER_LF);
    case CHUNK_TRAILER_LF: return byte == '\n' ? CHUNK_TRAILER : -1;
    case CHUNK_END_LF: return byte == '\n' ? CHUNK_DONE : -1;
    default: return -1;
    }
}

GEO_FN ptrdiff_t http_dechunk(http_chunks *chunks, char *bytes, size_t *len) {
    size_t get = 0, put = 0;
    while (get < *len && chunks->state != CHUNK_DONE) {
        if (chunks->state == CHUNK_DATA) {
            size_t run = *len - get;
            run = chunks->left < run ? (size_t)chunks->left : run;
            memmove(bytes + put, bytes + get, run);
            put += run;
            get += run;
            chunks->left -= run;
            chunks->state = chunks->left ? CHUNK_DATA : CHUNK_DATA_CR;
        } else {
            chunks->state = http_chunk_step(chunks, bytes[get++]);
            if (chunks->state < 0) {
                return -1;
            }
        }
    }
    *len = put;
    return chunks->state == CHUNK_DONE ? (ptrdiff_t)get : 0;
}

/* ---- URLs ---- */

static bool http_is_host(str host, bool bracketed) {
    for (size_t i = 0; i < host.len; i++) {
        char c = host.at[i];
        bool good =
            bracketed ? ascii_hex(c) >= 0 || c == ':' || c == '.'
                      : ascii_is_alpha(c) || ascii_is_digit(c) || c == '-' || c == '.' || c == '_';
        if (!good) {
            return false;
        }
    }
    return host.len > 0;
}

GEO_FN bool http_authority(str text, http_url *url) {
    for (size_t i = text.len; i > 0; i--) {
        if (text.at[i - 1] == '@') {
            url->user = str_head(text, i - 1);
            text = str_from(text, i);
            break;
        }
    }
    bool bracketed = str_starts(text, STR("["));
    if (bracketed) {
        text = str_from(text, 1);
        url->host = str_cut(&text, ']');
        if (!text.at || (text.len && text.at[0] != ':')) {
            return false;
        }
        text = text.len ? str_from(text, 1) : STR_NONE;
    } else {
        url->host = str_cut(&text, ':');
    }
    int64_t port = 0;
    if (text.len && (!http_length(text, &port) || port < 1 || port > 65535)) {
        return false;
    }
    url->port = (int)port;
    return http_is_host(url->host, bracketed);
}

/* The length of the scheme before `:`; 0: none. */
static size_t http_scheme(str text) {
    size_t i = 0;
    while (i < text.len &&
           (ascii_is_alpha(text.at[i]) ||
            (i && (ascii_is_digit(text.at[i]) || (text.at[i] && strchr("+-.", text.at[i])))))) {
        i++;
    }
    return i < text.len && text.at[i] == ':' ? i : 0;
}

GEO_FN bool http_url_split(str text, http_url *url) {
    *url = (http_url){.scheme = STR_NONE};
    if (str_has_control(text) || str_index(text, ' ') < text.len) {
        return false;
    }
    text = str_cut(&text, '#');
    size_t scheme = http_scheme(text);
    if (scheme) {
        url->scheme = str_head(text, scheme);
        text = str_from(text, scheme + 1);
    }
    str path = str_cut(&text, '?');
    url->query = text;
    url->path = path;
    if (!str_starts(path, STR("//"))) {
        return true;
    }
    path = str_from(path, 2);
    const char *slash = path.len ? memchr(path.at, '/', path.len) : NULL;
    size_t size = slash ? (size_t)(slash - path.at) : path.len;
    url->path = str_from(path, size);
    return http_authority(str_head(path, size), url);
}

GEO_FN str http_origin(str url) {
    ptrdiff_t scheme = str_find(url, STR("://"));
    size_t host = scheme < 0 ? url.len : (size_t)scheme + 3;
    str rest = str_from(url, host);
    return scheme < 0 ? str_head(url, 0)
                      : str_head(url, host + MIN(str_index(rest, '/'), str_index(rest, '?')));
}

GEO_FN str http_decode(str text, bool is_form, arena *a) {
    char *bytes = arena_bytes(a, text.len);
    size_t put = 0;
    if (!bytes) {
        return STR_NONE;
    }
    for (size_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        if (c == '%') {
            int high = i + 2 < text.len ? ascii_hex(text.at[i + 1]) : -1;
            int low = i + 2 < text.len ? ascii_hex(text.at[i + 2]) : -1;
            bool is_code = high >= 0 && low >= 0;
            if (!is_code && !is_form) {
                return STR_NONE;
            }
            c = is_code ? (char)(high << 4 | low) : c;
            i += is_code ? 2 : 0;
        } else if (c == '+' && is_form) {
            c = ' ';
        }
        bytes[put++] = c;
    }
    return (str){bytes, put};
}

GEO_FN bool http_pair(str *rest, str *name, str *value) {
    while (rest->at) {
        str pair = str_cut(rest, '&');
        if (pair.len) {
            *name = str_cut(&pair, '=');
            *value = pair;
            return true;
        }
    }
    return false;
}

GEO_FN str http_param(str query, const char *wanted) {
    str name, value, found = STR_NONE;
    while (http_pair(&query, &name, &value)) {
        found = str_eq(name, str_of(wanted)) ? value : found;
    }
    return found;
}

/* ---- dates ---- */

GEO_FN bool http_date(str text, int64_t *unix_s) {
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    static const struct {
        unsigned char at, size;
        short max;
    } parts[] = {{5, 2, 31}, {12, 4, 9999}, {17, 2, 23}, {20, 2, 59}, {23, 2, 60}};
    int64_t value[LEN(parts)];
    if (text.len != 29 || !str_eq(str_from(text, 25), STR(" GMT"))) {
        return false;
    }
    for (size_t i = 0; i < LEN(parts); i++) {
        str digits = {text.at + parts[i].at, parts[i].size};
        if (!http_length(digits, &value[i]) || value[i] > parts[i].max) {
            return false;
        }
    }
    ptrdiff_t month = str_find(STR(months), (str){text.at + 8, 3});
    if (month < 0 || month % 3 || text.at[7] != ' ' || text.at[19] != ':' || text.at[22] != ':') {
        return false;
    }
    *unix_s = base_days(value[1], month / 3 + 1, value[0]) * 86400 + value[2] * 3600 +
              value[3] * 60 + value[4];
    return true;
}
