# slices are hashable
# since: 3.12
print(hash(slice(1, 2)) == hash(slice(1, 2)), {slice(1): 'x'}[slice(1)])  # expect: True x
try:
    hash(slice([]))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'list'
