# what extend took before its source failed stays
x = []
def source():
    yield 1
    yield 2
    raise ValueError('stop here')
try:
    x.extend(source())
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: stop here
print(x)  # expect: [1, 2]
try:
    x += source()
except ValueError:
    print(x)  # expect: [1, 2, 1, 2]
