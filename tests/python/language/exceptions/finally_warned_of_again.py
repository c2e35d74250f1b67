# What the compiler warns of in a finally it says again for each statement that leaves through it, in the order of its code.
# since: 3.14
import warnings
def count(source):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        compile(source, 'f.py', 'exec')
    return len(found), [w.lineno for w in found]
P = 'try: {}\nfinally: x is 3'
for s in ('try: pass\nfinally: x is 3', 
   'def f():\n  try: return 1\n  finally: x is 3', 
   'def f():\n  try:\n    if a: return 1\n    return 2\n  finally: x is 3', 
   'for i in y:\n  try: break\n  finally: x is 3', 
   'for i in y:\n  try:\n    if a: continue\n    break\n  finally: x is 3', 
   'for i in y:\n  try:\n    for j in y: break\n  finally: x is 3', 
   'def f():\n  try:\n    return y is 4\n  finally: x is 3', 
   'def f():\n  try:\n    try: return 1\n    finally: y is 3\n  finally: x is 3', 
   'def f():\n  try: pass\n  except A: return 1\n  finally: x is 3', 
   'def f():\n  try: pass\n  except A: return 1\n  else: return 2\n  finally: x is 3', 
   'try:\n  try: pass\n  finally: x is 3\nfinally: y is 3', 
   'try:pass\nfinally:\n  try: pass\n  finally: x is 3\n', 
   'def f():\n  try: return 1\n  finally:\n    try: return 2\n    finally: x is 3\n', 
   'def f():\n  try: return 1\n  finally:\n    return 5', 
   'def f():\n  try: return 1\n  finally:\n    x is 4\n    return 5', 
   'def f():\n  try: return 1\n  except* A: x is 3\n  finally: x is 3',
   'def f():\n  with a: return 1\n',
   'def f():\n  try: return 1\n  finally:\n    def g(): x is 3',
   'while 0:\n  try: break\n  finally: x is 3', 
   'if 0:\n  x is 3', 
   'def f():\n  return\n  x is 3', 
   'def f():\n  try: return 1\n  finally:\n    assert (x, 1)\n    3()\n    "a"["b"]',
   'def f():\n  try:\n    while True:\n      return 1\n  finally: x is 3',
   'def f():\n  try:\n    return lambda: x is 5\n  finally: x is 3',
   'def f():\n  try:\n    return\n    return\n  finally: x is 3',
   'def f():\n  try:\n    raise A\n  finally: x is 3',
   'async def f():\n  try:\n    async for i in x: return 5\n  finally: x is 3',
   ):
    print(repr(s), count(s))
# expect: 'try: pass\nfinally: x is 3' (1, [2])
# expect: 'def f():\n  try: return 1\n  finally: x is 3' (2, [3, 3])
# expect: 'def f():\n  try:\n    if a: return 1\n    return 2\n  finally: x is 3' (3, [5, 5, 5])
# expect: 'for i in y:\n  try: break\n  finally: x is 3' (2, [3, 3])
# expect: 'for i in y:\n  try:\n    if a: continue\n    break\n  finally: x is 3' (3, [5, 5, 5])
# expect: 'for i in y:\n  try:\n    for j in y: break\n  finally: x is 3' (1, [4])
# expect: 'def f():\n  try:\n    return y is 4\n  finally: x is 3' (3, [3, 4, 4])
# expect: 'def f():\n  try:\n    try: return 1\n    finally: y is 3\n  finally: x is 3' (4, [4, 5, 4, 5])
# expect: 'def f():\n  try: pass\n  except A: return 1\n  finally: x is 3' (2, [4, 4])
# expect: 'def f():\n  try: pass\n  except A: return 1\n  else: return 2\n  finally: x is 3' (3, [5, 5, 5])
# expect: 'try:\n  try: pass\n  finally: x is 3\nfinally: y is 3' (2, [3, 4])
# expect: 'try:pass\nfinally:\n  try: pass\n  finally: x is 3\n' (1, [4])
# expect: 'def f():\n  try: return 1\n  finally:\n    try: return 2\n    finally: x is 3\n' (5, [4, 5, 5, 5, 5])
# expect: 'def f():\n  try: return 1\n  finally:\n    return 5' (1, [4])
# expect: 'def f():\n  try: return 1\n  finally:\n    x is 4\n    return 5' (3, [5, 4, 4])
# expect: 'def f():\n  try: return 1\n  except* A: x is 3\n  finally: x is 3' (3, [4, 3, 4])
# expect: 'def f():\n  with a: return 1\n' (0, [])
# expect: 'def f():\n  try: return 1\n  finally:\n    def g(): x is 3' (2, [4, 4])
# expect: 'while 0:\n  try: break\n  finally: x is 3' (2, [3, 3])
# expect: 'if 0:\n  x is 3' (1, [2])
# expect: 'def f():\n  return\n  x is 3' (1, [3])
# expect: 'def f():\n  try: return 1\n  finally:\n    assert (x, 1)\n    3()\n    "a"["b"]' (6, [4, 5, 6, 4, 5, 6])
# expect: 'def f():\n  try:\n    while True:\n      return 1\n  finally: x is 3' (2, [5, 5])
# expect: 'def f():\n  try:\n    return lambda: x is 5\n  finally: x is 3' (3, [3, 4, 4])
# expect: 'def f():\n  try:\n    return\n    return\n  finally: x is 3' (3, [5, 5, 5])
# expect: 'def f():\n  try:\n    raise A\n  finally: x is 3' (1, [4])
# expect: 'async def f():\n  try:\n    async for i in x: return 5\n  finally: x is 3' (2, [4, 4])
