# since: 3.14
# super() outside a method: a class body has no argument, a function without a class has no cell.
try:
    class K:
        value = super()
except RuntimeError as error:
    print(error)  # expect: super(): no arguments

def plain():
    super()

def taking(x):
    super()

def rest(*args):
    super()

for call in (plain, lambda: taking(1), rest, lambda: super()):
    try:
        call()
    except RuntimeError as error:
        print(error)
# expect: super(): no arguments
# expect: super(): __class__ cell not found
# expect: super(): no arguments
# expect: super(): no arguments
