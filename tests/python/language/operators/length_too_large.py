# since: 3.14
# A length that does not fit is an error wherever it is asked for, truth included.
class Long:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

for n in (10 ** 30, -10 ** 30, -1, 0, 5):
    for ask in (len, bool, lambda x: not x, lambda x: 1 if x else 2):
        try:
            print(ask(Long(n)))
        except (ValueError, OverflowError) as error:
            print(type(error).__name__, error)
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: OverflowError cannot fit 'int' into an index-sized integer
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: ValueError __len__() should return >= 0
# expect: 0
# expect: False
# expect: True
# expect: 2
# expect: 5
# expect: True
# expect: False
# expect: 1
