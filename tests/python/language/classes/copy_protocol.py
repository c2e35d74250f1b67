# copy and deepcopy
import copy
class A:
    def __init__(s): s.l = [1]
class B:
    def __copy__(s): return 'copied'
    def __deepcopy__(s, memo): return 'deep'
a = A()
b, c = copy.copy(a), copy.deepcopy(a)
a.l.append(2)
print(b.l, c.l, type(c).__name__, copy.copy(B()), copy.deepcopy([B()]))
# expect: [1, 2] [1] A copied ['deep']
print(copy.copy([1, [2]]), copy.deepcopy({'k': (1, [2])}))  # expect: [1, [2]] {'k': (1, [2])}
x = [1]
x.append(x)
y = copy.deepcopy(x)
print(y[1] is y, y is x, copy.copy(5), copy.deepcopy(len) is len, copy.copy(A) is A)
# expect: True False 5 True True
s = [[]] * 2
t = copy.deepcopy(s)
print(t[0] is t[1], t[0] is s[0])  # expect: True False
class D(dict): pass
d = D(a=[1])
d.tag = 't'
e = copy.deepcopy(d)
print(e, e.tag, type(e).__name__, e['a'] is d['a'])  # expect: {'a': [1]} t D False
