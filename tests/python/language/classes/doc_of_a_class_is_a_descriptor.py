# Class.__doc__ asks a descriptor that stands there.
class Shared(property):
    def __init__(self, get, of_class):
        super().__init__(get)
        self.of_class = of_class

    def __get__(self, instance, owner=None):
        if instance is None:
            return self.of_class
        return super().__get__(instance, owner)


class A:
    __doc__ = Shared(lambda self: "of an instance", "of the class")


class B:
    __doc__ = property(lambda self: "computed")


print(A.__doc__, "|", A().__doc__)  # expect: of the class | of an instance
print(type(B.__doc__).__name__, "|", B().__doc__)  # expect: property | computed
print(type(len).__module__, type(lambda: 0).__module__, type(print).__qualname__)
# expect: builtins builtins builtin_function_or_method
