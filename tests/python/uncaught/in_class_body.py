# an exception in a class body
class A:  # raises: NameError: name 'undefined_thing' is not defined
    x = undefined_thing
