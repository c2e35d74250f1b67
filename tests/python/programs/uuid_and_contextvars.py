# uuids, context variables, weak references, types
import contextvars
import types
import uuid
import weakref
import warnings

u = uuid.UUID('12345678-1234-5678-1234-567812345678')
print(u, u.hex, u.int, u.version, u.variant, repr(u), u.urn)
# expect: 12345678-1234-5678-1234-567812345678 12345678123456781234567812345678 24197857161011715162171839636988778104 None reserved for NCS compatibility UUID('12345678-1234-5678-1234-567812345678') urn:uuid:12345678-1234-5678-1234-567812345678
print(uuid.uuid5(uuid.NAMESPACE_DNS, 'python.org'), uuid.uuid3(uuid.NAMESPACE_URL, 'x'), uuid.UUID(int=5), len(str(uuid.uuid4())), uuid.uuid4().version)
# expect: 886313e1-3b8a-5372-9b90-0c9aee199e5d 60a7f89c-e446-309c-8b4f-460bfdfd0dee 00000000-0000-0000-0000-000000000005 36 4
try:
    uuid.UUID('nope')
except ValueError as error:
    print(error)
# expect: badly formed hexadecimal UUID string
var = contextvars.ContextVar('request', default='none')
token = var.set('r1')
context = contextvars.copy_context()
context.run(lambda: var.set('r2'))
print(var.get(), context[var], var.name)
# expect: r1 r2 request
var.reset(token)
print(var.get())
# expect: none
ns = types.SimpleNamespace(a=1, b=[2])
ns.c = 3
print(ns, vars(ns), types.MappingProxyType({'x': 1})['x'])
# expect: namespace(a=1, b=[2], c=3) {'a': 1, 'b': [2], 'c': 3} 1

class Thing:
    pass

t = Thing()
r = weakref.ref(t)
d = weakref.WeakValueDictionary(t=t)
print(r() is t, list(d), isinstance(types.FunctionType, type), types.new_class('Dyn', (), {}, lambda n: n.update(x=1)).x)
# expect: True ['t'] True 1
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    warnings.warn('old', DeprecationWarning)
print(caught[0].message, caught[0].category.__name__)
# expect: old DeprecationWarning
