"""What a program does with the Python module; prints where Boulder is."""
import geocoder_mcp

with geocoder_mcp.Geocoder("--offline") as own:
    assert own.call("geocode", query="Boulder", language=None)["status"] == "ok"
try:
    geocoder_mcp.geocode("")
    raise SystemExit("an empty query is answered")
except geocoder_mcp.GeocoderError as error:
    assert error.code == "invalid_argument" and error.suggestion, error.code
assert geocoder_mcp.reverse_geocode(40.015, -105.27)["address"]["city"] == "Boulder"
print(geocoder_mcp.geocode("Boulder", limit=1)["results"][0]["lat"])
