# divmod and pow through user classes
# since: 3.14
class D:
    def __divmod__(s, o): return ('dm', o)
    def __rdivmod__(s, o): return ('rdm', o)
    def __pow__(s, o, m=None): return ('pow', o, m)
    def __rpow__(s, o, m=None): return ('rpow', o)
print(divmod(D(), 3), divmod(3, D()), pow(D(), 2), pow(D(), 2, 5), pow(2, D()))
# expect: ('dm', 3) ('rdm', 3) ('pow', 2, None) ('pow', 2, 5) ('rpow', 2)
print(2 ** D(), D() ** 2)  # expect: ('rpow', 2) ('pow', 2, None)
try:
    divmod(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: divmod expected 2 arguments, got 1
try:
    divmod('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: unsupported operand type(s) for divmod(): 'str' and 'int'
try:
    pow(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: pow() missing required argument 'exp' (pos 2)
try:
    pow(2, D(), 5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
