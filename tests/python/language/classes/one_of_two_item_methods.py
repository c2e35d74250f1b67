# A class with `__delitem__` alone has a place for assignment too, and the other way round.
class Deletes:
    def __delitem__(self, key):
        print('del', key)


class Sets:
    def __setitem__(self, key, value):
        print('set', key)


class Neither:
    pass


def sets(x):
    x[1] = 2


def deletes(x):
    del x[1]


for cls in (Deletes, Sets, Neither):
    for use in (sets, deletes):
        try:
            use(cls())
        except Exception as e:
            print(type(e).__name__, e)
# expect: AttributeError __setitem__
# expect: del 1
# expect: set 1
# expect: AttributeError __delitem__
# expect: TypeError 'Neither' object does not support item assignment
# expect: TypeError 'Neither' object doesn't support item deletion
