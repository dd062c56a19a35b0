"""api -- the modules of Python and JavaScript, made of the program's own tool table: a function per tool, a type per
object of its answers.

Outside facts: what JSON Schema the program writes (row.c, record.c); Python's TypedDict, TypeScript's interfaces.
"""
import json
import keyword
import re
from collections import Counter

from lib import read, template

WIDTH = 120
UNITS = (("_km2", "square kilometres"), ("_km", "kilometres"), ("_m", "metres"), ("_deg", "degrees clockwise from north"),
         ("_ms", "milliseconds"), ("_s", "seconds"), ("_bytes", "bytes"), ("bbox", "[west, south, east, north] in degrees"))
POINT = ("lat", "lon")  # they come first, without their names, where a tool has them
ITEM_STATUS = "error"  # of a row of many
# Answers as text are left to `call`. In all others these members are always there, which the schemas cannot tell.
SURE = {"GeocodeAnswer": ["results"], "Result": [*POINT], "LookupPlacesAnswer": ["places"],
        "RouteWaypointsAnswer": ["waypoints", "legs"]}


def statuses():
    return re.findall(r'#define ANSWER_\w+\s+STR\("(\w+)"\)', read("src/tool/answer.h"))


def numbers():
    """The columns of a batch that are numbers."""
    table = read("src/cli/batch_output.c")
    return ("lat", "lon", *re.findall(r'\{"(\w+)", [^\n]*(?:BATCH_OUTPUT_NUMBER|, true)\}', table))


def camel(name):
    return "".join(part.capitalize() for part in name.split("_"))


def singular(key):
    return re.sub("ies$", "y", key) if key.endswith("ies") else key[:-1] if key.endswith("s") else key


def lower_camel(name):
    return name[0].lower() + camel(name)[1:]


def unit(name):
    return next((text for ending, text in UNITS if name.endswith(ending)), "degrees" if name in POINT else "")


def described(name, text):
    known = unit(name)
    return "; ".join(part for part in (text, "" if known and known in text else known) if part)


class Tool:
    """A row of tools/list, with what `geocoder NAME --help` says about its parameters."""

    def __init__(self, row, help_text):
        self.name, self.help = row["name"], row["description"]
        self.properties, self.output = dict(row["inputSchema"]["properties"]), row.get("outputSchema")
        del self.properties["output_mode"]
        self.required = row["inputSchema"].get("required", [])
        self.first = self.required or [name for name in POINT if name in self.properties]
        self.named = [name for name in self.properties if name not in self.first]
        told = re.findall(r"(?m)^  --([a-z0-9-]+)\S*(?:, \S+)*  +(.*)$", help_text)
        self.told = {name.replace("-", "_"): text.replace(" (required)", "") for name, text in told}

    def about(self, name):
        return described(name, self.told[name])


def tools_of(rows, help_of):
    tools = [Tool(row, help_of(row["name"])) for row in rows]
    route = next(tool for tool in tools if tool.name == "route_waypoints").output["properties"]
    for tool in tools:
        if tool.output:
            del tool.output["properties"]["text"]
        else:  # it promises none, since what has a picture has no structure
            origin = {key: route[key] for key in ("source", "attribution", "data_date")}
            tool.output = {"type": "object", "required": ["status"], "properties": {
                "status": {"type": "string"}, "message": {"type": "string"}, "map": {"type": "object"},
                "problems": route["waypoints"], "picture": {"type": "string", "description": "PNG in base64"}, **origin}}
    return tools


def is_object(schema):
    return schema.get("type") == "object" and "properties" in schema


class Types:
    """Names of the objects in answers. Equal ones share the name that most of them suggest."""

    def __init__(self, tools):
        self.names, self.objects, self.uses, self.owner = {}, {}, {}, {}
        for tool in tools:
            self._collect(tool.output, tool, tool.name + "_answer")
        taken = set()
        for key, uses in sorted(self.uses.items(), key=lambda item: -sum(item[1].values())):
            name = camel(uses.most_common(1)[0][0])
            name = camel(self.owner[key]) + name if name in taken else name
            taken.add(name)
            self.names[key] = name

    def _collect(self, schema, tool, suggested):
        if schema.get("type") == "array":
            self._collect(schema["items"], tool, singular(suggested))
        elif is_object(schema):
            for name, part in schema["properties"].items():
                self._collect(part, tool, name)
            key = json.dumps(schema["properties"])
            self.objects.setdefault(key, schema)  # those within come before
            self.uses.setdefault(key, Counter())[suggested] += 1
            self.owner.setdefault(key, tool.name)

    def name_of(self, schema):
        return self.names[json.dumps(schema["properties"])]

    def __iter__(self):
        for key, schema in self.objects.items():
            name = self.names[key]
            sure = {*schema.get("required", ()), *SURE.get(name, ())}
            yield name, {**schema, "required": sure}, "Status" if name.endswith("Answer") else "ItemStatus"


def type_of(schema, types, language, is_input=False):
    def inner(part):
        return type_of(part, types, language, is_input)
    kind = schema.get("type")
    if "enum" in schema:
        return language.enum(schema["enum"])
    if isinstance(kind, list):
        return language.union([inner({"type": one}) for one in kind])
    if kind == "array":
        return language.array(inner(schema["items"]), is_input)
    if is_object(schema):
        return types.name_of(schema)
    if kind == "object":
        of = schema.get("additionalProperties")
        return language.record(inner(of) if isinstance(of, dict) else None)
    return language.scalars[kind]


class Python:
    scalars = {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None"}

    @staticmethod
    def enum(values):
        return f"Literal[{', '.join(map(json.dumps, values))}]"

    @staticmethod
    def union(kinds):
        return f"Union[{', '.join(kinds)}]"

    @staticmethod
    def array(item, is_input):
        return f"{'Sequence' if is_input else 'List'}[{item}]"

    @staticmethod
    def record(value):
        return f"Dict[str, {value or 'Any'}]"

    @staticmethod
    def fields(schema, types, status):
        for name, part in schema["properties"].items():
            yield name, status if name == "status" else type_of(part, types, Python), \
                described(name, part.get("description", ""))

    @staticmethod
    def typed_dict(name, schema, types, status):
        required = schema.get("required", [])
        fields = list(Python.fields(schema, types, status))
        above = "_" + name if required else name
        rows = [f"    {field}: {kind}{note and '  # ' + note}\n" for field, kind, note in fields if field in required]
        rest = [f"    {field}: {kind}{note and '  # ' + note}\n" for field, kind, note in fields if field not in required]
        text = f"class {above}(TypedDict, total=False):\n{''.join(rest) or '    pass' + chr(10)}"
        if any(keyword.iskeyword(field) for field, _, _ in fields):
            rest = [f"    {json.dumps(field)}: {kind},{note and '  # ' + note}\n" for field, kind, note in fields
                    if field not in required]
            text = f'{above} = TypedDict("{above}", {{\n{"".join(rest)}}}, total=False)\n'
        return text + (f"\n\nclass {name}({above}):\n{''.join(rows)}" if required else "")

    @staticmethod
    def method(tool, types, is_async):
        def declared(name):
            kind = type_of(tool.properties[name], types, Python, is_input=True)
            return f"{name}: {kind}" if name in tool.required else f"{name}: Optional[{kind}] = None"
        answer = types.name_of(tool.output)
        parameters = ", ".join(["self", *map(declared, tool.first), *(["*"] if tool.named else []),
                                *map(declared, tool.named)])
        passed = ", ".join(f"{name}={name}" for name in tool.first + tool.named)
        told = "".join(f"        {name}: {tool.about(name)}\n" for name in tool.first + tool.named)
        return (f"    {'async ' * is_async}def {tool.name}({parameters}) -> {answer}:\n"
                f'        """{tool.help}\n\n{told}        """\n'
                f"        return cast({answer}, {'await ' * is_async}self.call(\"{tool.name}\", {passed}))\n")


def python(tools):
    types = Types(tools)
    status = ", ".join(map(json.dumps, statuses()))
    declared = [f'Status = Literal[{status}]\nItemStatus = Union[Status, Literal["{ITEM_STATUS}"]]\n']
    declared += [Python.typed_dict(name, schema, types, kind) for name, schema, kind in types]
    methods, async_methods = ("\n".join(Python.method(tool, types, is_async) for tool in tools) for is_async in (0, 1))
    exports = [*(tool.name for tool in tools), *(name for name, _, _ in types), "Status", "ItemStatus"]
    return template("geocoder_mcp.py", types="\n\n".join(declared) + "\n", methods=methods, async_methods=async_methods,
                    exports=", ".join(map(json.dumps, exports)), numbers=repr(numbers()),
                    functions="".join(f"{tool.name} = _shared.{tool.name}\n" for tool in tools))


class TypeScript:
    scalars = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean", "null": "null"}

    @staticmethod
    def enum(values):
        return " | ".join(f"'{one}'" for one in values)

    @staticmethod
    def union(kinds):
        return " | ".join(kinds)

    @staticmethod
    def array(item, is_input):
        return f"Array<{item}>"

    @staticmethod
    def record(value):
        return f"Record<string, {value or 'unknown'}>"

    @staticmethod
    def field(name, kind, note, is_required):
        return (f"  /** {note} */\n" if note else "") + f"  {name}{'' if is_required else '?'}: {kind};\n"

    @staticmethod
    def interface(name, schema, types, status):
        required = schema.get("required", [])
        inside = "".join(TypeScript.field(key, status if key == "status" else type_of(part, types, TypeScript),
                                          described(key, part.get("description", "")), key in required)
                         for key, part in schema["properties"].items())
        return f"export interface {name} {{\n{inside}}}\n"

    @staticmethod
    def options(tool, types):
        names = tool.named if tool.required else tool.first + tool.named
        inside = "".join(TypeScript.field(name, type_of(tool.properties[name], types, TypeScript), tool.about(name), False)
                         for name in names)
        return f"export interface {camel(tool.name)}Options {{\n{inside}}}\n"

    @staticmethod
    def signatures(tool, types, start):
        first = "".join(f"{name}: {type_of(tool.properties[name], types, TypeScript)}, " for name in tool.first)
        told = "".join(f"\n * {name}: {tool.about(name)}" for name in tool.first)
        rest = f"options?: {camel(tool.name)}Options, settings?: CallSettings): Promise<{types.name_of(tool.output)}>;\n"
        forms = [first] + ([""] if first and not tool.required else [])  # all of them by name, too
        indent = "  " * (not start)
        return "".join(f"{indent}/**\n * {tool.help}{told}\n */\n".replace("\n", "\n" + indent).rstrip(" ") +
                       f"{indent}{start}{lower_camel(tool.name)}({form}{rest}" for form in forms)


def javascript(tools):
    """index.js and index.d.ts."""
    types = Types(tools)
    kinds = " | ".join(f"'{one}'" for one in statuses())
    declared = [f"export type Status = {kinds};\nexport type ItemStatus = Status | '{ITEM_STATUS}';\n"]
    declared += [TypeScript.interface(*row, types, status) for *row, status in types]
    declared += [TypeScript.options(tool, types) for tool in tools]
    rows = "".join(f"  {lower_camel(t.name)}: ['{t.name}', {json.dumps(t.first)}],\n" for t in tools)
    names = ", ".join(lower_camel(t.name) for t in tools)
    return (template("index.js", tools=rows, names=names),
            template("index.d.ts", types="\n".join(declared),
                     methods="".join(TypeScript.signatures(t, types, "") for t in tools),
                     functions="".join(TypeScript.signatures(t, types, "export function ") for t in tools)))
