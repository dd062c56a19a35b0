/* web.c: build-time program that makes the embedded files of the web page, and the documents.
 *
 *   web [-r] OUT FOLDER NAME...
 *
 * A line `<link rel="stylesheet" href="X">` or `<script src="X"></script>` of an HTML file is
 * replaced by the text of FOLDER/X, so that a page is one file. OUT has per
 * NAME, in this order, what src/draw/asset.c reads: with -r the files themselves, else zlib
 * streams. The policy allows the scripts and styles of the file by their SHA-256 and nothing else
 * (Content Security Policy Level 3). */
#include <mbedtls/sha256.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wunused-function" /* not all of base is needed */
#include "../base/arena.c"
#include "../base/ascii.c"
#include "../base/base.c"
#include "../base/deflate.c"
#include "../base/inflate.c"
#include "../base/out.c"
#include "../base/str.c"
#include "../base/utf8.c"

enum { WEB_FILE_MAX = 1 << 20, WEB_POLICY_MAX = 4096 };

static const char *web_folder;

static void web_die(const char *what, const char *name) {
    fprintf(stderr, "web: %s: %s\n", name, what);
    exit(1);
}

/* In place: of a document, what is between a mark of a generated table and its end, which the
 * program writes itself (src/tool/topic.c), goes, and so do all other marks. */
static str web_document(char *text, size_t len) {
    str rest = {text, len}, generated = STR("<!-- generated: ");
    size_t plain = 0;
    for (bool is_left_out = false; rest.len;) {
        str line = str_cut(&rest, '\n');
        bool is_mark = str_starts(line, STR("<!--")), is_table = str_starts(line, generated);
        if (is_table || (!is_mark && !is_left_out)) {
            memmove(text + plain, line.at, line.len);
            plain += line.len;
            text[plain++] = '\n';
        }
        is_left_out = is_mark ? is_table : is_left_out;
    }
    return (str){text, plain};
}

/* In place, what people alone read goes: indents, blank lines and lines of comment. */
static str web_plain(char *text, size_t len) {
    str rest = {text, len};
    size_t plain = 0;
    while (rest.len) {
        str line = str_trim(str_cut(&rest, '\n'));
        if (line.len && !str_starts(line, STR("//"))) {
            memmove(text + plain, line.at, line.len);
            plain += line.len;
            text[plain++] = '\n';
        }
    }
    return (str){text, plain};
}

static str web_read(const char *name, size_t len) {
    static char memory[32 * WEB_FILE_MAX];
    static size_t used;
    char path[4096];
    snprintf(path, sizeof path, "%s/%.*s", web_folder, (int)len, name);
    FILE *file = fopen(path, "rb");
    if (!file || used + WEB_FILE_MAX > sizeof memory) web_die("cannot be read", path);
    str text = {memory + used, fread(memory + used, 1, WEB_FILE_MAX, file)};
    fclose(file);
    if (text.len == WEB_FILE_MAX) web_die("too large", path);
    used += text.len;
    if (str_ends((str){name, len}, STR(".md"))) {
        return web_document(memory + used - text.len, text.len);
    }
    return web_plain(memory + used - text.len, text.len);
}

/* Appends " 'sha256-...'" */
static void web_allow(out *policy, str text) {
    unsigned char sum[32];
    if (mbedtls_sha256((const unsigned char *)text.at, text.len, sum, 0)) web_die("no SHA-256", "");
    out_text(policy, STR(" 'sha256-"));
    out_base64(policy, (str){(const char *)sum, sizeof sum});
    out_char(policy, '\'');
}

/* The line as `<tag>text</tag>` of the file that it names. False: it names none. */
static bool web_inline(out *o, str line, str before, str after, const char *tag, out *policy) {
    if (!str_starts(line, before)) return false;
    str rest = str_from(line, before.len);
    ptrdiff_t end = str_find(rest, after);
    if (end < 0) return false;
    str text = web_read(rest.at, (size_t)end);
    if (str_find(text, STR("</s")) >= 0) web_die("has the end of a script or style", tag);
    out_fmt(o, "<%s>", tag);
    out_text(o, text);
    out_fmt(o, "</%s>\n", tag);
    web_allow(policy, text);
    return true;
}

static void web_compose(out *o, str page, out *policy) {
    char scripts[WEB_POLICY_MAX], styles[WEB_POLICY_MAX];
    out script = out_of(scripts, sizeof scripts), style = out_of(styles, sizeof styles);
    while (page.len) {
        str line = str_cut(&page, '\n');
        if (!web_inline(o, line, STR("<link rel=\"stylesheet\" href=\""), STR("\">"), "style",
                        &style) &&
            !web_inline(o, line, STR("<script src=\""), STR("\"></script>"), "script", &script)) {
            out_text(o, line);
            out_char(o, '\n');
        }
    }
    out_text(policy, STR("default-src 'none'; script-src"));
    out_text(policy, script.len ? out_str(&script) : STR(" 'none'"));
    out_text(policy, STR("; style-src"));
    out_text(policy, style.len ? out_str(&style) : STR(" 'none'"));
    out_text(policy, STR("; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                         "frame-ancestors 'none'; img-src 'self' data:"));
}

static void web_number(FILE *file, size_t value) {
    for (int i = 0; i < 4; i++) fputc((int)(value >> 8 * i & 255), file);
}

static void web_add(FILE *file, const char *name, bool is_raw) {
    static char page[4 * WEB_FILE_MAX], packed[5 * WEB_FILE_MAX], rule[3 * WEB_POLICY_MAX];
    static deflate_memory memory;
    out o = out_of(page, sizeof page), small = out_of(packed, sizeof packed);
    out policy = out_of(rule, sizeof rule);
    str text = web_read(name, strlen(name));
    if (strstr(name, ".html")) {
        web_compose(&o, text, &policy);
        text = out_str(&o);
    }
    if (is_raw) {
        out_text(&small, text);
    } else {
        deflate_zlib(&small, text, &memory);
        if (small.len == text.len) web_die("packs to its own size", name); /* asset.c: raw */
    }
    if (o.full || small.full || policy.full) web_die("too large", name);
    web_number(file, small.len);
    web_number(file, text.len);
    web_number(file, ~inflate_crc(UINT32_MAX, (const unsigned char *)text.at, text.len));
    web_number(file, policy.len);
    fwrite(policy.at, 1, policy.len, file);
    fwrite(small.at, 1, small.len, file);
}

int main(int argc, char **argv) {
    bool is_raw = argc > 1 && strcmp(argv[1], "-r") == 0;
    argv += is_raw;
    argc -= is_raw;
    if (argc < 3) web_die("usage", "web [-r] OUT FOLDER NAME...");
    FILE *file = fopen(argv[1], "wb");
    if (!file) web_die("cannot be written", argv[1]);
    web_folder = argv[2];
    for (int i = 3; i < argc; i++) web_add(file, argv[i], is_raw);
    if (fclose(file) != 0) web_die("cannot be written", argv[1]);
    return 0;
}
