# failures are exceptions that can be caught
# tools: fail, fail_value, fail_timeout, fail_denied
def attempt(f):
    try: f('message')
    except Exception as e:
        print(type(e).__name__, e, e.args, isinstance(e, ToolError))
        print(isinstance(e, TimeoutError), isinstance(e, PermissionError))
        print(getattr(e, 'tool', None), getattr(e, 'data', None))
for f in (fail, fail_value, fail_timeout, fail_denied): attempt(f)
# expect: ToolError message ('message',) True
# expect: False False
# expect: fail None
# expect: ValueError message ('message',) False
# expect: False False
# expect: None None
# expect: ToolTimeout message ('message',) True
# expect: True False
# expect: fail_timeout None
# expect: ToolDenied message ('message',) True
# expect: False True
# expect: fail_denied None
print(issubclass(ToolError, Exception), issubclass(ToolTimeout, (ToolError,)))  # expect: True True
print(issubclass(ToolDenied, PermissionError), ToolError.__mro__[1].__name__)  # expect: True Exception
try: fail('x')
except (KeyError, ToolError) as e:
    print(repr(e))  # expect: ToolError('x')
def g(): fail('through frames')
try: g()
except ToolError as e:
    print(e.__traceback__ is not None)  # expect: True
try: raise ToolError('raised by the guest')
except ToolError as e: print(e)  # expect: raised by the guest
class Mine(ToolError): pass
try:
    (_ for _ in ()).throw(Mine('subclass'))
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: Mine: subclass
