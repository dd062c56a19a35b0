/* chat.c: host program that makes the embedded table of the chat.
 *
 *   chat OUT CHAT_TSV
 *
 * OUT has the rows of src/data/chat.tsv without their head, the phrases of marks folded and the
 * marks by their number. A row with a mark or language that is none stops the build. It is linked
 * with the blob `fold`. */
#include "blob_file.h"

#include "../chat/chat_words.h"
#include "../geo/fold.c"

#define MARK_NAME(name, word) word,
static const char *const marks[] = {CHAT_MARKS(MARK_NAME)};

static int mark_number(str name) {
    int i = 0;
    while (i < CHAT_MARK_COUNT && !str_eq(name, str_of(marks[i]))) i++;
    if (i == CHAT_MARK_COUNT) {
        fprintf(stderr, "chat.tsv: there is no mark '%.*s'\n", STR_ARG(name));
        exit(1);
    }
    return i;
}

static void add_phrases(out *o, str phrases) {
    for (bool is_first = true; phrases.at; is_first = false) {
        char room[CHAT_WORDS_KEY_MAX + 1];
        str phrase = str_cut(&phrases, '|');
        bool is_sign = phrase.len == 1 && strchr("&<>-", *phrase.at);
        str key = is_sign ? phrase : fold_name(phrase, FOLD_PLAIN, room, sizeof room);
        if (!key.len) blob_file_die("chat", "an empty phrase");
        out_fmt(o, "%s%.*s", is_first ? "" : "|", STR_ARG(key));
    }
}

static void add_needs(out *o, str needs) {
    for (bool is_first = true; needs.at; is_first = false) {
        str need = str_cut(&needs, ' ');
        bool is_not = str_starts(need, STR("!"));
        if (str_eq(need, STR("never"))) {
            out_text(o, STR("never"));
            continue;
        }
        out_fmt(o, "%s%s%d", is_first ? "" : " ", is_not ? "!" : "",
                mark_number(str_from(need, is_not)));
    }
}

static void add(out *o, str rest) {
    str line;
    blob_file_line(&rest, &line);
    while (blob_file_line(&rest, &line)) {
        str what = str_cut(&line, '\t'), name = str_cut(&line, '\t');
        str value = str_cut(&line, '\t'), language = str_cut(&line, '\t');
        if (str_eq(what, STR("mark"))) {
            out_fmt(o, "mark\t%d\t%.*s\t%.*s\t", mark_number(name), STR_ARG(value),
                    STR_ARG(language));
            add_phrases(o, line);
            out_char(o, '\n');
        } else {
            out_fmt(o, "%.*s\t%.*s\t", STR_ARG(what), STR_ARG(name));
            if (str_eq(what, STR("intent"))) add_needs(o, value);
            out_fmt(o, "\t%.*s\t%.*s\n", STR_ARG(language), STR_ARG(line));
        }
    }
}

int main(int argc, char **argv) {
    static char room[BLOB_FILE_MAX], made[BLOB_FILE_MAX];
    if (argc != 3) blob_file_die("chat", "usage: chat OUT CHAT_TSV");
    out o = out_of(made, sizeof made);
    add(&o, blob_file_read(argv[2], room));
    blob_file_write(argv[1], &o);
    return 0;
}
