# keys whose hash does not work
# since: 3.14
class A:
    __hash__ = None
class B:
    def __eq__(s, o): return True
class C:
    def __hash__(s): return 'x'
class D:
    def __hash__(s): raise ValueError('no hash')
try:
    {A(): 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'A' as a dict key (unhashable type: 'A')
try:
    {B(): 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'B' as a dict key (unhashable type: 'B')
try:
    {C(): 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'C' as a dict key (__hash__ method should return an integer)
try:
    {D(): 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: no hash
try:
    {}.get(A())
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'A' as a dict key (unhashable type: 'A')
class E:
    def __hash__(s): return 1 << 70
print(hash(E()) == hash(1 << 70), {E(): 1} != {})  # expect: True True
