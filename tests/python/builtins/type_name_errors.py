# calling what cannot be called
class A: pass
for value in (5, 'a', None, [1], A(), (1, 2), {}, ...):
    try:
        value()
    except Exception as error:
        print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'int' object is not callable
# expect: TypeError: 'str' object is not callable
# expect: TypeError: 'NoneType' object is not callable
# expect: TypeError: 'list' object is not callable
# expect: TypeError: 'A' object is not callable
# expect: TypeError: 'tuple' object is not callable
# expect: TypeError: 'dict' object is not callable
# expect: TypeError: 'ellipsis' object is not callable
