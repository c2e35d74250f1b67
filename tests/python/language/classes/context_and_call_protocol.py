# one object, many protocols
class Timer:
    def __init__(self, log): self.log = log
    def __enter__(self): self.log.append('enter'); return self
    def __exit__(self, *e): self.log.append('exit')
    def __call__(self, f):
        def inner(*a):
            with self: return f(*a)
        return inner
log = []
@Timer(log)
def f(x):
    log.append(x)
    return x * 2
print(f(1), f(2), log)  # expect: 2 4 ['enter', 1, 'exit', 'enter', 2, 'exit']
with Timer(log) as t: t.log.append('body')
print(log[-3:])  # expect: ['enter', 'body', 'exit']
