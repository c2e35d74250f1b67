# A deprecated function or class warns about the line that uses it.
# since: 3.14
import warnings
from warnings import deprecated


@deprecated("old function")
def f():
    return 1


@deprecated("old class")
class C:
    pass


class D:
    @deprecated("old method")
    def m(self):
        return 2


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    f()
    C()
    D().m()
    class E(C):
        pass
for w in caught:
    print(w.lineno - caught[0].lineno, w.filename.endswith("place.py"), w.message)
# expect: 0 True old function
# expect: 1 True old class
# expect: 2 True old method
# expect: 3 True old class
