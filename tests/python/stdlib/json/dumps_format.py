# indent, separators, sort_keys
import json
d = {'b': [1, {'c': None}], 'a': {}, 'e': [], 'n': (1, 2)}
print(json.dumps(d, indent=2))
# expect: {
# expect:   "b": [
# expect:     1,
# expect:     {
# expect:       "c": null
# expect:     }
# expect:   ],
# expect:   "a": {},
# expect:   "e": [],
# expect:   "n": [
# expect:     1,
# expect:     2
# expect:   ]
# expect: }
print(json.dumps(d, indent='--', sort_keys=True))
# expect: {
# expect: --"a": {},
# expect: --"b": [
# expect: ----1,
# expect: ----{
# expect: ------"c": null
# expect: ----}
# expect: --],
# expect: --"e": [],
# expect: --"n": [
# expect: ----1,
# expect: ----2
# expect: --]
# expect: }
print(json.dumps(d, separators=(',', ':')), json.dumps(d, indent=0))
# expect: {"b":[1,{"c":null}],"a":{},"e":[],"n":[1,2]} {
# expect: "b": [
# expect: 1,
# expect: {
# expect: "c": null
# expect: }
# expect: ],
# expect: "a": {},
# expect: "e": [],
# expect: "n": [
# expect: 1,
# expect: 2
# expect: ]
# expect: }
print(json.dumps([[], {}], indent=1), json.dumps(d, sort_keys=True))
# expect: [
# expect:  [],
# expect:  {}
# expect: ] {"a": {}, "b": [1, {"c": null}], "e": [], "n": [1, 2]}
print(json.dumps([1, 2], separators=('; ', '=')), json.dumps({'k': 1}, indent=None))
# expect: [1; 2] {"k": 1}
try:
    json.dumps({1: 1, 'a': 2}, sort_keys=True)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'str' and 'int'
