# raising a class makes an instance
class E(Exception):
    def __init__(self, *a):
        print('made', a)
        super().__init__(*a)
for make in (lambda: E, lambda: E(1), lambda: E('a', 'b')):
    try: raise make()
    except E as e:
        print(repr(e))
# expect: made ()
# expect: E()
# expect: made (1,)
# expect: E(1)
# expect: made ('a', 'b')
# expect: E('a', 'b')
class Needs(Exception):
    def __init__(self, x): self.x = x
try: raise Needs
except TypeError as e: print(e)  # expect: Needs.__init__() missing 1 required positional argument: 'x'
class NotMade(Exception):
    def __new__(cls): return 5
try:
    exec('raise NotMade')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: calling <class '__main__.NotMade'> should have returned an instance of BaseException, not <class 'int'>
try: raise KeyError from E  # expect: made ()
except KeyError as e:
    print(repr(e.__cause__))  # expect: E()
