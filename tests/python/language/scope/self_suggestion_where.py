# a bare name that is an attribute of self: methods, closures over self, properties, what a class has
# since: 3.14
import traceback
class Base:
    limit = 3
    def helper(self): pass
    @property
    def size(self): return 1
class A(Base):
    def __init__(self): self.blech = 1; self._x = 2
    def one(self): return blech
    def two(self): return helper()
    def three(self): return [limit for i in range(2)]
    def four(self):
        def inner(): return self and _x
        return inner()
    def five(self): return size
    def six(self): return lenght
    def seven(this): return blech
    def eight(self):
        self = None
        return blech
    def nine(self): del blech
    @classmethod
    def ten(cls): return helper
    @staticmethod
    def eleven(): return limit
    def twelve(self): return self.blich
for name in 'one two three four five six seven eight nine ten eleven twelve'.split():
    try: getattr(A(), name)()
    except Exception as e:
        print(name, traceback.format_exception(e)[-1].strip())
        print(sorted(vars(e)), [n for n in dir(e) if not n.startswith('_')])
# expect: one NameError: name 'blech' is not defined. Did you mean: 'self.blech'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: two NameError: name 'helper' is not defined. Did you mean: 'self.helper'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: three NameError: name 'limit' is not defined. Did you mean: 'self.limit'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: four NameError: name '_x' is not defined. Did you mean: 'self._x'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: five NameError: name 'size' is not defined. Did you mean: 'self.size'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: six NameError: name 'lenght' is not defined
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: seven NameError: name 'blech' is not defined
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: eight NameError: name 'blech' is not defined
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: nine UnboundLocalError: cannot access local variable 'blech' where it is not associated with a value
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: ten NameError: name 'helper' is not defined. Did you mean: 'help'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: eleven NameError: name 'limit' is not defined. Did you mean: 'list'?
# expect: [] ['add_note', 'args', 'name', 'with_traceback']
# expect: twelve AttributeError: 'A' object has no attribute 'blich'. Did you mean: 'blech'?
# expect: [] ['add_note', 'args', 'name', 'obj', 'with_traceback']
self = A()
try: blech
except NameError as e: print(traceback.format_exception(e)[-1].strip())
# expect: NameError: name 'blech' is not defined. Did you mean: 'self.blech'?
try: nmae; name = 1
except NameError as e: print(traceback.format_exception_only(e))
# expect: ["NameError: name 'nmae' is not defined\n"]
