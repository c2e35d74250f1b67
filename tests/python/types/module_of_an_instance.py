# Instances of builtin classes have no `__module__`; their classes have.
for value in [5, 'a', [], None, 1.5, {}, ValueError('x'), object(), range(3), ...]:
    try:
        print(value.__module__)
    except AttributeError as error:
        print(error)
    print(type(value).__module__)
# expect: 'int' object has no attribute '__module__'
# expect: builtins
# expect: 'str' object has no attribute '__module__'
# expect: builtins
# expect: 'list' object has no attribute '__module__'
# expect: builtins
# expect: 'NoneType' object has no attribute '__module__'
# expect: builtins
# expect: 'float' object has no attribute '__module__'
# expect: builtins
# expect: 'dict' object has no attribute '__module__'
# expect: builtins
# expect: 'ValueError' object has no attribute '__module__'
# expect: builtins
# expect: 'object' object has no attribute '__module__'
# expect: builtins
# expect: 'range' object has no attribute '__module__'
# expect: builtins
# expect: 'ellipsis' object has no attribute '__module__'
# expect: builtins


class Own(list):
    pass


print(Own().__module__, Own.__module__, len.__module__, hasattr(iter([]), '__module__'))
# expect: __main__ __main__ builtins False
