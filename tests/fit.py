"""Fits the weights of src/search/feature.c, and shows what each of them is worth.

    python3 -m pip install numpy scipy
    ./zigw build fit -- tests/data/training.csv $(python3 tests/fit.py --sets) >ROWS     what the features measure; with
                                         the program that this builds in the place of ROWS, it is run over them
    python3 tests/fit.py ROWS            fit on the rows that are not kept for judging, and judge on those that are
    python3 tests/fit.py ROWS --write    and put the weights into feature.c
    python3 tests/fit.py ROWS --classes  what the program and the fit find of each set
    python3 tests/fit.py ROWS --rules    fit once more without each feature, and count the rows that change (2 minutes)
    geocoder geocode --explain "Paris, Texas"                     why a query is answered as it is

A conditional logit (McFadden 1974): the probability of a candidate is exp(w.x) over the sum of that of all candidates
and of "none of these"; that of everything right is maximised, with an L2 prior. Rows that name one place of a set drawn
evenly by size weigh less (SHARE): people ask for the large ones.
"""
import glob
import multiprocessing
import os
import re
import subprocess
import sys

try:
    import numpy as np
    from scipy.optimize import minimize
except ImportError:
    sys.exit("tests/fit.py needs numpy and scipy: python3 -m pip install numpy scipy")

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, f"{HERE}/data/queries")
import score  # noqa: E402  which rows are kept for judging

FEATURES = f"{HERE}/../src/search/feature.c"
TRAINING = f"{HERE}/data/training.csv"
DECISION = f"{HERE}/../src/search/decision.h"
PRIOR = 0.2  # of the square of a weight in units of its feature's deviation
ITERATIONS = 120
AGAIN = 30  # iterations of a fit that begins with the weights of another
OK = 0.7  # least probability of an answer that is not asked about, were the readings asked alone
SHARE = {
    "famous": 3, "fame": 3, "towns_15000": 0.5, "towns_5000": 0.25, "towns_1000": 0.12, "towns_500": 0.06, "towns_world": 0.06, "counties_codes": 0.3,
    "divisions_codes": 0.3, "typos_two": 0.4, "water": 0.5, "islands": 0.5, "parks": 0.5, "monuments": 0.5, "regions": 0.5,
    "mountains": 0.5, "english_words": 1.5, "city100": 0.6, "word": 1.5, "cc": 1, "iata": 0.35, "three": 0.5, "iso": 0.4,
}  # fmt: skip
FEW = 3  # answers: a feature that changes fewer should go
SHARED = []  # what the processes of --rules have
with open(DECISION, encoding="utf-8") as header:
    FORM = float(re.search(r"define DECISION_FORM (\S+)", header.read())[1])
NOT_FITTED = {"postcodes_alone", "postcodes_countries"}  # no answer is right there


def sets():
    """The sets of tests/data/queries that ask for one place; the order of the rows in ROWS."""
    skipped = """prefixes borders boxes_cities boxes_ranges boxes_rivers boxes_seas boxes_us_counties es_municipalities
        lakes postcodes_base statuses made_up test_basic test_reverse_curated_cities us_counties wordings_base zones
        zones_antarctica zones_borders zones_land zones_settled""".split()
    return [f for f in sorted(glob.glob(f"{HERE}/data/queries/*.csv")) if os.path.basename(f)[:-4] not in skipped]


def table(path):
    with open(path, encoding="utf-8") as file:
        head, *lines = file.read().split("\n")
    names = head.rstrip("\r").split(";")
    return [dict(zip(names, line.rstrip("\r").split(";"))) for line in lines if line.strip()]


def read(path):
    """(set, bits of the program's answer, [bits, group, features] of "none of these" and of each candidate) per row"""
    if os.access(path, os.X_OK):
        words = np.frombuffer(subprocess.run([path, TRAINING, *sets()], check=True, stdout=subprocess.PIPE).stdout, np.int32)
    else:
        words = np.fromfile(path, np.int32)
    width, at, rows = 3 + int(words[0]), 1, []
    while at < len(words):
        bits, count = words[at + 1 : at + 3]
        block = words[at + 3 : at + 3 + (count + 1) * width].reshape(count + 1, width)
        rows.append((int(bits), block[:, 0].copy(), block[:, 1].copy(), block[:, 2].copy(), block[:, 3:].view(np.float32).astype(float)))
        at += 3 + (count + 1) * width
    return rows


def fit(rows, weights, start, mask, iterations=ITERATIONS):
    x = np.concatenate([r[4] for r in rows])
    right = np.concatenate([np.r_[not (r[2][1:] & 1).any(), r[2][1:] & 1] for r in rows]).astype(float)
    first = np.r_[0, np.cumsum([len(r[4]) for r in rows])][:-1]
    row_of = np.repeat(np.arange(len(rows)), [len(r[4]) for r in rows])
    scale = x.std(0) + 1e-6
    x = x / scale

    def loss(w):
        s = x @ (w * mask)
        e = np.exp(s - np.maximum.reduceat(s, first)[row_of])
        every, good = np.add.reduceat(e, first), np.maximum(np.add.reduceat(e * right, first), 1e-30)
        slope = ((e / every[row_of] - e * right / good[row_of]) * weights[row_of]) @ x
        return (weights * np.log(every / good)).sum() + PRIOR * (w @ w), (slope + 2 * PRIOR * w) * mask

    best = minimize(loss, start * scale, jac=True, method="L-BFGS-B", options={"maxiter": iterations})
    return best.x * mask / scale


def decide(w, row):
    """(ok, the first is right) by the probability of each place with all its forms"""
    _, place, bits, group, x = row
    s = x @ w
    p = np.exp(s - s.max())
    p /= p.sum()
    places, groups = {}, {}
    for i in range(1, len(p)):
        one = places.setdefault(place[i], [0.0, 0.0, 0])
        one[0] += p[i]
        if p[i] > one[1]:
            one[1:] = p[i], bits[i]
        groups.setdefault(group[i] if group[i] >= 0 else -2 - place[i], set()).add(place[i])
    if not places:
        return False, False
    together, members = max((sum(places[k][0] for k in m), sorted(m)) for m in groups.values())
    forms = sorted((places[k] for k in members), key=lambda one: -one[0])
    top = forms[0]
    for form in forms[1:]:
        ahead = (form[2] >> 2) - (top[2] >> 2)
        if ahead > 0 and form[0] > FORM * top[0]:
            top = form
    return bool(together >= OK and top[2] & 2), bool(top[2] & 1)


def worth(k):
    """(rows that change without a feature when the others are fitted again, right first places lost, won, its number)"""
    rows, share, kept, w, base = SHARED
    mask = np.ones(len(w))
    mask[k] = 0
    without = fit(rows, share, w, mask, AGAIN)
    now = [decide(without, row) for row in kept]
    return sum(a != b for a, b in zip(base, now)), sum(a[1] > b[1] for a, b in zip(base, now)), sum(a[1] < b[1] for a, b in zip(base, now)), k


def rules(names):
    with multiprocessing.get_context("fork").Pool() as pool:  # each process so has SHARED
        found = sorted(pool.map(worth, range(len(names)), chunksize=1), reverse=True)
    print("fitted again without it: answers changed | first right lost, won")
    for changed, lost, won, k in found:
        print(f"{changed:6} | {lost:5} {won:5} | feature: {names[k]}")
    few = [names[k] for changed, _, _, k in found if changed < FEW]
    print(f"{len(few)} change fewer than {FEW} answers: {' '.join(few)}")


def show_class(name, answers):
    """answers: the bits of the program's answer, and what decide() says"""
    count = len(answers)
    program = sum(bits >> 1 & 1 for bits, _ in answers), sum(bits & 3 == 1 for bits, _ in answers)
    ours = sum(first for _, (_, first) in answers), sum(ok and not first for _, (ok, first) in answers)
    print(f"{name:20} {count:5} rows: first right {100 * program[0] / count:5.1f} %, ok but wrong {program[1]:3}; "
          f"the fit {100 * ours[0] / count:5.1f} %, {ours[1]:3}")  # fmt: skip


def main():
    files = sets()
    asked = [(row["set"], row["query"]) for row in table(TRAINING)]
    asked += [(os.path.basename(f)[:-4], row["query"]) for f in files for row in table(f)]
    if sys.argv[1] == "--sets":
        print(*(os.path.relpath(path) for path in sets()))
        return
    rows = read(sys.argv[1])
    if len(rows) != len(asked):
        sys.exit(f"{sys.argv[1]} has {len(rows)} rows, and the sets have {len(asked)}: make it of tests/data/training.csv and\n"
                 + " ".join(os.path.relpath(f) for f in files))  # fmt: skip
    with open(FEATURES, encoding="utf-8") as file:
        text = file.read()
    declared = re.findall(r"FEATURE\((\w+),\s.*?(-?[\d.]+)f\)", text, re.S)
    names, start = [n for n, _ in declared], np.array([float(v) for _, v in declared])
    extra = len(table(TRAINING))
    use = [i for i, (c, q) in enumerate(asked) if (i < extra or not score.is_kept(q)) and c not in NOT_FITTED and len(rows[i][4]) > 1]
    share = np.array([SHARE.get(asked[i][0], 1.0) for i in use])
    kept = [i for i, (c, q) in enumerate(asked) if i >= extra and score.is_kept(q) and c not in NOT_FITTED]
    w = fit([rows[i] for i in use], share, start, np.ones(len(start)))
    base = [decide(w, rows[i]) for i in kept]
    print(f"{len(kept)} kept rows: first right {sum(f for _, f in base)}, ok but wrong {sum(o and not f for o, f in base)}, "
          f"right but asked {sum(f and not o for o, f in base)}; the program: {sum(rows[i][0] >> 1 & 1 for i in kept)}, "
          f"{sum(rows[i][0] & 3 == 1 for i in kept)}, {sum(rows[i][0] & 3 == 2 for i in kept)}")  # fmt: skip
    if "--classes" in sys.argv:
        for judged in (range(extra), kept):
            for name in dict.fromkeys(asked[i][0] for i in judged):
                show_class(name, [(rows[i][0], decide(w, rows[i])) for i in judged if asked[i][0] == name])
    if "--rules" in sys.argv:
        SHARED.extend([[rows[i] for i in use], share, [rows[i] for i in kept], w, base])
        rules(names)
    if "--write" in sys.argv:
        for name, value in zip(names, w):
            text = re.sub(rf"(FEATURE\({name},\s(?:.(?!FEATURE))*?)-?[\d.]+f\)", rf"\g<1>{value:.3f}f)", text, count=1, flags=re.S)
        with open(FEATURES, "w", encoding="utf-8") as file:
            file.write(text)


main()
