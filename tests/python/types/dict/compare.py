# equality ignores order
print({'a': 1, 'b': 2} == {'b': 2, 'a': 1}, {'a': 1} == {'a': 1.0})  # expect: True True
print({'a': 1} != {'a': 2}, {} == [], {1: 2} == {True: 2}, {'a': {}} == {'a': {}})
# expect: True False True True
try:
    {} < {}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '<' not supported between instances of 'dict' and 'dict'
try:
    {'a': 1} > {'a': 0}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: '>' not supported between instances of 'dict' and 'dict'
n = float('nan')
print({1: n} == {1: n}, {1: n} == {1: float('nan')})  # expect: True False
