# since: 3.14
# Signatures of builtins: the instance is a parameter of a method of the class, not of a bound one.
import inspect
import re

for what in [print, len, sorted, abs, ord, str.upper, 'a'.upper, list.append, [].append, dict.fromkeys, int.from_bytes,
             list, tuple, zip, map, enumerate, bool, float, complex, property, memoryview, re.sub]:
    print(what.__name__, inspect.signature(what))
# expect: print (*args, sep=' ', end='\n', file=None, flush=False)
# expect: len (obj, /)
# expect: sorted (iterable, /, *, key=None, reverse=False)
# expect: abs (x, /)
# expect: ord (character, /)
# expect: upper (self, /)
# expect: upper ()
# expect: append (self, object, /)
# expect: append (object, /)
# expect: fromkeys (iterable, value=None, /)
# expect: from_bytes (bytes, byteorder='big', *, signed=False)
# expect: list (iterable=(), /)
# expect: tuple (iterable=(), /)
# expect: zip (*iterables, strict=False)
# expect: map (function, iterable, /, *iterables, strict=False)
# expect: enumerate (iterable, start=0)
# expect: bool (object=False, /)
# expect: float (x=0, /)
# expect: complex (real=0, imag=0)
# expect: property (fget=None, fset=None, fdel=None, doc=None)
# expect: memoryview (object)
# expect: sub (pattern, repl, string, count=0, flags=0)
for what in [max, getattr, iter, next, vars, dir, int, dict, type]:
    try:
        print(inspect.signature(what))
    except ValueError as error:
        print(error)
# expect: no signature found for builtin <built-in function max>
# expect: no signature found for builtin <built-in function getattr>
# expect: no signature found for builtin <built-in function iter>
# expect: no signature found for builtin <built-in function next>
# expect: no signature found for builtin <built-in function vars>
# expect: no signature found for builtin <built-in function dir>
# expect: no signature found for builtin type <class 'int'>
# expect: no signature found for builtin type <class 'dict'>
# expect: no signature found for builtin <class 'type'>

print(inspect.getmodule(len), inspect.getmodule(ValueError), inspect.getmodule(5))
# expect: <module 'builtins' (built-in)> <module 'builtins' (built-in)> None
