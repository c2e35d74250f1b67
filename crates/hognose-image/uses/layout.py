# What prints and compares: pprint, reprlib, difflib, html, shlex, locale.
import difflib
import html
import pprint
import reprlib
import shlex
from pprint import pformat

print(pformat({"a": list(range(30)), "b": {"c": (1, 2)}}), reprlib.repr(list(range(100))), html.escape("<a>"), html.unescape("&lt;"), shlex.split("a 'b c'"), shlex.quote("a b"))
pprint.pprint([{"a": 1}])
print(list(difflib.unified_diff(["a"], ["b"])), difflib.get_close_matches("appel", ["apple"]), difflib.SequenceMatcher(None, "ab", "abc").ratio())
