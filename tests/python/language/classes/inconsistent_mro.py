# an inconsistent MRO in a class statement
# since: 3.14
class A: pass
class B(A): pass
class C(A, B): pass  # raises: TypeError: Cannot create a consistent method resolution order (MRO) for bases A, B
