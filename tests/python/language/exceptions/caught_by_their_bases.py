# Every builtin exception is caught by its classes, alone and in a tuple, and by no others.
# since: 3.11
import builtins

found = [value for name, value in sorted(vars(builtins).items()) if isinstance(value, type) and issubclass(value, BaseException)]
classes = [cls for cls in dict.fromkeys(found) if cls.__name__ not in ("ToolError", "PythonFinalizationError")]
arguments = {
    "UnicodeDecodeError": ("ascii", b"x", 0, 1, "why"),
    "UnicodeEncodeError": ("ascii", "x", 0, 1, "why"),
    "UnicodeTranslateError": ("x", 0, 1, "why"),
    "ExceptionGroup": ("several", [ValueError()]),
    "BaseExceptionGroup": ("several", [KeyboardInterrupt()]),
}


def is_caught(exc, types):
    try:
        try:
            raise exc
        except types:
            return True
    except BaseException:
        return False


class Own(KeyError):
    pass


class Mixed(OSError, ValueError):
    pass


caught = 0
for cls in [*classes, Own, Mixed]:
    exc = cls(*arguments.get(cls.__name__, ()))
    for other in [*classes, Own, Mixed]:
        expected = issubclass(cls, other)
        assert is_caught(exc, other) is expected, (cls, other)
        assert is_caught(exc, (MemoryError, other)) is (expected or cls is MemoryError), (cls, other)
        caught += expected
print(len(classes) > 60, caught > 240)  # expect: True True

group = ExceptionGroup("several", [ValueError()])
print(is_caught(group, Exception), is_caught(group, BaseExceptionGroup), is_caught(BaseExceptionGroup("x", [KeyboardInterrupt()]), Exception))
# expect: True True False

for wrong in (object, int, "KeyError", (KeyError, object), (KeyError, (ValueError, 3))):
    try:
        try:
            raise IndexError("first")
        except wrong:
            print("caught")
    except TypeError as error:
        print(error)
# expect: catching classes that do not inherit from BaseException is not allowed
# expect: catching classes that do not inherit from BaseException is not allowed
# expect: catching classes that do not inherit from BaseException is not allowed
# expect: catching classes that do not inherit from BaseException is not allowed
# expect: catching classes that do not inherit from BaseException is not allowed
