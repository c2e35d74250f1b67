"""Logging to stdout: hierarchies, handlers, filters, formatters, adapters, and errors with tracebacks."""

import io
import json
import logging
import re
import sys
import time
import traceback
import warnings
from contextlib import contextmanager
from functools import wraps
from string import Template


class JsonFormatter(logging.Formatter):
    def format(self, record):
        entry = {"level": record.levelname.lower(), "logger": record.name, "msg": record.getMessage()}
        entry |= {k: v for k, v in vars(record).items() if k in ("user", "request_id")}
        if record.exc_info:
            entry["exc"] = self.formatException(record.exc_info).splitlines()[-1]
        return json.dumps(entry, sort_keys=True)


class Redact(logging.Filter):
    def filter(self, record):
        record.msg = re.sub(r"(password=)\S+", r"\1***", str(record.msg))
        return not record.msg.startswith("noise")


class ListHandler(logging.Handler):
    def __init__(self, level=logging.NOTSET):
        super().__init__(level)
        self.records = []

    def emit(self, record):
        self.records.append(self.format(record))


root = logging.getLogger()
root.handlers.clear()
root.setLevel(logging.WARNING)
console = logging.StreamHandler(sys.stdout)
console.setFormatter(logging.Formatter("{levelname:<8}|{name:>12}|{message}", style="{"))
root.addHandler(console)

app = logging.getLogger("app")
app.setLevel(logging.DEBUG)
db = logging.getLogger("app.db")
memory = ListHandler(logging.INFO)
memory.setFormatter(JsonFormatter())
memory.addFilter(Redact())
app.addHandler(memory)

app.debug("starting %s v%d.%02d", "service", 3, 7)
db.info("connect password=%s", "x") if False else db.info("connect password=secret host=db")
db.warning("slow query: %(ms).1fms on %(table)s", {"ms": 1234.5678, "table": "users"})
logging.getLogger("other").info("invisible")
logging.getLogger("other.child").error("visible", extra={"user": "ann"})
app.info("noise that only the console sees")
app.log(25, "in between")
logging.addLevelName(25, "NOTICE")
app.log(25, "named now", extra={"user": "bob", "request_id": 7})


def risky(value):
    try:
        return 10 / value
    except ZeroDivisionError:
        db.exception("division of %r failed", value, extra={"user": None})
        return None


class Quiet(logging.Formatter):
    def formatException(self, ei):
        return f"  {ei[0].__name__} <- {ei[1]}"


console.setFormatter(Quiet("%(levelname)s:%(funcName)s:%(lineno)d:%(message)s"))
risky(0)
app.error("with info", exc_info=ValueError("made up"))
adapter = logging.LoggerAdapter(db, {"request_id": "r-9"})
adapter.warning("adapted")


class Prefix(logging.LoggerAdapter):
    def process(self, msg, kwargs):
        return f"[{self.extra['prefix']}] {msg}", kwargs


Prefix(app, {"prefix": "job 4"}).critical("boom %s", ["x", 1])
print(*memory.records, sep="\n")

print(db.getEffectiveLevel(), db.isEnabledFor(logging.DEBUG), db.parent.name, db.hasHandlers(), db.handlers, logging.getLevelName(30), logging.getLevelName("ERROR"), logging.getLevelName(33))
print(app, root, console.level, repr(logging.getLogger("x.y").parent), logging.getLogger("app") is app, sorted(n for n in logging.root.manager.loggerDict if n.startswith("app")))
db.propagate = False
db.error("goes nowhere but the last resort is not used") if db.handlers else None
db.propagate = True
logging.disable(logging.ERROR)
app.error("disabled")
app.critical("still here")
logging.disable(logging.NOTSET)

stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.setFormatter(logging.Formatter(Template("${levelname}~$name~$message").template, style="$"))
handler.addFilter(lambda record: record.levelno < logging.ERROR)
shop = logging.getLogger("shop")
shop.propagate = False
shop.addHandler(handler)
shop.setLevel("INFO")
for level in ("debug", "info", "warning", "error"):
    getattr(shop, level)("at %s", level)
shop.info("no args %s")
shop.info("percent %d%%", 50)
print(stream.getvalue().split("\n"))
shop.removeHandler(handler)
shop.addHandler(logging.NullHandler())
formatter = logging.Formatter("%(asctime)s %(message)s", datefmt="%Y/%m/%d")
formatter.converter = time.gmtime
record = logging.LogRecord("n", logging.INFO, "/tmp/file.py", 12, "msg %s", ("a",), None, func="f")
record.created, record.msecs = 0.0, 123.0
print(formatter.format(record), logging.Formatter().usesTime(), record.filename, record.module, record.pathname, record)
formatter.datefmt = None
print(formatter.format(record), logging.makeLogRecord({"msg": "made", "levelno": 10}).getMessage())
try:
    shop.setLevel("LOUD")
except ValueError as error:
    print(error)
try:
    logging.Formatter("{x", style="{")
except ValueError as error:
    print(error)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    warnings.warn("old", DeprecationWarning, stacklevel=1)
    warnings.warn("custom")
print([(w.category.__name__, str(w.message)) for w in caught])
logging.captureWarnings(True)
console.setFormatter(logging.Formatter("%(name)s %(message).30s"))
warnings.warn_explicit("captured", UserWarning, "mod.py", 3)
logging.captureWarnings(False)
try:
    raise KeyError("deep") from OSError(2, "No such file")
except KeyError:
    print(traceback.format_exc().splitlines()[-1], [l for l in traceback.format_exc().splitlines() if "cause" in l])
