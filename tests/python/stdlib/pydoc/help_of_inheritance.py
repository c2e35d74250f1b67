# help() of a class with a base, and of an instance.
# since: 3.14
import pydoc


class Base:
    __slots__ = ()
    kind = 'base'

    def speak(self, loud=False):
        """Says something."""

    talk = speak


class Child(Base):
    __slots__ = {'weight': 'how heavy', 'color': None}

    def speak(self, loud=False):
        pass

    def _private(self):
        pass


help(Child())
# expect: Help on Child in module __main__ object:
# expect:
# expect: class Child(Base)
# expect:  |  Method resolution order:
# expect:  |      Child
# expect:  |      Base
# expect:  |      builtins.object
# expect:  |
# expect:  |  Methods defined here:
# expect:  |
# expect:  |  speak(self, loud=False)
# expect:  |      Says something.
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data descriptors defined here:
# expect:  |
# expect:  |  color
# expect:  |
# expect:  |  weight
# expect:  |      how heavy
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Methods inherited from Base:
# expect:  |
# expect:  |  talk = speak(self, loud=False)
# expect:  |      Says something.
# expect:  |
# expect:  |  ----------------------------------------------------------------------
# expect:  |  Data and other attributes inherited from Base:
# expect:  |
# expect:  |  kind = 'base'
# expect:
print(pydoc.getdoc(Child.speak), pydoc.describe(Base), pydoc.describe(5))
# expect: Says something. class Base int
