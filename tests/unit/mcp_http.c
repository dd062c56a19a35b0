/* mcp_http -- sessions, questions, and what a client accepts. */

static void test_mcp_sessions(void) {
    enum { OTHER = 2 * SESSIONS_MAX };
    static char ids[SESSIONS_MAX + 1][SESSION_ID_LEN];
    mcp_http_session got;
    int good = 0;
    for (uint64_t i = 0; i <= SESSIONS_MAX; i++) {
        mcp_http_session fresh = {.token_id = i + 1};
        fresh.facts.can_elicit = i % 2 == 0;
        good += mcp_http_session_add(fresh, ids[i]);
        if (i == 0) { /* used before all others */
            mcp_http_state.sessions[0].used_ms -= 10;
        }
    }
    CHECK(EQ(good, SESSIONS_MAX + 1), "a session always finds a slot");
    CHECK(!mcp_http_session_get((str){ids[0], SESSION_ID_LEN}, 1, false, &got),
          "the oldest was dropped");
    for (uint64_t i = 1; i <= SESSIONS_MAX; i++) {
        str id = {ids[i], SESSION_ID_LEN};
        good += mcp_http_session_get(id, i + 1, false, &got) &&
                got.facts.can_elicit == (i % 2 == 0) &&
                !mcp_http_session_get(id, OTHER, false, &got) &&
                !mcp_http_session_get(id, i + 1, true, &got);
    }
    CHECK(EQ(good, 2 * SESSIONS_MAX + 1), "the others are found, by their token");
    str id = {ids[7], SESSION_ID_LEN};
    char other[SESSION_ID_LEN];
    memcpy(other, id.at, sizeof other);
    other[SESSION_ID_LEN - 1] ^= 1;
    CHECK(!mcp_http_session_get((str){other, SESSION_ID_LEN}, 8, false, &got) &&
              !mcp_http_session_get(str_head(id, 3), 8, false, &got) &&
              !mcp_http_session_get(STR(""), 8, false, &got) &&
              !mcp_http_session_get(STR("zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"), 8, false, &got),
          "no such ids");
    mcp_http_state.sessions[7].used_ms -= SESSION_IDLE_MS;
    CHECK(!mcp_http_session_get(id, 8, false, &got), "a session that was not used for long");
    id = (str){ids[8], SESSION_ID_LEN};
    CHECK(!mcp_http_session_drop(id, 10) && mcp_http_session_drop(id, 9) &&
              !mcp_http_session_drop(id, 9),
          "a session's end");
    exchange x = {.id = 77};
    mcp_http_session_add((mcp_http_session){.token_id = 5, .stream = 77}, ids[0]);
    id = (str){ids[0], SESSION_ID_LEN};
    CHECK(mcp_http_session_get(id, 5, true, &got) && !mcp_http_session_get(id, 5, false, &got) &&
              !mcp_http_session_drop(id, 5),
          "the session of a stream is of its own kind");
    mcp_http_on_drop(&x);
    CHECK(!mcp_http_session_get(id, 5, true, &got), "and ends with it");
    memset(mcp_http_state.sessions, 0, sizeof mcp_http_state.sessions);
}

/* However many sessions one peer makes, the others keep theirs. */
static void test_mcp_session_shares(void) {
    char ids[3][SESSION_ID_LEN];
    mcp_http_session got, others[] = {{.peer_id = 7}, {.token_id = 8, .peer_id = 9}};
    for (int i = 0; i < 2; i++) {
        mcp_http_session_add(others[i], ids[i]);
        mcp_http_state.sessions[i].used_ms -= 10;
    }
    for (int i = 0; i < 2 * SESSIONS_MAX; i++) {
        char id[SESSION_ID_LEN];
        mcp_http_session_add((mcp_http_session){.peer_id = 9}, id);
        if (i == 0) {
            memcpy(ids[2], id, sizeof id);
            CHECK(mcp_http_session_get((str){id, SESSION_ID_LEN}, 0, false, &got), "is used");
        }
    }
    CHECK(mcp_http_session_get((str){ids[2], SESSION_ID_LEN}, 0, false, &got),
          "one of its own that is in use");
    CHECK(mcp_http_session_get((str){ids[0], SESSION_ID_LEN}, 0, false, &got), "another peer");
    CHECK(mcp_http_session_get((str){ids[1], SESSION_ID_LEN}, 8, false, &got), "a token");
    memset(mcp_http_state.sessions, 0, sizeof mcp_http_state.sessions);
}

static void test_mcp_questions(void) {
    mcp_http_session owner = {.used_ms = 1}, other = {.used_ms = 1};
    mcp_http_question *questions[QUESTIONS_MAX + 1], copy;
    memset(owner.id, 'a', sizeof owner.id);
    memset(other.id, 'b', sizeof other.id);
    for (uint64_t i = 0; i <= QUESTIONS_MAX; i++) {
        questions[i] = mcp_http_question_reserve(&owner, 100 + i);
    }
    CHECK(questions[QUESTIONS_MAX - 1] && !questions[QUESTIONS_MAX], "so many questions at a time");
    int no = questions[3]->no;
    CHECK(!mcp_http_question_answer(no, &owner, STR("{}")) && !mcp_http_question_take(103, &copy),
          "a question that was not sent cannot be answered");
    mcp_http_question_sent(questions[3], "key");
    CHECK(!mcp_http_question_answer(no, &other, STR("{}")) &&
              !mcp_http_question_answer(0, &owner, STR("{}")) &&
              !mcp_http_question_answer(no + 1000, &owner, STR("{}")),
          "answers of others");
    CHECK(EQ(mcp_http_question_answer(no, &owner, STR("{\"a\":1}")), 103), "its owner's answer");
    CHECK(mcp_http_question_take(103, &copy) && EQ_TEXT(copy.key, "key") &&
              EQ_STR(((str){copy.answer, copy.len}), STR("{\"a\":1}")) &&
              !mcp_http_question_take(103, &copy),
          "is taken once");
    mcp_http_question_sent(questions[4], "key");
    static char large[QUESTION_ANSWER_MAX + 1];
    CHECK(EQ(mcp_http_question_answer(questions[4]->no, &owner, (str){large, sizeof large}), 104) &&
              mcp_http_question_take(104, &copy) && EQ(copy.len, 0),
          "an answer that is too large counts as none");
    mcp_http_question_sent(questions[5], "key");
    exchange x = {.id = 105};
    mcp_http_on_drop(&x);
    CHECK(!mcp_http_question_take(105, &copy) && !questions[5]->no,
          "a client that has gone is forgotten");
    memset(mcp_http_state.questions, 0, sizeof mcp_http_state.questions);
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
        exchange x = {.id = 1};
        snprintf(head, sizeof head, "POST / HTTP/1.1\r\nHost: a\r\n%s\r\n", rows[i].headers);
        bool good = http_request(str_of(head), &x.head) > 0;
        mcp_http_types takes = mcp_http_accepts(&x);
        CHECK(good && EQ(takes.json, rows[i].json) && EQ(takes.events, rows[i].events),
              rows[i].headers);
    }
}

static void test_mcp_transport(void) {
    test_mcp_sessions();
    test_mcp_session_shares();
    test_mcp_questions();
    test_mcp_accepts();
}
