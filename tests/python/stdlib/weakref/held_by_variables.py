# An object that a variable leads to is known to be alive without a collection; one that nobody holds is gone at the next look.
import weakref, gc

class A:

    def __init__(s, n=0):
        s.n = n
        s.kids = []

    def m(self):
        return self.n
a = A(1)
r = weakref.ref(a)
print(r() is a)  # expect: True
b = r()
del a
print(r() is b)  # expect: True
del b
print(r())  # expect: None
x = [A(i) for i in range(5)]
rs = [weakref.ref(i) for i in x]
print([q().n for q in rs])  # expect: [0, 1, 2, 3, 4]
x.pop()
print([q() and q().n for q in rs])  # expect: [0, 1, 2, 3, None]
del x[0]
print([bool(q()) for q in rs])  # expect: [False, True, True, True, False]
root = A()
k = A(7)
k.parent = weakref.ref(root)
root.kids.append(k)
print(k.parent() is root)  # expect: True
p = k.parent
root = None
print(p(), k.n)  # expect: None 7
d = weakref.WeakValueDictionary()
v = A(3)
d["a"] = v
print(d["a"].n, "a" in d, d.get("a").n, d.get("z", 5))  # expect: 3 True 3 5
del v
print("a" in d, d.get("a"), len(d), list(d.items()))  # expect: False None 0 []
try:
    d["a"]
except KeyError as e:
    print("KeyError", e)  # expect: KeyError 'a'
kd = weakref.WeakKeyDictionary()
key = A(9)
kd[key] = "v"
print(kd[key], key in kd, len(kd))  # expect: v True 1
del key
print(len(kd), list(kd.items()))  # expect: 0 []

class O:
    pass

def f():
    o = O()
    w = weakref.ref(o)
    for i in range(3):
        assert w() is o
    return w
print(f()())  # expect: None
wm = A(5)
m = weakref.WeakMethod(wm.m)
print(m()())  # expect: 5
del wm
print(m())  # expect: None
cyc = A()
cyc.me = cyc
w = weakref.ref(cyc)
print(w() is cyc)  # expect: True
del cyc
gc.collect()
print(w())  # expect: None
fin = []
z = A()
weakref.finalize(z, fin.append, 1)
r = weakref.ref(z, lambda r: fin.append(2))
print(r() is z, fin)  # expect: True []
del z
print(fin)  # expect: [2, 1]

def g():
    yield A(11)
for it in g():
    w = weakref.ref(it)
    print(w().n)  # expect: 11
del it
print(w())  # expect: None
stack = []

def deep(n, w):
    if n == 0:
        return w()
    return deep(n - 1, w)
t = A(12)
w = weakref.ref(t)
print(deep(50, w).n)  # expect: 12
del t
print(deep(50, w))  # expect: None
