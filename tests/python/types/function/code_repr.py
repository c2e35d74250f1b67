# The repr of code objects.
import re
def f(): pass
def shown(x): return re.sub('0x[0-9a-f]+', '0x', repr(x))
print(shown(f.__code__)); print(shown(compile('1', 'f.py', 'eval')), shown((lambda: 1).__code__)); print([shown(f.__code__), str(f.__code__)[:15]])
# expect: <code object f at 0x, file "tests/python/types/function/code_repr.py", line 3>
# expect: <code object <module> at 0x, file "f.py", line 1> <code object <lambda> at 0x, file "tests/python/types/function/code_repr.py", line 5>
# expect: ['<code object f at 0x, file "tests/python/types/function/code_repr.py", line 3>', '<code object f ']
print(shown([f.__code__]))
# expect: [<code object f at 0x, file "tests/python/types/function/code_repr.py", line 3>]
