# merging configuration in JSON, with hooks and errors
# since: 3.14
import json
from datetime import date, datetime
from decimal import Decimal
from enum import Enum

class Mode(Enum):
    FAST = 'fast'

class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, (date, datetime)):
            return o.isoformat()
        if isinstance(o, Decimal):
            return str(o)
        if isinstance(o, set):
            return sorted(o)
        if isinstance(o, Enum):
            return o.value
        return super().default(o)

def merge(a, b):
    out = dict(a)
    for key, value in b.items():
        out[key] = merge(out[key], value) if isinstance(value, dict) and isinstance(out.get(key), dict) else value
    return out

base = json.loads('{"db": {"host": "localhost", "port": 5432}, "debug": false, "ratio": 1.50, "tags": []}')
config = merge(base, {'db': {'port': 6543}, 'since': date(2024, 1, 2), 'price': Decimal('9.90'), 'modes': {Mode.FAST}and [Mode.FAST], 'ids': {3, 1}})
print(json.dumps(config, cls=Encoder, indent=2, sort_keys=True))
# expect: {
# expect:   "db": {
# expect:     "host": "localhost",
# expect:     "port": 6543
# expect:   },
# expect:   "debug": false,
# expect:   "ids": [
# expect:     1,
# expect:     3
# expect:   ],
# expect:   "modes": [
# expect:     "fast"
# expect:   ],
# expect:   "price": "9.90",
# expect:   "ratio": 1.5,
# expect:   "since": "2024-01-02",
# expect:   "tags": []
# expect: }
print(json.dumps(config, cls=Encoder, separators=(',', ':')))
# expect: {"db":{"host":"localhost","port":6543},"debug":false,"ratio":1.5,"tags":[],"since":"2024-01-02","price":"9.90","modes":["fast"],"ids":[1,3]}
print(json.loads('[1.10, 2, 1e3]', parse_float=Decimal, parse_int=str), json.loads('{"a": 1, "a": 2}', object_pairs_hook=list))
# expect: [Decimal('1.10'), '2', Decimal('1E+3')] [('a', 1), ('a', 2)]
print(json.loads('{"x": {"__date__": "2024-05-06"}}', object_hook=lambda d: date.fromisoformat(d['__date__']) if '__date__' in d else d))
# expect: {'x': datetime.date(2024, 5, 6)}
print(json.dumps({'ü': 'é\n', 1: None, None: True, 2.5: float('inf')}), json.dumps('ü', ensure_ascii=False))
# expect: {"\u00fc": "\u00e9\n", "1": null, "null": true, "2.5": Infinity} "ü"
for bad in ('{"a": 1,}', '[1 2]', "{'a': 1}", '', '{"a"', '[1]x', '"\n"', 'nul', '[1,]'):
    try:
        json.loads(bad)
    except json.JSONDecodeError as error:
        print(f'{bad!r}: {error.msg} line {error.lineno} column {error.colno} char {error.pos}')
# expect: '{"a": 1,}': Illegal trailing comma before end of object line 1 column 8 char 7
# expect: '[1 2]': Expecting ',' delimiter line 1 column 4 char 3
# expect: "{'a': 1}": Expecting property name enclosed in double quotes line 1 column 2 char 1
# expect: '': Expecting value line 1 column 1 char 0
# expect: '{"a"': Expecting ':' delimiter line 1 column 5 char 4
# expect: '[1]x': Extra data line 1 column 4 char 3
# expect: '"\n"': Invalid control character at line 1 column 2 char 1
# expect: 'nul': Expecting value line 1 column 1 char 0
# expect: '[1,]': Illegal trailing comma before end of array line 1 column 3 char 2
try:
    json.dumps({'a': [1, {2: object}]})
except TypeError as error:
    print(error)
# expect: Object of type type is not JSON serializable
print(json.loads(b'{"k": "\xc3\xa9"}'), json.dumps([1, (2, 3)], indent='\t'), json.dumps({}, indent=2), json.dumps([[]], indent=1))
# expect: {'k': 'é'} [
# expect: 	1,
# expect: 	[
# expect: 		2,
# expect: 		3
# expect: 	]
# expect: ] {} [
# expect:  []
# expect: ]
nested = json.loads('[' * 50 + ']' * 50)
print(json.dumps(nested) == '[' * 50 + ']' * 50, json.loads(' "\\ud83d\\ude00\\u00e9" '))
# expect: True 😀é
