# __del__ is never called
# compat: generators-and-finalizers
class A:
    def __del__(self): print('deleted')
a = A()
del a
a = A()
a = None
print('end')  # expect: end
