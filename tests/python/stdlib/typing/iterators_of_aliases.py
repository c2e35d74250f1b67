# What unpacking aliases and templates iterates with, and how messages name templates.
# since: 3.14
import typing
type V[*Ts] = tuple[*Ts]
def f[*Ts](): pass
Ts, = f.__type_params__
print(type(iter(V)), next(iter(V)), type(iter(Ts)), next(iter(Ts)))
# expect: <class 'tuple_iterator'> typing.Unpack[V] <class 'tuple_iterator'> typing.Unpack[Ts]
i = iter(list[int])
print(type(i), next(i), next(i, 'end'), iter(i) is i)
# expect: <class 'generic_alias_iterator'> *list[int] end True
print(type(iter(V[int])), *V[int], type(iter(typing.Union)) if 0 else '')
# expect: <class 'generic_alias_iterator'> *V[int]
print(type(i).__module__, type(i).__name__, typing.NoDefault, type(typing.NoDefault))
# expect: builtins generic_alias_iterator typing.NoDefault <class 'NoDefaultType'>
try: type(i)()
except TypeError as e: print(e)  # expect: cannot create 'generic_alias_iterator' instances
from string.templatelib import Template
n = 1
t = t"{n}a"
it = iter(t)
print(type(it), next(it), next(it), next(it, 'end'), iter(it) is it)
# expect: <class 'string.templatelib.TemplateIter'> Interpolation(1, 'n', None, '') a end True
for bad in (lambda: t * 2, lambda: len(t), lambda: t[0], lambda: t < t, lambda: t.zz, lambda: Template(a=1), lambda: format(t, 'x'), lambda: t + 1):
    try: print(bad())
    except (TypeError, AttributeError) as e: print(e)
# expect: unsupported operand type(s) for *: 'string.templatelib.Template' and 'int'
# expect: object of type 'string.templatelib.Template' has no len()
# expect: 'string.templatelib.Template' object is not subscriptable
# expect: '<' not supported between instances of 'string.templatelib.Template' and 'string.templatelib.Template'
# expect: 'string.templatelib.Template' object has no attribute 'zz'
# expect: Template.__new__ only accepts *args arguments
# expect: unsupported format string passed to string.templatelib.Template.__format__
# expect: can only concatenate string.templatelib.Template (not "int") to string.templatelib.Template
