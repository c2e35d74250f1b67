# the truth of NotImplemented
# since: 3.14
try:
    bool(NotImplemented)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: NotImplemented should not be used in a boolean context
try:
    not NotImplemented
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: NotImplemented should not be used in a boolean context
