# dumps and loads agree
import json
for v in ({'a': [1, {'b': [True, None, 1.5, 'é\n']}]}, [], {}, '', 'x' * 50, [[[[]]]], 1e-7, -5, {'': 0}, ['\u0000', '\U0001f600']):
    assert json.loads(json.dumps(v)) == v
    assert json.loads(json.dumps(v, indent=3, ensure_ascii=False)) == v
print(json.loads(json.dumps({1: (1, 2), None: 'n'})), json.dumps(json.loads('{"z":1,"a":2}')))
# expect: {'1': [1, 2], 'null': 'n'} {"z": 1, "a": 2}
deep = json.loads('[' * 100 + ']' * 100)
print(json.dumps(deep) == '[' * 100 + ']' * 100)  # expect: True
