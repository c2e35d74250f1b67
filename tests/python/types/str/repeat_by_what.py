# Sequences times something: __mul__ takes an integer, the operator asks the other operand first.
def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


class Text(str):
    pass


class Both:
    def __rmul__(self, other):
        return 'asked'

    def __index__(self):
        return 2


for sequence in ['a', b'a', bytearray(b'a'), [1], (1,)]:
    attempt(lambda: sequence.__mul__(''))
    attempt(lambda: sequence.__rmul__(1.5))
    attempt(lambda: sequence * '')
    attempt(lambda: sequence * (-1 << 100))
    attempt(lambda: sequence * Both())
    attempt(lambda: sequence.__mul__(Both()))
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: TypeError can't multiply sequence by non-int of type 'str'
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: asked
# expect: aa
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: TypeError can't multiply sequence by non-int of type 'str'
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: asked
# expect: b'aa'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: TypeError can't multiply sequence by non-int of type 'str'
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: asked
# expect: bytearray(b'aa')
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: TypeError can't multiply sequence by non-int of type 'str'
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: asked
# expect: [1, 1]
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: TypeError can't multiply sequence by non-int of type 'str'
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: asked
# expect: (1, 1)
attempt(lambda: Text('a') * '')  # expect: TypeError can't multiply sequence by non-int of type 'str'
attempt(lambda: Text('a') * 2)  # expect: aa
attempt(lambda: Text('a') * Both())  # expect: asked
attempt(lambda: [1].__imul__(''))  # expect: TypeError 'str' object cannot be interpreted as an integer
items = [1]
items *= Both()
print(items)  # expect: asked
