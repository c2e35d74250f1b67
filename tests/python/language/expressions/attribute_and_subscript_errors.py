# errors of . and []
# since: 3.14
class A: pass
try:
    A().x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'x'
try:
    A.x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: type object 'A' has no attribute 'x'
try:
    A()[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'A' object is not subscriptable
try:
    A[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'A' is not subscriptable
try:
    (1)[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not subscriptable
x = 1.5
try:
    x[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'float' object is not subscriptable
x = None
try:
    x['a']
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'NoneType' object is not subscriptable
try:
    len[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'builtin_function_or_method' object is not subscriptable
try:
    {}.x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'dict' object has no attribute 'x'
try:
    A().__setitem__
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'A' object has no attribute '__setitem__'
try:
    exec('A()[0] = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'A' object does not support item assignment
try:
    exec('del A()[0]')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'A' object doesn't support item deletion
try:
    exec('(1).x = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'int' object has no attribute 'x' and no __dict__ for setting new attributes
try:
    exec('del A().x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AttributeError: 'A' object has no attribute 'x'
try:
    exec('None.x = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'NoneType' object has no attribute 'x' and no __dict__ for setting new attributes
try:
    exec('None[0] = 1')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'NoneType' object does not support item assignment
x = {1}
try:
    x[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'set' object is not subscriptable
x = (x for x in [])
try:
    x[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'generator' object is not subscriptable
try:
    (lambda: 0).x
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'function' object has no attribute 'x'
try:
    int[0]
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: type 'int' is not subscriptable
# stderr: tests/python/language/expressions/attribute_and_subscript_errors.py:21: SyntaxWarning: 'int' object is not subscriptable; perhaps you missed a comma?
# stderr:   (1)[0]
