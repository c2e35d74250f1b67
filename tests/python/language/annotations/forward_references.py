# annotations asked for as forward references and as text, while some of their names are missing
# since: 3.14
import annotationlib, re
from annotationlib import Format, ForwardRef, get_annotations
def show(obj, format=Format.FORWARDREF):
    try: found = get_annotations(obj, format=format)
    except Exception as e: print(type(e).__name__, e)
    else:
        for name, value in found.items(): print(name, type(value).__name__, re.sub(' at 0x[0-9a-f]+', '', str(value)))
def f(a: int, b: Missing, c: list[Missing], d: Missing.part, e: 'text', g: dict[str, int] = None) -> Missing | None: pass
show(f); show(f, Format.STRING); show(f, Format.VALUE)
# expect: a type <class 'int'>
# expect: b ForwardRef ForwardRef('Missing', owner=<function f>)
# expect: c GenericAlias list[ForwardRef('Missing', owner=<function f>)]
# expect: d ForwardRef ForwardRef('Missing.part', owner=<function f>)
# expect: e str text
# expect: g GenericAlias dict[str, int]
# expect: return ForwardRef ForwardRef('Missing | None', owner=<function f>)
# expect: a str int
# expect: b str Missing
# expect: c str list[Missing]
# expect: d str Missing.part
# expect: e str text
# expect: g str dict[str, int]
# expect: return str Missing | None
# expect: NameError name 'Missing' is not defined
class Outer:
    x: int
    y: Later
    z: list[Later]
    class Inner:
        v: Deep
show(Outer); show(Outer.Inner); show(Outer, Format.STRING)
# expect: x type <class 'int'>
# expect: y ForwardRef ForwardRef('Later', is_class=True, owner=<class '__main__.Outer'>)
# expect: z GenericAlias list[ForwardRef('Later', is_class=True, owner=<class '__main__.Outer'>)]
# expect: v ForwardRef ForwardRef('Deep', is_class=True, owner=<class '__main__.Outer.Inner'>)
# expect: x str int
# expect: y str Later
# expect: z str list[Later]
def make(T):
    n = 5
    def inner(p: T, q: n, r: local): pass
    if n == 6: local = 1
    return inner
show(make(float))
# expect: p type <class 'float'>
# expect: q int 5
# expect: r ForwardRef ForwardRef('local', owner=<function make.<locals>.inner>)
def generic[T](x: T, y: list[T]) -> T: pass
show(generic)
# expect: x TypeVar T
# expect: y GenericAlias list[T]
# expect: return TypeVar T
class Generic[T]:
    item: T
    more: Unknown
show(Generic)
# expect: item TypeVar T
# expect: more ForwardRef ForwardRef('Unknown', is_class=True, owner=<class '__main__.Generic'>)
def sums(a: Missing + 1, b: f(Missing), c: -Missing, e: int, g: list[Missing], d: 1 if Missing else 2): pass
show(sums)
# expect: a ForwardRef ForwardRef('Missing + 1', owner=<function sums>)
# expect: b ForwardRef ForwardRef('f(Missing)', owner=<function sums>)
# expect: c ForwardRef ForwardRef('-Missing', owner=<function sums>)
# expect: e type <class 'int'>
# expect: g GenericAlias list[ForwardRef('Missing', owner=<function sums>)]
# expect: d int 1
def broken(a: 1 / 0): pass
show(broken)  # expect: ZeroDivisionError division by zero
ref = get_annotations(Outer, format=Format.FORWARDREF)['y']
print(ref.__forward_arg__, ref.__forward_is_class__)  # expect: Later True
try: ref.evaluate()
except NameError as e: print(e)  # expect: name 'Later' is not defined
class Later: pass
print(ref.evaluate(), get_annotations(Outer)['z'])  # expect: <class '__main__.Later'> list[__main__.Later]
show(Outer)
# expect: x type <class 'int'>
# expect: y type <class '__main__.Later'>
# expect: z GenericAlias list[__main__.Later]
print(annotationlib.call_annotate_function(Outer.__annotate__, Format.FORWARDREF))
# expect: {'x': <class 'int'>, 'y': <class '__main__.Later'>, 'z': list[__main__.Later]}
def code(a): return a.first + len(other.second)
print(code.__code__.co_names, Outer.__annotate__.__code__.co_freevars, len(Outer.__annotate__.__closure__))
# expect: ('first', 'len', 'other', 'second') ('__classdict__',) 1
