/* zone -- offsets of time zones. Owns what it has found. Outside facts: zone_rules.h, made of
 * IANA's tzdata; the rules of POSIX TZ for summer time (the n-th weekday of a month, 5 being the
 * last), and Etc/GMT-3, which is three hours east. */
#include "zone.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/hash.h"

/* Changes at `minute` of the `week`-th `weekday` (0: Sunday) of `month`; a month of 0: none. */
typedef struct {
    int16_t standard, summer; /* minutes east of UTC */
    struct {
        int16_t month, week, weekday, minute;
    } begin, end;
} zone_rule;

typedef struct {
    uint16_t name;
    int16_t offset;
    uint32_t from;
} zone_change;

#include "zone_rules.h"

enum { ZONE_DAY_S = 86400, ZONE_HOURS_MAX = 14 };

/* Days from 1970-01-01 to the first of a month, which may be 13. */
static int64_t zone_days_before(int year, int month) {
    return base_days(year + (month - 1) / 12, (month - 1) % 12 + 1, 1);
}

static int zone_year(int64_t unix_s) {
    enum { YEAR_S = 31556952 }; /* the mean; the day decides */
    int year = ZONE_FIRST_YEAR + (int)(unix_s / YEAR_S);
    int64_t day = unix_s / ZONE_DAY_S;
    return year + (day >= zone_days_before(year + 1, 1)) - (day < zone_days_before(year, 1));
}

/* The local time of a change, as if it were Unix time. */
static int64_t zone_moment(int year, int month, int week, int weekday, int minute) {
    enum { THURSDAY = 4 }; /* 1970-01-01 */
    int64_t first = zone_days_before(year, month), end = zone_days_before(year, month + 1);
    int64_t day = first + (weekday - (first + THURSDAY) % 7 + 7) % 7 + 7 * (week - 1);
    while (day >= end) {
        day -= 7;
    }
    return day * ZONE_DAY_S + minute * 60;
}

static int zone_offset_by_rule(const zone_rule *r, int64_t unix_s) {
    if (!r->begin.month) {
        return r->standard * 60;
    }
    int year = zone_year(unix_s + r->standard * 60);
    int64_t begin =
        zone_moment(year, r->begin.month, r->begin.week, r->begin.weekday, r->begin.minute) -
        r->standard * 60;
    int64_t end = zone_moment(year, r->end.month, r->end.week, r->end.weekday, r->end.minute) -
                  r->summer * 60;
    bool is_summer =
        begin < end ? unix_s >= begin && unix_s < end : unix_s >= begin || unix_s < end;
    return (is_summer ? r->summer : r->standard) * 60;
}

/* By the listed changes; false: before the first. */
static bool zone_offset_by_list(int index, int64_t unix_s, int *offset_s) {
    bool found = false;
    for (size_t i = 0; i < LEN(zone_changes); i++) {
        if (zone_changes[i].name == index && zone_changes[i].from <= unix_s) {
            *offset_s = zone_changes[i].offset * 60;
            found = true;
        }
    }
    return found;
}

/* Where names were found, by their hash: the offset of the name in zone_names, and its row. */
enum { ZONE_FOUND_MAX = 256, ZONE_ROW_BITS = 12 };
static atomic_uint_least32_t zone_found[ZONE_FOUND_MAX];
_Static_assert(LEN(zone_rows) < 1 << ZONE_ROW_BITS && sizeof zone_names < 1 << 16, "in 32 bits");

static bool zone_is_at(str name, size_t offset) {
    return name.len < sizeof zone_names - offset && zone_names[offset + name.len] == '\0' &&
           memcmp(name.at, zone_names + offset, name.len) == 0;
}

/* The row of a name; -1: unknown. Answers have the same few zones, so most are found at once. */
static int zone_find(str name) {
    uint32_t slot = (uint32_t)hash_64(name.at, name.len, 0) % ZONE_FOUND_MAX;
    uint32_t found = atomic_load_explicit(&zone_found[slot], memory_order_relaxed);
    if (zone_is_at(name, found >> ZONE_ROW_BITS)) {
        return (int)(found & ((1 << ZONE_ROW_BITS) - 1));
    }
    size_t at = 0;
    for (uint32_t i = 0; i < LEN(zone_rows); i++, at += strlen(zone_names + at) + 1) {
        if (zone_is_at(name, at)) {
            atomic_store_explicit(&zone_found[slot], (uint32_t)at << ZONE_ROW_BITS | i,
                                  memory_order_relaxed);
            return (int)i;
        }
    }
    return -1;
}

/* "Etc/GMT+5" is five hours west. */
static bool zone_nautical(str name, int *offset_s) {
    int64_t hours = 0;
    str prefix = STR("Etc/GMT"), rest = str_from(name, prefix.len);
    if (!str_starts(name, prefix)) {
        return str_eq(name, STR("Etc/UTC")) || str_eq(name, STR("UTC"));
    }
    bool is_east = str_starts(rest, STR("-")), is_west = str_starts(rest, STR("+"));
    bool good = (is_east || is_west) && str_int(str_from(rest, 1), &hours) && hours >= 0 &&
                hours <= ZONE_HOURS_MAX;
    *offset_s = (int)(is_east ? hours : -hours) * 3600;
    return good || !rest.len;
}

GEO_FN bool zone_offset(str name, int64_t unix_s, int *offset_s) {
    int row = zone_find(name);
    *offset_s = 0;
    if (row < 0) {
        return zone_nautical(name, offset_s);
    }
    if (unix_s < 0 || unix_s / ZONE_DAY_S >= zone_days_before(ZONE_LAST_YEAR + 1, 1)) {
        return false;
    }
    if (zone_year(unix_s) < ZONE_FIRST_YEAR + zone_rows[row][1]) {
        return zone_offset_by_list(row, unix_s, offset_s);
    }
    *offset_s = zone_offset_by_rule(&zone_rule_rows[zone_rows[row][0]], unix_s);
    return true;
}

GEO_FN void zone_write_offset(out *o, int offset_s) {
    int minutes = (offset_s < 0 ? -offset_s : offset_s) / 60;
    out_fmt(o, "%c%02d:%02d", offset_s < 0 ? '-' : '+', minutes / 60, minutes % 60);
}

/* The number that `count` digits are; -1: they are something else. */
static int zone_digits(const char *at, int count) {
    int number = 0;
    for (int i = 0; i < count; i++) {
        number = ascii_is_digit(at[i]) && number >= 0 ? number * 10 + at[i] - '0' : -1;
    }
    return number;
}

GEO_FN bool zone_read_day(str text, int64_t *unix_s) {
    enum { YEAR_MIN = 2025 }; /* from here on all zones are known */
    if (text.len != sizeof "2026-11-22" - 1 || text.at[4] != '-' || text.at[7] != '-') {
        return false;
    }
    int year = zone_digits(text.at, 4), month = zone_digits(text.at + 5, 2),
        day = zone_digits(text.at + 8, 2);
    if (year < YEAR_MIN || year > ZONE_LAST_YEAR || month < 1 || month > 12 || day < 1) {
        return false;
    }
    int64_t first = zone_days_before(year, month);
    *unix_s = (first + day - 1) * ZONE_DAY_S + ZONE_DAY_S / 2;
    return first + day <= zone_days_before(year, month + 1);
}
