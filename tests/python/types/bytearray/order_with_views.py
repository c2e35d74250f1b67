# A bytearray is ordered with a view, from both sides.
a, b = bytearray(b"ab"), memoryview(b"ac")
print(a < b, a <= b, a > b, a >= b, b < a, b > a, max(a, b) is b)
# expect: True True False False False True True
for left, right in ((b"ab", b), (b, b), ([1], b)):
    try:
        print(left < right)
    except TypeError as e:
        print(e)
# expect: '<' not supported between instances of 'bytes' and 'memoryview'
# expect: '<' not supported between instances of 'memoryview' and 'memoryview'
# expect: '<' not supported between instances of 'list' and 'memoryview'
