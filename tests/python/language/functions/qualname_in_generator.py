# since: 3.14
# A function made by a generator expression is directly below it in __qualname__.
print(list((lambda: 0).__qualname__ for _ in [1]), [(lambda: 0).__qualname__ for _ in [1]])
# expect: ['<genexpr>.<lambda>'] ['<lambda>']

def f():
    inner = list((lambda: 0).__qualname__ for _ in [1])
    return inner, [(lambda: 0).__qualname__ for _ in [1]], (y for y in []).gi_code.co_qualname

class K:  # expect: ['K.<genexpr>.<lambda>'] ['K.<lambda>']
    print(list((lambda: 0).__qualname__ for _ in [1]), [(lambda: 0).__qualname__ for _ in [1]])

print(f())  # expect: (['f.<locals>.<genexpr>.<lambda>'], ['f.<locals>.<lambda>'], 'f.<locals>.<genexpr>')
try:
    all((lambda a: 0)() for _ in [1])
except TypeError as error:
    print(error)  # expect: <genexpr>.<lambda>() missing 1 required positional argument: 'a'
