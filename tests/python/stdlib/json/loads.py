# loads of every value
import json
print(json.loads('{"a": [1, 2.5, -3e2, null, true, false, "x\\u00e9\\n"]}'))
# expect: {'a': [1, 2.5, -300.0, None, True, False, 'xé\n']}
print(json.loads(' [ ] '), json.loads('"\\ud83d\\ude00"'))  # expect: [] 😀
print(json.loads('123456789012345678901234567890'), json.loads('1E5'))
# expect: 123456789012345678901234567890 100000.0
print(json.loads('-0'), json.loads('-0.0'), json.loads('NaN'), json.loads('-Infinity'))
# expect: 0 -0.0 nan -inf
print(json.loads(b'{"k": "v"}'), json.loads('{"a": 1, "a": 2}'), json.loads('"\\/"'))
# expect: {'k': 'v'} {'a': 2} /
print(json.loads('\t"a"\r\n'), type(json.loads('1')), type(json.loads('1.0')))
# expect: a <class 'int'> <class 'float'>
print(json.loads(bytearray(b'[1]')), json.loads('"\\ud800"') == '\ud800')  # expect: [1] True
print(json.loads('[1.5, 2]', parse_float=str, parse_int=lambda s: s + '!'))  # expect: ['1.5', '2!']
print(json.loads('{"a": {"b": 1}}', object_hook=lambda d: sorted(d)))  # expect: ['a']
print(json.loads('{"b": 1, "a": 2}', object_pairs_hook=list))  # expect: [('b', 1), ('a', 2)]
print(json.loads('NaN', parse_constant=lambda s: s))  # expect: NaN
