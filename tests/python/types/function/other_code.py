# A function can be given the code of another one: its globals, name and text stay.
# since: 3.14
import warnings


def one():
    'text of one'
    return 'one'


def two(x=1):
    return 'two', x


print(one.__code__ is two.__code__)  # expect: False
one.__code__ = two.__code__
print(one.__name__, one.__doc__, one.__code__ is two.__code__)  # expect: one text of one True
print(one(5))  # expect: ('two', 5)
word = 'main'
other = {}
exec("word = 'other'\ndef three(): return word", other)
one.__code__ = other['three'].__code__
print(one(), other['three']())  # expect: main other


def outer(n):
    def inner():
        return n
    return inner


f = outer(1)
f.__code__ = outer(2).__code__
print(f())  # expect: 1
for value in [f.__code__, 3, None]:
    try:
        one.__code__ = value
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: ValueError one() requires a code object with 0 free vars, not 1
# expect: TypeError __code__ must be set to a code object
# expect: TypeError __code__ must be set to a code object
try:
    del one.__code__
except TypeError as error:
    print(error)  # expect: __code__ must be set to a code object
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')

    def generator():
        yield 1

    two.__code__ = generator.__code__
    print(list(two()), caught[0].category.__name__, caught[0].message)
# expect: [1] DeprecationWarning Assigning a code object of non-matching type is deprecated (e.g., from a generator to a plain function)
print(generator().gi_code is generator.__code__)  # expect: True


def four(x):
    return 'four', x


def five(x):
    y = x * 2
    return 'five', y


print(four(1))  # expect: ('four', 1)
four.__code__ = five.__code__
print(four(1))  # expect: ('five', 2)
