# Calls with arguments too few, too many or of unknown names, in the words for classes written in C.
# since: 3.14
from itertools import *


def show(call):
    try:
        call()
    except TypeError as error:
        print(error)


# Positional-only.
show(lambda: cycle())  # expect: cycle expected 1 argument, got 0
show(lambda: cycle([], []))  # expect: cycle expected 1 argument, got 2
show(lambda: cycle(iterable=[]))  # expect: cycle() takes no keyword arguments
show(lambda: takewhile(None))  # expect: takewhile expected 2 arguments, got 1
show(lambda: dropwhile(None, [], []))  # expect: dropwhile expected 2 arguments, got 3
show(lambda: filterfalse(function=None, iterable=[]))  # expect: filterfalse() takes no keyword arguments
show(lambda: starmap())  # expect: starmap expected 2 arguments, got 0
show(lambda: pairwise([], 2))  # expect: pairwise expected 1 argument, got 2
show(lambda: islice([], stop=1))  # expect: islice() takes no keyword arguments
show(lambda: chain(iterable=[]))  # expect: chain() takes no keyword arguments
show(lambda: product([], times=2))  # expect: product() got an unexpected keyword argument 'times'

# By name, too.
show(lambda: groupby())  # expect: groupby() missing required argument 'iterable' (pos 1)
show(lambda: groupby([], None, None))  # expect: groupby() takes at most 2 arguments (3 given)
show(lambda: groupby([], foo=1))  # expect: groupby() got an unexpected keyword argument 'foo'
show(lambda: groupby([], iterable=[]))
# expect: argument for groupby() given by name ('iterable') and position (1)
show(lambda: compress([]))  # expect: compress() missing required argument 'selectors' (pos 2)
show(lambda: compress([], [], []))  # expect: compress() takes at most 2 arguments (3 given)
show(lambda: accumulate([], None, 0))  # expect: accumulate() takes at most 2 positional arguments (3 given)
show(lambda: accumulate([], foo=None))  # expect: accumulate() got an unexpected keyword argument 'foo'
show(lambda: batched([]))  # expect: batched() missing required argument 'n' (pos 2)
show(lambda: batched([], 1, True))  # expect: batched() takes exactly 2 positional arguments (3 given)
show(lambda: permutations([], 1, 2))  # expect: permutations() takes at most 2 arguments (3 given)
show(lambda: permutations([], foo=2))  # expect: permutations() got an unexpected keyword argument 'foo'
show(lambda: combinations([]))  # expect: combinations() missing required argument 'r' (pos 2)
show(lambda: combinations(r=1))  # expect: combinations() missing required argument 'iterable' (pos 1)

# Arguments that fit, and are of the wrong type.
show(lambda: groupby(1))  # expect: 'int' object is not iterable
show(lambda: starmap(None, 5))  # expect: 'int' object is not iterable
show(lambda: compress([1], 5))  # expect: 'int' object is not iterable
