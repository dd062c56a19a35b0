#ifndef GEO_CHECK_H
#define GEO_CHECK_H
/* check -- counted checks that say what they got and what they wanted:
 *
 *   CHECK(EQ(list.count, 3) && EQ_STR(list.name, STR("Rome")), "three places");
 *
 * Each CHECK is one counted test. EQ compares numbers or addresses, EQ_TEXT texts that end with
 * NUL, EQ_STR slices (when base.h is there); each is a condition like any other, and notes both
 * sides when they differ. A failed check prints its place, its name, the note (without one its
 * condition), and what `checks.context` has to tell. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    CHECK_NOTE_MAX = 600,
    CHECK_SHOWN_MAX = 160, /* bytes of a text; a longer one is shown from where it differs */
    CHECK_BEFORE = 20      /* bytes in front of the difference that are shown, too */
};

static struct {
    int passed, failed;
    char note[CHECK_NOTE_MAX];
    void (*context)(void); /* prints what any failure should show; NULL: nothing */
} checks;

#define CHECK(cond, name)                                                                          \
    (checks.note[0] = 0, check_count((cond), (name), #cond, __FILE__, __LINE__))

static inline void check_count(bool good, const char *name, const char *cond, const char *file,
                               int line) {
    if (good) {
        checks.passed++;
        return;
    }
    checks.failed++;
    printf("FAIL %s:%d %s: %s\n", file, line, name, checks.note[0] ? checks.note : cond);
    if (checks.context) {
        checks.context();
    }
}

/* Ends a test program: prints the counts and gives its exit code. */
static inline int checks_end(const char *program) {
    printf("%s: %d passed, %d failed\n", program, checks.passed, checks.failed);
    return checks.failed ? 1 : 0;
}

/* A child to be killed later. There is no going on without it: kill(-1) would end all processes. */
static inline pid_t check_fork(void) {
    pid_t child = fork();
    if (child < 0) {
        perror("fork");
        exit(2);
    }
    return child;
}

/* ---- numbers and addresses ---- */

typedef struct {
    enum { CHECK_INTEGER, CHECK_NUMBER, CHECK_ADDRESS } kind;
    long long integer;
    double number; /* of an integer, too */
    const void *address;
} check_value;

static inline check_value check_signed(long long value) {
    return (check_value){CHECK_INTEGER, value, (double)value, NULL};
}
static inline check_value check_unsigned(unsigned long long value) {
    return (check_value){CHECK_INTEGER, (long long)value, (double)value, NULL};
}
static inline check_value check_number(double value) {
    return (check_value){CHECK_NUMBER, 0, value, NULL};
}
static inline check_value check_address(const void *value) {
    return (check_value){CHECK_ADDRESS, 0, 0, value};
}

/* clang-format off */
#define CHECK_VALUE(x)                                                                             \
    _Generic((x),                                                                                  \
        bool: check_signed, char: check_signed, signed char: check_signed, short: check_signed,    \
        int: check_signed, long: check_signed, long long: check_signed,                            \
        unsigned char: check_unsigned, unsigned short: check_unsigned, unsigned: check_unsigned,   \
        unsigned long: check_unsigned, unsigned long long: check_unsigned,                         \
        float: check_number, double: check_number,                                                 \
        default: check_address)(x)
/* clang-format on */
#define EQ(got, want) check_eq(CHECK_VALUE(got), CHECK_VALUE(want), #got)

static inline const char *check_show(check_value v, char shown[64]) {
    if (v.kind == CHECK_INTEGER) {
        snprintf(shown, 64, "%lld", v.integer);
    } else if (v.kind == CHECK_NUMBER) {
        snprintf(shown, 64, "%.17g", v.number);
    } else {
        snprintf(shown, 64, "%p", v.address);
    }
    return shown;
}

static inline bool check_eq(check_value got, check_value want, const char *what) {
    char left[64], right[64];
    bool both_integers = got.kind == CHECK_INTEGER && want.kind == CHECK_INTEGER;
    bool same = got.kind == CHECK_ADDRESS ? got.address == want.address
                : both_integers           ? got.integer == want.integer
                                          : got.number == want.number;
    if (!same) {
        snprintf(checks.note, sizeof checks.note, "%s is %s, not %s", what, check_show(got, left),
                 check_show(want, right));
    }
    return same;
}

/* ---- texts ---- */

#define EQ_TEXT(got, want) check_eq_text((got), (want), #got)
#define EQ_STR(got, want)  check_eq_str((got), (want), #got)

static inline int check_shown(size_t len) {
    return len < CHECK_SHOWN_MAX ? (int)len : CHECK_SHOWN_MAX;
}

static inline bool check_eq_bytes(const char *got, size_t got_len, const char *want,
                                  size_t want_len, const char *what) {
    size_t same = 0, least = got_len < want_len ? got_len : want_len;
    while (same < least && got[same] == want[same]) {
        same++;
    }
    if (same == got_len && same == want_len) {
        return true;
    }
    size_t from = same > CHECK_BEFORE ? same - CHECK_BEFORE : 0;
    snprintf(checks.note, sizeof checks.note, "%s is from byte %zu on \"%.*s\", not \"%.*s\"", what,
             from, check_shown(got_len - from), got + from, check_shown(want_len - from),
             want + from);
    return false;
}

/* No text is equal to no text only. */
static inline bool check_eq_text(const char *got, const char *want, const char *what) {
    if (got && want) {
        return check_eq_bytes(got, strlen(got), want, strlen(want), what);
    }
    return check_eq(check_address(got), check_address(want), what);
}

#if defined(GEO_STR_H)
/* As with str_eq an absent slice is equal to an empty one. */
static inline bool check_eq_str(str got, str want, const char *what) {
    return check_eq_bytes(got.at ? got.at : "", got.len, want.at ? want.at : "", want.len, what);
}
#endif

#endif
