"""zones: the rules of the time zones, from tzdata's compiled zones: of each the rule that ends its file, in minutes,
and from which year on that rule is the whole truth. Until then, and where a rule never is (Gaza moves its
clocks by Ramadan), the changes themselves, to the last year of the table."""
import bisect
import math
import re
import struct
import time

from lib import packages

# `begin` and `end` of summer time: month, week, weekday and minute of the local day; `since`: the year from which on the
# rule holds; `changes` before that: the moment, as Unix time, and the offset in minutes.
COLUMNS = ("zone", "standard", "summer", "begin", "end", "since", "changes")
FIRST_YEAR, LAST_YEAR = 1970, 2037  # zone.h; compiled files end with 2037; a rule goes on
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


def change_text(change):
    month, week, weekday, second = change
    return f"{month} {week} {weekday} {second // 60}"


def rows():
    found = []
    for name, (transitions, rule) in zones().items():
        year = first_year(transitions, rule)
        standard, summer, changes = split_rule(rule)
        begin, end = map(change_text, changes) if changes else ("", "")
        early = " ".join(f"{moment}:{offset // 60}" for moment, offset in early_changes(transitions, year))
        found.append((name, str(standard // 60), str(summer // 60), begin, end, str(year), early))
    return found
