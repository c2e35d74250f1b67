# close returns what the generator returned
# since: 3.13
def g():
    try: yield 1
    except GeneratorExit: return 'value'
it = g()
next(it)
print(it.close(), it.close())  # expect: value None
