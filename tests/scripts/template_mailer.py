# since: 3.14
"""Renders mails from templates: a tiny template engine, t-strings, quoting, wrapping and a mock mail server."""

import email.utils
import functools
import html
import io
import operator
import re
import shlex
import string
import textwrap
from collections import ChainMap, defaultdict
from dataclasses import dataclass, field
from string.templatelib import Interpolation, Template
from types import SimpleNamespace
from unittest.mock import Mock, call

TEMPLATE = """\
Dear {{ user.name | title }},
{% for item in items %}
 * {{ item.label | upper }}: {{ item.price | money }}{% if item.price > 50 %} (!){% endif %}
{% endfor %}
{% if missing %}never{% else %}Total: {{ total | money }}{% endif %}
"""


class TemplateError(ValueError):
    def __init__(self, message, line):
        super().__init__(f"{message} (line {line})")
        self.line = line


class Engine:
    TOKEN = re.compile(r"(?P<open>\{\{|\{%)\s*(?P<body>.*?)\s*(?:\}\}|%\}\n?)")
    filters = {"title": str.title, "upper": str.upper, "money": "{:,.2f} €".format, "escape": html.escape}

    def __init__(self, source):
        self.tokens, position = [], 0
        for match in self.TOKEN.finditer(source):
            if match.start() > position:
                self.tokens.append(("text", source[position:match.start()], 0))
            line = source.count("\n", 0, match.start()) + 1
            self.tokens.append(("expr" if match["open"] == "{{" else "tag", match["body"], line))
            position = match.end()
        self.tokens.append(("text", source[position:], 0))

    def evaluate(self, text, scope, line):
        expression, *filters = map(str.strip, text.split("|"))
        if match := re.fullmatch(r"([\w.]+)\s*(>|<|==)\s*(\d+)", expression):
            compare = {">": operator.gt, "<": operator.lt, "==": operator.eq}[match[2]]
            return compare(self.evaluate(match[1], scope, line), int(match[3]))
        first, *rest = expression.split(".")
        value = functools.reduce(lambda v, name: v[name] if isinstance(v, dict) else getattr(v, name), rest, scope.get(first))
        for name in filters:
            try:
                value = self.filters[name](value)
            except KeyError:
                raise TemplateError(f"unknown filter {name!r}", line) from None
        return value

    def render(self, **scope):
        out = io.StringIO()
        end = self._render(0, ChainMap(scope), out, True)
        assert end == len(self.tokens)
        return out.getvalue()

    def _render(self, at, scope, out, live):
        while at < len(self.tokens):
            kind, body, line = self.tokens[at]
            at += 1
            if kind == "text":
                live and out.write(body)
            elif kind == "expr":
                live and out.write(str(self.evaluate(body, scope, line)))
            else:
                word, *rest = shlex.split(body)
                match word, rest:
                    case "for", [name, "in", source]:
                        end = at
                        for item in (scope[source] if live else []) or [None]:
                            end = self._render(at, scope.new_child({name: item}), out, live and item is not None)
                        at = end
                    case "if", [*condition]:
                        truth = bool(live and self.evaluate(" ".join(condition), scope, line))
                        at = self._render(at, scope, out, truth)
                        if self.tokens[at - 1][1] == "else":
                            at = self._render(at, scope, out, live and not truth)
                    case ("endfor" | "endif" | "else"), []:
                        return at
                    case _:
                        raise TemplateError(f"bad tag {body!r}", line)
        return at


items = [{"label": "pen", "price": 1.5}, {"label": "desk", "price": 1250}]
user = SimpleNamespace(name="ann o'neil", mail="ann@example.org")
print(Engine(TEMPLATE).render(user=user, items=items, total=sum(i["price"] for i in items)))
for bad in ("{{ x | nope }}", "a\n{% while x %}"):
    try:
        Engine(bad).render(x="1")
    except TemplateError as error:
        print(type(error).__name__, error, error.line)


def html_of(template: Template) -> str:
    parts = []
    for part in template:
        match part:
            case str():
                parts.append(part)
            case Interpolation(value, expression, conversion, spec):
                value = repr(value) if conversion == "r" else value
                parts.append(html.escape(format(value, spec), quote=True) + ("" if spec else f"<!--{expression}-->"))
    return "".join(parts)


name, price = "<b>Bob & 'Co'</b>", 12.345
print(html_of(t"<p title={name!r}>{name} pays {price:.2f} for {len(items)}</p>"))
message = t"{user.mail} {price!s:>10}"
print(message.strings, message.values, [i.expression for i in message.interpolations], message.interpolations[1].format_spec)

server = Mock(**{"send.side_effect": [None, OSError("mailbox full"), None]})
failures = []
for number, (who, address) in enumerate([("Ann", "ann@x.org"), ("Bob", "bob@x.org"), ("Cé, Jr.", "ce@x.org")]):
    try:
        server.send(email.utils.formataddr((who, address)), subject=f"#{number:03d}")
    except OSError as error:
        failures.append((who, str(error)))
print(failures, server.send.call_count, server.send.call_args_list[0] == call("Ann <ann@x.org>", subject="#000"), server.send.call_args.args)
print(email.utils.parseaddr('"O\'Neil, Ann" <ann@x.org>'), shlex.quote("it's"), shlex.join(["a b", "c"]), shlex.split('x "y z" \'w\' # c', comments=True))
print(textwrap.fill("Please note: " + "blah " * 12, 40, subsequent_indent="    ", drop_whitespace=True), string.Template("$a-${b}").substitute(defaultdict(int, a=1)), sep="\n")
