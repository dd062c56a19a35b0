"""What a program does with the Python module; prints where Boulder is."""
import geocoder_mcp

with geocoder_mcp.Geocoder("--offline") as own:
    assert own.call("geocode", query="Boulder", language=None)["status"] == "ok"
try:
    geocoder_mcp.geocode("")
    raise SystemExit("an empty query is answered")
except geocoder_mcp.GeocoderError as error:
    assert error.code == "invalid_argument" and error.suggestion, error.code
for queries in (["Oslo", "Lyon"], ["Xyzzyplugh"], ["Oslo", "Xyzzyplugh"]):
    places = geocoder_mcp.batch_geocode(queries)["places"]
    rows = [dict(zip(places["columns"], row)) for row in places["rows"]]
    assert [row["status"] == "ok" for row in rows] == [query != "Xyzzyplugh" for query in queries], places
    assert [row["lat"] is None for row in rows] == [query == "Xyzzyplugh" for query in queries], places
assert geocoder_mcp.reverse_geocode(40.015, -105.27)["address"]["city"] == "Boulder"
print(geocoder_mcp.geocode("Boulder", limit=1)["results"][0]["lat"])
