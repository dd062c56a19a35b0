"""A table of mixed quality through `geocoder batch`: speed, memory, killed and resumed, and whether the summary is true.
batch.py GEOCODER QUERY-FOLDER [ROWS]   prints rows "figure TAB geocoder TAB beside TAB ratio TAB goal TAB met"

The rows are seeded: towns of the query sets as customers write them, with streets, misspelt, without a town, in other
scripts, unknown. Beside the mixture and the addresses stand as many rows of plain towns, which are all found. Towns and
points also stand beside the scripts of batch_peer.py, which $PEER_PYTHON runs: towns of the query sets, which repeat as
in a table of customers, and towns that are all different. $GEOCODER_BEFORE, an older program, is timed by the clock.
"""
import csv
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SEED = 20260701
KILLS = 3
TITLES = ["id", "Kunde", "Straße", "PLZ", "Ort", "Land"]
STREETS = ["Hauptstraße {}", "{} Main Street", "{}, rue de la Gare", "Calle Mayor {}", "Via Roma {}", "ul. Długa {}"]
SCRIPTS = [("東京", "日本"), ("Москва", "Россия"), ("القاهرة", "مصر"), ("北京", "中国"), ("Αθήνα", "Ελλάδα")]
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def towns(folder):
    """(town, country) of the sets of towns whose queries have no more than these two parts."""
    found = []
    for name in ("towns_100000", "towns_15000", "towns_5000", "towns_1000"):
        with open(Path(folder) / f"{name}.csv", encoding="utf-8") as f:
            parts = [row["query"].split(", ") for row in csv.DictReader(f, delimiter=";")]
        found += [tuple(p) for p in parts if len(p) == 2]
    return found


def street(random_, town, country):
    code = str(random_.randint(10000, 99999)) if random_.random() < 0.2 else ""  # most likely a wrong one
    return [random_.choice(STREETS).format(random_.randint(1, 200)), code, town, country]


def misspelt(random_, town, country):
    at = random_.randrange(len(town))
    return ["", "", town[:at] + random_.choice(LETTERS) + town[at + 1:], country]


def unknown(random_, _town, _country):
    word = "".join(random_.choice(LETTERS) for _ in range(random_.randint(6, 14)))
    return [f"{random_.randint(1, 99)} {word} Street", "", word[::-1], ""]


KINDS = [  # weight, what becomes of a town and its country
    (40, lambda r, town, country: ["", "", town, country]),
    (40, street),
    (8, misspelt),
    (5, unknown),
    (5, lambda r, _town, _country: ["", "", *r.choice(SCRIPTS)]),
    (2, lambda r, _town, _country: ["", "", "", ""]),
]
PLAIN, ADDRESSES = KINDS[:1], KINDS[1:2]
PEER = Path(__file__).with_name("batch_peer.py")
LONG = 50  # times as many rows through a pipe, of which memory is watched


def write(path, rows, kinds, places):
    random_ = random.Random(SEED)
    with open(path, "w", encoding="utf-8", newline="") as f:
        table = csv.writer(f, delimiter=";")
        table.writerow(TITLES)
        for i in range(rows):
            (_, make), = random_.choices(kinds, [weight for weight, _ in kinds])
            table.writerow([i, f"Kunde {i}", *make(random_, *random_.choice(places))])


def different(generated, rows):
    """(town, country, lat, lon) of the gazetteer, in any order, no two alike."""
    with open(generated / "countries.tsv", encoding="utf-8") as f:
        countries = {row["cc"]: row["name"] for row in csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE)}
    with open(generated / "places.tsv", encoding="utf-8") as f:
        found = {(p["name"], countries.get(p["cc"], "")): (float(p["lat"]), float(p["lon"]))
                 for p in csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE)}
    places = [(*names, *point) for names, point in found.items()]
    random.Random(SEED).shuffle(places)
    return (places * (1 + rows // len(places)))[:rows]


def write_table(path, titles, rows):
    with open(path, "w", encoding="utf-8", newline="") as f:
        csv.writer(f).writerows([titles, *([i, *row] for i, row in enumerate(rows))])


def peer(python, *args):
    """Seconds of the processors that a script takes."""
    process = subprocess.Popen([python, str(PEER), *map(str, args)])
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{PEER.name} ended with status {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def clock(binary, source, target):
    begun = time.monotonic()
    subprocess.run(command(binary, source, target, "--force"), stderr=subprocess.DEVNULL, check=False)
    return time.monotonic() - begun


def resident(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmRSS"))


def memory_of_pipe(binary, target, places, rows):
    """kB in RAM behind a tenth of the rows of a pipe, and at most of all."""
    process = subprocess.Popen(command(binary, "-", target, "--from", "csv"), stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdin.write(b"id,city,country\n")
    parts = []
    for part in range(LONG):
        lines = (f"{i},{town},{country}\n" for i in range(part * rows // LONG, (part + 1) * rows // LONG)
                 for town, country in (places[i * 7 % len(places)],))
        process.stdin.write("".join(lines).encode())
        process.stdin.flush()
        parts.append(resident(process.pid))
    process.stdin.close()
    process.wait()
    with open(target, encoding="utf-8") as f:
        written = sum(1 for _ in f) - 1
    if written != rows:
        raise RuntimeError(f"{rows} rows went in, {written} came out")
    return parts[LONG // 10], max(parts)


def beside_others(binary, python, generated, work, places, rows):
    """Towns and points beside the scripts, and the same row again beside different ones."""
    towns_ = [(town, country) for town, country, _, _ in different(generated, rows)]
    points = [(f"{lat:.5f}", f"{lon:.5f}") for _, _, lat, lon in different(generated, 2 * rows)]
    random_ = random.Random(SEED)
    write_table(work / "repeated.csv", ["id", "city", "country"], [random_.choice(places) for _ in range(rows)])
    write_table(work / "different.csv", ["id", "city", "country"], towns_)
    write_table(work / "same.csv", ["id", "city", "country"], [("Boulder", "Colorado")] * rows)
    write_table(work / "points.csv", ["id", "lat", "lon"], points)
    peer(sys.executable, "make", generated, work / "places.db")
    took = {name: run(binary, work / f"{name}.csv", work / f"{name}-out.csv")[0] for name in ("repeated", "different", "same", "points")}
    sqlite = {name: peer(sys.executable, "towns", work / "places.db", work / f"{name}.csv", work / "peer.csv")
              for name in ("repeated", "different")}
    goal(f"batch, {rows} rows of {len(places)} towns, Python with sqlite3", rows / took["repeated"], rows / sqlite["repeated"], 1.2)
    goal(f"batch, {rows} different towns, Python with sqlite3", rows / took["different"], rows / sqlite["different"], 1.2)
    goal("batch, the same row again beside different towns", rows / took["same"], rows / took["different"], 5)
    if python:
        goal(f"batch, {2 * rows} different points, reverse_geocoder in bulk", 2 * rows / took["points"],
             2 * rows / peer(python, "points", work / "points.csv", work / "peer.csv"), 0.8)


def beside_before(binary, before, generated, work, rows):
    """Different addresses, by the clock and all cores, beside an older program."""
    random_ = random.Random(SEED)
    addresses = [street(random_, town, country) for town, country, _, _ in different(generated, rows)]
    write_table(work / "different-addresses.csv", [TITLES[0], *TITLES[2:]], addresses)
    ours, theirs = (rows / clock(b, work / "different-addresses.csv", work / "clock-out.csv") for b in (binary, before))
    goal(f"batch, {rows} different addresses by the clock, {before}", ours, theirs, 6)


def command(binary, source, target, *more):
    return [binary, "batch", str(source), "-o", str(target), "--offline", *more]


def run(binary, source, target, *more):
    """Seconds of the processors, which other load does not add to, kB at its largest, the summary."""
    with open(f"{target}.said", "w+", encoding="utf-8") as said:
        process = subprocess.Popen(command(binary, source, target, *more), stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            raise RuntimeError(f"geocoder ended with status {process.returncode}")
        said.seek(0)
        summary = re.findall(r"^geocoder: ((?:[\d,]+ [a-z-]+(?:, )?)+)\.$", said.read(), re.MULTILINE)
        words = re.findall(r"([\d,]+) ([a-z-]+)", summary[-1])
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss, {word: int(count.replace(",", "")) for count, word in words}


def kill_and_resume(binary, source, target, size):
    """Kills it behind each part of the output, then lets it finish."""
    for part in range(1, KILLS + 1):
        process = subprocess.Popen(command(binary, source, target, "--resume"), stderr=subprocess.DEVNULL)
        while process.poll() is None and (not target.exists() or target.stat().st_size < size * part // (KILLS + 1)):
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
    return run(binary, source, target, "--resume")[2]


def counted(target):
    """The summary that the rows themselves give."""
    counts = {}
    with open(target, encoding="utf-8", newline="") as f:
        for row in csv.DictReader(f, delimiter=";"):
            status, match = row["geo_status"], row["geo_match"]
            word = ("failed" if status == "error" else "exact" if status == "ok"
                    else "ambiguous" if row["geo_choices"] or status == "needs_user_choice"
                    else "missed" if not match else "city-level" if row["geo_precision"] else "nearly")
            counts[word] = counts.get(word, 0) + 1
    return counts


def row(figure, ours, beside, unit, met=None):
    print(f"{figure}\t{ours:.0f} {unit}\t{beside:.0f} {unit}\t{ours / beside:.3g}x\t"
          f"{'-' if met is None else '>= 1x'}\t{'-' if met is None else 'yes' if met else 'NO'}")


def goal(figure, ours, beside, least):
    print(f"{figure}\t{ours:.0f} rows/s\t{beside:.0f} rows/s\t{ours / beside:.3g}x\t>= {least}x\t{'yes' if ours >= least * beside else 'NO'}", flush=True)


def main():
    binary, folder, rows = sys.argv[1], sys.argv[2], int((sys.argv[3:] or [100000])[0])
    places = towns(folder)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        results = {}
        for kind, kinds in (("mixed", KINDS), ("addresses", ADDRESSES), ("towns", PLAIN)):
            write(work / f"{kind}.csv", rows, kinds, places)
            results[kind] = run(binary, work / f"{kind}.csv", work / f"{kind}-out.csv")
        whole = (work / "mixed-out.csv").read_bytes()
        summary = kill_and_resume(binary, work / "mixed.csv", work / "again-out.csv", len(whole))
        is_same = (work / "again-out.csv").read_bytes() == whole
        is_true = results["mixed"][2] == counted(work / "mixed-out.csv") == summary
        speed = {kind: rows / took for kind, (took, _, _) in results.items()}
        kinds = ", ".join(f"{count} {word}" for word, count in results["mixed"][2].items())
        row(f"batch, {rows} mixed rows beside towns ({kinds})", speed["mixed"], speed["towns"], "rows/CPU s")
        row(f"batch, {rows} addresses beside towns", speed["addresses"], speed["towns"], "rows/CPU s")
        row("batch, memory at most, mixed beside towns", results["mixed"][1], results["towns"][1], "kB")
        row(f"batch, bytes after {KILLS} kills beside one run", (work / "again-out.csv").stat().st_size, len(whole), "B", is_same)
        row("batch, rows by the summary beside those counted", sum(summary.values()), rows, "rows", is_true)
        generated = Path(folder).resolve().parents[2] / "vendor/gazetteer/generated"
        beside_others(binary, os.environ.get("PEER_PYTHON"), generated, work, places, rows)
        if os.environ.get("GEOCODER_BEFORE"):
            beside_before(binary, os.environ["GEOCODER_BEFORE"], generated, work, rows)
        first, most = memory_of_pipe(binary, work / "pipe-out.csv", places, LONG * rows)
        print(f"batch, memory in {LONG * rows} rows of a pipe beside a tenth of them\t{most} kB\t{first} kB\t{most / first:.3g}x\t<= 1.5x\t"
              f"{'yes' if most <= 1.5 * first else 'NO'}")


main()
