#ifndef GEO_CHAT_SESSION_H
#define GEO_CHAT_SESSION_H
/* chat_session -- what is remembered between the messages of a client: the place that "there"
 * means, and a choice that is open. A fixed number of sessions, in memory or in the file of
 * GEOCODER_CHAT_FILE; one of the token or peer that has the most makes room, the one that was used
 * once before others, then the one that was used least recently. What is not used for long ends.
 * Nothing of it is logged.
 *
 * A request works on a copy and puts it back when it ends, so that it can run again on a worker.
 * Of two requests of one session at the same time the one that ends last is remembered; a session
 * that was dropped meanwhile stays dropped. Any thread. */

#include "../base/call.h"
#include "chat_plan.h"

enum {
    CHAT_SESSIONS_MAX = 256,
    CHAT_SESSION_ID_MAX = 64,     /* bytes of printable ASCII, which the client chooses */
    CHAT_SESSION_MS = 30 * 60000, /* unused for so long it ends */
    CHAT_CHOICE_MS = 10 * 60000,  /* so long a choice is open */
    CHAT_SESSION_PLAN_MAX = 4096, /* bytes of the plan whose choice is open */
    CHAT_REQUEST_MAX = 16,        /* of a request's id */
    CHAT_CHOICES_MAX = 10,
    CHAT_NAME_MAX = 200, /* of a place or a choice; longer ones are cut */
    CHAT_PLACE_ID_MAX = 48
};

typedef struct {
    double lat, lon; /* NaN: none */
    char name[CHAT_NAME_MAX + 1], id[CHAT_PLACE_ID_MAX + 1];
} chat_session_place;

typedef struct {
    char id[CHAT_PLACE_ID_MAX + 1], label[CHAT_NAME_MAX + 1];
} chat_session_item;

/* The plan of the last message, and what is needed to go on with it when the user has chosen. */
typedef struct {
    int64_t asked_ms;                   /* wall clock, as the file outlives the process */
    char request[CHAT_REQUEST_MAX + 1]; /* id of the request that asked */
    int place;                          /* of the first step, that is asked for */
    int count;                          /* of items; 0: no choice is open */
    chat_session_item items[CHAT_CHOICES_MAX];
    int plan_len;
    char plan[CHAT_SESSION_PLAN_MAX]; /* as JSON: its steps, from the asking one on */
} chat_session_choice;

typedef struct {
    char id[CHAT_SESSION_ID_MAX + 1];
    uint64_t token_id;     /* of the bearer token that began it */
    uint64_t peer_id;      /* and the address */
    unsigned char is_used; /* stored more than once; no bool, as a file may have any byte */
    uint64_t serial;       /* of its slot; 0: it is new */
    int64_t used_ms;
    unsigned language; /* chat_language */
    chat_session_place last;
    chat_session_choice choice;
} chat_session;

/* Opens the file of the settings, before the first message. */
GEO_FN void chat_session_start(void);
/* The following three end with GEO_MUST_WAIT when another process has the file and the call may not
 * wait. */
/* A copy of the session, or a new one. GEO_INVALID: that is no id. */
GEO_FN status chat_session_load(call *c, str id, uint64_t token_id, chat_session *s);
GEO_FN status chat_session_store(call *c, chat_session *s);
GEO_FN status chat_session_drop(call *c, str id, uint64_t token_id);
GEO_FN void chat_session_text(char *room, size_t cap, str text); /* cut at a character */

#endif
