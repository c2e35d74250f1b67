# names that go and come back
for i in range(3):
    x = i
    del x
try:
    x
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'x' is not defined
def f():
    for i in range(3):
        if i: del v
        v = i
    return v
print(f())  # expect: 2
def g():
    try: del q
    except UnboundLocalError as e: return str(e)
    q = 1
print(g())  # expect: cannot access local variable 'q' where it is not associated with a value
d = dict(a=1, b=2, c=3)
for k in list(d):
    if k != 'b': del d[k]
print(d)  # expect: {'b': 2}
l = list(range(6))
del l[1:4], l[0]
print(l)  # expect: [4, 5]
