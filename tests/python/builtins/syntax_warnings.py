# what the compiler warns of goes through `warnings`; a filter can make it an error
# since: 3.14
import warnings
def shown(source):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        compile(source, 'f.py', 'exec')
    print([(w.category.__name__, str(w.message), w.filename, w.lineno) for w in found])
shown('assert (1, 2)')
# expect: [('SyntaxWarning', 'assertion is always true, perhaps remove parentheses?', 'f.py', 1)]
shown('x = 1\nx is 1')
# expect: [('SyntaxWarning', '"is" with \'int\' literal. Did you mean "=="?', 'f.py', 2)]
shown('"\\d"')
# expect: [('SyntaxWarning', '"\\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\\\d"? A raw string is also an option.', 'f.py', 1)]
shown('1if 1else 2')
# expect: [('SyntaxWarning', 'invalid decimal literal', 'f.py', 1), ('SyntaxWarning', 'invalid decimal literal', 'f.py', 1)]
shown('[(1, 2) (3, 4)]')
# expect: [('SyntaxWarning', "'tuple' object is not callable; perhaps you missed a comma?", 'f.py', 1)]
shown('[1]["a"]')
# expect: [('SyntaxWarning', 'list indices must be integers or slices, not str; perhaps you missed a comma?', 'f.py', 1)]
shown('def f():\n try: 1\n finally:\n  return 1')
# expect: [('SyntaxWarning', "'return' in a 'finally' block", 'f.py', 4)]
shown('x is None')  # expect: []
def refused(source):
    with warnings.catch_warnings():
        warnings.simplefilter('error')
        try: compile(source, 'f.py', 'exec')
        except SyntaxError as e: print(e.msg, e.filename, e.lineno, e.offset)
refused('assert (1, 2)')  # expect: assertion is always true, perhaps remove parentheses? f.py 1 1
refused('x = 1\nx is 1')  # expect: "is" with 'int' literal. Did you mean "=="? f.py 2 1
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    print(eval('1 is 1'))  # expect: True
