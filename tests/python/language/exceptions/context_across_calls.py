# context follows the dynamic chain of handlers
def inner(): raise KeyError('inner')
def middle():
    try: inner()
    except KeyError: raise ValueError('middle')
try:
    try: raise OSError('outer')
    except OSError: middle()
except ValueError as e:
    chain = []
    while e:
        chain.append(repr(e))
        e = e.__context__
    print(chain)  # expect: ["ValueError('middle')", "KeyError('inner')", "OSError('outer')"]
def clean():
    try: raise ValueError('no context')
    except ValueError as e: return e.__context__
try: raise OSError('x')
except OSError:
    print(repr(clean()))  # expect: OSError('x')
print(clean())  # expect: None
