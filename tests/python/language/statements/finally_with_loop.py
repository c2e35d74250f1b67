# `return` in a loop of a `finally` gives no warning
# since: 3.14
import warnings
for body in ("return 1", "while x: return 1", "for a in b:\n   if a: return 1", "for a in b: pass\n  else: return 1",
             "while x:\n   try: pass\n   finally: return 1"):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile("def f():\n try: pass\n finally:\n  " + body, "<s>", "exec")
    print([(str(w.message), w.lineno) for w in caught])
# expect: [("'return' in a 'finally' block", 4)]
# expect: []
# expect: []
# expect: [("'return' in a 'finally' block", 5)]
# expect: [("'return' in a 'finally' block", 6)]
