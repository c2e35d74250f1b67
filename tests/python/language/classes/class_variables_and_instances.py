# shared and own attributes
class Counter:
    count = 0
    names = []
    def __init__(self, n):
        Counter.count += 1
        self.names.append(n)
        self.count += 10
a, b = Counter('a'), Counter('b')
print(Counter.count, a.count, b.count, a.names is b.names, Counter.names, a.__dict__)
# expect: 2 11 12 True ['a', 'b'] {'count': 11}
class Sub(Counter): pass
Sub.count = 100
s = Sub('c')
print(Sub.count, Counter.count, s.count)  # expect: 100 3 110
type(s).count += 1
print(Sub.count)  # expect: 101
del Sub.count
print(Sub.count)  # expect: 3
try:
    exec('del Sub.count')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: AttributeError: type object 'Sub' has no attribute 'count'
