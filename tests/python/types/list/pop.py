# pop with and without an index
items = [1, 2, 3, 4]
print(items.pop(), items.pop(0), items.pop(-2), items)  # expect: 4 1 2 [3]
try:
    items.pop(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop index out of range
try:
    items.pop('a')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    [].pop()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop from empty list
try:
    items.pop(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: pop expected at most 1 argument, got 2
