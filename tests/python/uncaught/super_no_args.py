# super outside a class
def f(): super().x
f()  # raises: RuntimeError: super(): no arguments
