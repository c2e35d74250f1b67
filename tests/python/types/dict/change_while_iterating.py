# a change of size stops the iteration
d = {'a': 1, 'b': 2}
try:
    for k in d: d[k + 'x'] = 1
except RuntimeError as e: print(e)  # expect: dictionary changed size during iteration
d = {'a': 1, 'b': 2}
try:
    for k in d: del d[k]
except RuntimeError as e: print(e)  # expect: dictionary changed size during iteration
d = {'a': 1, 'b': 2}
for k in d: d[k] = 0
print(d)  # expect: {'a': 0, 'b': 0}
it = iter(d.items())
next(it)
d['c'] = 1
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: RuntimeError: dictionary changed size during iteration
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: RuntimeError: dictionary changed size during iteration
d = {'a': 1}
try:
    for k in d:
        del d[k]
        d['b'] = 1
except RuntimeError as e: print(e)  # expect: dictionary keys changed during iteration
print(d)  # expect: {'b': 1}
