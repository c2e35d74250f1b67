# default= and subclasses of JSONEncoder
import json
class P:
    def __init__(s, x): s.x = x
print(json.dumps([P(1), {'p': P(2)}], default=lambda o: {'x': o.x}))  # expect: [{"x": 1}, {"p": {"x": 2}}]
print(json.dumps({1, 2}, default=sorted), json.dumps(P(1), default=str)[:5])  # expect: [1, 2] "<__m
class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, P): return ['P', o.x]
        return super().default(o)
print(json.dumps([P(1)], cls=Enc), Enc(indent=1).encode([P(2)]))
# expect: [["P", 1]] [
# expect:  [
# expect:   "P",
# expect:   2
# expect:  ]
# expect: ]
print(list(json.JSONEncoder().iterencode([1, {'a': 2}])))
# expect: ['[1', ', ', '{', '"a"', ': ', '2', '}', ']']
try:
    json.dumps([{1, 2}], cls=Enc)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: Object of type set is not JSON serializable
try:
    json.dumps(P(1), default=lambda o: o)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Circular reference detected
def fail(o): raise KeyError('in default')
try:
    json.dumps([P(1)], default=fail)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'in default'
dec = json.JSONDecoder()
print(dec.decode('[1]'), dec.raw_decode('[1] rest'))  # expect: [1] ([1], 3)
