# bodies that do nothing
def f(): pass
def g(): ...
class A: ...
class B: pass
if True: pass
for _ in (): ...
print(f(), g(), A.__name__, B().__class__)  # expect: None None A <class '__main__.B'>
1; 'expr'; [1]; None
print('end'); print('same line')
# expect: end
# expect: same line
