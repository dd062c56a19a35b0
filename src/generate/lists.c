/* lists.c: host program that makes the embedded lists.
 *
 *   lists HEADERS_OUT COUNTRIES_OUT HEADERS_TSV COUNTRIES_TSV
 *
 * HEADERS_OUT has a line per row of src/data/headers.tsv: role, language and headers, these folded
 * as src/ingest/headers.c compares them, with blanks between. COUNTRIES_OUT has eight bytes per
 * country of ISO 3166-1: "CHCHE756". */
#include <stdio.h>
#include <stdlib.h>

#pragma clang diagnostic ignored "-Wunused-function" /* not all of base is needed */
#include "../base/arena.c"
#include "../base/ascii.c"
#include "../base/base.c"
#include "../base/out.c"
#include "../base/str.c"
#include "../base/utf8.c"
#include "../geo/fold.c"

enum { LISTS_FILE_MAX = 1 << 20, LISTS_KEY_MAX = 256 };

static void lists_die(const char *what, const char *name) {
    fprintf(stderr, "lists: %s: %s\n", name, what);
    exit(1);
}

static str lists_read(const char *path, char room[LISTS_FILE_MAX]) {
    FILE *file = fopen(path, "rb");
    if (!file) lists_die("cannot be read", path);
    str text = {room, fread(room, 1, LISTS_FILE_MAX, file)};
    fclose(file);
    if (text.len == LISTS_FILE_MAX) lists_die("too large", path);
    return text;
}

static void lists_write(const char *path, const out *o) {
    FILE *file = fopen(path, "wb");
    bool good = file && !o->full && fwrite(o->at, 1, o->len, file) == o->len;
    if (!good || fclose(file) != 0) lists_die("cannot be written", path);
}

/* The header as a key, without blanks, with the star that may end it. */
static void lists_add_key(out *o, str header) {
    char room[LISTS_KEY_MAX];
    str key = fold_name(header, FOLD_PLAIN, room, sizeof room);
    out_char(o, ' ');
    for (size_t i = 0; i < key.len; i++) {
        if (key.at[i] != ' ') out_char(o, key.at[i]);
    }
    if (str_ends(header, STR("*"))) out_char(o, '*');
}

static void lists_add_headers(out *o, str rest) {
    bool is_titled = false;
    while (rest.len) {
        str line = str_cut(&rest, '\n');
        if (!line.len || line.at[0] == '#') continue;
        str role = str_cut(&line, '\t'), language = str_cut(&line, '\t');
        if (is_titled) {
            out_fmt(o, "%.*s %.*s", STR_ARG(role), STR_ARG(language));
            while (line.at) lists_add_key(o, str_cut(&line, '/'));
            out_char(o, '\n');
        }
        is_titled = true;
    }
}

/* Of the columns cc, cc3 and num; what has no number is not of the standard. */
static void lists_add_countries(out *o, str rest) {
    str_cut(&rest, '\n');
    while (rest.len) {
        str line = str_cut(&rest, '\n'), two = str_cut(&line, '\t'), three = str_cut(&line, '\t'),
            number = str_cut(&line, '\t');
        if (two.len == 2 && three.len == 3 && number.len == 3) {
            out_fmt(o, "%.*s%.*s%.*s", STR_ARG(two), STR_ARG(three), STR_ARG(number));
        }
    }
}

int main(int argc, char **argv) {
    static char room[LISTS_FILE_MAX], made[LISTS_FILE_MAX];
    if (argc != 5) lists_die("usage", "lists HEADERS_OUT COUNTRIES_OUT HEADERS_TSV COUNTRIES_TSV");
    out o = out_of(made, sizeof made);
    lists_add_headers(&o, lists_read(argv[3], room));
    lists_write(argv[1], &o);
    o.len = 0;
    lists_add_countries(&o, lists_read(argv[4], room));
    lists_write(argv[2], &o);
    return 0;
}
