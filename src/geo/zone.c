/* zone -- offsets of time zones. Owns nothing. Outside facts: IANA's tzdata, in the blob `zones`;
 * the rules of POSIX TZ for summer time (the n-th weekday of a month, 5 being the last), and
 * Etc/GMT-3, which is three hours east. */
#include "zone.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/blob.h"

BLOB_DECLARE(zones); /* its parts: zone.h */

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

/* Two signed bytes. */
static int zone_number(const unsigned char *at) {
    return (int16_t)str_load_2(at);
}

/* Of the begin or the end of summer time in a year, as if it were Unix time. */
static int64_t zone_change(const unsigned char *at, int year) {
    return zone_moment(year, at[0], at[1], at[2], zone_number(at + 3));
}

static int zone_offset_by_rule(const unsigned char *rule, int64_t unix_s) {
    const unsigned char *first = rule + 4, *second = first + ZONE_CHANGE_BYTES;
    int standard = zone_number(rule) * 60, summer = zone_number(rule + 2) * 60;
    if (!first[0]) {
        return standard;
    }
    int year = zone_year(unix_s + standard);
    int64_t begin = zone_change(first, year) - standard, end = zone_change(second, year) - summer;
    bool is_summer =
        begin < end ? unix_s >= begin && unix_s < end : unix_s >= begin || unix_s < end;
    return is_summer ? summer : standard;
}

static int zone_count(void) {
    return str_load_2(geocoder_zones);
}

static const unsigned char *zone_row(int row) {
    return geocoder_zones + ZONE_HEAD_BYTES + ZONE_ROW_BYTES * row;
}

static str zone_name(int row) {
    return str_of((const char *)geocoder_zones + str_load_2(zone_row(row)));
}

/* By the listed changes; false: before the first. */
static bool zone_offset_by_list(int row, int64_t unix_s, int *offset_s) {
    bool found = false;
    const unsigned char *at = geocoder_zones + str_load_2(geocoder_zones + 4);
    for (int i = str_load_2(geocoder_zones + 6); i; i--, at += ZONE_EARLY_BYTES) {
        if (str_load_2(at) == row && str_load_4(at + 4) <= unix_s) {
            *offset_s = zone_number(at + 2) * 60;
            found = true;
        }
    }
    return found;
}

/* The row of a name; -1: unknown. */
static int zone_find(str name) {
    int low = 0, high = zone_count();
    while (low < high) {
        int middle = (low + high) / 2, order = str_cmp(zone_name(middle), name);
        if (!order) {
            return middle;
        }
        low = order < 0 ? middle + 1 : low;
        high = order < 0 ? high : middle;
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
    const unsigned char *at = zone_row(row);
    if (zone_year(unix_s) < ZONE_FIRST_YEAR + at[3]) {
        return zone_offset_by_list(row, unix_s, offset_s);
    }
    const unsigned char *rules = geocoder_zones + str_load_2(geocoder_zones + 2);
    *offset_s = zone_offset_by_rule(rules + ZONE_RULE_BYTES * at[2], unix_s);
    return true;
}

GEO_FN void zone_write_offset(out *o, int offset_s) {
    int minutes = (offset_s < 0 ? -offset_s : offset_s) / 60, hours = minutes / 60;
    const char text[] = {offset_s < 0 ? '-' : '+',        (char)('0' + hours / 10),
                         (char)('0' + hours % 10),        ':',
                         (char)('0' + minutes % 60 / 10), (char)('0' + minutes % 10)};
    out_text(o, (str){text, sizeof text});
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
