# id and is
a = []
b = a
print(id(a) == id(b), id([]) == id(a), a is b, a is not b, [] is [], None is None)
# expect: True False True False False True
print(id(1) == id(1))  # expect: True
try:
    id()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: id() takes exactly one argument (0 given)
