# PEP 695 functions
# since: 3.12
def first[T](items: list[T]) -> T: return items[0]
print(first([1]), first.__type_params__, [p.__name__ for p in first.__type_params__])  # expect: 1 (T,) ['T']
def g[T: int, *Ts, **P](a: T) -> T: return T
print([repr(p) for p in g.__type_params__], g.__type_params__[0].__bound__, g(1))
# expect: ['T', 'Ts', 'P'] <class 'int'> T
def h[T: (int, str)](x): return T.__constraints__
print(h(1))  # expect: (<class 'int'>, <class 'str'>)
x = 'outer T'
T = x
def k[T](): return T
print(k().__name__, T)  # expect: T outer T
