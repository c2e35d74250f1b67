# both the exception and its cause may be classes
class E(Exception): pass
class Cause(Exception):
    def __init__(self): super().__init__('made')
for cause in (Cause, None, KeyError('k')):
    try:
        try: 1 / 0
        except ZeroDivisionError: raise E from cause
    except E as e:
        print(repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
# expect: Cause('made') ZeroDivisionError('division by zero') True
# expect: None ZeroDivisionError('division by zero') True
# expect: KeyError('k') ZeroDivisionError('division by zero') True
try: raise E from int
except TypeError as e:
    print(e)  # expect: exception causes must derive from BaseException
