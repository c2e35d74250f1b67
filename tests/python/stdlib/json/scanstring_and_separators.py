# since: 3.14
# The reader of one string, and separators that are none.
import json

scan = json.decoder.scanstring
print(scan('"z\\u0041x" more', 1, True), scan('a\tb"', 0, False))  # expect: ('zAx', 10) ('a\tb', 4)
for args in [('"abc', 1), ('"\t"', 1, True), ('"\\x"', 1), ('"\\u12"', 1), ('x', 1 << 63)]:
    try:
        print(scan(*args))
    except Exception as error:
        print(type(error).__name__, error)
# expect: JSONDecodeError Unterminated string starting at: line 1 column 1 (char 0)
# expect: JSONDecodeError Invalid control character at: line 1 column 2 (char 1)
# expect: JSONDecodeError Invalid \escape: line 1 column 2 (char 1)
# expect: JSONDecodeError Invalid \uXXXX escape: line 1 column 3 (char 2)
# expect: OverflowError Python int too large to convert to C ssize_t
for separators in [(b', ', ': '), (', ', b': ')]:
    try:
        json.dumps({1: 2, 3: 4}, separators=separators)
    except TypeError as error:
        print(type(error).__name__)
# expect: TypeError
# expect: TypeError
