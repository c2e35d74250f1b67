# a host call in default= of json.dumps
# tools: echo
import json
class P: pass
print(json.dumps({'a': P(), 'b': [P()]}, default=lambda o: echo('p')))  # expect: {"a": "p", "b": ["p"]}
print(json.dumps([P()], default=lambda o: echo({'k': [1, 2]}), indent=1))
# expect: [
# expect:  {
# expect:   "k": [
# expect:    1,
# expect:    2
# expect:   ]
# expect:  }
# expect: ]
print(json.loads('{"x": {"y": 1}}', object_hook=lambda d: echo(d) | {'seen': 1}))
# expect: {'x': {'y': 1, 'seen': 1}, 'seen': 1}
