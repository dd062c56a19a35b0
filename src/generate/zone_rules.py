"""zone_rules: the rules of the time zones, from tzdata's compiled zones: of each the POSIX rule that ends its file,
and from which year on that rule is the whole truth. Until then, and where a rule never is (Gaza moves its
clocks by Ramadan), the changes themselves, to the last year of the table."""
import bisect
import io
import math
import re
import struct
import time

from lib import packages

PATH = "src/geo/zone_rules.h"
FIRST_YEAR, LAST_YEAR = 1970, 2037  # compiled files end with 2037; a rule goes on
AREAS = ("Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/",
         "Pacific/")
START = 1735689600  # 2025-01-01: the changes before are not kept
FOLDER = "tzdata/zoneinfo/"


def year_of(moment):
    return time.gmtime(moment).tm_year


def parsed(data):
    """([(moment, offset in s)], POSIX rule) of a compiled zone (RFC 8536, version 2 or later)."""
    def header(at):
        return struct.unpack(">6l", data[at + 20:at + 44])
    isut, isstd, leap, times, types, chars = header(0)
    at = 44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isut
    isut, isstd, leap, times, types, chars = header(at)
    at += 44
    moments = struct.unpack(f">{times}q", data[at:at + 8 * times])
    kinds = data[at + 8 * times:at + 9 * times]
    at += 9 * times
    offsets = [struct.unpack(">l", data[at + 6 * i:at + 6 * i + 4])[0] for i in range(types)]
    at += types * 6 + chars + leap * 12 + isstd + isut
    return [(m, offsets[k]) for m, k in zip(moments, kinds)], data[at:].strip(b"\n").decode()


def seconds(text):
    """Of a POSIX offset or time of day: "-1", "5:45", "<+0530>" is gone already."""
    sign, parts = (-1 if text.startswith("-") else 1), [int(p) for p in text.lstrip("+-").split(":")]
    return sign * (parts[0] * 3600 + sum(p * 60 for p in parts[1:2]))


def split_rule(rule):
    """(standard offset, summer offset, [(month, week, day, seconds)]), offsets east of UTC."""
    names = r"(?:<[^>]*>|[A-Za-z]+)"
    found = re.fullmatch(rf"{names}([-+0-9:]+)(?:{names}([-+0-9:]*),(.*),(.*))?", rule)
    standard = -seconds(found[1])
    if found[3] is None:
        return standard, standard, []
    summer = -seconds(found[2]) if found[2] else standard + 3600
    changes = []
    for text in (found[3], found[4]):
        day, _, hour = text.partition("/")
        month, week, weekday = (int(n) for n in day.lstrip("M").split("."))
        changes.append((month, week, weekday, seconds(hour) if hour else 7200))
    return standard, summer, changes


def days_before(year, month):
    """From 1970-01-01 to the first of a month."""
    year -= month <= 2
    era = year // 400
    of_era = year - era * 400
    of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468


def moment_of(year, change):
    """Local time of a change, in seconds since 1970."""
    month, week, weekday, second = change
    first = days_before(year, month)
    day = first + (weekday - (first + 4)) % 7 + 7 * (week - 1)
    end = days_before(year + month // 12, month % 12 + 1)
    while day >= end:
        day -= 7
    return day * 86400 + second


def offset_by_rule(rule, moment):
    standard, summer, changes = split_rule(rule)
    if not changes:
        return standard
    year = year_of(moment + standard)
    begin, end = moment_of(year, changes[0]) - standard, moment_of(year, changes[1]) - summer
    is_summer = begin <= moment < end if begin < end else not end <= moment < begin
    return summer if is_summer else standard


def agrees(transitions, rule, moment):
    """Whether the rule says what is true at a moment, as far as the transitions tell that."""
    index = bisect.bisect(transitions, (moment, math.inf))
    return 0 < index < len(transitions) and offset_by_rule(rule, moment) == transitions[index - 1][1] or (
        index == len(transitions))


def first_year(transitions, rule):
    """The year from which on the rule tells every change: where it is wrong, it is so at a change, its own or the
    zone's, or just before one."""
    moments = [moment for moment, _ in transitions if moment >= 0]
    standard, summer, changes = split_rule(rule)
    for year in range(FIRST_YEAR, LAST_YEAR + 1):
        moments += [moment_of(year, c) - offset for c, offset in zip(changes, (standard, summer))]
    wrong = [m for moment in moments for m in (moment - 1, moment) if not agrees(transitions, rule, m)]
    return year_of(max(wrong)) + 1 if wrong else FIRST_YEAR


def early_changes(transitions, year):
    """What happens from START on before the rule holds, or the table ends; first the state at START."""
    if year <= year_of(START):
        return []
    state = [offset for moment, offset in transitions if moment <= START][-1]
    later = [(m, o) for m, o in transitions if START < m and year_of(m) <= min(year, LAST_YEAR)]
    return [(START, state)] + later


def zones():
    """{name: (changes, rule)}"""
    files = dict(packages.files("tzdata", lambda inner: inner.startswith(FOLDER)))
    return {inner[len(FOLDER):]: parsed(data) for inner, data in sorted(files.items())
            if inner[len(FOLDER):].startswith(AREAS) and data.startswith(b"TZif")}


def rule_row(rule):
    standard, summer, changes = split_rule(rule)
    parts = ["{%d, %d, %d, %d}" % (month, week, weekday, second // 60)
             for month, week, weekday, second in changes or [(0, 0, 0, 0)] * 2]
    return "    {%d, %d, %s, %s}, /* %s */\n" % (standard // 60, summer // 60, *parts, rule)


def text():
    found = zones()
    rules = sorted({rule for _, rule in found.values()})
    names, rows, changes = [], [], []
    for index, (name, (transitions, rule)) in enumerate(found.items()):
        year = first_year(transitions, rule)
        names.append(f'    "{name}\\0"\n')
        rows.append("{%d, %d}" % (rules.index(rule), year - FIRST_YEAR))
        changes += [f"    {{{index}, {offset // 60}, {moment}}},\n" for moment, offset in
                    early_changes(transitions, year)]
    made = io.StringIO()
    made.write("#ifndef GEO_ZONE_RULES_H\n#define GEO_ZONE_RULES_H\n"
               "/* zone_rules -- made by src/generate/zone_rules.py, included by zone.c only: the rules of the time\n"
               " * zones of IANA's tzdata, which is in the public domain. Offsets and times of day in minutes. */\n\n"
               "#include <stdint.h>\n\n/* clang-format off */\n")
    made.write(f"enum {{ ZONE_FIRST_YEAR = {FIRST_YEAR}, ZONE_LAST_YEAR = {LAST_YEAR} }};\n\n")
    made.write("/* In local time; a month of 0: no summer time. */\n"
               "static const zone_rule zone_rule_rows[] = {\n" + "".join(map(rule_row, rules)) + "};\n\n")
    made.write("static const char zone_names[] =\n" + "".join(names) + "    ;\n\n")
    made.write("/* Of each name: its rule, and the year after ZONE_FIRST_YEAR from which on that holds. */\n"
               "static const uint8_t zone_rows[][2] = {\n")
    for i in range(0, len(rows), 8):
        made.write("    " + ", ".join(rows[i:i + 8]) + ",\n")
    made.write("};\n\n/* Before that: name, offset and the moment from which on it holds, as Unix time. */\n"
               "static const zone_change zone_changes[] = {\n" + "".join(changes) + "};\n"
               "/* clang-format on */\n\n#endif\n")
    return made.getvalue()
