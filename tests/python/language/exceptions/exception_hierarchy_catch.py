# base classes catch their descendants
pairs = [(IndexError, LookupError), (KeyError, LookupError), (ZeroDivisionError, ArithmeticError), (OverflowError, ArithmeticError), (ModuleNotFoundError, ImportError), (RecursionError, RuntimeError), (NotImplementedError, RuntimeError), (UnicodeDecodeError, ValueError), (FileNotFoundError, OSError), (PermissionError, OSError), (TimeoutError, OSError), (UnboundLocalError, NameError), (IndentationError, SyntaxError), (BrokenPipeError, ConnectionError), (ExceptionGroup, BaseExceptionGroup)]
print([issubclass(a, b) for a, b in pairs])
# expect: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True]
for make in (lambda: [][1], lambda: {}[1], lambda: 1 / 0, lambda: undefined, lambda: int('x'), lambda: None.x, lambda: 'a' + 1, lambda: next(iter(())), lambda: [].pop(), lambda: b'\xff'.decode()):
    try: make()
    except LookupError as e:
        print('lookup', type(e).__name__)
    except ArithmeticError as e:
        print('arithmetic', type(e).__name__)
    except (NameError, ValueError) as e:
        print('name or value', type(e).__name__)
    except Exception as e:
        print('other', type(e).__name__)
# expect: lookup IndexError
# expect: lookup KeyError
# expect: arithmetic ZeroDivisionError
# expect: name or value NameError
# expect: name or value ValueError
# expect: other AttributeError
# expect: other TypeError
# expect: other StopIteration
# expect: lookup IndexError
# expect: name or value UnicodeDecodeError
print(IOError is OSError, EnvironmentError is OSError)  # expect: True True
