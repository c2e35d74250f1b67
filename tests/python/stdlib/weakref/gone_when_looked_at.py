# References to what nobody holds are gone when they are looked at, and callbacks run at the last `del`.
import weakref
class X:
    def __init__(self, n): self.n=n
    def __repr__(self): return f"X({self.n})"
x = X(1); r = weakref.ref(x); print(r() is x); del x; print(r())
# expect: True
# expect: None
d = weakref.WeakValueDictionary(); y = X(2); d['y']=y; print(len(d), dict(d)); del y; print(len(d), list(d.items()), d.get('y'), 'y' in d)
# expect: 1 {'y': X(2)}
# expect: 0 [] None False
k = X(3); w = weakref.WeakKeyDictionary(); w[k]=1; print(len(w)); k=None; print(len(w))
# expect: 1
# expect: 0
s = weakref.WeakSet(); z=X(4); s.add(z); print(len(s)); del z; print(len(s))
# expect: 1
# expect: 0
def cb(ref): print("callback")
o = X(5); f = weakref.finalize(o, print, "finalized", 5); q = weakref.ref(o, cb); del o; print("after del", f.alive)
# expect: callback
# expect: finalized 5
# expect: after del False
def fun():
    t = X(6); return weakref.ref(t)
print(fun()())  # expect: None
class Node:
    def __init__(self): self.children=[]; self.parent=None
    def add(self,c): self.children.append(c); c.parent=weakref.ref(self)
root=Node(); c=Node(); root.add(c); print(c.parent() is root); del root; print(c.parent())
# expect: True
# expect: None
p = X(9); px = weakref.proxy(p); print(px.n); del p  # expect: 9
try: px.n
except ReferenceError as e: print(e)  # expect: weakly-referenced object no longer exists
