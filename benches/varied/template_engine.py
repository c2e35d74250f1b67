"""A small Jinja-like template engine and a batch of HTML e-mails rendered with it."""
import hashlib
import html
import re
from collections import ChainMap
from datetime import date, timedelta
from functools import partial
from random import Random

TOKEN = re.compile(r"(\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\})", re.S)

FILTERS = {
    "upper": str.upper, "title": str.title, "length": len,
    "money": lambda v: f"${v:,.2f}",
    "date": lambda d, fmt="%Y-%m-%d": d.strftime(fmt),
    "default": lambda v, alt="": alt if v in (None, "") else v,
    "join": lambda seq, sep=", ": sep.join(map(str, seq)),
    "pad": lambda v, w="10": f"{v!s:>{int(w)}}",
}


class TemplateError(Exception):
    pass


class Node:
    def render(self, ctx, out):
        raise NotImplementedError


class Text(Node):
    def __init__(self, s):
        self.s = s

    def render(self, ctx, out):
        out.append(self.s)


class Expr(Node):
    def __init__(self, src):
        head, *pipes = [p.strip() for p in src.split("|")]
        self.path = head.split(".")
        self.filters = []
        for p in pipes:
            name, _, arg = p.partition(":")
            if name == "safe":
                self.filters.append((name, None))
            elif name in FILTERS:
                fn = FILTERS[name]
                self.filters.append((name, partial(self.call, fn, arg.strip('"')) if arg else fn))
            else:
                raise TemplateError(f"no filter {name!r}")

    @staticmethod
    def call(fn, arg, value):
        return fn(value, arg)

    def value(self, ctx):
        cur = ctx.get(self.path[0])
        for part in self.path[1:]:
            if isinstance(cur, dict):
                cur = cur.get(part)
            elif part.isdigit():
                cur = cur[int(part)]
            else:
                cur = getattr(cur, part, None)
            if cur is None:
                break
        return cur

    def render(self, ctx, out):
        v, safe = self.value(ctx), False
        for name, fn in self.filters:
            if fn is None:
                safe = True
            else:
                v = fn(v)
        s = "" if v is None else str(v)
        out.append(s if safe else html.escape(s))


class For(Node):
    def __init__(self, var, src, body):
        self.names, self.src, self.body = [n.strip() for n in var.split(",")], Expr(src), body

    def render(self, ctx, out):
        seq = list(self.src.value(ctx) or ())
        for i, item in enumerate(seq, 1):
            values = item if len(self.names) > 1 else (item,)
            scope = dict(zip(self.names, values), loop={"index": i, "first": i == 1, "last": i == len(seq)})
            inner = ChainMap(scope, *ctx.maps)
            for n in self.body:
                n.render(inner, out)


class If(Node):
    def __init__(self, cond):
        self.neg = cond.startswith("not ")
        self.cond = Expr(cond[4:] if self.neg else cond)
        self.yes, self.no = [], []

    def render(self, ctx, out):
        branch = self.yes if bool(self.cond.value(ctx)) != self.neg else self.no
        for n in branch:
            n.render(ctx, out)


def compile_template(src):
    root = []
    stack = [(None, root)]
    for tok in TOKEN.split(src):
        if not tok or tok.startswith("{#"):
            continue
        if tok.startswith("{{"):
            stack[-1][1].append(Expr(tok[2:-2].strip()))
        elif tok.startswith("{%"):
            word, *rest = tok[2:-2].split()
            match word, rest:
                case "for", [var, "in", src_]:
                    node = For(var, src_, [])
                    stack[-1][1].append(node)
                    stack.append((node, node.body))
                case "if", _:
                    node = If(" ".join(rest))
                    stack[-1][1].append(node)
                    stack.append((node, node.yes))
                case "else", []:
                    node, _ = stack.pop()
                    stack.append((node, node.no))
                case ("endfor" | "endif"), []:
                    stack.pop()
                case _:
                    raise TemplateError(f"bad tag {tok}")
        else:
            stack[-1][1].append(Text(tok))
    if len(stack) != 1:
        raise TemplateError("unclosed block")
    return root


MAIL = """<h1>Hello {{ user.name|title }}!</h1>{# greeting #}
{% if user.vip %}<p>VIP since {{ user.since|date:"%d %b %Y" }}</p>{% else %}<p>Member</p>{% endif %}
<table>{% for sku,qty,price in items %}
<tr class="{% if loop.first %}first{% endif %}{% if loop.last %}last{% endif %}"><td>{{ loop.index|pad:3 }}</td><td>{{ sku }}</td><td>{{ qty|pad:5 }}</td><td>{{ price|money }}</td></tr>{% endfor %}
</table><p>Tags: {{ user.tags|join:" / " }} ({{ user.tags|length }})</p>
{% if not note %}<i>no note</i>{% else %}{{ note|safe }}{% endif %}{{ shop.name|upper }} {{ missing|default:"-" }}
"""


def main():
    tpl = compile_template(MAIL)
    rng = Random(5)
    base = {"shop": {"name": "Bits & Bobs"}, "note": None}
    names = ["ann <admin>", "bob o'hara", "chloë", "d. \"dd\" dee"]
    h = hashlib.md5()
    total = 0
    for i in range(3700):
        user = {"name": rng.choice(names), "vip": rng.random() < 0.3,
                "since": date(2019, 5, 1) + timedelta(days=i), "tags": rng.sample(["a", "b", "c<d", "e&f"], rng.randint(0, 4))}
        items = [(f"SKU<{rng.randrange(999)}>", rng.randint(1, 30), rng.randrange(1, 10 ** 6) / 100) for _ in range(rng.randint(1, 8))]
        ctx = ChainMap({"user": user, "items": items}, {"note": f"<b>{i}</b>"} if i % 3 == 0 else {}, base)
        out = []
        for n in tpl:
            n.render(ctx, out)
        page = "".join(out)
        total += len(page)
        h.update(page.encode())
    errors = []
    for bad in ("{% for x of y %}", "{{ a|nope }}", "{% if x %}open", "{% wat %}"):
        try:
            compile_template(bad)
        except TemplateError as e:
            errors.append(str(e))
    print(total, errors)
    print(page.splitlines()[0])
    print(h.hexdigest())


main()
