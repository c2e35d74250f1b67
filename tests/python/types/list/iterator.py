# list iterators
it = iter([1, 2])
print(iter(it) is it, next(it), it.__length_hint__(), next(it), it.__length_hint__())  # expect: True 1 1 2 0
try:
    next(it)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: StopIteration:
print(next(it, 5), type(it), type(reversed([])))
# expect: 5 <class 'list_iterator'> <class 'list_reverseiterator'>
a = [1, 2, 3]
i = iter(a)
next(i)
a.append(4)
print([*i], [*i])  # expect: [2, 3, 4] []
