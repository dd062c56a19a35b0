"""Makes the tables of this folder: one table of customers in nine kinds of files, as programs write them.
make.py FOLDER
Only the standard library; the same bytes each time.
"""
import gzip
import json
import pathlib
import sys
import zipfile

FOLDER = pathlib.Path(sys.argv[1])
ROWS = [("Customer", "City", "Country"), ("Ada Cook", "Zürich", "Switzerland"), ("Joe Ray", "Málaga", "Spain"),
        ("Lincoln", "Oslo", "Norway")]
JAPANESE = [("氏名", "都道府県", "市区町村"), ("佐藤 一郎", "北海道", "札幌市"), ("鈴木 花子", "大阪府", "大阪市"),
            ("高橋 次郎", "福岡県", "福岡市")]
POINTS = [(47.37, 8.54), (36.72, -4.42), (59.91, 10.75)]


def text(rows, separator):
    return "".join(separator.join(row) + "\r\n" for row in rows)


def archive(name, parts):
    with zipfile.ZipFile(FOLDER / name, "w", zipfile.ZIP_DEFLATED) as file:
        for path, body in parts.items():
            file.writestr(zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0)), body, zipfile.ZIP_DEFLATED)


def xlsx():
    cells = [cell for row in ROWS for cell in row]
    rows = "".join(f'<row r="{i + 1}">' + "".join(f'<c r="{"ABC"[k]}{i + 1}" t="s"><v>{i * 3 + k}</v></c>' for k in range(3)) + "</row>"
                   for i in range(len(ROWS)))
    archive("customers.xlsx", {
        "xl/workbook.xml": '<workbook><sheets><sheet name="Customers" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/sharedStrings.xml": "<sst>" + "".join(f"<si><t>{cell}</t></si>" for cell in cells) + "</sst>",
        "xl/worksheets/sheet1.xml": f"<worksheet><sheetData>{rows}</sheetData></worksheet>"})


def ods():
    rows = "".join("<table:table-row>" + "".join(f'<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>'
                                                 for cell in row) + "</table:table-row>" for row in ROWS)
    archive("customers.ods", {"content.xml": f'<office:document-content><table:table table:name="Customers">{rows}</table:table>'
                                         "</office:document-content>"})


def objects():
    return [dict(zip(ROWS[0], row)) for row in ROWS[1:]]


(FOLDER / "utf8.csv").write_bytes(text(ROWS, ",").encode("utf-8-sig"))
(FOLDER / "utf16.txt").write_bytes(text(ROWS, "\t").encode("utf-16"))
(FOLDER / "windows1252.csv").write_bytes(text(ROWS, ";").encode("cp1252"))
(FOLDER / "shift_jis.csv").write_bytes(text(JAPANESE, ",").encode("cp932"))
(FOLDER / "customers.csv.gz").write_bytes(gzip.compress(text(ROWS, ",").encode(), mtime=0))
(FOLDER / "customers.ndjson").write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in objects()), "utf-8")
(FOLDER / "customers.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": [
    {"type": "Feature", "properties": {"Customer": row[0]}, "geometry": {"type": "Point", "coordinates": [lon, lat]}}
    for row, (lat, lon) in zip(ROWS[1:], POINTS)]}), "utf-8")
xlsx()
ods()
