# defaults of type parameters
# since: 3.13
class A[T = int, *Ts = *tuple[int, ...]]: pass
print(A.__type_params__[0].__default__, A[str], A.__type_params__[0].has_default())
# expect: <class 'int'> __main__.A[str, *tuple[int, ...]] True
def f[T, U = str](): return U.__default__
print(f())  # expect: <class 'str'>
