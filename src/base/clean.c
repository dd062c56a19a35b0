/* clean -- the plain form of a text.
 *
 * A pass reads a character, an entity or an escape, writes its plain form, and then takes one layer
 * off the ends. Passes repeat until one changes nothing: most texts take one or two. Owns the
 * tables of forms, which hold what NFKC of Unicode 15 says, with these exceptions: the ordinal
 * signs, fractions and letters that search keys fold anyway stay; and quotes, hyphens and brackets
 * of all scripts become ASCII. Outside facts: Unicode, the entities of HTML 5, RFC 3986, RFC 8259.
 */
#include "clean.h"

#include <string.h>

#include "ascii.h"
#include "out.h"
#include "utf8.h"

enum {
    CLEAN_PASSES_MAX = 8,  /* each takes off a layer: brackets in quotes in entities are three */
    CLEAN_ENTITY_MAX = 12, /* bytes of an entity: "&#x10FFFF;" */
    CLEAN_BYTES_MAX = 4    /* bytes of a character in UTF-8 */
};

/* ---- forms of characters ---- */

/* The plain forms of consecutive characters. '~': it stays as it is; a blank: it is one. With '|'
 * in it, words of which each ends so. */
#define CLEAN_TO_10    "1|2|3|4|5|6|7|8|9|10|"
#define CLEAN_11_TO_20 "11|12|13|14|15|16|17|18|19|20|"
#define CLEAN_TO_20    CLEAN_TO_10 CLEAN_11_TO_20
static const struct {
    int32_t first;
    const char *to;
} clean_forms[] = {
    {0xA0, " !"},
    {0xAB, "\""},
    {0xB2, "23'"},
    {0xB9, "1~\"~~~?"},
    {0x17F, "s"},
    {0x2B0, "h~jr~~~wy'~'''"},
    {0x2C8, "'"},
    {0x2D7, "-"},
    {0x2E1, "lsx"},
    {0x37E, ";"},
    {0x5F3, "'"},
    {0x60C, ","},
    {0x61B, ";"},
    {0x61F, "?"},
    {0x66B, ".,"},
    {0x6D4, "."},
    {0x1680, " "},
    {0x1D2C, "A~B~DE~GHIJKLMN~O~PRTUWa~~~bde~~~g~km~o~~~ptu~~~v~~~~~~iruv"},
    {0x1D9C, "c~~~f"},
    {0x1DBB, "z"},
    {0x2000, "           "},
    {0x2010, "------~~''''\"\"\"\"~~  ...~"},
    {0x2028, "\n\n"},
    {0x202F, " "},
    {0x2032, "'\"~'\"~~\"\"~!"},
    {0x2043, "-/"},
    {0x2047, "???"},
    {0x205F, " "},
    {0x2070, "0i~~456789+-=()n0123456789+-=()~aeox~hklmnpst"},
    {0x2102, "C"},
    {0x210A, "gHHHh~IILl~N"},
    {0x2116, "No|"},
    {0x2119, "PQRRR~~~~~~Z~~~Z~KÅBC~eEF~Mo~~~~i"},
    {0x2145, "Ddeij"},
    {0x2160, "I|II|III|IV|V|VI|VII|VIII|IX|X|XI|XII|L|C|D|M|"
             "i|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii|l|c|d|m|"},
    {0x2212, "-"},
    {0x2215, "/"},
    {0x2236, ":"},
    {0x2460, CLEAN_TO_20 CLEAN_TO_20 CLEAN_TO_20},
    {0x24EA, "0|" CLEAN_11_TO_20 CLEAN_TO_10 "0|"},
    {0x2776, CLEAN_TO_10 CLEAN_TO_10 CLEAN_TO_10},
    {0x2800, " "},
    {0x2F00,
     "一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸"
     "小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气"
     "水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而"
     "耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長"
     "門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊"
     "齒龍龜龠"},
    {0x3000, " ,.~~~~~\"\"\"\"\"\"\"\"() ~()()~~~~~\"\"\""},
    {0xFB00, "ff|fi|fl|ffi|ffl|st|st|"},
    {0xFB20, "עאדהכלםרת+שששש"},
    {0xFB50, "ٱٱٻٻٻٻپپپپڀڀڀڀٺٺٺٺٿٿٿٿٹٹٹٹڤڤڤڤڦڦڦڦڄڄ"
             "ڄڄڃڃڃڃچچچچڇڇڇڇڍڍڌڌڎڎڈڈژژڑڑککککگگگگڳڳ"
             "ڳڳڱڱڱڱںںڻڻڻڻۀۀہہہہھھھھےےۓۓ"},
    {0xFBD3, "ڭڭڭڭۇۇۆۆۈۈ~ۋۋۅۅۉۉېېېېىى"},
    {0xFBFC, "یییی"},
    {0xFE10, ",,.:;!?()."},
    {0xFE31, "--"},
    {0xFE50, ",,.~;:?!-(){}[]#&*+-<>=~\\$%@"},
    {0xFE80, "ءآآأأؤؤإإئئئئااببببةةتتتتثثثثججججححح"
             "حخخخخددذذررززسسسسششششصصصصضضضضططططظظظ"
             "ظععععغغغغففففققققككككللللممممننننههه"
             "هووىىيييي"},
    {0xFEF5, "لآ|لآ|لأ|لأ|لإ|لإ|لا|لا|"},
    {0xFF5F, "()."},
    {0xFF62, "\"\","},
};
#undef CLEAN_TO_10
#undef CLEAN_11_TO_20
#undef CLEAN_TO_20

/* Runs of letters in order: to + (c - first) % period. Of 52, the small letters follow the
 * capitals.
 */
static const struct {
    int32_t first, last, period, to;
} clean_runs[] = {
    {0x249C, 0x24B5, 26, 'a'},   {0x24B6, 0x24CF, 26, 'A'},     {0x24D0, 0x24E9, 26, 'a'},
    {0xFF01, 0xFF5E, 0x5E, '!'}, {0x1D400, 0x1D6A3, 52, 'A'},   {0x1D7CE, 0x1D7FF, 10, '0'},
    {0x1F110, 0x1F129, 26, 'A'}, {0x1F130, 0x1F149, 26, 'A'},   {0x1F150, 0x1F169, 26, 'A'},
    {0x1F170, 0x1F189, 26, 'A'}, {0x1D6A8, 0x1D6C0, 25, 0x391}, {0x1D6C2, 0x1D6DA, 25, 0x3B1},
};

/* Pictures, and what fonts have for themselves: blanks. Arrows stay, for they join the ends of a
 * route. */
static const int32_t clean_pictures[][2] = {{0x2300, 0x23FF},   {0x2500, 0x2775},  {0x2794, 0x27BF},
                                            {0x2B00, 0x2BFF},   {0xE000, 0xF8FF},  {0xFFFC, 0xFFFD},
                                            {0x1F000, 0x1F0FF}, {0x1F18A, 0x1FAFF}};

/* A letter and a mark, and the letter that they are, where search keys keep the two apart. */
static const uint16_t clean_pairs[][3] = {
    {'A', 0x308, 0xC4},      {'O', 0x308, 0xD6},    {'U', 0x308, 0xDC},    {'a', 0x308, 0xE4},
    {'o', 0x308, 0xF6},      {'u', 0x308, 0xFC},    {'A', 0x30A, 0xC5},    {'a', 0x30A, 0xE5},
    {0x418, 0x306, 0x419},   {0x438, 0x306, 0x439}, {0x423, 0x306, 0x40E}, {0x443, 0x306, 0x45E},
    {0x406, 0x308, 0x407},   {0x456, 0x308, 0x457}, {0x9C7, 0x9BE, 0x9CB}, {0x9C7, 0x9D7, 0x9CC},
    {0xB47, 0xB56, 0xB48},   {0xB47, 0xB3E, 0xB4B}, {0xB47, 0xB57, 0xB4C}, {0xB92, 0xBD7, 0xB94},
    {0xBC6, 0xBBE, 0xBCA},   {0xBC7, 0xBBE, 0xBCB}, {0xBC6, 0xBD7, 0xBCC}, {0xC46, 0xC56, 0xC48},
    {0xCBF, 0xCD5, 0xCC0},   {0xCC6, 0xCD5, 0xCC7}, {0xCC6, 0xCD6, 0xCC8}, {0xCC6, 0xCC2, 0xCCA},
    {0xCCA, 0xCD5, 0xCCB},   {0xD46, 0xD3E, 0xD4A}, {0xD47, 0xD3E, 0xD4B}, {0xD46, 0xD57, 0xD4C},
    {0xDD9, 0xDCA, 0xDDA},   {0xDD9, 0xDCF, 0xDDC}, {0xDDC, 0xDCA, 0xDDD}, {0xDD9, 0xDDF, 0xDDE},
    {0x1025, 0x102E, 0x1026}};

/* ---- writing ---- */

typedef struct {
    out o;
    int32_t last;   /* the character written last; 0: none */
    size_t last_at; /* where it begins */
} clean;

/* The syllable of Hangul that two characters are; -1: none. */
static int32_t clean_syllable(int32_t a, int32_t b) {
    enum { FIRST = 0xAC00, LAST = 0xD7A3, LEADS = 0x1100, VOWELS = 0x1161, TAILS = 0x11A7 };
    if (a >= LEADS && a < LEADS + 19 && b >= VOWELS && b < VOWELS + 21) {
        return FIRST + ((a - LEADS) * 21 + b - VOWELS) * 28;
    }
    bool is_open = a >= FIRST && a <= LAST && (a - FIRST) % 28 == 0;
    return is_open && b > TAILS && b < TAILS + 28 ? a + b - TAILS : -1;
}

static int32_t clean_joined(int32_t a, int32_t b) {
    int32_t joined = clean_syllable(a, b);
    for (size_t i = 0; i < LEN(clean_pairs) && joined < 0; i++) {
        joined = clean_pairs[i][0] == a && clean_pairs[i][1] == b ? clean_pairs[i][2] : -1;
    }
    return joined;
}

/* Writes a plain character: blanks in a row are one, or a line end. */
static void clean_add(clean *w, int32_t c) {
    char bytes[CLEAN_BYTES_MAX];
    bool was_blank = w->last == ' ' || w->last == '\n' || !w->last;
    int32_t joined = c >= 0x300 ? clean_joined(w->last, c) : -1;
    if ((c == ' ' || c == '\n') && was_blank) {
        if (c == '\n' && w->last == ' ') {
            w->o.at[w->last_at] = '\n';
            w->last = c;
        }
        return;
    }
    if (joined >= 0) {
        w->o.len = w->last_at;
        c = joined;
    }
    w->last_at = w->o.len;
    w->last = c;
    out_text(&w->o, (str){bytes, utf8_put(bytes, (uint32_t)c)});
}

/* The form of the table at `index` of a row. False: it stays. */
static bool clean_add_form(clean *w, str forms, int32_t index) {
    bool is_words = str_index(forms, '|') < forms.len, is_changed = false;
    size_t at = 0;
    int32_t c = 0;
    for (; index >= 0 && at < forms.len; index--) {
        if (is_words) {
            str word = str_cut(&forms, '|');
            for (size_t i = 0; index == 0 && i < word.len; is_changed = true) {
                clean_add(w, utf8_next(word, &i));
            }
        } else {
            c = utf8_next(forms, &at);
        }
    }
    if (index < 0 && c && c != '~') {
        clean_add(w, c);
        is_changed = true;
    }
    return is_changed;
}

/* What is not ASCII. */
static void clean_add_beyond(clean *w, int32_t c) {
    bool is_syllable = (c >= 0x3400 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3);
    if (is_syllable || utf8_digit(c) >= 0) {
        clean_add(w, is_syllable ? c : '0' + utf8_digit(c));
        return;
    }
    if (utf8_is_invisible(c)) {
        return;
    }
    for (size_t i = 0; i < LEN(clean_runs); i++) {
        if (c >= clean_runs[i].first && c <= clean_runs[i].last) {
            int32_t index = (c - clean_runs[i].first) % clean_runs[i].period;
            clean_add(w,
                      clean_runs[i].to + index + (index >= 26 && clean_runs[i].period == 52) * 6);
            return;
        }
    }
    bool is_picture = false;
    for (size_t i = 0; i < LEN(clean_pictures); i++) {
        is_picture = is_picture || (c >= clean_pictures[i][0] && c <= clean_pictures[i][1]);
    }
    size_t row = LEN(clean_forms) - 1;
    while (row && clean_forms[row].first > c) {
        row--;
    }
    if (is_picture) {
        clean_add(w, ' ');
    } else if (!clean_add_form(w, str_of(clean_forms[row].to), c - clean_forms[row].first)) {
        clean_add(w, c);
    }
}

static void clean_put(clean *w, int32_t c) {
    if (c > 0x9F) {
        clean_add_beyond(w, c);
    } else if (c == '\n' || c == '\r' || c == 0x85) {
        clean_add(w, '\n');
    } else if (c < 0 || c == '\t') {
        clean_add(w, ' '); /* no UTF-8 */
    } else if (c >= ' ' && c < 0x7F) {
        clean_add(w, c == '`' ? '\'' : c);
    }
}

/* ---- entities and escapes ---- */

/* Names of entities, each with its character; the last are marks, whose names stand behind that of
 * their letter: "eacute". */
static const char clean_entities[] =
    "amp=& lt=< gt=> quot=\" apos=' rsquo=' lsquo=' sbquo=' prime=' ldquo=\" rdquo=\" "
    "bdquo=\" laquo=\" raquo=\" Prime=\" ndash=- mdash=- minus=- hyphen=- hellip=. comma=, "
    "sol=/ num=# lpar=( rpar=) nbsp=\xC2\xA0 ensp=\xC2\xA0 emsp=\xC2\xA0 thinsp=\xC2\xA0 "
    "bull=\xC2\xA0 shy=\xC2\xAD zwj=\xC2\xAD zwnj=\xC2\xAD lrm=\xC2\xAD rlm=\xC2\xAD deg=° "
    "ordf=ª ordm=º middot=· szlig=ß AElig=Æ aelig=æ OElig=Œ oelig=œ Oslash=Ø oslash=ø ETH=Ð "
    "eth=ð THORN=Þ thorn=þ Lstrok=Ł lstrok=ł Dstrok=Đ dstrok=đ imath=ı grave=\xCC\x80 "
    "acute=\xCC\x81 circ=\xCC\x82 tilde=\xCC\x83 macr=\xCC\x84 breve=\xCC\x86 dot=\xCC\x87 "
    "uml=\xCC\x88 ring=\xCC\x8A dblac=\xCC\x8B caron=\xCC\x8C cedil=\xCC\xA7 ogon=\xCC\xA8";

/* A number of hexadecimal or decimal digits only; -1: it is none. */
static int32_t clean_number(str digits, int base) {
    int32_t value = digits.len && digits.len <= 7 ? 0 : -1;
    for (size_t i = 0; i < digits.len && value >= 0; i++) {
        int digit = ascii_hex(digits.at[i]);
        value = digit >= 0 && digit < base ? value * base + digit : -1;
    }
    return value;
}

static bool clean_is_code(int32_t c) {
    return c >= 0 && c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF);
}

/* Writes the entity that the text begins with; its bytes, 0: it is none. */
static size_t clean_put_entity(clean *w, str text) {
    size_t end = str_index(str_head(text, CLEAN_ENTITY_MAX), ';');
    str name = str_head(str_from(text, 1), end - 1), mark = str_from(name, 1);
    enum { FIRST_MARK = 0x300 };
    int32_t code = -1, joint = -1;
    if (end < 3 || end >= MIN(text.len, (size_t)CLEAN_ENTITY_MAX)) {
        return 0;
    }
    if (name.at[0] == '#') {
        bool is_hex = ascii_lower(name.at[1]) == 'x';
        code = clean_number(str_from(name, 1 + is_hex), is_hex ? 16 : 10);
    }
    for (str rest = str_of(clean_entities); rest.len && code < 0;) {
        size_t at = 0;
        str to = str_cut(&rest, ' '), known = str_cut(&to, '=');
        int32_t c = utf8_next(to, &at);
        bool is_mark = c >= FIRST_MARK && ascii_is_alpha(name.at[0]);
        if (str_eq(is_mark ? mark : name, known)) {
            code = is_mark ? name.at[0] : c;
            joint = is_mark ? c : -1;
        }
    }
    if (!clean_is_code(code)) {
        return 0;
    }
    clean_put(w, code);
    if (joint >= 0) {
        clean_put(w, joint);
    }
    return end + 1;
}

/* The same of a character whose bytes are written %XX. */
static size_t clean_put_percent(clean *w, str text) {
    char bytes[CLEAN_BYTES_MAX];
    size_t count = 0, at = 0;
    for (; count < sizeof bytes && text.len >= 3 * (count + 1); count++) {
        int32_t byte = clean_number(str_head(str_from(text, 3 * count + 1), 2), 16);
        if (text.at[3 * count] != '%' || byte < 0) {
            break;
        }
        bytes[count] = (char)byte;
    }
    int32_t code = count ? utf8_next((str){bytes, count}, &at) : -1;
    if (code < 0) {
        return 0;
    }
    clean_put(w, code);
    return 3 * at;
}

/* The four digits of \uXXXX; -1: the text does not begin with one. */
static int32_t clean_unit(str text) {
    return str_starts(text, STR("\\u")) && text.len >= 6 ? clean_number((str){text.at + 2, 4}, 16)
                                                         : -1;
}

/* The same of an escape of JSON, or a backslash before a sign. */
static size_t clean_put_escape(clean *w, str text) {
    int32_t code = clean_unit(text), low = clean_unit(str_from(text, 6));
    size_t size = 6;
    if (code >= 0xD800 && code < 0xDC00 && low >= 0xDC00 && low < 0xE000) {
        code = 0x10000 + ((code - 0xD800) << 10) + low - 0xDC00;
        size = 12;
    }
    if (code < 0 && text.len > 1) {
        size_t which = str_index(STR("\"'/\\nrt"), text.at[1]);
        size = 2;
        code = which < 4 ? text.at[1] : which < 6 ? '\n' : which < 7 ? ' ' : -1;
    }
    if (!clean_is_code(code)) {
        return 0;
    }
    clean_put(w, code);
    return size;
}

/* ---- the ends ---- */

static const str clean_opens = STR_ROW("\"'([{<*_~"), clean_closes = STR_ROW("\"')]}>*_~");

/* Which pair of quotes or brackets is around the text; clean_opens.len: none. */
static size_t clean_pair(str text) {
    size_t which = text.len > 2 ? str_index(clean_opens, text.at[0]) : clean_opens.len;
    bool is_pair = which < clean_opens.len && text.at[text.len - 1] == clean_closes.at[which];
    return is_pair ? which : clean_opens.len;
}

/* Whether the text has the sign, and one of the others behind it. */
static bool clean_has_followed(str text, char sign, const char *others) {
    bool has = false;
    for (size_t i = 0; i + 1 < text.len && !has; i++) {
        has = text.at[i] == sign && strchr(others, text.at[i + 1]);
    }
    return has;
}

/* Whether brackets around `inside` say nothing: not those of JSON, of a tag, of a pair in GeoJSON's
 * order, or of an id. */
static bool clean_is_bracketed(size_t which, str inside) {
    char open = clean_opens.at[which];
    bool is_json = open == '[' || open == '{', has_letters = false;
    size_t digits = 1;
    if (clean_pair(inside) < clean_opens.len) {
        return true;
    }
    for (size_t i = 0; i < inside.len; i++) {
        char c = inside.at[i];
        if (c == open || c == clean_closes.at[which] || (is_json && c == '"') ||
            (open == '[' && c == '=')) {
            return false;
        }
        has_letters = has_letters || ascii_is_alpha(c) || (unsigned char)c >= 0x80;
        digits += digits == i && ascii_is_digit(c);
    }
    bool is_id = digits == inside.len && ascii_is_alpha(inside.at[0]);
    return open == '[' ? has_letters : !is_id;
}

/* The text without a pair of quotes, which may be doubled, or of brackets around it; the same when
 * it has none, or they belong to the first and the last part of a list. */
static str clean_unpair(str text) {
    size_t which = clean_pair(text);
    if (which == clean_opens.len) {
        return text;
    }
    char quote = text.at[0];
    str inside = str_trim((str){text.at + 1, text.len - 2});
    if (quote != '"' && quote != '\'') {
        return clean_is_bracketed(which, inside) ? inside : text;
    }
    while (inside.len && inside.at[0] == quote) {
        inside = str_from(inside, 1);
    }
    while (inside.len && inside.at[inside.len - 1] == quote) {
        inside.len--;
    }
    bool is_list =
        clean_has_followed(inside, quote, ",:;=") && clean_pair(inside) >= clean_opens.len;
    return is_list || !inside.len ? text : inside;
}

/* Whether the first character of a text is no part of it: "- Paris" and "'48.85", but not "-33" and
 * "'s-Hertogenbosch". */
static bool clean_is_before(str text) {
    char c = text.at[0], next = text.len > 1 ? text.at[1] : ' ';
    bool is_number = ascii_is_digit(next) || next == '-' || next == '+';
    return strchr(" \n,;:!?", c) || (c == '.' && !is_number) || (c == '\'' && is_number) ||
           (strchr("-*>", c) && next == ' ') || (c == '#' && (next == ' ' || next == '#'));
}

/* Whether a text ends in a letter and a full stop, as "U.S.A." and "2 ö. L." do. */
static bool clean_is_short(str text) {
    size_t end = text.len - 1, from = end;
    while (from && text.at[from - 1] != ' ' && text.at[from - 1] != '.') {
        from--;
    }
    str word = {text.at + from, end - from};
    return text.at[end] == '.' && utf8_count(word) == 1 && !ascii_is_digit(word.at[0]);
}

static str clean_strip(str text) {
    text = clean_unpair(text);
    while (text.len && clean_is_before(text)) {
        text = str_from(text, 1);
    }
    while (text.len && strchr(" \n.,;:!?", text.at[text.len - 1]) && !clean_is_short(text)) {
        text.len--;
    }
    return text;
}

GEO_FN bool clean_is_blank(str cell) {
    static const char *const words[] = {"n/a",  "null",    "none",      "nan",   "nil",
                                        "#n/a", "unknown", "undefined", "(null)"};
    bool is_blank = true;
    for (size_t i = 0; i < cell.len && is_blank; i++) {
        is_blank = !ascii_is_digit(cell.at[i]) && !ascii_is_alpha(cell.at[i]) &&
                   (unsigned char)cell.at[i] < 0x80;
    }
    for (size_t i = 0; i < LEN(words) && !is_blank; i++) {
        is_blank = str_eq_nocase(cell, str_of(words[i]));
    }
    return is_blank;
}

/* The text, in its place, without such cells, each with the sign behind it. The first may be the
 * town of None or Nan, a later one the province of Nan. */
static str clean_cells(char *at, str text) {
    size_t len = 0;
    char sep = 0; /* behind the last cell that is kept */
    bool is_first = true;
    for (str rest = text; rest.at;) {
        size_t end = 0;
        while (end < rest.len && !strchr(",;\n", rest.at[end])) {
            end++;
        }
        str cell = str_head(rest, end), word = str_trim(cell);
        char next = end < rest.len ? rest.at[end] : 0;
        bool is_name = is_first
                           ? str_eq_nocase(word, STR("none")) || str_eq_nocase(word, STR("nan"))
                           : str_eq(word, STR("Nan"));
        rest = next ? str_from(rest, end + 1) : STR_NONE;
        is_first = is_first && !word.len;
        if (is_name || !clean_is_blank(word)) {
            cell = sep && sep != '\n' ? cell : word;
            at[len] = sep ? sep : at[len];
            len += sep != 0;
            memmove(at + len, cell.at, cell.len);
            len += cell.len;
            sep = next;
        }
    }
    return (str){at, len};
}

/* ---- passes ---- */

/* Whether a text can only be words and numbers between single blanks, as most are. */
static bool clean_is_plain(str text) {
    char last = ' ';
    bool is_plain = true;
    for (size_t i = 0; i < text.len && is_plain; last = text.at[i++]) {
        char c = text.at[i];
        is_plain = ascii_is_alpha(c) || ascii_is_digit(c) || (c == ' ' && last != ' ');
    }
    return is_plain && last != ' ';
}

static str clean_pass(str text, char *room) {
    clean w = {.o = out_of(room, CLEAN_TEXT_MAX)};
    bool is_link = str_find(text, STR("://")) >= 0; /* which its reader decodes */
    for (size_t at = 0; at < text.len;) {
        str rest = str_from(text, at);
        size_t used = rest.at[0] == '&'               ? clean_put_entity(&w, rest)
                      : rest.at[0] == '%' && !is_link ? clean_put_percent(&w, rest)
                      : rest.at[0] == '\\'            ? clean_put_escape(&w, rest)
                                                      : 0;
        at += used;
        if (!used) {
            clean_put(&w, utf8_next(text, &at));
        }
    }
    str plain = out_str(&w.o);
    bool is_same = str_eq(plain, text); /* else the ends may be parts of entities */
    return w.o.full ? STR_NONE : is_same ? clean_strip(clean_cells(room, plain)) : plain;
}

GEO_FN str clean_text(arena *mem, str text) {
    char rooms[2][CLEAN_TEXT_MAX];
    str given = str_trim(text), before = given;
    if (!given.len || clean_is_plain(given) || given.len > CLEAN_TEXT_MAX) {
        return given;
    }
    for (int pass = 0; pass < CLEAN_PASSES_MAX; pass++) {
        str after = clean_pass(before, rooms[pass & 1]);
        if (str_eq(after, before)) {
            return str_eq(after, given) ? given : arena_copy(mem, after);
        }
        if (!after.len) {
            break;
        }
        before = after;
    }
    return given;
}
