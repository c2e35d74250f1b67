# since: 3.14
# Two wrong arguments: which one the message is about.
for call in (
    lambda: 'a'.find(1, 1.5),
    lambda: 'a'.find('a', 1.5),
    lambda: 'a'.rfind(1, None, 1.5),
    lambda: 'a'.index(1, 1.5),
    lambda: 'a'.rindex('a', 0, 'x'),
    lambda: 'a'.count(1, 1.5),
    lambda: 'a'.startswith(1, 1.5),
    lambda: 'a'.endswith(1, 1.5),
    lambda: 'a'.replace(1, 1.5),
    lambda: 'a'.replace('a', 'b', 1.5),
    lambda: 'a'.replace(1, 'b', 1.5),
    lambda: b'a'.find(1.5, 1.5),
    lambda: b'a'.find('', 1.5),
    lambda: b'a'.index('', 0),
    lambda: b'a'.count('', 1.5),
    lambda: b'a'.startswith('', 1.5),
    lambda: bytearray(b'a').find('', 1.5),
):
    try:
        print(call())
    except TypeError as e:
        print(e)
# expect: find() argument 1 must be str, not int
# expect: slice indices must be integers or None or have an __index__ method
# expect: rfind() argument 1 must be str, not int
# expect: index() argument 1 must be str, not int
# expect: slice indices must be integers or None or have an __index__ method
# expect: count() argument 1 must be str, not int
# expect: slice indices must be integers or None or have an __index__ method
# expect: slice indices must be integers or None or have an __index__ method
# expect: replace() argument 1 must be str, not int
# expect: 'float' object cannot be interpreted as an integer
# expect: replace() argument 1 must be str, not int
# expect: slice indices must be integers or None or have an __index__ method
# expect: slice indices must be integers or None or have an __index__ method
# expect: argument should be integer or bytes-like object, not 'str'
# expect: slice indices must be integers or None or have an __index__ method
# expect: slice indices must be integers or None or have an __index__ method
# expect: slice indices must be integers or None or have an __index__ method
