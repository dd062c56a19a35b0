/* token: the words of a query, and what stands between them. */

/* The tokens, with a sign for what separates two: "," comma, "/" aside, "-" hyphen, " " blank, "+"
 * nothing. "#" behind one with a digit. */
static const struct {
    const char *text, *tokens;
} token_rows[] = {
    /* separators */
    {"Paris", "paris"},
    {"Paris, Texas", "paris,texas"},
    {"Paris Texas", "paris texas"},
    {"Paris,Texas", "paris,texas"},
    {"Paris ,  Texas", "paris,texas"},
    {"Paris; Texas", "paris,texas"},
    {"Paris\nTexas", "paris,texas"},
    {"Paris / Texas", "paris/texas"},
    {"Paris/Texas", "paris/texas"},
    {"Paris | Texas", "paris/texas"},
    {"Baden-Baden", "baden-baden"},
    {"Paris - Texas", "paris/texas"}, /* a dash */
    {"Paris -Texas", "paris/texas"},
    {"-Paris-", "paris"},
    {"Paris,, ,Texas,", "paris,texas"},
    {"Paris, - Texas", "paris,texas"}, /* the comma counts */
    {"Paris\tTexas", "paris texas"},
    /* brackets */
    {"Paris (Texas)", "paris/texas"},
    {"Paris (Texas), US", "paris/texas,us"},
    {"Paris [TX] US", "paris/tx/us"},
    {"(Paris)", "paris"},
    {"()", ""},
    /* full stops and apostrophes */
    {"U.S.A.", "usa"},
    {"742 N.High St", "742# n high st"},
    {"J.F.Kennedy", "jf kennedy"},
    {"p.zza d.8 2.1", "pzza d 8# 21#"},
    {"Б.Никитская", "б никитская"},
    {"Washington D.C.", "washington dc"},
    {"St. Louis", "st louis"},
    {"St.Gallen", "st gallen"},
    {"J. F. Kennedy", "j f kennedy"},
    {"L'Aquila", "laquila"},
    {"Xi\xE2\x80\x99"
     "an",
     "xian"},
    /* digits */
    {"Route 66", "route 66#"},
    {"12b High St", "12b# high st"},
    {"D-10115 Berlin", "d-10115# berlin"},
    {"75001 Paris", "75001# paris"},
    /* letters */
    {"M\xC3\xBCnchen", "munchen"},
    {"\xC3\x98stfold", "ostfold"},
    {"PARIS", "paris"},
    {"\xD0\x9F\xD0\xB0\xD1\x80\xD0\xB8\xD0\xB6, \xD0\xA4\xD1\x80",
     "\xD0\xBF\xD0\xB0\xD1\x80\xD0\xB8"
     "\xD0\xB6,\xD1\x84\xD1\x80"},
    /* scripts without blanks, and with endings joined */
    {"\xE6\x9D\xB1\xE4\xBA\xAC", "\xE4\xB8\x9C+\xE4\xBA\xAC"}, /* Tokyo, folded */
    {"\xE6\x9D\xB1\xE4\xBA\xAC 1", "\xE4\xB8\x9C+\xE4\xBA\xAC 1#"},
    {"\xE6\x9D\xB1tower", "\xE4\xB8\x9C+tower"},
    {"\xEC\x84\x9C\xEC\x9A\xB8", "\xEC\x84\x9C+\xEC\x9A\xB8"},                         /* Seoul */
    {"\xE0\xB8\x95\xE0\xB8\xB2\xE0\xB8\x81", "\xE0\xB8\x95\xE0\xB8\xB2+\xE0\xB8\x81"}, /* Tak */
    /* no words */
    {"", ""},
    {" ,;/|- ", ""},
    {"!?", ""},
};

static void token_test_write(out *o, const tokens *t) {
    static const char signs[] = {[TOKEN_JOINED] = '+',
                                 [TOKEN_BLANK] = ' ',
                                 [TOKEN_HYPHEN] = '-',
                                 [TOKEN_ASIDE] = '/',
                                 [TOKEN_COMMA] = ','};
    for (int i = 0; i < t->count; i++) {
        out_text(o, i ? (str){&signs[t->at[i].gap], 1} : STR(""));
        out_text(o, token_span(t, i, i + 1));
        out_text(o, t->at[i].has_digit ? STR("#") : STR(""));
    }
}

static void token_test_texts(void) {
    static char memory[1 << 12];
    char text[1024];
    for (size_t i = 0; i < LEN(token_rows); i++) {
        arena mem = arena_of(memory, sizeof memory);
        place_query query = {.text = guarded(str_of(token_rows[i].text))};
        tokens t;
        out o = out_of(text, sizeof text);
        token_read(&mem, &query, &t);
        token_test_write(&o, &t);
        CHECK(EQ_STR(out_str(&o), str_of(token_rows[i].tokens)) && !t.is_cut, token_rows[i].text);
    }
}

static void token_test_spans(void) {
    static char memory[1 << 12];
    arena mem = arena_of(memory, sizeof memory);
    place_query query = {.text = STR("Old-Town (St. Paul), D.C. 7")};
    tokens t;
    token_read(&mem, &query, &t);
    CHECK(EQ(t.count, 6) && EQ_STR(token_span(&t, 0, 2), STR("old town")), "a span as a key");
    CHECK(EQ_STR(token_typed(&t, 0, 4), STR("Old-Town (St. Paul")), "and as it was typed");
    CHECK(EQ_STR(token_typed(&t, 4, 5), STR("D.C.")), "with its full stops");
    CHECK(EQ(token_letters(&t, 0, 6), 3 + 4 + 2 + 4 + 2 + 1), "its letters");
}

static void token_test_fields(void) {
    static char memory[1 << 12];
    char text[64];
    str_pair pairs[] = {{STR_ROW("country"), STR_ROW("Alpha")},
                        {STR_ROW("city"), STR_ROW("Old Town")},
                        {STR_ROW("nonsense"), STR_ROW("x")},
                        {STR_ROW("street"), STR_ROW("Rue 7")}};
    arena mem = arena_of(memory, sizeof memory);
    place_query query = {.fields = {pairs, LEN(pairs)}};
    tokens t;
    out o = out_of(text, sizeof text);
    token_read(&mem, &query, &t);
    token_test_write(&o, &t);
    CHECK(EQ_STR(out_str(&o), STR("rue 7#,old town,alpha")), "fields, the smallest first");
    CHECK(!token_typed(&t, 0, 1).at, "which were typed in no text");
}

/* A query longer than what is read of one: whole tokens of it are left. */
static void token_test_limits(void) {
    static char memory[1 << 12];
    char text[PLACE_QUERY_MAX + 40];
    tokens t;
    for (size_t len = 1; len <= 9; len += 4) { /* of a word: first the tokens run out */
        out o = out_of(text, sizeof text);
        while (sizeof text - o.len > len) {
            for (size_t i = 0; i < len; i++) {
                out_char(&o, 'a');
            }
            out_char(&o, ' ');
        }
        arena mem = arena_of(memory, sizeof memory);
        place_query query = {.text = guarded(out_str(&o))};
        token_read(&mem, &query, &t);
        CHECK(t.is_cut && EQ(t.count, TOKENS_MAX) && t.key.len <= TOKEN_KEY_MAX, "many words");
    }
    memset(text, 'a', sizeof text);
    arena mem = arena_of(memory, sizeof memory);
    place_query query = {.text = guarded((str){text, sizeof text})};
    token_read(&mem, &query, &t);
    CHECK(t.count <= 1 && t.key.len <= TOKEN_KEY_MAX, "a long word");
    mem = arena_of(memory, TOKEN_KEY_MAX - 1);
    query.text = STR("Paris");
    token_read(&mem, &query, &t);
    CHECK(EQ(t.count, 0) && mem.full, "no memory");
}

static void test_token(void) {
    token_test_texts();
    token_test_spans();
    token_test_fields();
    token_test_limits();
}
