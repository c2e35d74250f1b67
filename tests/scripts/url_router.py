"""A URL router with typed placeholders, middleware, responses and JSON bodies."""

import functools
import html
import inspect
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit
from uuid import NAMESPACE_URL, UUID, uuid5

P = ParamSpec("P")


class Status(IntEnum):
    OK = 200
    CREATED = 201
    BAD_REQUEST = 400
    NOT_FOUND = 404
    METHOD_NOT_ALLOWED = 405
    TEAPOT = 418
    ERROR = 500

    @property
    def phrase(self):
        return self.name.replace("_", " ").title().replace("Ok", "OK")


@dataclass
class Request:
    method: str
    url: str
    body: bytes = b""
    headers: dict = field(default_factory=dict)

    @functools.cached_property
    def query(self):
        return {k: v[0] if len(v) == 1 else v for k, v in parse_qs(urlsplit(self.url).query, keep_blank_values=True).items()}

    @property
    def path(self):
        return unquote(urlsplit(self.url).path)

    def json(self):
        return json.loads(self.body)


@dataclass(slots=True)
class Response:
    body: Any = None
    status: Status = Status.OK
    headers: dict = field(default_factory=dict)

    def __str__(self):
        text = self.body if isinstance(self.body, str) else json.dumps(self.body, default=str, sort_keys=True)
        return f"{self.status:d} {self.status.phrase} {text}"


class HTTPError(Exception):
    def __init__(self, status, detail=""):
        super().__init__(status, detail)
        self.status, self.detail = status, detail


class Router:
    CONVERTERS = MappingProxyType({"int": (r"-?\d+", int), "str": (r"[^/]+", str), "path": (r".+", str), "uuid": (r"[0-9a-f-]{36}", UUID), "float": (r"\d+\.\d+", float)})

    def __init__(self):
        self.routes: list[tuple[re.Pattern, dict, dict[str, Callable]]] = []
        self.middleware = []

    def route(self, pattern: str, *methods: str):
        types = {}

        def replace(match):
            name, kind = match["name"], match["kind"] or "str"
            types[name] = self.CONVERTERS[kind][1]
            return f"(?P<{name}>{self.CONVERTERS[kind][0]})"

        regex = re.compile(re.sub(r"<(?:(?P<kind>\w+):)?(?P<name>\w+)>", replace, pattern))

        def decorate(handler: Callable[P, Any]) -> Callable[P, Any]:
            for known, _, handlers in self.routes:
                if known.pattern == regex.pattern:
                    break
            else:
                handlers = {}
                self.routes.append((regex, types, handlers))
            handlers |= dict.fromkeys(methods or ("GET",), handler)
            return handler
        return decorate

    get = functools.partialmethod(route)

    def dispatch(self, request):
        for regex, types, handlers in self.routes:
            if m := regex.fullmatch(request.path):
                handler = handlers.get(request.method)
                if handler is None:
                    raise HTTPError(Status.METHOD_NOT_ALLOWED, f"allowed: {', '.join(sorted(handlers))}")
                values = {k: types[k](v) for k, v in m.groupdict().items()}
                accepted = inspect.signature(handler).parameters
                extra = {k: v for k, v in request.query.items() if k in accepted and k not in values}
                return handler(request, **values, **extra)
        raise HTTPError(Status.NOT_FOUND, request.path)

    def __call__(self, request):
        handler = functools.reduce(lambda inner, layer: functools.partial(layer, inner), reversed(self.middleware), self.dispatch)
        try:
            result = handler(request)
        except HTTPError as error:
            return Response({"error": error.detail or error.status.phrase}, error.status)
        except json.JSONDecodeError as error:
            return Response({"error": f"bad JSON: {error}"}, Status.BAD_REQUEST)
        except Exception as error:
            return Response({"error": type(error).__name__, "detail": str(error)}, Status.ERROR)
        match result:
            case Response():
                return result
            case (body, int(status)):
                return Response(body, Status(status))
            case _:
                return Response(result)


app = Router()
log = []


def logged(inner, request):
    log.append(f">{request.method} {request.path}")
    try:
        return inner(request)
    finally:
        log.append("<")


def guarded(inner, request):
    if request.path.startswith("/admin") and request.headers.get("token") != "t":
        raise HTTPError(Status.TEAPOT, "no tea")
    return inner(request)


app.middleware += [logged, guarded]


@app.get("/")
def home(request, name="world"):
    return f"<p>Hello {html.escape(name)}</p>"


@app.route("/items/<int:number>", "GET", "PUT")
def item(request, number: int):
    if request.method == "PUT":
        return request.json() | {"id": number}, 201
    return {"id": number, "half": 10 / number}


@app.route("/files/<path:name>")
def files(request, name, depth="0"):
    return {"name": name, "link": quote(name, safe=""), "depth": int(depth)}


@app.route("/things/<uuid:key>/<float:weight>")
def thing(request, key, weight):
    return {"key": key, "version": key.version, "weight": weight}


app.route("/admin")(lambda request: {"secret": True})
key = uuid5(NAMESPACE_URL, "https://example.org/thing")
for request in (Request("GET", "/?name=%3CAnn%3E"), Request("GET", "/items/4"), Request("GET", "/items/0"), Request("PUT", "/items/-3", b'{"a": [1, 2.5, null]}'), Request("PUT", "/items/1", b"{oops}"),
                Request("DELETE", "/items/1"), Request("GET", "/files/a%20b/c.txt?depth=2"), Request("GET", "/files/x?depth=deep"), Request("GET", f"/things/{key}/2.50"), Request("GET", "/nope?x=1&x=2"),
                Request("GET", "/admin"), Request("GET", "/admin", headers={"token": "t"})):
    print(f"{request.method:<6} {app(request)}")
print(len(log), log[:2], app.routes[1][0].pattern, urlencode({"a": "ä/ö", "b": [1, 2]}, doseq=True), Request("GET", "/?a=1&a=2&b=").query)
try:
    Status(299)
except ValueError as error:
    print(error, Status.TEAPOT.phrase, Status["OK"] + 1, list(Status)[-1])
