# messages and positions of bad JSON
# since: 3.14
import json
for s in ('', '{', '[', '[1', '[1,', '[1,]', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '{a: 1}', "{'a': 1}", 'nul', 'tru', '01', '1.', '.5', '+1', '-', '"abc', '"\n"', '"\\x"', '"\\u12"', '1 2', '[1] x', '{"a" 1}', '[1 2]', '{1: 2}', '\n\n  x', '"\t"', '{"a": 1 "b"}', 'Nan', '[}', '"\\', '--1', '1e', '\ufeff1'):
    try:
        print(repr(s), json.loads(s))
    except json.JSONDecodeError as e:
        print(repr(s), e, (e.msg, e.pos, e.lineno, e.colno))
# expect: '' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '{' Expecting property name enclosed in double quotes: line 1 column 2 (char 1) ('Expecting property name enclosed in double quotes', 1, 1, 2)
# expect: '[' Expecting value: line 1 column 2 (char 1) ('Expecting value', 1, 1, 2)
# expect: '[1' Expecting ',' delimiter: line 1 column 3 (char 2) ("Expecting ',' delimiter", 2, 1, 3)
# expect: '[1,' Expecting value: line 1 column 4 (char 3) ('Expecting value', 3, 1, 4)
# expect: '[1,]' Illegal trailing comma before end of array: line 1 column 3 (char 2) ('Illegal trailing comma before end of array', 2, 1, 3)
# expect: '{"a"' Expecting ':' delimiter: line 1 column 5 (char 4) ("Expecting ':' delimiter", 4, 1, 5)
# expect: '{"a":' Expecting value: line 1 column 6 (char 5) ('Expecting value', 5, 1, 6)
# expect: '{"a":1' Expecting ',' delimiter: line 1 column 7 (char 6) ("Expecting ',' delimiter", 6, 1, 7)
# expect: '{"a":1,' Expecting property name enclosed in double quotes: line 1 column 8 (char 7) ('Expecting property name enclosed in double quotes', 7, 1, 8)
# expect: '{"a":1,}' Illegal trailing comma before end of object: line 1 column 7 (char 6) ('Illegal trailing comma before end of object', 6, 1, 7)
# expect: '{a: 1}' Expecting property name enclosed in double quotes: line 1 column 2 (char 1) ('Expecting property name enclosed in double quotes', 1, 1, 2)
# expect: "{'a': 1}" Expecting property name enclosed in double quotes: line 1 column 2 (char 1) ('Expecting property name enclosed in double quotes', 1, 1, 2)
# expect: 'nul' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: 'tru' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '01' Extra data: line 1 column 2 (char 1) ('Extra data', 1, 1, 2)
# expect: '1.' Extra data: line 1 column 2 (char 1) ('Extra data', 1, 1, 2)
# expect: '.5' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '+1' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '-' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '"abc' Unterminated string starting at: line 1 column 1 (char 0) ('Unterminated string starting at', 0, 1, 1)
# expect: '"\n"' Invalid control character at: line 1 column 2 (char 1) ('Invalid control character at', 1, 1, 2)
# expect: '"\\x"' Invalid \escape: line 1 column 2 (char 1) ('Invalid \\escape', 1, 1, 2)
# expect: '"\\u12"' Invalid \uXXXX escape: line 1 column 3 (char 2) ('Invalid \\uXXXX escape', 2, 1, 3)
# expect: '1 2' Extra data: line 1 column 3 (char 2) ('Extra data', 2, 1, 3)
# expect: '[1] x' Extra data: line 1 column 5 (char 4) ('Extra data', 4, 1, 5)
# expect: '{"a" 1}' Expecting ':' delimiter: line 1 column 6 (char 5) ("Expecting ':' delimiter", 5, 1, 6)
# expect: '[1 2]' Expecting ',' delimiter: line 1 column 4 (char 3) ("Expecting ',' delimiter", 3, 1, 4)
# expect: '{1: 2}' Expecting property name enclosed in double quotes: line 1 column 2 (char 1) ('Expecting property name enclosed in double quotes', 1, 1, 2)
# expect: '\n\n  x' Expecting value: line 3 column 3 (char 4) ('Expecting value', 4, 3, 3)
# expect: '"\t"' Invalid control character at: line 1 column 2 (char 1) ('Invalid control character at', 1, 1, 2)
# expect: '{"a": 1 "b"}' Expecting ',' delimiter: line 1 column 9 (char 8) ("Expecting ',' delimiter", 8, 1, 9)
# expect: 'Nan' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '[}' Expecting value: line 1 column 2 (char 1) ('Expecting value', 1, 1, 2)
# expect: '"\\' Unterminated string starting at: line 1 column 1 (char 0) ('Unterminated string starting at', 0, 1, 1)
# expect: '--1' Expecting value: line 1 column 1 (char 0) ('Expecting value', 0, 1, 1)
# expect: '1e' Extra data: line 1 column 2 (char 1) ('Extra data', 1, 1, 2)
# expect: '\ufeff1' Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0) ('Unexpected UTF-8 BOM (decode using utf-8-sig)', 0, 1, 1)
try:
    json.loads(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: the JSON object must be str, bytes or bytearray, not int
try:
    json.loads(None)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: the JSON object must be str, bytes or bytearray, not NoneType
print(issubclass(json.JSONDecodeError, ValueError))  # expect: True
