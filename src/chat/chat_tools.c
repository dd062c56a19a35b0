/* chat_tools -- a client of the operator's MCP server over Streamable HTTP (MCP 2025-06-18), and
 * what its tools take of a sentence. Owns the list of tools as the server sent it; any thread. */
#include "chat_tools.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/category.h"
#include "../geo/crs.h"
#include "../geo/fold.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../wire/fetch.h"
#include "../wire/fetch_target.h"
#include "chat_words.h"

enum {
    CHAT_TOOLS_SESSION_MAX = 256, /* bytes of a session's id */
    CHAT_TOOLS_WORD_MIN = 4,      /* letters of a word that tells what a tool does */
    CHAT_TOOLS_DEPTH_MAX = 6,     /* of values in a result */
    CHAT_TOOLS_ID = 1             /* of a request, one of which a connection has */
};

static struct {
    os_mutex lock;
    int64_t next_ms; /* when the list is asked for again */
    char list[CHAT_TOOLS_REPLY_MAX], session[CHAT_TOOLS_SESSION_MAX];
    size_t list_len, session_len;
} chat_tools_kept = {.lock = OS_MUTEX_INIT};

GEO_FN bool chat_tools_is_on(void) {
    return config_get()->chat_tools.len > 0;
}

/* ---- requests ---- */

static void chat_tools_member(out *o, const char *key, str text) {
    out_key(o, key);
    out_json_str(o, text);
}

static status chat_tools_bad(call *c, status code, const char *why) {
    call_fail(c, code, "The operator's tools %s.", why);
    call_advise(c, "Try it again later; if it stays so, tell whoever runs this server.");
    return code;
}

/* The message of that id in an answer, which is JSON or a stream of events. False: it has none. */
static bool chat_tools_message(call *c, const fetch_reply *reply, json *message) {
    bool is_stream = str_starts(reply->content_type, STR("text/event-stream"));
    str rest = reply->body, event = is_stream ? STR_NONE : rest;
    int64_t id = 0;
    for (bool goes_on = true; goes_on;) {
        str line = is_stream ? str_cut(&rest, '\n') : STR("");
        goes_on = is_stream && rest.at;
        line = str_ends(line, STR("\r")) ? str_head(line, line.len - 1) : line;
        if (str_starts(line, STR("data:"))) {
            event = arena_list(&c->mem, event, STR("\n"), str_trim(str_from(line, 5)));
        }
        if (event.len && (!line.len || !goes_on)) {
            json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
            if (doc && json_parse(doc, event, &c->mem)) {
                *message = json_root(doc);
                if (json_int(json_get(*message, "id"), &id) && id == CHAT_TOOLS_ID) {
                    return true;
                }
            }
            event = STR_NONE;
        }
    }
    return false;
}

/* Asks for a method; result NULL: it is a notification. *is_lost: the session has ended. */
static status chat_tools_ask(call *c, str *session, const char *method, str params, json *result,
                             bool *is_lost) {
    char why[CALL_WHY_MAX];
    out problem = out_of(why, sizeof why), o = out_over(&c->mem);
    fetch_target target;
    fetch_reply reply;
    json message;
    out_fmt(&o, "{\"jsonrpc\":\"2.0\",%s\"method\":\"%s\",\"params\":%.*s}",
            result ? "\"id\":1," : "", method, STR_ARG(params));
    str content = out_taken(&o, &c->mem);
    const fetch_header headers[] = {
        {STR("Accept"), STR("application/json, text/event-stream")},
        {STR("MCP-Protocol-Version"), STR("2025-06-18")},
        {STR("Mcp-Session-Id"), *session},
    };
    *is_lost = false;
    if (!content.at || !fetch_target_parse(config_get()->chat_tools, &target, &problem)) {
        return chat_tools_bad(c, GEO_BAD_CONFIG, "have an address that cannot be used");
    }
    str path = arena_copy(&c->mem, target.prefix[0] ? str_of(target.prefix) : STR("/"));
    target.prefix[0] = 0; /* the whole path is the endpoint's */
    if (!path.at) {
        return call_full(c);
    }
    arena whole = c->mem;
    size_t room = (size_t)(whole.end - whole.at);
    c->mem.end = whole.at + MIN(room, (size_t)CHAT_TOOLS_REPLY_MAX + 4 * HTTP_HEAD_MAX);
    status code = fetch_post(c, &target, path, content, headers, session->len ? 3 : 2, &reply);
    c->mem = code ? whole : (arena){c->mem.at, whole.end, whole.full};
    if (code) {
        return code == GEO_CANCELLED ? code
                                     : chat_tools_bad(c, code,
                                                      code == GEO_TOO_LARGE   ? "answer too much"
                                                      : code == GEO_BAD_REPLY ? "answer wrongly"
                                                                              : "do not answer");
    }
    *is_lost = reply.http == 404 && session->len;
    *session = reply.session.len ? reply.session : *session;
    if (reply.body.len > CHAT_TOOLS_REPLY_MAX) {
        return chat_tools_bad(c, GEO_TOO_LARGE, "answer too much");
    }
    if (reply.http / 100 != 2) {
        return chat_tools_bad(c, GEO_BAD_REPLY, "refuse");
    }
    if (!result) {
        return GEO_OK;
    }
    if (!chat_tools_message(c, &reply, &message)) {
        return chat_tools_bad(c, GEO_BAD_REPLY, "answer wrongly");
    }
    *result = json_get(message, "result");
    return json_what(*result) == JSON_OBJECT ? GEO_OK : chat_tools_bad(c, GEO_BAD_REPLY, "refuse");
}

/* A new session and its list. */
static status chat_tools_fetch(call *c, str *session, str *list) {
    static const str hello = STR_ROW("{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
                                     "\"clientInfo\":{\"name\":\"geocoder\",\"version\":\"1\"}}");
    json result;
    bool is_lost;
    *session = STR("");
    status code = chat_tools_ask(c, session, "initialize", hello, &result, &is_lost);
    code = code
               ? code
               : chat_tools_ask(c, session, "notifications/initialized", STR("{}"), NULL, &is_lost);
    code = code ? code : chat_tools_ask(c, session, "tools/list", STR("{}"), &result, &is_lost);
    *list = code ? STR_NONE : json_source(json_get(result, "tools"));
    bool is_good =
        code || (json_what(json_get(result, "tools")) == JSON_ARRAY &&
                 list->len <= CHAT_TOOLS_REPLY_MAX && session->len <= CHAT_TOOLS_SESSION_MAX);
    return is_good ? code : chat_tools_bad(c, GEO_BAD_REPLY, "have no list");
}

/* ---- the list ---- */

/* Adds the words of a name that tell what it does: not those that the chat knows, nor kinds. */
static void chat_tools_add_words(out *o, str name) {
    char room[2 * CHAT_TOOLS_TEXT_MAX], joined[CHAT_WORDS_KEY_MAX + 1];
    while (name.at) {
        str part = str_cut(&name, ' ');
        str rest = fold_name(part, FOLD_PLAIN, room, sizeof room);
        out all = out_of(joined, sizeof joined); /* as the planner folds it: "orebauszug" */
        for (bool is_last = false; rest.at || !is_last;) {
            is_last = !rest.at;
            str word = is_last ? out_str(&all) : str_cut(&rest, ' ');
            str tags[CATEGORY_TAGS_MAX];
            chat_marks marks = 0;
            for (unsigned i = 0; i < CHAT_LANGUAGES; i++) {
                marks |= chat_words_find(word, i).marks;
            }
            out_text(&all, is_last ? STR("") : word);
            if (word.len >= CHAT_TOOLS_WORD_MIN && word.len <= CHAT_WORDS_KEY_MAX && !marks &&
                !category_tags(word, tags)) {
                out_fmt(o, " %.*s", STR_ARG(word));
            }
        }
    }
    out_char(o, ' ');
}

/* False: it has no name that can be called, or no schema. */
static bool chat_tools_read_one(call *c, json v, chat_tool *t) {
    *t = (chat_tool){.name = json_text(json_get(v, "name"), &c->mem)};
    t->schema = json_get(v, "inputSchema");
    t->output = json_get(v, "outputSchema");
    bool is_good =
        t->name.len && t->name.len <= CHAT_TOOLS_NAME_MAX && json_what(t->schema) == JSON_OBJECT;
    for (size_t i = 0; i < t->name.len; i++) {
        char at = t->name.at[i];
        is_good &= ascii_is_alpha(at) || ascii_is_digit(at) || (at && strchr("_-.", at));
    }
    json title = json_get(v, "title");
    title = json_is_given(title) ? title : json_get(json_get(v, "annotations"), "title");
    t->title = utf8_head(json_text(title, &c->mem), CHAT_TOOLS_TEXT_MAX / 10);
    t->title = t->title.len ? t->title : t->name;
    t->about = utf8_head(json_text(json_get(v, "description"), &c->mem), CHAT_TOOLS_TEXT_MAX);
    out o = out_over(&c->mem);
    chat_tools_add_words(&o, t->name);
    chat_tools_add_words(&o, t->title);
    t->words = out_taken(&o, &c->mem);
    return is_good;
}

static status chat_tools_read(call *c, str text, chat_tools *own) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    if (!doc) {
        return call_full(c);
    }
    json list = text.len && json_parse(doc, text, &c->mem) ? json_root(doc) : (json){NULL, -1};
    for (json one = json_first(list); json_what(one) != JSON_NONE && own->count < CHAT_TOOLS_MAX;
         one = json_next(list, one)) {
        own->count += chat_tools_read_one(c, one, &own->at[own->count]);
    }
    return GEO_OK;
}

static void chat_tools_keep(str session, str list) {
    memcpy(chat_tools_kept.session, session.at, session.len);
    memcpy(chat_tools_kept.list, list.at, list.len);
    chat_tools_kept.session_len = session.len;
    chat_tools_kept.list_len = list.len;
    chat_tools_kept.next_ms = os_now_ms() + CHAT_TOOLS_FRESH_MS;
}

/* What the server made too large for the request is forgotten: the chat goes on. */
static status chat_tools_end(call *c, arena before, status code) {
    if (!c->mem.full || before.full) {
        return code;
    }
    c->mem = before;
    return chat_tools_bad(c, GEO_TOO_LARGE, "answer too much");
}

/* Takes a new list from the server; the others use the last one meanwhile. */
static status chat_tools_refresh(call *c) {
    str session, list;
    int64_t deadline_ms = c->deadline_ms;
    c->deadline_ms = MIN(deadline_ms, os_now_ms() + CHAT_TOOLS_WAIT_MS);
    arena before = c->mem;
    status code = chat_tools_end(c, before, chat_tools_fetch(c, &session, &list));
    c->deadline_ms = deadline_ms;
    if (!code) {
        os_lock(&chat_tools_kept.lock);
        chat_tools_keep(session, list);
        os_unlock(&chat_tools_kept.lock);
    }
    return code;
}

GEO_FN status chat_tools_list(call *c, chat_tools **own) {
    *own = ARENA_NEW(&c->mem, chat_tools, 1);
    if (!*own) {
        return call_full(c);
    }
    os_lock(&chat_tools_kept.lock);
    bool is_old = os_now_ms() >= chat_tools_kept.next_ms;
    if (is_old && c->may_block) {
        chat_tools_kept.next_ms = os_now_ms() + CHAT_TOOLS_RETRY_MS;
    }
    os_unlock(&chat_tools_kept.lock);
    if (is_old && !c->may_block) {
        return GEO_MUST_WAIT;
    }
    if (is_old && chat_tools_refresh(c) == GEO_CANCELLED) {
        return GEO_CANCELLED;
    }
    call_clear_failure(c);
    os_lock(&chat_tools_kept.lock);
    str list = arena_copy(&c->mem, (str){chat_tools_kept.list, chat_tools_kept.list_len});
    (*own)->session =
        arena_copy(&c->mem, (str){chat_tools_kept.session, chat_tools_kept.session_len});
    os_unlock(&chat_tools_kept.lock);
    arena before = c->mem;
    if (chat_tools_end(c, before, chat_tools_read(c, list, *own))) {
        (*own)->count = 0;
        call_clear_failure(c);
    }
    return GEO_OK;
}

/* ---- which tool ---- */

static bool chat_tools_has_word(str words, str word) {
    while (words.at) {
        if (word.len && str_eq(str_cut(&words, ' '), word)) {
            return true;
        }
    }
    return false;
}

GEO_FN bool chat_tools_is_name(const chat_tools *own, str key) {
    bool is_name = false;
    for (int i = 0; own && i < own->count; i++) {
        is_name |= chat_tools_has_word(own->at[i].words, key);
    }
    return is_name;
}

GEO_FN const chat_tool *chat_tools_find(const chat_tools *own, str name) {
    for (int i = 0; own && i < own->count; i++) {
        if (str_eq(own->at[i].name, name)) {
            return &own->at[i];
        }
    }
    return NULL;
}

/* A word of its name counts more than one of its description. */
static int chat_tools_score(call *c, const chat_tool *t, str text) {
    enum { NAMED = 100 };
    char rooms[2][2 * CHAT_TOOLS_TEXT_MAX];
    arena before = c->mem;
    str about = fold_name(t->about, FOLD_PLAIN, rooms[0], sizeof rooms[0]);
    int score = 0;
    while (text.at) {
        out o = out_of(rooms[1], sizeof rooms[1]);
        out_char(&o, ' ');
        chat_tools_add_words(&o, str_cut(&text, ' '));
        for (str rest = str_trim(out_str(&o)); rest.len;) {
            str word = str_cut(&rest, ' ');
            score += chat_tools_has_word(t->words, word) ? NAMED : chat_tools_has_word(about, word);
        }
    }
    c->mem = before;
    return score;
}

GEO_FN int chat_tools_search(call *c, const chat_tools *own, str text,
                             const chat_tool *found[CHAT_TOOLS_MAX]) {
    int count = 0, most = 1;
    const chat_tool *named = chat_tools_find(own, text);
    for (int i = 0; !named && i < own->count; i++) {
        int score = chat_tools_score(c, &own->at[i], text);
        count = score > most ? 0 : count;
        if (score >= most) {
            most = score;
            found[count++] = &own->at[i];
        }
    }
    found[0] = named ? named : found[0];
    return named ? 1 : count;
}

/* ---- arguments ---- */

typedef enum {
    CHAT_TOOLS_LAT,
    CHAT_TOOLS_LON,
    CHAT_TOOLS_EAST,
    CHAT_TOOLS_NORTH,
    CHAT_TOOLS_EGRID,
    CHAT_TOOLS_PLACE,
    CHAT_TOOLS_LANGUAGE,
    CHAT_TOOLS_OTHER
} chat_tools_kind;

/* What arguments are called. ORDER chat_tools_kind */
static const char *const chat_tools_kinds[] = {"lat latitude",
                                               "lon lng long longitude",
                                               "east easting x e",
                                               "north northing y n",
                                               "egrid",
                                               "query q text address place location name",
                                               "lang language"};

static chat_tools_kind chat_tools_kind_of(str name) {
    char low[CHAT_TOOLS_NAME_MAX] = "";
    size_t kind = 0;
    for (size_t i = 0; i < name.len && name.len < sizeof low; i++) {
        low[i] = ascii_lower(name.at[i]);
    }
    while (kind < LEN(chat_tools_kinds) &&
           !chat_tools_has_word(str_of(chat_tools_kinds[kind]), str_of(low))) {
        kind++;
    }
    return (chat_tools_kind)kind;
}

/* The number of a parcel in Switzerland: CH and twelve digits. */
static bool chat_tools_is_egrid(str text) {
    int64_t number;
    return text.len == 14 && str_starts(text, STR("CH")) && ascii_is_digit(text.at[2]) &&
           str_int(str_from(text, 2), &number);
}

/* The value of an argument as the schema wants it. False: the reading does not have it. */
static bool chat_tools_value(out *o, json schema, chat_tools_kind kind,
                             const chat_tools_reading *r) {
    double v[2] = {r->lon, r->lat};
    bool is_metric = kind == CHAT_TOOLS_EAST || kind == CHAT_TOOLS_NORTH;
    bool is_point =
        !isnan(r->lat) && (!is_metric || crs_write(crs_find(STR("2056")), r->lat, r->lon, v));
    str text = kind == CHAT_TOOLS_EGRID && chat_tools_is_egrid(r->text) ? r->text
               : kind == CHAT_TOOLS_PLACE                               ? r->text
               : kind == CHAT_TOOLS_LANGUAGE                            ? r->language
                                                                        : r->chosen;
    if (kind > CHAT_TOOLS_NORTH) {
        if (text.len) {
            out_json_str(o, text);
        }
        return text.len > 0;
    }
    bool is_second = kind == CHAT_TOOLS_LAT || kind == CHAT_TOOLS_NORTH;
    bool is_text = json_is(json_get(schema, "type"), "string");
    bool is_whole = json_is(json_get(schema, "type"), "integer");
    if (is_point) {
        out_text(o, is_text ? STR("\"") : STR(""));
        out_fixed(o, v[is_second], is_whole ? 0 : is_metric ? 3 : 7);
        out_text(o, is_text ? STR("\"") : STR(""));
    }
    return is_point;
}

static bool chat_tools_is_required(json schema, json key) {
    json list = json_get(schema, "required"), one = json_first(list);
    while (json_what(one) != JSON_NONE && !str_eq(json_raw(one), json_raw(key))) {
        one = json_next(list, one);
    }
    return json_what(one) != JSON_NONE;
}

/* The arguments of a tool as an object; what is required and lacking is *missing. */
static str chat_tools_arguments(call *c, const chat_tool *t, const chat_tools_reading *r,
                                str *missing) {
    json all = json_get(t->schema, "properties"), key = json_first(all);
    out o = out_over(&c->mem);
    int lacking = 0;
    *missing = STR_NONE;
    out_open(&o, '{');
    for (; json_what(key) != JSON_NONE; key = json_next(all, key)) {
        char bytes[2 * CHAT_TOOLS_TEXT_MAX];
        out value = out_of(bytes, sizeof bytes);
        bool is_there =
            chat_tools_value(&value, json_value_of(key), chat_tools_kind_of(json_raw(key)), r);
        bool is_required = chat_tools_is_required(t->schema, key);
        if (is_there && !value.full &&
            (is_required || chat_tools_kind_of(json_raw(key)) != CHAT_TOOLS_OTHER)) {
            out_fmt(&o, "%s\"%.*s\":", o.len > 1 ? "," : "", STR_ARG(json_raw(key)));
            out_text(&o, out_str(&value));
        } else if (is_required) {
            *missing = lacking++ ? STR("several values") : json_raw(key);
        }
    }
    out_text(&o, STR("}"));
    return out_taken(&o, &c->mem);
}

GEO_FN bool chat_tools_needs_point(const chat_tool *t, str text) {
    json all = json_get(t->schema, "properties"), key = json_first(all);
    while (json_what(key) != JSON_NONE &&
           chat_tools_kind_of(json_raw(key)) == CHAT_TOOLS_LANGUAGE) {
        key = json_next(all, key);
    }
    return json_what(key) != JSON_NONE && !chat_tools_is_egrid(text);
}

/* ---- results ---- */

/* The text of a result, and what it is as JSON: structured, or JSON in its text. */
static json chat_tools_content(call *c, json result, str *text) {
    json structured = json_get(result, "structuredContent");
    json list = json_get(result, "content"), one = json_first(list);
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    while (json_what(one) != JSON_NONE && !json_is(json_get(one, "type"), "text")) {
        one = json_next(list, one);
    }
    *text = json_text(json_get(one, "text"), &c->mem);
    bool is_json = json_what(structured) != JSON_OBJECT && text->len && strchr("{[", *text->at) &&
                   doc && json_parse(doc, *text, &c->mem);
    return is_json ? json_root(doc) : structured;
}

/* One of the label's own members, or the value itself. */
static str chat_tools_label(call *c, json object, str value) {
    static const char *const names[] = {"label", "title", "name", "number"};
    str label = STR_NONE;
    for (size_t i = 0; i < LEN(names) && !label.len; i++) {
        label = utf8_head(json_text(json_get(object, names[i]), &c->mem), CHAT_TOOLS_TEXT_MAX / 10);
    }
    return label.len ? arena_list(&c->mem, label, STR(", "), value) : value;
}

/* The values that members of that name have, each once. */
static void chat_tools_collect(call *c, json v, str name, int depth, chat_tools_result *r) {
    bool is_object = json_what(v) == JSON_OBJECT;
    for (json one = json_first(v); json_what(one) != JSON_NONE && depth < CHAT_TOOLS_DEPTH_MAX;
         one = json_next(v, one)) {
        json value = is_object ? json_value_of(one) : one;
        str text = json_text(value, &c->mem);
        bool is_it = is_object && str_eq_nocase(json_raw(one), name) && text.len &&
                     text.len <= CHAT_TOOLS_NAME_MAX && !str_has_control(text);
        for (int i = 0; i < r->count; i++) {
            is_it &= !str_eq(r->values[i], text);
        }
        if (is_it && r->count < CHAT_TOOLS_CHOICES_MAX) {
            r->labels[r->count] = chat_tools_label(c, v, text);
            r->values[r->count++] = text;
        }
        chat_tools_collect(c, value, name, depth + 1, r);
    }
}

/* tools/call; a session that the server has forgotten begins once more. */
static status chat_tools_send(call *c, const chat_tools *own, const chat_tool *t, str arguments,
                              json *result) {
    out o = out_over(&c->mem);
    str session = own->session, list;
    bool is_lost;
    out_open(&o, '{');
    chat_tools_member(&o, "name", t->name);
    out_key(&o, "arguments");
    out_json_raw(&o, arguments);
    out_close(&o, '}');
    str params = out_taken(&o, &c->mem);
    if (!c->may_block) {
        return GEO_MUST_WAIT;
    }
    if (!params.at) {
        return call_full(c);
    }
    status code = chat_tools_ask(c, &session, "tools/call", params, result, &is_lost);
    if (code && is_lost && !chat_tools_fetch(c, &session, &list)) {
        os_lock(&chat_tools_kept.lock);
        chat_tools_keep(session, list);
        os_unlock(&chat_tools_kept.lock);
        code = chat_tools_ask(c, &session, "tools/call", params, result, &is_lost);
    }
    return code;
}

static status chat_tools_call(call *c, const chat_tools *own, const chat_tool *t, str arguments,
                              chat_tools_result *result) {
    json got, data;
    str text;
    status code = chat_tools_send(c, own, t, arguments, &got);
    if (code) {
        return code;
    }
    data = chat_tools_content(c, got, &text);
    if (json_what(json_get(got, "isError")) == JSON_TRUE) {
        call_fail(c, GEO_BAD_REPLY, "%.*s: %.*s", STR_ARG(utf8_head(t->title, 80)),
                  STR_ARG(utf8_head(text, CALL_WHY_MAX / 2)));
        call_advise(c, "Name another place, or say it in another way.");
        return c->code;
    }
    str source = json_what(data) == JSON_NONE ? STR_NONE : json_source(data);
    result->data = source.len <= CHAT_TOOLS_DATA_MAX ? source : STR_NONE;
    bool is_json = source.at && text.len && strchr("{[", *text.at);
    result->message = is_json || !text.len ? t->title : utf8_head(text, CHAT_TOOLS_TEXT_MAX);
    return source.len <= CHAT_TOOLS_DATA_MAX ? GEO_OK
                                             : chat_tools_bad(c, GEO_TOO_LARGE, "answer too much");
}

/* Another tool that tells the argument, and can be called. NULL: there is none. */
static const chat_tool *chat_tools_provider(call *c, const chat_tools *own, const chat_tool *t,
                                            str name, const chat_tools_reading *r, str *arguments) {
    for (int i = 0; i < own->count; i++) {
        const chat_tool *other = &own->at[i];
        char room[2 * CHAT_TOOLS_NAME_MAX], quoted[2 * CHAT_TOOLS_NAME_MAX];
        out key = out_of(quoted, sizeof quoted);
        str missing, word = fold_name(name, FOLD_PLAIN, room, sizeof room);
        out_json_str(&key, name);
        bool tells = chat_tools_has_word(other->words, word) ||
                     (json_what(other->output) != JSON_NONE &&
                      str_find(json_source(other->output), out_str(&key)) >= 0);
        *arguments = chat_tools_arguments(c, other, r, &missing);
        if (other != t && tells && !missing.at) {
            return other;
        }
    }
    return NULL;
}

static status chat_tools_provide(call *c, const chat_tools *own, const chat_tool *t, str missing,
                                 const chat_tools_reading *r, chat_tools_result *result) {
    str arguments, text;
    json got;
    const chat_tool *other = chat_tools_provider(c, own, t, missing, r, &arguments);
    if (!other) {
        call_fail(c, GEO_NOT_FOUND, "%.*s needs %.*s, which the sentence does not have.",
                  STR_ARG(utf8_head(t->title, 80)), STR_ARG(utf8_head(missing, 40)));
        call_advise(c, "Add it to the sentence, or name a place.");
        return c->code;
    }
    status code = chat_tools_send(c, own, other, arguments, &got);
    if (code) {
        return code;
    }
    chat_tools_collect(c, chat_tools_content(c, got, &text), missing, 0, result);
    if (!result->count) {
        call_fail(c, GEO_NOT_FOUND, "%.*s found nothing there.",
                  STR_ARG(utf8_head(other->title, 80)));
        call_advise(c, "Name another place.");
    }
    return c->code;
}

GEO_FN status chat_tools_run(call *c, const chat_tools *own, const chat_tool *t,
                             const chat_tools_reading *reading, chat_tools_result *result) {
    chat_tools_reading r = *reading;
    int64_t deadline_ms = c->deadline_ms;
    arena before = c->mem;
    str missing;
    *result = (chat_tools_result){.count = 0};
    c->deadline_ms = MIN(deadline_ms, os_now_ms() + CHAT_TOOLS_WAIT_MS);
    str arguments = chat_tools_arguments(c, t, &r, &missing);
    if (r.arguments.at) {
        arguments = r.arguments;
        missing = STR_NONE;
    }
    status code = missing.at ? chat_tools_provide(c, own, t, missing, &r, result) : GEO_OK;
    if (!code && result->count == 1) {
        r.chosen = result->values[0];
        result->count = 0;
        arguments = chat_tools_arguments(c, t, &r, &missing);
    }
    if (!code && !result->count) {
        code = missing.at ? chat_tools_bad(c, GEO_NOT_FOUND, "need more than the sentence has")
                          : chat_tools_call(c, own, t, arguments, result);
    }
    c->deadline_ms = deadline_ms;
    return chat_tools_end(c, before, code);
}
