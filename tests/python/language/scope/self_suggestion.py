# a bare name that is an attribute of self
# since: 3.14
class A:
    def __init__(self): self.blech = 1
    def f(self): return blech
A().f()  # raises: NameError: name 'blech' is not defined. Did you mean: 'self.blech'?
