/* xml -- tags cut out of a window, without a tree. Owns nothing. Outside facts: XML 1.0 (comments,
 * character references). */
#include "xml.h"

#include <string.h>

#include "ascii.h"
#include "utf8.h"

enum { XML_REFERENCE_MAX = 16 }; /* of a character, with its semicolon */

/* ---- tags ---- */

/* The length up to and with `end`; 0: it is not there. */
static size_t xml_until(str in, str end) {
    ptrdiff_t at = str_find(in, end);
    return at < 0 ? 0 : (size_t)at + end.len;
}

/* The length of the tag at the start of `in`; ">" may stand in quotes. 0: incomplete. */
static size_t xml_tag_len(str in) {
    char quote = 0;
    for (size_t i = 1; i < in.len; i++) {
        char c = in.at[i];
        if (quote) {
            quote = c == quote ? 0 : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '>') {
            return i + 1;
        }
    }
    return 0;
}

GEO_FN ptrdiff_t xml_next(str in, xml_tag *tag) {
    size_t at = 0, len = 0;
    tag->text = str_head(in, str_index(in, '<'));
    for (;;) {
        const char *hit = at < in.len ? memchr(in.at + at, '<', in.len - at) : NULL;
        if (!hit) {
            return 0;
        }
        at = (size_t)(hit - in.at);
        str rest = str_from(in, at);
        bool is_comment = str_starts(rest, STR("<!--")),
             is_other = rest.len > 1 && rest.at[1] == '?';
        len = is_comment ? xml_until(rest, STR("-->"))
              : is_other ? xml_until(rest, STR("?>"))
                         : xml_tag_len(rest);
        if (!len) {
            return 0;
        }
        at += len;
        if (!is_comment && !is_other && rest.at[1] != '!') {
            str body = {rest.at + 1, len - 2};
            tag->is_end = body.len && body.at[0] == '/';
            body = str_from(body, tag->is_end);
            tag->is_empty = body.len && body.at[body.len - 1] == '/';
            body.len -= tag->is_empty;
            size_t name = 0;
            while (name < body.len && !ascii_is_space(body.at[name])) {
                name++;
            }
            tag->name = str_head(body, name);
            tag->attributes = str_from(body, name);
            return name ? (ptrdiff_t)at : -1;
        }
    }
}

/* ---- attributes ---- */

GEO_FN str xml_raw(const xml_tag *tag, const char *name) {
    str rest = tag->attributes, wanted = str_of(name);
    while (rest.len) {
        ptrdiff_t equals = str_find(rest, STR("="));
        str key = str_trim(str_head(rest, equals < 0 ? 0 : (size_t)equals));
        rest = str_trim(str_from(rest, (size_t)equals + 1));
        if (equals < 0 || !rest.len || (rest.at[0] != '"' && rest.at[0] != '\'')) {
            return STR_NONE;
        }
        str value = str_from(rest, 1);
        const char *end = value.len ? memchr(value.at, rest.at[0], value.len) : NULL;
        if (!end) {
            return STR_NONE;
        }
        value.len = (size_t)(end - value.at);
        if (str_eq(key, wanted)) {
            return value;
        }
        rest = str_from(rest, value.len + 2);
    }
    return STR_NONE;
}

/* The character of a reference such as amp, #228 or #xE4; < 0: none. */
static int32_t xml_reference(str name) {
    static const struct {
        str name;
        char c;
    } known[] = {{STR_ROW("amp"), '&'},
                 {STR_ROW("lt"), '<'},
                 {STR_ROW("gt"), '>'},
                 {STR_ROW("quot"), '"'},
                 {STR_ROW("apos"), '\''}};
    for (size_t i = 0; i < LEN(known); i++) {
        if (str_eq(name, known[i].name)) {
            return known[i].c;
        }
    }
    bool is_hex = name.len > 2 && ascii_lower(name.at[1]) == 'x';
    int32_t code = name.len > 1 && name.at[0] == '#' ? 0 : -1;
    for (size_t i = is_hex ? 2 : 1; i < name.len && code >= 0; i++) {
        char c = ascii_lower(name.at[i]);
        int digit = ascii_is_digit(c)                ? c - '0'
                    : is_hex && c >= 'a' && c <= 'f' ? c - 'a' + 10
                                                     : -1;
        code = digit < 0 || code > 0x10FFFF ? -1 : code * (is_hex ? 16 : 10) + digit;
    }
    return code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? -1 : code;
}

GEO_FN str xml_text(str raw, out *texts) {
    size_t from = texts->len;
    for (size_t i = 0; i < raw.len; i++) {
        str name = str_head(str_from(raw, i + 1), XML_REFERENCE_MAX);
        const char *end = raw.at[i] == '&' && name.len ? memchr(name.at, ';', name.len) : NULL;
        name.len = end ? (size_t)(end - name.at) : 0;
        int32_t code = end ? xml_reference(name) : -1;
        if (code > 0) {
            char bytes[4];
            out_text(texts, (str){bytes, utf8_put(bytes, (uint32_t)code)});
            i += name.len + 1;
        } else {
            out_char(texts, raw.at[i]);
        }
    }
    return (str){texts->at + from, texts->len - from};
}
