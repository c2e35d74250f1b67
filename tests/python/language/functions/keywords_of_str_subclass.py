# Names in `**mapping` may be of a subclass of str: `**kwargs` gets them as they are.
class Name(str):
    pass


def anything(**kwargs):
    return kwargs


def two(a, b=2):
    return a, b


result = anything(**{Name('a'): 1})
print(result, [type(key).__name__ for key in result])  # expect: {'a': 1} ['Name']
print(two(**{Name('a'): 1}), two(**{Name('a'): 1, Name('b'): 4}))  # expect: (1, 2) (1, 4)
for call in (
    lambda: two(**{Name('c'): 1, 'a': 1}),
    lambda: two(1, **{Name('a'): 1}),
    lambda: anything(a=1, **{Name('a'): 1}),
    lambda: anything(**{Name('a'): 1}, **{'a': 2}),
    lambda: anything(**{'a': 1}, **{Name('a'): 2}),
    lambda: anything(**{1: 1}),
):
    try:
        print(call())
    except TypeError as e:
        print(e)
# expect: two() got an unexpected keyword argument 'c'
# expect: two() got multiple values for argument 'a'
# expect: __main__.anything() got multiple values for keyword argument 'a'
# expect: __main__.anything() got multiple values for keyword argument 'a'
# expect: __main__.anything() got multiple values for keyword argument 'a'
# expect: keywords must be strings


class Holder:
    def __init__(self, a, **rest):
        self.a, self.rest = a, rest

    def method(self, **kwargs):
        return [type(key).__name__ for key in kwargs]


class Mapping:
    def keys(self):
        return [Name('a'), Name('k')]

    def __getitem__(self, key):
        return key


held = Holder(**Mapping())
print(held.a, held.rest, held.method(**Mapping(), z=1))  # expect: a {'k': 'k'} ['Name', 'Name', 'str']
print(sorted([3, 1, 2], **{Name('reverse'): True}), '{a}'.format(**{Name('a'): 1}))  # expect: [3, 2, 1] 1
