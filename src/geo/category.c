/* category -- everyday words for kinds of places. Owns nothing: the words and their tags are rows
 * of the lexicon.
 *
 * Outside facts: the tags are those of the OpenStreetMap wiki's "Map features" that Nominatim keeps
 * as an object's class and type. */
#include "category.h"

#include "../base/ascii.h"
#include "../base/out.h"
#include "lexicon.h"

/* The words in English, in their order. */
static const lexicon_role category_roles[] = {LEXICON_CATEGORY_GROUP, LEXICON_CATEGORY_AREA,
                                              LEXICON_CATEGORY};
/* Those that names have. */
static const lexicon_role category_name_roles[] = {LEXICON_CATEGORY, LEXICON_CATEGORY_NAME,
                                                   LEXICON_CHAIN};

GEO_FN category_walk category_walk_names(void) {
    return (category_walk){0, lexicon_list(category_name_roles[0])};
}

GEO_FN str category_next_name(category_walk *w) {
    if (!w->rest.len && ++w->list < (int)LEN(category_name_roles)) {
        w->rest = lexicon_list(category_name_roles[w->list]);
    }
    return str_cut(&w->rest, '/');
}

GEO_FN str category_name_tags(const category_walk *w, str words) {
    lexicon_entry entry = {.meaning = STR_NONE};
    if (words.len) {
        lexicon_find_role(str_cut(&words, '|'), category_name_roles[w->list], &entry);
    }
    return entry.meaning;
}

GEO_FN str category_word(int index) {
    for (size_t i = 0; i < LEN(category_roles) && index >= 0; i++) {
        for (str list = lexicon_list(category_roles[i]); list.len; index--) {
            str word = str_cut(&list, '/');
            if (index == 0) {
                return word;
            }
        }
    }
    return STR_NONE;
}

/* Lower case, single blanks, `_` and `-` as blanks: "Fast-Food" is "fast food". */
static str category_fold(str word, char text[CATEGORY_WORD_MAX]) {
    size_t len = 0;
    word = str_trim(word);
    for (size_t i = 0; i < word.len && len < CATEGORY_WORD_MAX; i++) {
        char c = word.at[i];
        c = ascii_is_space(c) || c == '_' || c == '-' ? ' ' : ascii_lower(c);
        if (c != ' ' || (len && text[len - 1] != ' ')) {
            text[len++] = c;
        }
    }
    return str_trim((str){text, len});
}

/* The tags of an English word; absent: it is none. */
static bool category_of_word(str word, lexicon_entry *found) {
    lexicon_entry entries[LEXICON_ENTRIES_MAX];
    int count = lexicon_find(word, entries);
    bool is_found = false;
    for (int i = 0; i < count && !is_found; i++) {
        *found = entries[i];
        for (size_t k = 0; k < LEN(category_roles); k++) {
            is_found |= entries[i].role == category_roles[k];
        }
    }
    return is_found;
}

/* The word, and the singulars that it can be the plural of, one after the other: *endings is a list
 * of the lexicon, at first after the word itself. Absent: there are no more. */
static str category_singular(str word, str *endings, char room[CATEGORY_WORD_MAX]) {
    while (endings->len) {
        str singular = str_cut(endings, '/'), ending = str_cut(&singular, '=');
        out o = out_of(room, CATEGORY_WORD_MAX);
        out_text(&o, str_head(word, word.len - MIN(ending.len, word.len)));
        out_text(&o, singular);
        if (str_ends(word, ending) && !o.full) {
            return out_str(&o);
        }
    }
    return STR_NONE;
}

/* The word or its singular: "pharmacies", "churches", "hotels". */
static bool category_find(str word, lexicon_entry *found) {
    char text[CATEGORY_WORD_MAX], room[CATEGORY_WORD_MAX];
    str folded = category_fold(word, text), endings = lexicon_list(LEXICON_CATEGORY_PLURAL);
    bool is_found = category_of_word(folded, found);
    for (str one; !is_found && (one = category_singular(folded, &endings, room)).at;) {
        is_found = category_of_word(one, found);
    }
    return is_found;
}

static bool category_is_tag_part(str s) {
    for (size_t i = 0; i < s.len; i++) {
        if (!ascii_is_alpha(s.at[i]) && !ascii_is_digit(s.at[i]) && s.at[i] != '_' &&
            s.at[i] != ':') {
            return false;
        }
    }
    return s.len > 0;
}

static int category_split_tags(str list, str tags[CATEGORY_TAGS_MAX]) {
    int count = 0;
    while (list.len && count < CATEGORY_TAGS_MAX) {
        tags[count++] = str_cut(&list, ' ');
    }
    return count;
}

GEO_FN int category_tags(str word, str tags[CATEGORY_TAGS_MAX]) {
    word = str_trim(word);
    str value = word, key = str_cut(&value, '=');
    if (value.at && !str_eq(value, STR("*"))) {
        tags[0] = word;
        return word.len <= CATEGORY_WORD_MAX && category_is_tag_part(key) &&
               category_is_tag_part(value);
    }
    lexicon_entry entry; /* "tourism=*" is the group */
    return category_find(key, &entry) ? category_split_tags(entry.meaning, tags) : 0;
}

/* The same of another language. */
static bool category_find_other(str word, lexicon_role role, lexicon_entry *found) {
    char room[CATEGORY_WORD_MAX];
    str endings = lexicon_list(LEXICON_CATEGORY_WORD_PLURAL);
    bool is_found = lexicon_find_role(word, role, found);
    for (str one; !is_found && (one = category_singular(word, &endings, room)).at;) {
        is_found = lexicon_find_role(one, role, found);
    }
    return is_found;
}

GEO_FN int category_kind(str word, str tags[CATEGORY_TAGS_MAX]) {
    lexicon_entry entry;
    bool is_found = (category_find(word, &entry) && entry.role != LEXICON_CATEGORY_GROUP) ||
                    category_find_other(word, LEXICON_CATEGORY_WORD, &entry) ||
                    category_find_other(word, LEXICON_CATEGORY_NAME, &entry);
    return is_found ? category_split_tags(entry.meaning, tags) : 0;
}

GEO_FN bool category_fits(str tag, const place *p) {
    str value = tag, key = str_cut(&value, '=');
    return str_eq(key, p->category) && str_eq(value, p->type);
}
