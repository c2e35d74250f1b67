# an __eq__ that changes the list
# since: 3.14
x = []
class E:
    def __eq__(self, other):
        x.clear()
        return False
x.extend([E(), E(), E()])
print(5 in x, x)  # expect: False []
x.extend([E(), 1])
try:
    x.remove(7)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: list.remove(x): x not in list
x.extend([E(), 1])
print(x.count(1), x)  # expect: 0 []
x.extend([E(), 1])
try:
    x.index(3)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: list.index(x): x not in list
