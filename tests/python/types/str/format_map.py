# format_map takes any mapping
class D(dict):
    def __missing__(self, k): return f'<{k}>'
print('{a} {b}'.format_map({'a': 1, 'b': 2}), '{a} {x}'.format_map(D(a=1)))  # expect: 1 2 1 <x>
print('{a[0]}'.format_map({'a': [5]}))  # expect: 5
try:
    '{a}'.format_map({})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'a'
try:
    '{}'.format_map({'a': 1})
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Format string contains positional fields
try:
    '{a}'.format_map()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: str.format_map() takes exactly one argument (0 given)
