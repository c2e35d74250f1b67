# dumps of every type
# since: 3.14
import json
print(json.dumps({'a': [1, 2.5, None, True, 'x', (1,)], 'b': {}}))
# expect: {"a": [1, 2.5, null, true, "x", [1]], "b": {}}
print(json.dumps('é"\\\n\x01😀'), json.dumps('é', ensure_ascii=False), json.dumps([]))
# expect: "\u00e9\"\\\n\u0001\ud83d\ude00" "é" []
print(json.dumps(1e100), json.dumps(float('inf')), json.dumps(float('nan')))  # expect: 1e+100 Infinity NaN
print(json.dumps(10 ** 30), json.dumps({1: 2, None: 3, True: 4, 1.5: 5}))
# expect: 1000000000000000000000000000000 {"1": 4, "null": 3, "1.5": 5}
print(json.dumps('</script>'), json.dumps('\u2028'), json.dumps(-0.0), json.dumps(0.1))
# expect: "</script>" "\u2028" -0.0 0.1
class I(int): pass
class D(dict): pass
class L(list): pass
class S(str): pass
print(json.dumps([I(5), D(a=1), L([2]), S('s')]))  # expect: [5, {"a": 1}, [2], "s"]
try:
    json.dumps({1, 2})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Object of type set is not JSON serializable
try:
    json.dumps(b'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Object of type bytes is not JSON serializable
try:
    json.dumps({(1, 2): 3})
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: keys must be str, int, float, bool or None, not tuple
try:
    json.dumps(object)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Object of type type is not JSON serializable
try:
    json.dumps(1j)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Object of type complex is not JSON serializable
try:
    json.dumps(float('nan'), allow_nan=False)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Out of range float values are not JSON compliant: nan
print(json.dumps({(1, 2): 3, 'k': 1}, skipkeys=True))  # expect: {"k": 1}
x = []
x.append(x)
try:
    json.dumps(x)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Circular reference detected
d = {}
d['d'] = d
try:
    json.dumps(d)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Circular reference detected
