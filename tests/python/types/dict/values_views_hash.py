# A view of values is hashable by identity, unlike those of keys and items.
values = {1: 2}.values()
print(hash(values) == hash(values), values in {values}, values in {}, values in set())
# expect: True True False False
for view in ({1: 2}.keys(), {1: 2}.items()):
    try:
        hash(view)
    except TypeError as e:
        print(e)
# expect: unhashable type: 'dict_keys'
# expect: unhashable type: 'dict_items'
