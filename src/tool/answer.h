#ifndef GEO_ANSWER_H
#define GEO_ANSWER_H
/* answer -- what the answers of several tools share: which place a name means, `status` and the
 * message with it, hints for a map, the origin of the data. */

#include "../find/find.h"

/* `status` of an answer about places. */
#define ANSWER_OK      STR("ok")
#define ANSWER_CHOOSE  STR("needs_user_choice")   /* several distinct places match */
#define ANSWER_CLARIFY STR("needs_clarification") /* nothing matches, or only nearly */
#define ANSWER_PARTIAL STR("partial")             /* of a list: some are ok */

enum {
    ANSWER_CHOICES_MAX = 10, /* candidates; more is a list, not a choice */
    ANSWER_NAME_LIMIT = 5    /* results requested for one place: enough to see other candidates, and
                                the default of geocode, so that both share cache entries */
};

/* A name looked up. REQUEST memory. */
typedef struct {
    place_list places;     /* best first; only the chosen one when the user chose; may be empty */
    place_list candidates; /* two or more when several distinct places match: best first, each with
                              an id, and with its label as display_name */
    place_origin origin;
    str_list tried;  /* when nothing was found: the simpler queries that were tried */
    bool is_chosen;  /* the user chose the place, by its id or its label */
    bool is_doubted; /* a single place fits, which must be confirmed */
} answer_name;

/* Searches, relaxed, and disambiguates. A query that is an id, or a label of candidates, is that
 * place. `choice`: id of the place that the user chose; absent: none. Statuses are those of
 * find_search_relaxed. */
GEO_FN status answer_search(call *c, const place_query *query, str choice, answer_name *name);
/* Fills name->candidates, or reduces name->places to the chosen one. */
GEO_FN void answer_disambiguate(call *c, str text, str choice, answer_name *name);
GEO_FN place_query answer_query(str text); /* for one place, without filters */
/* What to ask an upstream for, of place_more, when the result is written in this view. */
GEO_FN unsigned answer_more(record_view view);
/* In the full view: the names that the gazetteer has of its places, and the tags of index files. */
GEO_FN void answer_add_names(call *c, record_view view, const place_list *places);

/* The outline that the gazetteer has of a place that has none yet, of so many points at most. */
GEO_FN void answer_add_outline(call *c, int points, place *p);
/* The same; else that of the upstream, which is asked once more. */
GEO_FN status answer_find_outline(call *c, str language, int points, place *p);

/* ok only when the first place is what was asked for: place_match_is_sure, and no equal beside it.
 * A first place under another status is a candidate. */
GEO_FN str answer_status(const answer_name *name);
/* Whether there is more to tell than what was found. */
GEO_FN bool answer_says_more(const answer_name *name);
GEO_FN bool answer_is_settlement(const place *p); /* or a part of one */
/* Its name, and the division and country that it is in. */
GEO_FN str answer_short_label(call *c, const place *p);
/* The label with the id that settles it, and the kind, by which people choose: "Kilimanjaro,
 * Tanzania (volcano P464958183344504665)". */
GEO_FN str answer_label_with_id(call *c, str label, const place *p);
/* Formats in REQUEST memory; absent when that is full. */
/* A country's code of so many letters in capitals, as codes are read with certainty, for `text` in
 * any letter case; absent: no country has the code. */
GEO_FN status answer_country_code(call *c, str text, size_t letters, str *code);
GEO_FN str answer_printf(call *c, const char *format, ...) GEO_PRINTF(2, 3);

/* Merges the origin of a part of an answer. `into` starts as place_origin_new(). */
GEO_FN void answer_merge(call *c, place_origin *into, const place_origin *from);

/* Whether an origin says anything: that of a look-up, or a warning. */
GEO_FN bool answer_has_origin(const place_origin *origin);
/* Warns of coordinates that a caller seems to have swapped; `more`: of its other points, too. */
GEO_FN void answer_warn_swapped(call *c, double lat, double lon, int more, place_origin *origin);
/* Warns of a box whose coordinates seem so. */
GEO_FN void answer_warn_box(call *c, bbox box, place_origin *origin);

typedef struct {
    double lat, lon;
} answer_point;
GEO_FN const record *answer_point_record(void);

/* Candidates as {id, label, lat, lon}. */
GEO_FN const record *answer_choice_record(void);
/* Numbered places, with a blank line after each; in brief, only after the last. */
GEO_FN void answer_text_places(out *o, const record *type, const place_list *places, int indent,
                               record_view view);
/* The message, the labels of the candidates, a blank line. */
GEO_FN void answer_text_head(out *o, str message, const place_list *choices);

/* What a map shown by the client should do: {"action": "fit_bounds", bbox} or {"action":
 * "add_marker", lat, lon, label}. */
typedef struct {
    str action, label;
    bbox box;
    double lat, lon;
} answer_action;
typedef struct {
    answer_action *at;
    int count;
} answer_actions;
GEO_FN const record *answer_action_record(void);
/* Shows and marks the best place, or all candidates. Empty when memory is full. */
GEO_FN answer_actions answer_map_actions(call *c, const answer_name *name);

/* Places without an id (postcodes) are identified by their coordinates. */
GEO_FN str answer_id(call *c, const place *p);

#endif
