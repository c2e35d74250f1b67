# since: 3.14
# `in` through an __iter__ that fails with a TypeError says that this is no container; other errors go through.
class Failing:
    def __init__(self, error):
        self.error = error

    def __iter__(self):
        if self.error:
            raise self.error
        return 5

class Counting:
    def __init__(self):
        self.n = 0

    def __iter__(self):
        print('iter')
        return self

    def __next__(self):
        self.n += 1
        if self.n > 3:
            raise StopIteration
        return self.n

for container in (Failing(TypeError('mine')), Failing(ValueError('mine')), Failing(None)):
    try:
        print(1 in container)
    except Exception as error:
        print(repr(error), repr(error.__context__))
# expect: TypeError("argument of type 'Failing' is not a container or iterable") None
# expect: ValueError('mine') None
# expect: TypeError("argument of type 'Failing' is not a container or iterable") None
print(2 in Counting(), 7 in Counting(), None in Counting())
# expect: iter
# expect: iter
# expect: iter
# expect: True False False
