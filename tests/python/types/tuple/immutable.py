# a tuple's item cannot be assigned, but what it holds can change
t = ([1], 2)
t[0].append(5)
print(t)  # expect: ([1, 5], 2)
try:
    t[0] += [6]
except TypeError as e:
    print(e, t)  # expect: 'tuple' object does not support item assignment ([1, 5, 6], 2)
try:
    t.append(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'tuple' object has no attribute 'append'
try:
    t.__delitem__(0)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: 'tuple' object has no attribute '__delitem__'
try:
    del t[0]
except TypeError as e:
    print(e)  # expect: 'tuple' object doesn't support item deletion
t[1] = 3  # raises: TypeError: 'tuple' object does not support item assignment
