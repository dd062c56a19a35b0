/* fuzz_session -- whole MCP sessions: an input is a list of steps, each a message of the table with
 * hostile parts at its places, or the client's answer to a question. Every request has one reply,
 * with its id, or a question in between; what is written is complete JSON on one line.
 *
 * A step is the number of its row, and then a piece for each place: a byte with its length, and
 * that many bytes. `$` is a piece as a JSON string, `#` as it is, `@` a revision, `!` the next id.
 */

#define SESSION_META                                                                               \
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":@,"                                    \
    "\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}"
#define SESSION_ROW(method, params)                                                                \
    "{\"jsonrpc\":\"2.0\",\"id\":!,\"method\":\"" method "\",\"params\":{" params "}}"
#define SESSION_CALL(tool, arguments, more)                                                        \
    SESSION_ROW("tools/call", "\"name\":\"" tool "\",\"arguments\":{" arguments "}" more)
#define SESSION_ANSWER "#answer" /* stands for itself */

static const char *const fuzz_session_rows[] = {
    SESSION_ROW("initialize", "\"protocolVersion\":@,\"capabilities\":{\"elicitation\":{}},"
                              "\"clientInfo\":{\"name\":$,\"version\":$}"),
    SESSION_ROW("ping", ""),
    SESSION_ROW("server/discover", SESSION_META),
    SESSION_ROW("tools/list", "\"cursor\":#"),
    SESSION_CALL("geocode", "\"query\":$", ""),
    SESSION_CALL("geocode", "\"query\":\"Springfield\"", "," SESSION_META),
    SESSION_CALL("geocode", "\"query\":\"Springfield\",\"limit\":#", ""),
    SESSION_CALL("reverse_geocode", "\"lat\":#,\"lon\":#", ",\"_meta\":{\"progressToken\":#}"),
    SESSION_CALL("distance_matrix", "\"points\":[#,$,[1,2]]", "," SESSION_META),
    SESSION_CALL("batch_geocode", "\"queries\":[$,$]", ""),
    SESSION_CALL("geocode", "\"query\":\"Springfield\"",
                 ",\"inputResponses\":{$:#},\"requestState\":$," SESSION_META),
    SESSION_ROW("prompts/get", "\"name\":\"find_place\",\"arguments\":{\"place\":$}"),
    SESSION_ROW("completion/complete",
                "\"ref\":{\"type\":\"ref/prompt\",\"name\":\"find_place\"},"
                "\"argument\":{\"name\":\"place\",\"value\":$}," SESSION_META),
    SESSION_ROW("resources/read", "\"uri\":$"),
    SESSION_ROW("resources/read", "\"uri\":\"geocoder://status\"," SESSION_META),
    "{\"jsonrpc\":\"2.0\",\"id\":!,\"method\":$,\"params\":#}",
    "[" SESSION_ROW("ping", "") "," SESSION_CALL("geocode", "\"query\":$", "") ",#]",
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":#}}",
    "{\"jsonrpc\":\"2.0\",\"id\":$,\"result\":#}",
    SESSION_ANSWER,
};
#undef SESSION_META
#undef SESSION_ROW
#undef SESSION_CALL

enum { FUZZ_SESSION_STEPS_MAX = 12, FUZZ_SESSION_MESSAGE = 1 << 16 };

static struct {
    mcp_session session;
    const char *ask_key; /* of the question that waits for an answer, and its request */
    char asked[FUZZ_SESSION_MESSAGE];
    size_t asked_len;
    int id;
} fuzz_talk;

static str fuzz_session_piece(str *input) {
    size_t len = input->len ? (unsigned char)input->at[0] : 0;
    *input = str_from(*input, input->len > 0);
    str piece = str_head(*input, len);
    *input = str_from(*input, piece.len);
    return piece;
}

/* Without the comma that out_json_str puts between two values. */
static void fuzz_session_quote(out *o, str piece) {
    out rest = out_of(o->at + o->len, o->cap - o->len);
    out_json_str(&rest, piece.len ? piece : STR(""));
    o->len += rest.len;
    o->full |= rest.full;
}

static str fuzz_session_message(const char *row, str *input, char room[FUZZ_SESSION_MESSAGE]) {
    static const char *const versions[] = {"\"2024-11-05\"", "\"2025-03-26\"", "\"2025-06-18\"",
                                           "\"2025-11-25\"", "\"2026-07-28\""};
    out o = out_of(room, FUZZ_SESSION_MESSAGE);
    for (; *row; row++) {
        str piece = strchr("$#@", *row) ? fuzz_session_piece(input) : STR_NONE;
        switch (*row) {
        case '$': fuzz_session_quote(&o, piece); break;
        case '#': out_text(&o, piece.len ? piece : STR("null")); break;
        case '@':
            out_text(&o, str_of(versions[piece.len ? (unsigned char)piece.at[0] % LEN(versions)
                                                   : LEN(versions) - 1]));
            break;
        case '!': out_int(&o, ++fuzz_talk.id); break;
        default: out_char(&o, *row);
        }
    }
    return o.full ? STR("{}") : out_str(&o);
}

/* Handles a message, or the rest of one whose question has the answer. */
static void fuzz_session_send(str message, const char *ask_key, str answer, size_t room) {
    mcp_peer peer = {.session = &fuzz_talk.session,
                     .ask_no = ask_key || fuzz_talk.ask_key ? 0 : 7,
                     .ask_key = ask_key,
                     .answer = answer,
                     .no_wait = GEO_BUSY,
                     .cancel = fuzz_mcp_cancelled,
                     .answered = fuzz_mcp_answered};
    call c = {.mem = arena_of(fuzz_mcp_memory, FUZZ_MCP_MEMORY), .deadline_ms = OS_FOREVER};
    out reply = out_of(fuzz_mcp_reply, room);
    mcp_outcome done = mcp_handle(&peer, &c, message, &reply);
    size_t at = 0;
    bool is_written = done.what == MCP_REPLY || done.what == MCP_ASK;
    ASSERT(done.what != MCP_WAIT && !reply.full && is_written == (reply.len > 0));
    ASSERT(!is_written || json_valid(out_str(&reply), &at));
    ASSERT(!memchr(reply.at, '\n', reply.len));
    str id = jsonrpc_peek_id(message), got = jsonrpc_peek_id(out_str(&reply));
    ASSERT(done.what != MCP_REPLY || !done.method.at || !got.at || jsonrpc_same_id(id, got));
    if (done.what == MCP_ASK) {
        ASSERT(peer.ask_no && mcp_ask_number(got) == peer.ask_no);
        fuzz_talk.ask_key = done.ask_key;
        fuzz_talk.asked_len = message.len;
        memmove(fuzz_talk.asked, message.at, message.len);
    }
}

static void fuzz_session_answer(str answer, size_t room) {
    static char asked[FUZZ_SESSION_MESSAGE];
    size_t bad_at;
    str message = {asked, fuzz_talk.asked_len};
    const char *key = fuzz_talk.ask_key;
    if (key) {
        memcpy(asked, fuzz_talk.asked, message.len);
        fuzz_talk.ask_key = NULL;
        fuzz_session_send(message, key, json_valid(answer, &bad_at) ? answer : STR_NONE, room);
    }
}

static int fuzz_session(const uint8_t *bytes, size_t size) {
    static char room[FUZZ_SESSION_MESSAGE];
    str input = {(const char *)bytes + 1, size - !!size};
    if (!size) {
        return 0;
    }
    size_t reply = bytes[0] & 128 ? FUZZ_MCP_REPLY : FUZZ_MCP_ROOM_MIN + 64 * (size_t)bytes[0];
    fuzz_talk.session = (mcp_session){NULL, false};
    fuzz_talk.ask_key = NULL;
    fuzz_talk.id = 0;
    for (int i = 0; i < FUZZ_SESSION_STEPS_MAX && input.len; i++) {
        const char *row = fuzz_session_rows[(unsigned char)input.at[0] % LEN(fuzz_session_rows)];
        input = str_from(input, 1);
        if (strcmp(row, SESSION_ANSWER) == 0) {
            fuzz_session_answer(fuzz_session_piece(&input), reply);
        } else {
            fuzz_session_send(fuzz_session_message(row, &input, room), NULL, STR_NONE, reply);
        }
    }
    return 0;
}
#undef SESSION_ANSWER
