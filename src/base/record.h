#ifndef GEO_RECORD_H
#define GEO_RECORD_H
/* record -- one description of a struct, field by field, from which its JSON, its text and its JSON
 * Schema are written. A schema cannot disagree with an answer, and handlers only fill structs. */

#include "out.h"

/* The type of a field in the struct, and when it counts as absent (and is left out unless
 * `always`). */
typedef enum {
    FIELD_STR,    /* str; absent: at == NULL */
    FIELD_NUM,    /* double; absent: NaN */
    FIELD_INT,    /* int64_t; absent: RECORD_NO_INT */
    FIELD_BOOL,   /* bool; absent: false */
    FIELD_WORD,   /* an enum, written as the text that `word` gives; absent: so is the text */
    FIELD_BOX,    /* double[4] west, south, east, north; absent: NaN first */
    FIELD_PAIRS,  /* str_pairs: an object of strings; absent: none */
    FIELD_STRS,   /* str_list: an array of strings; absent: none */
    FIELD_NUMS,   /* num_rows: an array of arrays of numbers; absent: none */
    FIELD_RECORD, /* an embedded struct of type `of`; never absent */
    FIELD_MAYBE,  /* pointer to a struct of type `of`; absent: NULL */
    FIELD_LIST,   /* record_list, or a struct of its shape, of structs of type `of`; absent: none */
    FIELD_TABLE,  /* record_rows, likewise, as {"columns": names, "rows": arrays of values}: the
                   * fields are named once; see record_rows.columns */
    FIELD_INLINE, /* pointer to a struct of type `of` whose fields appear among ours; absent: NULL
                   */
    FIELD_JSON    /* str with a complete JSON value; absent: at == NULL */
} field_kind;

#define RECORD_NO_INT INT64_MIN

typedef struct {
    str key, value;
} str_pair;
typedef struct {
    str_pair *at;
    int count;
} str_pairs;
typedef struct {
    str *at;
    int count;
} str_list;
typedef struct {
    const double *at; /* rows x cols, row by row */
    int rows, cols;
} num_rows;
typedef struct {
    const void *at; /* array of the list's record type */
    int count;
} record_list;
typedef struct {
    const void *at;
    int count;
    str_list columns; /* that are written; none: those of the view that a row has */
} record_rows;

/* How much of a record is written. Each field is in some views, see `field.in`. */
typedef enum {
    RECORD_FULL,    /* everything, unrounded */
    RECORD_NORMAL,  /* what one acts on */
    RECORD_CHOICE,  /* what tells candidates apart */
    RECORD_POINT,   /* what there is at a point that the caller has */
    RECORD_BRIEF,   /* the least that names and places it */
    RECORD_REQUIRED /* only what the schema requires */
} record_view;
enum {
    IN_ALL = 0,
    IN_FULL = 1 << RECORD_FULL,
    IN_NORMAL = 1 << RECORD_NORMAL,
    IN_CHOICE = 1 << RECORD_CHOICE,
    IN_POINT = 1 << RECORD_POINT,
    IN_BRIEF = 1 << RECORD_BRIEF,
    RECORD_DECIMALS = 5,    /* at most, in all views but the full: a metre of latitude */
    RECORD_COLUMNS_MAX = 20 /* of a FIELD_TABLE */
};

typedef struct record record;
typedef struct {
    str name;                    /* that of the row before: the same field in other views */
    const record *(*of)(void);   /* FIELD_RECORD, MAYBE, LIST, INLINE */
    str (*word)(unsigned value); /* FIELD_WORD */
    const char *help;            /* for the schema; NULL: the name says it all */
    const char *aside;           /* FIELD_PAIRS: keys that begin so are only in the full view */
    field_kind kind;
    uint16_t at;      /* offsetof in the struct */
    uint8_t decimals; /* FIELD_NUM, BOX, NUMS: 0-9; 0 of a BOX: a hundredth of its size */
    uint8_t in;       /* views that have it, of IN_FULL ... IN_BRIEF; IN_ALL: all of these */
    bool always;      /* written even when absent: null, [] or {} */
    bool required;    /* by the schema; never absent */
} field;
/* The beginning of a row; the user defines AT(member) as an offsetof. */
#define FIELD(named, what, member) .name = STR_ROW(named), .kind = FIELD_##what, .at = AT(member)
struct record {
    size_t size;         /* of the struct */
    const field *fields; /* the last has an absent name */
    /* Writes it as text, lines indented by `indent` spaces; NULL, and in the full view: lines of
     * "name: value". */
    void (*text)(out *o, const void *rec, int indent, record_view view);
};

/* One JSON object. */
GEO_FN void record_json(out *o, const record *type, const void *rec, record_view view);
GEO_FN void record_text(out *o, const record *type, const void *rec, int indent, record_view view);
/* The same with the first line not indented, behind a number or a name. */
GEO_FN void record_text_item(out *o, const record *type, const void *rec, int indent,
                             record_view view);
GEO_FN bool record_has_column(const str_list *columns, str name);
/* The columns that a FIELD_TABLE of such rows may have; returns their count. */
GEO_FN int record_column_names(const record *of, str names[RECORD_COLUMNS_MAX]);
/* A FIELD_TABLE: a line of names, then one of values for each row. */
GEO_FN void record_text_table(out *o, const record *of, const record_rows *rows, record_view view);
/* A JSON Schema of all views, nested records included, and of the optional fields of `more`. */
GEO_FN void record_schema(out *o, const record *type, const record *more);
/* The field of that name, by which record_value writes it; NULL: there is none. */
GEO_FN const field *record_field(const record *type, str name);
/* Its value in the full view, a text as it is, a list or box without its brackets; nothing when it
 * is absent. */
GEO_FN void record_value(out *o, const field *f, const void *rec);
GEO_FN str record_pairs_get(const str_pairs *pairs, str key);  /* absent: no such key */
GEO_FN void record_pairs_json(out *o, const str_pairs *pairs); /* an object of strings */

#endif
