# what leaves the sandbox is waited for
# tools: ro_echo
a = ro_echo({'k': [1, 2]}, 10)
b = ro_echo('text', 5)
print(a, b)  # expect: {'k': [1, 2]} text
print(f'{a} {b!r:>8}', '%s' % b, '{}'.format(a), str([a, b]), repr((b,)), b + '!')
# expect: {'k': [1, 2]}   'text' text {'k': [1, 2]} [{'k': [1, 2]}, 'text'] ('text',) text!
import json
print(json.dumps({'a': a, 'b': [b]}))  # expect: {"a": {"k": [1, 2]}, "b": ["text"]}
