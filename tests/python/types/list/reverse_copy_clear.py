# reverse, copy, clear
x = [1, [2], 3]
y = x.copy()
print(x.reverse(), x, y, y[1] is x[1], x.clear(), x, y)
# expect: None [] [1, [2], 3] True None [] [1, [2], 3]
try:
    y.copy(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: list.copy() takes no arguments (1 given)
try:
    y.clear(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: list.clear() takes no arguments (1 given)
print(list(reversed(y)), [].reverse())  # expect: [3, [2], 1] None
