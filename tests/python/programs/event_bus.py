# callbacks, decorators, weak order
class Bus:
    def __init__(self): self.handlers = {}
    def on(self, name, *, once=False):
        def deco(f):
            self.handlers.setdefault(name, []).append((f, once))
            return f
        return deco
    def emit(self, name, *args, **kw):
        left, out = [], []
        for f, once in self.handlers.get(name, ()):
            try: out.append(f(*args, **kw))
            except Exception as e: out.append(repr(e))
            if not once: left.append((f, once))
        self.handlers[name] = left
        return out
bus = Bus()
@bus.on('x')
def a(v, k=1): return v + k
@bus.on('x', once=True)
def b(v, **kw): return f'once {v} {kw}'
@bus.on('x')
def c(v, **kw): raise ValueError(v)
print(bus.emit('x', 1), bus.emit('x', 2, k=5), bus.emit('nothing'), a(1), len(bus.handlers['x']))
# expect: [2, 'once 1 {}', 'ValueError(1)'] [7, 'ValueError(2)'] [] 2 2
