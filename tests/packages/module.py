"""What a program does with the Python module, under strict types; prints where Boulder is."""
import asyncio
import importlib
import inspect
import pickle
import typing
from concurrent.futures import ThreadPoolExecutor

import geocoder_mcp
from geocoder_mcp import AsyncGeocoder, Geocoder, GeocoderError, Pool


def check(value: object, kind: typing.Any, at: str) -> None:
    """An answer has what its type declares, and nothing else."""
    origin, of = typing.get_origin(kind), typing.get_args(kind)
    if typing.is_typeddict(kind):
        assert isinstance(value, dict), (at, value)
        hints = typing.get_type_hints(kind)
        assert kind.__required_keys__ <= set(value) <= set(hints), (at, set(value) - set(hints))
        for name, part in value.items():
            check(part, hints[name], f"{at}.{name}")
    elif origin is list:
        assert isinstance(value, list), (at, value)
        for part in value:
            check(part, of[0], at + "[]")
    elif origin is dict:
        assert isinstance(value, dict), (at, value)
    elif origin is typing.Literal:
        assert value in of, (at, value)
    elif origin is typing.Union:
        assert any(fits(value, one, at) for one in of), (at, value)
    elif kind is not typing.Any:
        assert isinstance(value, (int, float) if kind is float else kind), (at, value)


def fits(value: object, kind: typing.Any, at: str) -> bool:
    try:
        check(value, kind, at)
        return True
    except (AssertionError, TypeError):
        return False


def every_tool(own: Geocoder) -> None:
    """Each with answers of several statuses, in full."""
    answers: typing.List[typing.Tuple[typing.Callable[..., object], object]] = [
        (own.geocode, own.geocode("Boulder", detail="full", outline=True)),
        (own.geocode, own.geocode("Springfield")),
        (own.geocode, own.geocode("Xyzzyplugh", explain=True)),
        (own.geocode, own.geocode("Boulder", detail="brief")),
        (own.lookup_places, own.lookup_places(["G1"])),
        (own.route_waypoints, own.route_waypoints(["Xyzzyplugh", "Springfield"], detail="brief")),
        (own.reverse_geocode, own.reverse_geocode(40.015, -105.27, detail="full")),
        (own.reverse_geocode, own.reverse_geocode(points=["0, 0", "Springfield", "48.85, 2.35"])),
        (own.reverse_geocode, own.reverse_geocode(points=["0, 0", "48.85, 2.35"], detail="full")),
        (own.bbox_from_place, own.bbox_from_place("France", detail="full")),
        (own.nearby_places, own.nearby_places(48.85, 2.35, radius_km=5, detail="full")),
        (own.find_places, own.find_places("peak", within="Switzerland", detail="full")),
        (own.find_places, own.find_places("city", within="Austria", limit=3)),
        (own.lookup_places, own.lookup_places(["G2988507", "G1"], detail="full")),
        (own.admin_boundaries, own.admin_boundaries(place="Lyon", detail="full")),
        (own.batch_geocode, own.batch_geocode(["Oslo", "Springfield", "", "Xyzzyplugh"])),
        (own.batch_geocode, own.batch_geocode(["Oslo", "Springfield"], detail="full")),
        (own.route_waypoints, own.route_waypoints(["Paris", "Springfield", "Lyon"], detail="full")),
        (own.route_waypoints, own.route_waypoints(["Paris", "Lyon"], max_leg_km=150)),
        (own.distance_matrix, own.distance_matrix(points=["Paris", "Lyon", "Xyzzyplugh"], detail="full")),
        (own.distance_matrix, own.distance_matrix(origins=["Paris"], destinations=["Lyon", "Rome"], nearest=1)),
        (own.show_map, own.show_map(places=["Paris", "Xyzzyplugh"], areas=["France"], picture=True)),
        (own.show_map, own.show_map(lines=["Paris; Lyon"])),
        (own.convert_coordinates, own.convert_coordinates("48.85, 2.35")),
        (own.geocoder_status, own.geocoder_status()),
        (own.geocoder_capabilities, own.geocoder_capabilities(detail="full")),
    ]
    statuses = set()
    for method, answer in answers:
        name = getattr(method, "__name__")
        check(answer, typing.get_type_hints(method)["return"], name)
        assert isinstance(answer, dict)
        statuses.add(answer.get("status"))
    assert statuses - {None} == set(typing.get_args(geocoder_mcp.Status)), statuses
    assert len({method for method, _ in answers}) == 14 == geocoder_mcp.geocoder_status().get("tool_count")
    assert answers[-5][1] != answers[-4][1] and own.show_map(places=["Paris"], picture=True).get("picture")
    doc = inspect.getdoc(own.nearby_places) or ""
    assert "radius_km: " in doc and "kilometres" in doc, doc


def refused() -> None:
    try:
        geocoder_mcp.geocode("")
        raise SystemExit("an empty query is answered")
    except GeocoderError as error:
        again = pickle.loads(pickle.dumps(error))  # as multiprocessing hands it on
        for one in (error, again):
            assert one.code == "invalid_argument" and one.recoverable and one.suggestion and one.retry_after is None
            assert str(one).startswith("query must be") and "invalid_argument" in repr(one)
    for value in (float("nan"), "\0", "x" * 5000000, ["[" * 40]):
        try:
            geocoder_mcp._shared.call("geocode", query=value)
            raise SystemExit(f"{value!r:.20} is answered")
        except GeocoderError:
            pass


def many(own: Geocoder) -> None:
    queries = [f"{i % 80}.5, {i % 170}.25" for i in range(300)]
    found = list(own.call_many("geocode", ({"query": query} for query in [*queries, ""])))
    for query, answer in zip(queries, found):
        assert isinstance(answer, dict) and f"{answer['results'][0]['lat']}, {answer['results'][0]['lon']}" == query
    assert isinstance(found[-1], GeocoderError) and len(found) == 301
    assert list(own.call_many("geocode", [])) == []
    with Pool(3, "--offline") as pool, ThreadPoolExecutor(6) as threads:
        assert [a["results"][0]["lat"] for a in threads.map(pool.geocode, queries)] == [
            float(query.partition(",")[0]) for query in queries]


async def with_loops() -> None:
    async with AsyncGeocoder("--offline") as own:
        answers = await asyncio.gather(*(own.geocode(f"{i % 80}.5, 7.25") for i in range(300)))
        assert [answer["results"][0]["lat"] for answer in answers] == [i % 80 + .5 for i in range(300)]
        frame = await own.geocode_frame(table())
        assert list(frame["geo_country"])[0] == "United States"


def table() -> typing.Any:
    pandas: typing.Any = importlib.import_module("pandas")
    return pandas.DataFrame({"who": ["=1", "Bob\n\"x\"", None, "D"], "city": ["Boulder", "Lyon", None, "Xyzzyplugh"],
                             "zip": [1, 2, 3, 4]}, index=[9, 7, 5, 3])


def frames() -> None:
    polars: typing.Any = importlib.import_module("polars")
    given = table()
    asked = (given, polars.DataFrame({name: [None if x != x else x for x in given[name]] for name in given}))
    for frame in asked:
        found = geocoder_mcp.geocode_frame(frame, columns=["city"], add=["country_code", "timezone"])
        assert type(found) is type(frame) and list(found.columns)[:3] == ["who", "city", "zip"]
        assert [round(x) for x in list(found["geo_lat"])[:2]] == [40, 46] and list(found["who"])[1] == "Bob\n\"x\""
        assert list(found["geo_country_code"])[:2] == ["us", "fr"] and list(found["zip"]) == [1, 2, 3, 4]
        assert list(found["geo_status"])[3] == "needs_clarification", found
        assert str(found["geo_lat"].dtype).lower() == "float64"
    assert list(geocoder_mcp.geocode_frame(given)["geo_lat"].index) == [9, 7, 5, 3]
    points = polars.DataFrame({"lat": [40.015, 48.85], "lon": [-105.27, 2.35]})
    found = geocoder_mcp.geocode_frame(points, add=["city"])
    assert list(found["geo_city"]) == ["Boulder", "Paris"] and 0 <= found["geo_distance_m"][0] < 5000, found
    try:
        geocoder_mcp.geocode_frame(given, columns=["nowhere"])
        raise SystemExit("a column that is not there is looked up")
    except GeocoderError as error:
        assert "nowhere" in str(error), error


with Geocoder("--offline") as ours:
    assert ours.call("geocode", query="Boulder", language=None)["status"] == "ok"
    assert ours.call("geocode", query="Boulder", output_mode="text")["text"].startswith("5 places")
    every_tool(ours)
    many(ours)
refused()
frames()
asyncio.run(with_loops())
for queries in (["Oslo", "Lyon"], ["Xyzzyplugh"], ["Oslo", "Xyzzyplugh"]):
    places = geocoder_mcp.batch_geocode(queries).get("places")
    assert places
    rows = [dict(zip(places["columns"], row)) for row in places["rows"]]
    assert [row["status"] == "ok" for row in rows] == [query != "Xyzzyplugh" for query in queries], places
    assert [row["lat"] is None for row in rows] == [query == "Xyzzyplugh" for query in queries], places
assert geocoder_mcp.reverse_geocode(40.015, -105.27).get("address", {}).get("city") == "Boulder"
print(geocoder_mcp.geocode("Boulder", limit=1)["results"][0]["lat"])
