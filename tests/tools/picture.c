/* picture.c: host tool that draws a session in a terminal as it is, for README.md.
 *
 *   picture FILE.svg PROGRAM            checks that the file is what the program says today
 *   picture FILE.svg PROGRAM --write    makes it
 *
 * The offset of a time zone depends on the day, so the commands get one that is not shown. */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

enum {
    OUTPUT_LEN_MAX = 1 << 16,
    PICTURE_LEN_MAX = 4 * OUTPUT_LEN_MAX,
    COLUMNS = 100,    /* of the terminal */
    CHARACTER_X = 85, /* tenths of a pixel, of a font of 14 pixels */
    LINE_Y = 19,
    MARGIN = 18,
};

static const struct {
    const char *shown, *hidden;
} commands[] = {
    {"geocoder \"Eiffel Tower\" --limit 1", "--at 2026-07-01"},
    {"geocoder \"Sprngfield, Illinois\" --limit 1", "--at 2026-07-01"},
    {"geocoder find airport --within Iceland --limit 2", ""},
    {"geocoder batch tests/data/tables/kinds/customers.xlsx --explain", ""},
};

static const char prompt_style[] = "fill=\"#7ee787\"", plain_style[] = "fill=\"#e6edf3\"";

static text session, picture;

static void add(text *to, size_t most, const char *words, size_t len) {
    if (to->len + len >= most) die("too long", "the picture");
    memcpy(to->at + to->len, words, len);
    to->len += len;
}

static void add_words(const char *words) {
    add(&picture, PICTURE_LEN_MAX, words, strlen(words));
}

/* Appends what the program prints; the command's first word is the program. */
static void run(const char *program, const char *command, const char *hidden) {
    char line[PATH_LEN_MAX + 256], output[OUTPUT_LEN_MAX];
    snprintf(line, sizeof line, "env -i GEOCODER_BACKEND=gazetteer '%s'%s --text %s", program,
             strchr(command, ' '), hidden);
    FILE *from = popen(line, "r");
    if (!from) die("cannot run", program);
    size_t len = fread(output, 1, sizeof output, from);
    if (pclose(from) == -1 || len == 0) die("no output of", line);
    add(&session, OUTPUT_LEN_MAX, output, len);
}

static void add_escaped(const char *words, size_t len) {
    for (size_t i = 0; i < len; i++) {
        const char *entity = words[i] == '&' ? "&amp;" : words[i] == '<' ? "&lt;" : NULL;
        add(&picture, PICTURE_LEN_MAX, entity ? entity : words + i, entity ? strlen(entity) : 1);
    }
}

/* How many bytes of the line fit into the terminal, up to a blank if there is one: characters, not
 * bytes, are counted. */
static size_t fitting(const char *line, size_t len) {
    size_t at = 0, blank = 0;
    for (int column = 0; at < len && column < COLUMNS; column++) {
        do at++;
        while (at < len && (line[at] & 0xC0) == 0x80);
        if (line[at] == ' ') blank = at;
    }
    return at < len && blank ? blank : at;
}

static int draw_line(const char *line, size_t len, int row) {
    bool is_prompt = len > 1 && line[0] == '$';
    do {
        char head[160];
        size_t part = fitting(line, len);
        snprintf(head, sizeof head, "<text x=\"%d\" y=\"%d\" %s xml:space=\"preserve\">", MARGIN,
                 MARGIN + LINE_Y * ++row, is_prompt ? prompt_style : plain_style);
        add_words(head);
        add_escaped(line, part);
        add_words("</text>\n");
        line += part;
        len -= part;
    } while (len);
    return row;
}

static void draw(void) {
    char head[512];
    int rows = 0;
    text lines = {take(PICTURE_LEN_MAX), 0}, whole = {picture.at, 0};
    picture = lines;
    for (const char *at = session.at; *at;) {
        size_t len = strcspn(at, "\n");
        rows = draw_line(at, len, rows);
        at += len + (at[len] == '\n');
    }
    lines = picture;
    picture = whole;
    snprintf(head, sizeof head,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" role=\"img\" "
             "aria-label=\"geocoder in a terminal\">\n"
             "<rect width=\"100%%\" height=\"100%%\" rx=\"8\" fill=\"#0d1117\"/>\n"
             "<g font-family=\"ui-monospace,Menlo,Consolas,monospace\" font-size=\"14\">\n",
             2 * MARGIN + COLUMNS * CHARACTER_X / 10, 3 * MARGIN + LINE_Y * rows);
    add_words(head);
    add(&picture, PICTURE_LEN_MAX, lines.at, lines.len);
    add_words("</g>\n</svg>\n");
}

int main(int argc, char **argv) {
    if (argc < 3) die("usage", "picture FILE PROGRAM [--write]");
    session.at = take(OUTPUT_LEN_MAX);
    picture.at = take(PICTURE_LEN_MAX);
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        char line[256];
        int len = snprintf(line, sizeof line, "%s$ %s\n", i ? "\n" : "", commands[i].shown);
        add(&session, OUTPUT_LEN_MAX, line, (size_t)len);
        run(argv[2], commands[i].shown, commands[i].hidden);
    }
    draw();
    if (argc > 3) {
        FILE *out = fopen(argv[1], "wb");
        if (!out || fwrite(picture.at, 1, picture.len, out) != picture.len || fclose(out) != 0)
            die("cannot write", argv[1]);
        return 0;
    }
    text file = must_read(argv[1]);
    check(file.len == picture.len && memcmp(file.at, picture.at, file.len) == 0,
          "%s is not what the program says: run ./zigw build docs", argv[1]);
    return checks_end("check-picture", 1, "pictures");
}
