# complex() from text and numbers
# since: 3.14
print(complex('1+2j'), complex(' -1.5j '), complex('3'), complex('j'))  # expect: (1+2j) -1.5j (3+0j) 1j
print(complex('(1-1j)'), complex('1e3+inFj'))  # expect: (1-1j) (1000+infj)
print(complex(), complex(1), complex(1, 2), complex(imag=2), complex(real=1.5), complex(1j, 1j))
# expect: 0j (1+0j) (1+2j) 2j (1.5+0j) (-1+1j)
class C:
    def __complex__(self): return 5j
print(complex(C()))  # expect: 5j
try:
    complex('abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: complex() arg is a malformed string
try:
    complex('1 + 2j')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: complex() arg is a malformed string
try:
    complex('1', 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: complex() argument 'real' must be a real number, not str
try:
    complex(1, '2')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: complex() argument 'imag' must be a real number, not str
try:
    complex([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: complex() argument must be a string or a number, not list
try:
    complex('')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: complex() arg is a malformed string
# stderr: tests/python/types/complex/parse.py:5: DeprecationWarning: complex() argument 'real' must be a real number, not complex
# stderr:   print(complex(), complex(1), complex(1, 2), complex(imag=2), complex(real=1.5), complex(1j, 1j))
# stderr: tests/python/types/complex/parse.py:5: DeprecationWarning: complex() argument 'imag' must be a real number, not complex
# stderr:   print(complex(), complex(1), complex(1, 2), complex(imag=2), complex(real=1.5), complex(1j, 1j))
