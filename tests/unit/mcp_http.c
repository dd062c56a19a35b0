/* mcp_http -- sessions, questions, and what a client accepts. */

static void test_mcp_sessions(void) {
    enum { OTHER = 2 * SESSIONS_MAX };
    static char ids[SESSIONS_MAX + 1][SESSION_ID_LEN];
    session got;
    int good = 0;
    for (uint64_t i = 0; i <= SESSIONS_MAX; i++) {
        session fresh = {.principal = i + 1};
        fresh.facts.can_elicit = i % 2 == 0;
        good += mcp_http_session_add(fresh, ids[i]);
        if (i == 0) { /* its time of use is older than that of all that follow */
            mcp_https.sessions[0].used_ms -= 10;
        }
    }
    CHECK(EQ(good, SESSIONS_MAX + 1), "a session always finds a place");
    CHECK(!mcp_http_session_get((str){ids[0], SESSION_ID_LEN}, 1, false, &got),
          "the oldest gave way");
    for (uint64_t i = 1; i <= SESSIONS_MAX; i++) {
        str id = {ids[i], SESSION_ID_LEN};
        good += mcp_http_session_get(id, i + 1, false, &got) &&
                got.facts.can_elicit == (i % 2 == 0) &&
                !mcp_http_session_get(id, OTHER, false, &got) &&
                !mcp_http_session_get(id, i + 1, true, &got);
    }
    CHECK(EQ(good, 2 * SESSIONS_MAX + 1), "the others are found, by who made them");
    str id = {ids[7], SESSION_ID_LEN};
    char other[SESSION_ID_LEN];
    memcpy(other, id.at, sizeof other);
    other[SESSION_ID_LEN - 1] ^= 1;
    CHECK(!mcp_http_session_get((str){other, SESSION_ID_LEN}, 8, false, &got) &&
              !mcp_http_session_get(str_head(id, 3), 8, false, &got) &&
              !mcp_http_session_get(STR(""), 8, false, &got) &&
              !mcp_http_session_get(STR("zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"), 8, false, &got),
          "ids that are none");
    mcp_https.sessions[7].used_ms -= SESSION_IDLE_MS;
    CHECK(!mcp_http_session_get(id, 8, false, &got), "a session that was not used for long");
    id = (str){ids[8], SESSION_ID_LEN};
    CHECK(!mcp_http_session_drop(id, 10) && mcp_http_session_drop(id, 9) &&
              !mcp_http_session_drop(id, 9),
          "a session's end");
    exchange x = {.ticket = 77};
    mcp_http_session_add((session){.principal = 5, .stream = 77}, ids[0]);
    id = (str){ids[0], SESSION_ID_LEN};
    CHECK(mcp_http_session_get(id, 5, true, &got) && !mcp_http_session_get(id, 5, false, &got) &&
              !mcp_http_session_drop(id, 5),
          "the session of a stream is of its own kind");
    mcp_http_line_dropped(&x);
    CHECK(!mcp_http_session_get(id, 5, true, &got), "and ends with it");
    memset(mcp_https.sessions, 0, sizeof mcp_https.sessions);
}

static void test_mcp_asks(void) {
    session owner = {.used_ms = 1}, other = {.used_ms = 1};
    ask *asks[ASKS_MAX + 1], copy;
    memset(owner.id, 'a', sizeof owner.id);
    memset(other.id, 'b', sizeof other.id);
    for (uint64_t i = 0; i <= ASKS_MAX; i++) {
        asks[i] = mcp_http_ask_take(&owner, 100 + i);
    }
    CHECK(asks[ASKS_MAX - 1] && !asks[ASKS_MAX], "so many questions at a time");
    int no = asks[3]->no;
    CHECK(!mcp_http_ask_answer(no, &owner, STR("{}")) && !mcp_http_ask_take_back(103, &copy),
          "what was not put cannot be answered");
    mcp_http_ask_put(asks[3], "key");
    CHECK(!mcp_http_ask_answer(no, &other, STR("{}")) &&
              !mcp_http_ask_answer(0, &owner, STR("{}")) &&
              !mcp_http_ask_answer(no + 1000, &owner, STR("{}")),
          "answers of others");
    CHECK(EQ(mcp_http_ask_answer(no, &owner, STR("{\"a\":1}")), 103), "its owner's answer");
    CHECK(mcp_http_ask_take_back(103, &copy) && EQ_TEXT(copy.key, "key") &&
              EQ_STR(((str){copy.answer, copy.len}), STR("{\"a\":1}")) &&
              !mcp_http_ask_take_back(103, &copy),
          "is taken once");
    mcp_http_ask_put(asks[4], "key");
    static char large[ASK_ANSWER_MAX + 1];
    CHECK(EQ(mcp_http_ask_answer(asks[4]->no, &owner, (str){large, sizeof large}), 104) &&
              mcp_http_ask_take_back(104, &copy) && EQ(copy.len, 0),
          "an answer that is too large counts as none");
    mcp_http_ask_put(asks[5], "key");
    exchange x = {.ticket = 105};
    mcp_http_line_dropped(&x);
    CHECK(!mcp_http_ask_take_back(105, &copy) && !asks[5]->no, "who has gone is forgotten");
    memset(mcp_https.asks, 0, sizeof mcp_https.asks);
}

static void test_mcp_accepts(void) {
    static const struct {
        const char *headers;
        bool json, events;
    } rows[] = {
        {"", true, true},
        {"Accept: */*\r\n", true, true},
        {"Accept: application/json\r\n", true, false},
        {"Accept: text/event-stream\r\n", false, true},
        {"Accept: application/json, text/event-stream\r\n", true, true},
        {"Accept: application/json\r\nAccept: text/event-stream;q=0.5\r\n", true, true},
        {"Accept: APPLICATION/*\r\n", true, false},
        {"Accept: text/html\r\n", false, false},
        {"Accept: text/*\r\n", false, true},
        {"Accept: \r\n", false, false},
        {"Accept: application/jsonx\r\n", false, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char head[256];
        exchange x = {.ticket = 1};
        snprintf(head, sizeof head, "POST / HTTP/1.1\r\nHost: a\r\n%s\r\n", rows[i].headers);
        bool good = http_request(str_of(head), &x.head) > 0;
        line_types takes = mcp_http_line_accepts(&x);
        CHECK(good && EQ(takes.json, rows[i].json) && EQ(takes.events, rows[i].events),
              rows[i].headers);
    }
}

static void test_mcp_transport(void) {
    test_mcp_sessions();
    test_mcp_asks();
    test_mcp_accepts();
}
