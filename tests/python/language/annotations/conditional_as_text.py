# The texts of annotations are those of all, also of those that did not run.
# since: 3.14
import annotationlib, sys
from annotationlib import Format, get_annotations
class C:
    a: int
    if 0: b: int
    if 1: c: zzz
    for i in range(0): d: str
m: int
if 0: n: str
if 1: o: zzz
mod = sys.modules['__main__']
for x in C, mod:
    for f in Format.STRING, Format.FORWARDREF:
        print(sorted(get_annotations(x, format=f)))
# expect: ['a', 'b', 'c', 'd']
# expect: ['a', 'c']
# expect: ['m', 'n', 'o']
# expect: ['m', 'o']
class C:
    a: int
    if 0: b: int
print(C.__annotate__.__code__.co_freevars, C.__annotate__.__closure__ is not None and len(C.__annotate__.__closure__))
# expect: ('__classdict__', '__conditional_annotations__') 2
