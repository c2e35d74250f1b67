# What the compiler warns of in the generator of all, any or tuple it says twice, and nested four times.
# since: 3.14
import warnings
def count(source):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        compile(source, 'f.py', 'exec')
    return len(found)
print(count('tuple(v for v in (1, 2) if v is 3)'))  # expect: 2
print(count('all(v for v in (any(w is 5 for w in ()),))'))  # expect: 4
print(count('any([v is 3 for v in (1, 2)])'))  # expect: 1
print(count('list(v is 3 for v in (1, 2))'))  # expect: 1
print(count('all((v is 3 for v in ()), 1)'))  # expect: 1
