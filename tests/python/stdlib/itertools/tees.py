# tee gives as many iterators as it is asked for; what one has seen the others see too.
# since: 3.14
import itertools

print(itertools.tee([1, 2], 0), len(itertools.tee([1, 2], 1)), len(itertools.tee([1, 2])), len(itertools.tee([1, 2], 5)), len(itertools.tee([1], True)))
# expect: () 1 2 5 1
a, b = itertools.tee(x * x for x in range(4))
print(next(a), next(a), list(b), list(a))  # expect: 0 1 [0, 1, 4, 9] [4, 9]
a, b = itertools.tee('abc')
c, d = itertools.tee(a)
print(c is a, next(a), list(b), list(c), list(d), type(a).__name__)
# expect: False a ['a', 'b', 'c'] ['a', 'b', 'c'] ['a', 'b', 'c'] _tee


class Two:
    def __index__(self):
        return 2


print([list(each) for each in itertools.tee(range(2), Two())])  # expect: [[0, 1], [0, 1]]
for use in ('itertools.tee([], -1)', 'itertools.tee([], 1.5)', 'itertools.tee(5)', 'itertools.tee()', 'itertools.tee([], n=2)'):
    try:
        print(eval(use))
    except (TypeError, ValueError) as error:
        print(use, '-', type(error).__name__)
# expect: itertools.tee([], -1) - ValueError
# expect: itertools.tee([], 1.5) - TypeError
# expect: itertools.tee(5) - TypeError
# expect: itertools.tee() - TypeError
# expect: itertools.tee([], n=2) - TypeError
