# an exception in a property
class A:
    @property
    def p(self): raise ValueError('in property')
A().p  # raises: ValueError: in property
