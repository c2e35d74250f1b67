# Deleting an item of what has none: a sequence asked for an index says it in another way.
class Plain:
    pass


for value in (1, 1.5, None, "abc", (1,), b"a", {1}, frozenset(), range(3), Plain(), len, int):
    for key in (0, "a"):
        try:
            del value[key]
        except TypeError as e:
            print(e)
# expect: 'int' object does not support item deletion
# expect: 'int' object does not support item deletion
# expect: 'float' object does not support item deletion
# expect: 'float' object does not support item deletion
# expect: 'NoneType' object does not support item deletion
# expect: 'NoneType' object does not support item deletion
# expect: 'str' object doesn't support item deletion
# expect: 'str' object does not support item deletion
# expect: 'tuple' object doesn't support item deletion
# expect: 'tuple' object does not support item deletion
# expect: 'bytes' object doesn't support item deletion
# expect: 'bytes' object does not support item deletion
# expect: 'set' object doesn't support item deletion
# expect: 'set' object does not support item deletion
# expect: 'frozenset' object doesn't support item deletion
# expect: 'frozenset' object does not support item deletion
# expect: 'range' object doesn't support item deletion
# expect: 'range' object does not support item deletion
# expect: 'Plain' object doesn't support item deletion
# expect: 'Plain' object does not support item deletion
# expect: 'builtin_function_or_method' object does not support item deletion
# expect: 'builtin_function_or_method' object does not support item deletion
# expect: 'type' object does not support item deletion
# expect: 'type' object does not support item deletion
p = Plain()
p.x = 1
del p.__dict__
print(hasattr(p, "x"), p.__dict__)  # expect: False {}
