# class data that was looked up before is seen changed
class A:
    n = 0
    def inc(self): A.n += 1; return self.n
a = A()
print(a.inc(), a.inc(), A.n)  # expect: 1 2 2
class B(A): pass
B.n += 10
A.n += 1
print(B.n, A.n, B().n)  # expect: 12 3 12
