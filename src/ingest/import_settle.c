/* import_settle -- what the columns of a record are together: suffixes joined to numbers, addresses
 * of one text cut into parts, the kind and the name. Owns nothing. */
#include "import_settle.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/lexicon.h"
#include "../geo/postcode.h"
#include "../index/kind.h"
#include "import_record.h"

/* A file's own word for the kind counts, unless it is unusable or the tags have a lower kind. */
static void import_settle_tag(import_record *r) {
    const kind_row *own = r->is_guess ? NULL : r->kind;
    if (r->tag_kind &&
        (!own || own->when == KIND_NEVER || kind_number(r->tag_kind) < kind_number(own))) {
        r->kind = r->tag_kind;
        r->value = r->tag_value;
    }
}

/* A boundary is of the kind of its level, unless a word says more. */
static void import_settle_level(import_record *r) {
    const kind_row *kind = kind_of_level(r->level);
    if (kind && (!r->kind || r->is_guess || r->kind->when == KIND_NEVER)) {
        r->kind = kind;
        r->value = STR("administrative");
        r->is_guess = false;
    }
}

GEO_FN str import_settle_chome_number(str text) {
    size_t len = 0;
    str number, rest, mark = STR_NONE, meaning;
    while (len < text.len && ascii_is_digit(text.at[len])) {
        len++;
    }
    rest = str_from(text, len);
    number = str_head(text, len);
    if (!len && text.len) {
        rest = str_from(text, lexicon_begins(LEXICON_NUMERAL, text, &number).len);
    }
    if (number.len && rest.len) {
        mark = lexicon_begins(LEXICON_NUMBER_MARK, rest, &meaning);
    }
    return mark.len && mark.len == rest.len ? number : STR_NONE;
}

/* A house of a chome that its table has as the street: "9-1" of "丸の内一丁目" is 1-9-1 of 丸の内.
 */
static void import_settle_chome(import_record *r) {
    str chome = STR_NONE;
    for (size_t at = 0; at < r->street.len && r->house_number.len && !chome.len;) {
        utf8_next(r->street, &at);
        chome = import_settle_chome_number(str_from(r->street, at));
        if (chome.len) {
            out o = out_of(r->number, sizeof r->number);
            out_text(&o, chome);
            out_text(&o, STR("-"));
            out_text(&o, r->house_number);
            r->street = o.full ? r->street : str_head(r->street, at);
            r->house_number = o.full ? r->house_number : out_str(&o);
        }
    }
}

/* ---- parts of one text ---- */

static str import_settle_part(const import_record *r, import_record_column column) {
    return r->parts[column - COLUMN_SUFFIX];
}

/* "12" and "A" are 12A, "12" and "bis" 12 bis, "12" and "2" 12-2. */
static void import_settle_join_number(out *o, str more, str glue) {
    str blank = more.len > 1 ? STR(" ") : STR("");
    glue = glue.len ? glue : more.len && ascii_is_digit(more.at[0]) ? STR("-") : blank;
    out_text(o, more.len && o->len ? glue : STR(""));
    out_text(o, more);
}

/* "12.0", as programs write numbers with decimals, is 12. */
static str import_settle_whole(str number) {
    size_t digits = 0;
    while (digits < number.len && ascii_is_digit(number.at[digits])) {
        digits++;
    }
    return digits && str_eq(str_from(number, digits), STR(".0")) ? str_head(number, digits)
                                                                 : number;
}

/* The number of a house with its suffixes, or of several houses. In Britain one with a letter is
 * the building's name. */
static void import_settle_number(import_record *r) {
    str last = import_settle_whole(import_settle_part(r, COLUMN_LAST)),
        building = import_settle_part(r, COLUMN_BUILDING);
    out o = out_of(r->number, sizeof r->number);
    if (!r->house_number.len && building.len && ascii_is_digit(building.at[0]) &&
        building.len < IMPORT_RECORD_SUFFIX_MAX && str_index(building, ' ') == building.len) {
        r->house_number = building;
        r->parts[COLUMN_BUILDING - COLUMN_SUFFIX] = STR_NONE;
    }
    r->house_number = import_settle_whole(r->house_number);
    out_text(&o, r->house_number);
    for (int i = 0; i < 4 && o.len; i++) {
        str more = i == 2 ? last : r->parts[i];
        bool is_long = more.len >= IMPORT_RECORD_SUFFIX_MAX,
             is_same = i == 2 && str_eq(more, r->house_number);
        r->left_out += is_long;
        import_settle_join_number(&o, is_long || is_same ? STR_NONE : more,
                                  i == 2 ? STR("-") : STR(""));
    }
    r->left_out += o.full;
    r->house_number = o.full || o.len == r->house_number.len ? r->house_number : out_str(&o);
}

/* A street with its type and direction, unless its name has them already. */
static void import_settle_street(import_record *r) {
    str before = import_settle_part(r, COLUMN_STREET_BEFORE),
        after[] = {import_settle_part(r, COLUMN_STREET_TYPE),
                   import_settle_part(r, COLUMN_STREET_AFTER)};
    size_t has = before.len;
    bool is_there =
        str_eq_nocase(str_head(r->street, before.len), before); /* "Rue" of "Rue des Lilas" */
    out o = out_of(r->joined, sizeof r->joined);
    out_text(&o, is_there ? STR("") : before);
    out_text(&o, is_there || !r->street.len ? STR("") : STR(" "));
    out_text(&o, r->street);
    for (size_t i = 0; i < LEN(after); i++) {
        str end = str_from(r->street, r->street.len - MIN(after[i].len, r->street.len));
        has += after[i].len;
        is_there = !after[i].len || str_eq_nocase(end, after[i]);
        out_text(&o, is_there ? STR("") : STR(" "));
        out_text(&o, is_there ? STR("") : after[i]);
    }
    r->left_out += has && (o.full || !r->street.len);
    r->street = has && r->street.len && !o.full ? out_str(&o) : r->street;
}

/* ---- addresses in one text ---- */

/* "12", "12a", "5/A"; not "5th" and "17.". */
static bool import_settle_is_number(str word) {
    size_t digits = 0;
    while (digits < word.len && ascii_is_digit(word.at[digits])) {
        digits++;
    }
    str rest = str_from(word, digits);
    bool is_joined = rest.len && strchr("/-", rest.at[0]) && rest.len > 1;
    return digits && digits <= 5 && (rest.len < 2 || is_joined) && !str_eq(rest, STR("."));
}

/* A number at the begin or the end of a street, with the letter or word behind it. */
static bool import_settle_split_street(import_record *r, str text) {
    str first = str_head(text, str_index(text, ' ')), rest = str_trim(str_from(text, first.len));
    size_t at = text.len;
    if (import_settle_is_number(first)) {
        str next = str_head(rest, str_index(rest, ' '));
        bool is_more =
            next.len == 1 || str_eq_nocase(next, STR("bis")) || str_eq_nocase(next, STR("ter"));
        is_more = is_more && next.len < rest.len && !strchr("NESWnesw", next.at[0]);
        r->house_number = is_more ? str_head(text, (size_t)(next.at - text.at) + next.len) : first;
        r->street = is_more ? str_trim(str_from(rest, next.len)) : rest;
        return true;
    }
    for (int words = 0; words < 2 && at; words++) {
        size_t end = at;
        while (at && text.at[at - 1] != ' ') {
            at--;
        }
        str word = str_head(str_from(text, at), end - at);
        if (at && import_settle_is_number(word)) {
            r->house_number = str_from(text, at);
            r->street = str_trim(str_head(text, at));
            return true;
        }
        bool is_suffix = word.len == 1 || str_eq_nocase(word, STR("bis"));
        at = is_suffix && at ? at - 1 : 0;
    }
    r->street = text;
    return false;
}

/* Whether a folded text is a postcode of some country. */
static bool import_settle_is_code(str text) {
    char room[IMPORT_RECORD_NUMBER_MAX];
    str key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    bool has_digit = str_has_digit(str_head(key, str_index(key, ' '))); /* "IL 62701" is no code */
    return key.len > 2 && has_digit && postcode_is(key);
}

/* "97230 Ort", "Springfield IL 62701", "London SW1A 1AA": the postcode of up to two words at the
 * begin or end; the rest is what it stands beside. */
static str import_settle_split_code(str text, str *code) {
    *code = STR_NONE;
    for (int words = 2; words > 0; words--) {
        size_t head = 0, tail = text.len;
        for (int i = 0; i < words; i++) {
            head += str_index(str_from(text, head), ' ') + 1;
            while (tail && text.at[tail - 1] != ' ') {
                tail--;
            }
            tail -= tail > 0;
        }
        head = MIN(head, text.len + 1) - 1;
        if (import_settle_is_code(str_head(text, head))) {
            *code = str_head(text, head);
            return str_trim(str_from(text, head));
        }
        str end = str_trim(str_from(text, tail));
        if (import_settle_is_code(end)) {
            *code = end;
            return str_trim(str_head(text, tail));
        }
    }
    return text;
}

/* A post town, behind its postcode or without one: the town, or a part of the town of another
 * column. */
static void import_settle_town(import_record *r, str text) {
    str code, *city = &r->context[IMPORT_RECORD_CONTEXT_CITY];
    str town = import_settle_split_code(text, &code);
    r->postcode = r->postcode.len ? r->postcode : code;
    str *to = city->len ? city + 1 : city; /* the suburb */
    if (!to->len && !str_eq_nocase(town, *city)) {
        *to = town;
    }
}

/* "Hauptstraße 5, 97230 Ort", "123 Main St, Springfield, IL 62701". What is more than street,
 * number, postcode, town and state is left out. */
static void import_settle_address(import_record *r) {
    str rest = import_settle_part(r, COLUMN_ADDRESS), one = str_trim(str_cut(&rest, ',')), code,
        *city = &r->context[IMPORT_RECORD_CONTEXT_CITY];
    if (!one.len || r->street.len || r->house_number.len) {
        return; /* other columns say the same */
    }
    bool has_number = import_settle_split_street(r, one);
    while (rest.at) {
        one = str_trim(str_cut(&rest, ','));
        char room[IMPORT_RECORD_NUMBER_MAX];
        str word = fold_name(str_head(one, str_index(one, ' ')), FOLD_PLAIN, room, sizeof room);
        if (!has_number && import_settle_is_number(one)) {
            r->house_number = one; /* "Calle Mayor, 5" */
            has_number = true;
        } else if (!r->street.len) {
            r->street = one; /* "5, rue de la Paix" */
        } else if (lexicon_has(word, LEXICON_UNIT)) {
            r->left_out++;
        } else {
            str town = import_settle_split_code(one, &code);
            r->postcode = r->postcode.len ? r->postcode : code;
            bool is_state = city->len && city[-2].len == 0 && town.len;
            r->left_out += city->len && !is_state && town.len;
            *(is_state ? city - 2 : city) = city->len && !is_state ? *city : town;
        }
    }
}

/* What a place is called that a column names only as somebody's or as a building. */
static void import_settle_building(import_record *r) {
    const import_record_column columns[] = {COLUMN_ORGANISATION, COLUMN_BUILDING};
    for (size_t i = 0; i < LEN(columns); i++) {
        str name = import_settle_part(r, columns[i]);
        if (!r->name.len) {
            r->name = name;
        } else {
            import_record_add_name(r, IMAGE_ALIAS, STR_NONE, name);
        }
    }
}

static void import_settle_parts(import_record *r) {
    import_settle_address(r);
    import_settle_number(r);
    import_settle_street(r);
    import_settle_building(r);
    import_settle_town(r, import_settle_part(r, COLUMN_TOWN));
}

GEO_FN const char *import_settle_record(import_record *r) {
    if (!geo_is_point(r->lat, r->lon)) {
        return "there is no latitude and longitude";
    }
    if (!r->name.len && r->name_count) {
        r->name = r->names[0].text;
    }
    import_settle_parts(r);
    if (import_record_text_size(r) > IMPORT_RECORD_TEXT_MAX) {
        return "its texts are too long";
    }
    import_settle_chome(r);
    import_settle_tag(r);
    import_settle_level(r);
    bool is_bare = r->house_number.len && !r->name.len; /* unknown words do not say what it is */
    if (is_bare && (!r->kind || r->is_guess)) {
        r->kind = kind_of_word(STR("house"));
    } else if (r->population && (!r->kind || (r->is_guess && r->kind->cls == IMAGE_VILLAGE))) {
        r->kind = kind_of_population(r->population);
    } else if (!r->kind && r->name.len && (r->street.len || r->house_number.len)) {
        r->kind = kind_of_tag(STR("building"), STR("yes")); /* as an addr:housename is */
    } else if (!r->kind) {
        r->kind = kind_of_word(r->street.len ? STR("residential") : STR("locality"));
    }
    bool may_lack_name = r->kind->cls == IMAGE_HOUSE || r->kind->cls == IMAGE_STREET;
    return r->name.len || (may_lack_name && (r->street.len || r->house_number.len))
               ? NULL
               : "there is no name";
}
