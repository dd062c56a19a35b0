"""What `geocoder batch` stands beside: a script as people write it, CSV to CSV.
batch_peer.py make GENERATED-FOLDER DB   the gazetteer's towns as a table of sqlite
batch_peer.py towns DB IN OUT            exact lookup of the names in column 2
batch_peer.py points IN OUT              the points in columns 2 and 3 by PyPI's reverse_geocoder, all at once
"""
import csv
import sqlite3
import sys
from pathlib import Path


def make(folder, path):
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE places (name TEXT, cc TEXT, population INTEGER, lat REAL, lon REAL)")
    with open(Path(folder) / "places.tsv", encoding="utf-8") as f:
        rows = csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE)
        db.executemany("INSERT INTO places VALUES (?, ?, ?, ?, ?)",
                       ((p["name"], p["cc"], int(p["pop"] or 0), p["lat"], p["lon"]) for p in rows))
    db.execute("CREATE INDEX by_name ON places (name, population)")
    db.commit()


def tables(source, target):
    """The rows of one, without its titles, and a writer of the other."""
    rows = csv.reader(open(source, encoding="utf-8", newline=""))
    return next(rows), rows, csv.writer(open(target, "w", encoding="utf-8", newline=""))


def towns(path, source, target):
    find = sqlite3.connect(path).execute
    titles, rows, table = tables(source, target)
    table.writerow([*titles, "lat", "lon", "cc"])
    for row in rows:
        found = find("SELECT lat, lon, cc FROM places WHERE name = ? ORDER BY population DESC LIMIT 1", (row[1],)).fetchone()
        table.writerow(row + list(found or ("", "", "")))


def points(source, target):
    import reverse_geocoder
    titles, rows, table = tables(source, target)
    table.writerow([*titles, "name", "admin1", "admin2", "cc"])
    rows = list(rows)
    found = reverse_geocoder.search([(float(row[1]), float(row[2])) for row in rows], mode=1, verbose=False)
    table.writerows(row + [f["name"], f["admin1"], f["admin2"], f["cc"]] for row, f in zip(rows, found))


{"make": make, "towns": towns, "points": points}[sys.argv[1]](*sys.argv[2:])
