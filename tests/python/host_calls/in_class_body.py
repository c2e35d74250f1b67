# host calls in a class body
# tools: echo
class A:
    x = echo(1)
    y = [echo(i) for i in range(2)]
    if echo(True): z = 'yes'
    def f(self, q=echo('default')): return q, self.x
    for i in echo([1, 2]): total = i
class B(A if echo(1) else object): pass
print(A.x, A.y, A.z, A().f(), A.total, B.x)  # expect: 1 [0, 1] yes ('default', 1) 2 1
