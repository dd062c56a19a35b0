/* disguises -- the same query as files, web pages, forms and people write it: each must give the
 * status, the first place and the point that the plain one gives.
 *
 * The queries are all rows of disguised.csv and a sample of all sets of classes. A disguise that
 * leaves a query as it is (no digit, no accent) does not count it. */

enum {
    DISGUISES_QUERIES = 1000,
    DISGUISES_TEXT_MAX = 4096,
    DISGUISES_ROWS_MAX = 20000,
    DISGUISES_MEMORY = 4 << 20
};

/* What an answer must have in common. */
typedef struct {
    str status, id, label;
    double lat, lon;
} disguises_answer;

static struct {
    str queries[DISGUISES_ROWS_MAX];
    disguises_answer plain[DISGUISES_QUERIES];
    char memory[DISGUISES_MEMORY];
    arena mem;
    json_doc doc;
} disguises;

/* ---- disguises ---- */

typedef struct {
    out *o;
    str text;
    const char *with; /* of the row of the table */
    int number;
} disguises_job;

static void disguises_put(out *o, int32_t code) {
    char bytes[4];
    out_text(o, (str){bytes, utf8_put(bytes, (uint32_t)code)});
}

/* The code point that `with` begins with. */
static int32_t disguises_code(const char *with) {
    size_t at = 0;
    return utf8_next(str_of(with), &at);
}

/* Full-width forms of ASCII; the number says whether the blanks, too. */
static void disguises_wide(disguises_job *j) {
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at);
        bool is_sign = c > 0x20 && c < 0x7F;
        disguises_put(j->o, is_sign ? c + 0xFEE0 : c == ' ' && j->number ? 0x3000 : c);
    }
}

/* ASCII letters as the 26 capitals from `number` on, the small ones behind them; digits are those
 * from `with` on. Some of the alphabets have letters elsewhere. */
static void disguises_letters(disguises_job *j) {
    static const struct {
        int32_t hole, letter;
    } holes[] = {{0x1D49D, 0x212C}, {0x1D4A0, 0x2130}, {0x1D4A1, 0x2131}, {0x1D4A3, 0x210B},
                 {0x1D4A4, 0x2110}, {0x1D4A7, 0x2112}, {0x1D4A8, 0x2133}, {0x1D4AD, 0x211B},
                 {0x1D4BA, 0x212F}, {0x1D4BC, 0x210A}, {0x1D4C4, 0x2134}, {0x1D53A, 0x2102},
                 {0x1D53F, 0x210D}, {0x1D545, 0x2115}, {0x1D547, 0x2119}, {0x1D548, 0x211A},
                 {0x1D549, 0x211D}, {0x1D551, 0x2124}};
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at), to = c;
        bool is_ascii = c < 0x80 && c != '%';
        if (is_ascii && ascii_is_alpha((char)c)) {
            to = c >= 'a' ? j->number + 26 + c - 'a' : j->number + c - 'A';
        } else if (is_ascii && ascii_is_digit((char)c)) {
            to = disguises_code(j->with) + c - '0';
        }
        for (size_t i = 0; i < LEN(holes); i++) {
            to = to == holes[i].hole ? holes[i].letter : to;
        }
        disguises_put(j->o, to);
    }
}

/* Letters and digits in circles. */
static void disguises_circled(disguises_job *j) {
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at);
        bool is_letter = c < 0x80 && ascii_is_alpha((char)c), is_digit = c >= '1' && c <= '9';
        disguises_put(j->o, is_letter  ? (c >= 'a' ? 0x24D0 + c - 'a' : 0x24B6 + c - 'A')
                            : is_digit ? 0x2460 + c - '1'
                            : c == '0' ? 0x24EA
                                       : c);
    }
}

/* Each "from=to" of `with`, which blanks separate; "_" in it is a blank. */
static void disguises_replace(disguises_job *j) {
    for (size_t at = 0; at < j->text.len;) {
        size_t used = 0;
        for (str rest = str_of(j->with); rest.len && !used;) {
            str to = str_cut(&rest, ' '), from = str_cut(&to, '=');
            from = str_eq(from, STR("_")) ? STR(" ") : from;
            if (str_starts(str_from(j->text, at), from)) {
                used = from.len;
                for (size_t i = 0; i < to.len; i++) {
                    out_char(j->o, to.at[i] == '_' ? ' ' : to.at[i]);
                }
            }
        }
        if (!used) {
            out_char(j->o, j->text.at[at]);
        }
        at += MAX(used, 1);
    }
}

/* Letters with marks as letters and marks, as file systems have them. */
static void disguises_decomposed(disguises_job *j) {
    static const struct {
        int32_t mark;
        const char *plain, *marked;
    } rows[] = {
        {0x300, "AEIOUaeiou", "ÀÈÌÒÙàèìòù"},
        {0x301, "AEIOUYaeiouyCcLlNnRrSsZz", "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹź"},
        {0x302, "AEIOUaeiouCcGgHhJjSsWwYy", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ"},
        {0x303, "ANOanoIiUu", "ÃÑÕãñõĨĩŨũ"},
        {0x304, "AEIOUaeiou", "ĀĒĪŌŪāēīōū"},
        {0x306, "AaGgUuИиУу", "ĂăĞğŬŭЙйЎў"},
        {0x307, "IZzEeGg", "İŻżĖėĠġ"},
        {0x308, "AEIOUaeiouyІіЕе", "ÄËÏÖÜäëïöüÿЇїЁё"},
        {0x30A, "AaUu", "ÅåŮů"},
        {0x30B, "OoUu", "ŐőŰű"},
        {0x30C, "CcDdEeNnRrSsTtZz", "ČčĎďĚěŇňŘřŠšŤťŽž"},
        {0x327, "CcSsTt", "ÇçŞşŢţ"},
        {0x328, "AaEeIiUu", "ĄąĘęĮįŲų"},
        {0x3099,
         "かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホウ",
         "がぎぐげござじずぜぞだぢづでどばびぶべぼガギグゲゴザジズゼゾダヂヅデドバビブベボヴ"},
        {0x309A, "はひふへほハヒフヘホ", "ぱぴぷぺぽパピプペポ"},
        {0x9BE, "\xE0\xA7\x87", "\xE0\xA7\x8B"},
        {0xBBE, "\xE0\xAF\x86\xE0\xAF\x87", "\xE0\xAF\x8A\xE0\xAF\x8B"},
        {0xD3E, "\xE0\xB5\x86\xE0\xB5\x87", "\xE0\xB5\x8A\xE0\xB5\x8B"}};
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at), syllable = c - 0xAC00, mark = 0;
        for (size_t i = 0; i < LEN(rows) && !mark; i++) {
            size_t a = 0, b = 0;
            str plain = str_of(rows[i].plain), marked = str_of(rows[i].marked);
            while (b < marked.len && !mark) {
                int32_t base = utf8_next(plain, &a);
                if (utf8_next(marked, &b) == c) {
                    mark = rows[i].mark;
                    c = base;
                }
            }
        }
        if (syllable >= 0 && syllable < 11172) {
            disguises_put(j->o, 0x1100 + syllable / 588);
            disguises_put(j->o, 0x1161 + syllable / 28 % 21);
            c = 0x11A7 + syllable % 28;
        }
        if (c != 0x11A7) {
            disguises_put(j->o, c);
        }
        if (mark) {
            disguises_put(j->o, mark);
        }
    }
}

/* `with` behind every character; with number 1 between ASCII letters only. */
static void disguises_between(disguises_job *j) {
    int32_t last = 0;
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at);
        bool are_letters =
            c < 0x80 && last < 0x80 && ascii_is_alpha((char)c) && ascii_is_alpha((char)last);
        if (last && (!j->number || are_letters)) {
            out_text(j->o, str_of(j->with));
        }
        disguises_put(j->o, c);
        last = c;
    }
}

/* `with` has the text for its "%". */
static void disguises_around(disguises_job *j) {
    str after = str_of(j->with), before = str_cut(&after, '%');
    out_text(j->o, before);
    out_text(j->o, j->text);
    out_text(j->o, after);
}

/* Square brackets around words only: around a pair of numbers they are GeoJSON's. */
static void disguises_square(disguises_job *j) {
    bool has_letters = false;
    for (size_t i = 0; i < j->text.len; i++) {
        has_letters =
            has_letters || ascii_is_alpha(j->text.at[i]) || (unsigned char)j->text.at[i] >= 0x80;
    }
    j->with = has_letters ? j->with : "%";
    disguises_around(j);
}

/* ASCII digits as those from `number` on. */
static void disguises_digits(disguises_job *j) {
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at);
        disguises_put(j->o, c < 0x80 && ascii_is_digit((char)c) ? j->number + c - '0' : c);
    }
}

/* What is not ASCII, or with number 1 no letter or digit, by the format. */
static void disguises_escaped(disguises_job *j) {
    for (size_t at = 0; at < j->text.len;) {
        int32_t c = utf8_next(j->text, &at);
        bool is_sign = c < 0x80 && !ascii_is_alpha((char)c) && !ascii_is_digit((char)c);
        if (c >= 0x80 || (is_sign && j->number)) {
            char text[16];
            snprintf(text, sizeof text, j->with, (unsigned)c);
            out_text(j->o, str_of(text));
        } else {
            out_char(j->o, (char)c);
        }
    }
}

static void disguises_percent(disguises_job *j) {
    bool is_link = str_find(j->text, STR("://")) >= 0;
    for (size_t i = 0; i < j->text.len; i++) {
        char c = j->text.at[i];
        if (is_link || ascii_is_alpha(c) || ascii_is_digit(c) || strchr("-._~", c)) {
            out_char(j->o, c);
        } else {
            out_fmt(j->o, "%%%02X", (unsigned char)c);
        }
    }
}

/* `with` as a cell of an address, behind the first or, with number 1, the last. */
static void disguises_cell(disguises_job *j) {
    size_t at = j->number ? j->text.len : str_index(j->text, ',');
    bool is_text = ascii_is_alpha(j->text.at[0]) && !str_has_digit(j->text) &&
                   str_index(j->text, ':') == j->text.len;
    out_text(j->o, str_head(j->text, at));
    if (is_text) { /* no cell of coordinates or links */
        out_text(j->o, STR(", "));
        out_text(j->o, str_of(j->with));
    }
    out_text(j->o, str_from(j->text, at));
}

static const struct {
    const char *name;
    void (*write)(disguises_job *j);
    const char *with;
    int number;
} disguises_rows[] = {
    {"full-width letters, digits and signs", disguises_wide, "", 0},
    {"full-width with ideographic blanks", disguises_wide, "", 1},
    {"mathematical bold", disguises_letters, "𝟎", 0x1D400},
    {"mathematical italic, sans-serif", disguises_letters, "𝟢", 0x1D608},
    {"mathematical script", disguises_letters, "𝟶", 0x1D49C},
    {"mathematical double-struck", disguises_letters, "𝟘", 0x1D538},
    {"circled letters and digits", disguises_circled, "", 0},
    {"parenthesized small letters", disguises_replace,
     "a=⒜ b=⒝ e=⒠ i=⒤ l=⒧ n=⒩ o=⒪ r=⒭ s=⒮ t=⒯ u=⒰", 0},
    {"superscripts and subscripts", disguises_replace,
     "a=ᵃ e=ᵉ o=ₒ i=ⁱ n=ⁿ r=ʳ s=ˢ 1=₁ 2=₂ 3=₃ 4=⁴ 5=⁵ 0=⁰", 0},
    {"ligatures", disguises_replace,
     "ffi=ﬃ ffl=ﬄ ff=ﬀ fi=ﬁ fl=ﬂ st=ﬆ DZ=Ǳ dz=ǳ lj=ǉ nj=ǌ ij=ĳ IJ=Ĳ VIII=Ⅷ II=Ⅱ №=№ لا=ﻻ", 0},
    {"Arabic presentation forms", disguises_replace,
     "ا=ﺎ ق=ﻗ ل=ﻟ ه=ﻫ ر=ﺮ ة=ﺓ د=ﺩ م=ﻣ ش=ﺸ ق=ﻖ ت=ﺗ ن=ﻥ ی=ﯾ و=ﻭ ک=ﮐ پ=ﭘ ج=ﺟ ب=ﺑ س=ﺳ ي=ﻲ ع=ﻋ ك=ﻛ", 0},
    {"half-width katakana", disguises_replace,
     "ニ=ﾆ ュ=ｭ ー=ｰ ヨ=ﾖ ク=ｸ パ=ﾊﾟ リ=ﾘ ベ=ﾍﾞ ル=ﾙ ン=ﾝ ト=ﾄ ア=ｱ ラ=ﾗ カ=ｶ ス=ｽ", 0},
    {"radicals and compatibility ideographs", disguises_replace,
     "大=⼤ 小=⼩ 山=⼭ 日=⽇ 金=⾦ 長=⾧ 門=⾨ 水=⽔ 土=⼟ 田=⽥ 木=⽊ 石=⽯ 都=都 福=福 神=神",
     0},
    {"decomposed", disguises_decomposed, "", 0},
    {"soft hyphens", disguises_between, "\xC2\xAD", 1},
    {"zero-width spaces", disguises_between, "\xE2\x80\x8B", 0},
    {"zero-width joiners and non-joiners", disguises_between, "\xE2\x80\x8D\xE2\x80\x8C", 0},
    {"word joiners", disguises_between, "\xE2\x81\xA0", 0},
    {"grapheme joiners", disguises_between, "\xCD\x8F", 0},
    {"variation selectors", disguises_between, "\xEF\xB8\x8F", 0},
    {"ideographic variation selectors", disguises_between, "\xF3\xA0\x84\x80", 0},
    {"byte order mark", disguises_around, "\xEF\xBB\xBF%", 0},
    {"direction marks", disguises_around, "\xE2\x80\x8E%\xE2\x80\x8F", 0},
    {"direction overrides", disguises_around, "\xE2\x80\xAD%\xE2\x80\xAC", 0},
    {"direction isolates", disguises_around, "\xE2\x81\xA8%\xE2\x81\xA9", 0},
    {"tags", disguises_around, "%\xF3\xA0\x81\xA7\xF3\xA0\x81\xA2\xF3\xA0\x81\xBF", 0},
    {"no-break spaces", disguises_replace, "_=\xC2\xA0", 0},
    {"thin spaces", disguises_replace, "_=\xE2\x80\x89", 0},
    {"narrow no-break spaces", disguises_replace, "_=\xE2\x80\xAF", 0},
    {"figure and ideographic spaces", disguises_replace, "_=\xE2\x80\x87\xE3\x80\x80", 0},
    {"tabs", disguises_replace, "_=\t", 0},
    {"lines", disguises_replace, ",=,\r\n", 0},
    {"a line end", disguises_around, "%\r\n", 0},
    {"doubled spaces", disguises_replace, "_=__", 0},
    {"spaces around", disguises_around, "   %\t ", 0},
    {"commas and dots around", disguises_around, ", %,.", 0},
    {"a semicolon behind", disguises_around, "%; ", 0},
    {"curly quotes", disguises_around, "“%”", 0},
    {"low quotes", disguises_around, "„%“", 0},
    {"straight quotes", disguises_around, "\"%\"", 0},
    {"single quotes", disguises_around, "'%'", 0},
    {"curly single quotes", disguises_around, "‘%’", 0},
    {"guillemets", disguises_around, "« % »", 0},
    {"corner brackets", disguises_around, "「%」", 0},
    {"quotes of CSV", disguises_around, "\"\"\"%\"\"\"", 0},
    {"escaped quotes", disguises_around, "\"\\\"%\\\"\"", 0},
    {"typographic apostrophes and hyphens", disguises_replace, "'=’ -=‐", 0},
    {"other apostrophes and no-break hyphens", disguises_replace, "'=ʼ -=‑", 0},
    {"minus signs and dashes", disguises_replace, "-=−", 0},
    {"en dashes", disguises_replace, "-=–", 0},
    {"HTML entities", disguises_replace,
     "&=&amp; _=&nbsp; é=&eacute; è=&egrave; ü=&uuml; ö=&ouml; ä=&auml; ñ=&ntilde; ç=&ccedil; "
     "ã=&atilde; ø=&oslash; å=&aring; ß=&szlig; ô=&ocirc; í=&iacute; á=&aacute; ó=&oacute; "
     "š=&scaron; '=&rsquo; \"=&quot; °=&deg; º=&ordm; č=&ccaron; ō=&omacr; ł=&lstrok; ą=&aogon;",
     0},
    {"entities twice", disguises_replace, "&=&amp;amp; é=&amp;eacute; ü=&amp;uuml; '=&amp;#39;", 0},
    {"decimal entities", disguises_escaped, "&#%u;", 0},
    {"decimal entities of signs", disguises_escaped, "&#%u;", 1},
    {"hexadecimal entities", disguises_escaped, "&#x%X;", 0},
    {"percent-encoding", disguises_percent, "", 0},
    {"JSON escapes", disguises_escaped, "\\u%04x", 0},
    {"round brackets", disguises_around, "(%)", 0},
    {"square brackets", disguises_square, "[%]", 0},
    {"angle brackets", disguises_around, "<%>", 0},
    {"curly brackets", disguises_around, "{%}", 0},
    {"lenticular brackets", disguises_around, "【%】", 0},
    {"a question mark", disguises_around, "%?", 0},
    {"an exclamation mark", disguises_around, "%!", 0},
    {"an ellipsis", disguises_around, "%…", 0},
    {"full-width full stop", disguises_around, "%。", 0},
    {"bold of Markdown", disguises_around, "**%**", 0},
    {"emphasis of Markdown", disguises_around, "_%_", 0},
    {"code of Markdown", disguises_around, "`%`", 0},
    {"a list of Markdown", disguises_around, "- %", 0},
    {"a bullet", disguises_around, "• %", 0},
    {"a heading of Markdown", disguises_around, "## %", 0},
    {"Arabic digits", disguises_digits, "", 0x660},
    {"Persian digits", disguises_digits, "", 0x6F0},
    {"Devanagari digits", disguises_digits, "", 0x966},
    {"Bengali digits", disguises_digits, "", 0x9E6},
    {"Thai digits", disguises_digits, "", 0xE50},
    {"Khmer digits", disguises_digits, "", 0x17E0},
    {"Burmese digits", disguises_digits, "", 0x1040},
    {"Adlam digits", disguises_digits, "", 0x1E950},
    {"full-width digits", disguises_digits, "", 0xFF10},
    {"cell N/A", disguises_cell, "N/A", 0},
    {"cell null", disguises_cell, "null", 0},
    {"cell -", disguises_cell, "-", 0},
    {"empty cell", disguises_cell, "", 0},
    {"cell None at the end", disguises_cell, "None", 1},
    {"cell nan at the end", disguises_cell, "nan", 1},
    {"cell #N/A at the end", disguises_cell, "#N/A", 1},
    {"a pin before", disguises_around, "📍 %", 0},
    {"an emoji behind", disguises_around, "% 🗼", 0},
    {"an emoji with a selector behind", disguises_around, "%❤️", 0},
    {"a flag behind", disguises_around, "% 🇫🇷", 0},
    {"a family of emoji behind", disguises_around, "% 👨‍👩‍👧", 0},
    {"invisible and full-width", disguises_around, "\xEF\xBB\xBF “\xE2\x80\x8E%” ", 0},
};

/* ---- asking ---- */

static bool disguises_ask(str query, disguises_answer *a) {
    call *c = quality_call();
    char room[6 * DISGUISES_TEXT_MAX];
    out o = out_of(room, sizeof room);
    tool_result result = {0};
    out_open(&o, '{');
    out_key(&o, "query");
    out_json_str(&o, query);
    out_close(&o, '}');
    *a = (disguises_answer){.lat = NAN, .lon = NAN};
    if (!json_parse(&disguises.doc, out_str(&o), &c->mem) ||
        tool_run(c, tool_find(STR("geocode")), json_root(&disguises.doc), STR_NONE, true,
                 &result)) {
        a->status = str_of(status_of(c->code)->code);
        return false;
    }
    const geocode_answer *found = result.data;
    a->status = found->status;
    if (found->results.count) {
        const place *p = found->results.at;
        a->id = arena_copy(&disguises.mem, p->id);
        a->label = arena_copy(&disguises.mem, p->display_name);
        a->lat = p->lat;
        a->lon = p->lon;
    }
    return true;
}

static bool disguises_is_same_number(double a, double b) {
    return (isnan(a) && isnan(b)) || fabs(a - b) < 1e-9;
}

static bool disguises_are_same(const disguises_answer *a, const disguises_answer *b) {
    return str_eq(a->status, b->status) && str_eq(a->id, b->id) &&
           disguises_is_same_number(a->lat, b->lat) && disguises_is_same_number(a->lon, b->lon);
}

static int disguises_add_set(const char *folder, const char *name, int count) {
    char path[200];
    quality_table t;
    snprintf(path, sizeof path, "tests/data/%s%s.csv", folder, name);
    if (!quality_open(&t, path, ';')) {
        return count;
    }
    while (quality_next(&t) && count < DISGUISES_ROWS_MAX) {
        disguises.queries[count] = quality_field(&t, "query");
        count += disguises.queries[count].len > 0;
    }
    return count; /* the tables stay mapped */
}

static int disguises_load(void) {
    int first = disguises_add_set("", "disguised", 0), all = first;
    for (size_t i = 0; i < LEN(class_sets); i++) {
        all = class_sets[i].way == CLASS_SMALL
                  ? all
                  : disguises_add_set("queries/", class_sets[i].file, all);
    }
    int count = MIN(DISGUISES_QUERIES, all), rest = all - first, wanted = count - first;
    for (int i = 0; i < wanted; i++) {
        disguises.queries[first + i] = disguises.queries[first + (int)((int64_t)i * rest / wanted)];
    }
    return count;
}

static void disguises_run_row(size_t row, int count) {
    measure m = {.name = disguises_rows[row].name, .goal = 100};
    for (int i = 0; i < count; i++) {
        char room[DISGUISES_TEXT_MAX];
        out o = out_of(room, sizeof room);
        arena mem = disguises.mem;
        disguises_answer got;
        disguises_rows[row].write(&(disguises_job){
            &o, disguises.queries[i], disguises_rows[row].with, disguises_rows[row].number});
        if (!str_eq(out_str(&o), disguises.queries[i])) {
            disguises_ask(out_str(&o), &got);
            snprintf(quality.memory, 300, "%.*s %.*s, plain %.*s %.*s", STR_ARG(got.status),
                     STR_ARG(got.label), STR_ARG(disguises.plain[i].status),
                     STR_ARG(disguises.plain[i].label));
            measure_add(&m, disguises_are_same(&got, &disguises.plain[i]), out_str(&o),
                        str_of(quality.memory));
        }
        disguises.mem = mem;
    }
    measure_print(&m);
}

static void disguises_run(void) {
    int count = disguises_load();
    disguises.mem = arena_of(disguises.memory, sizeof disguises.memory);
    for (int i = 0; i < count; i++) {
        disguises_ask(disguises.queries[i], &disguises.plain[i]);
    }
    for (size_t i = 0; i < LEN(disguises_rows); i++) {
        disguises_run_row(i, count);
    }
}

static bool disguises_run_file(const char *path) {
    bool is_it = quality_is_set(path, "disguised");
    if (is_it) {
        disguises_run();
    }
    return is_it;
}
