# what SyntaxError tells of a text without a file: args, and the line where CPython has one
# since: 3.14
def t(s, mode='exec', name='<string>'):
    try: compile(s, name, mode)
    except SyntaxError as e: print(repr(s), mode, type(e).__name__, e.args, e.print_file_and_line)
for mode in 'exec', 'eval':
    for source in ['def f(:', 'x = (1', "'abc", '(1,\n2', '1 = 2', 'x y\n', 'return 1', 'f(a=1, a=2)', 'def f(a, a): pass', 'nonlocal x',
                   'def f(): await x', '[await x for x in y]', '__debug__ = 1', 'from __future__ import nope', '1__0', "f'{a b}'", '*a = 1', 'if 1:\n\tx\n        y']:
        if mode == 'exec' or '\t' not in source: t(source, mode)
# expect: 'def f(:' exec SyntaxError ('invalid syntax', ('<string>', 1, 7, 'def f(:\n', 1, 8)) None
# expect: 'x = (1' exec SyntaxError ("'(' was never closed", ('<string>', 1, 5, 'x = (1\n', 1, 0)) None
# expect: "'abc" exec SyntaxError ('unterminated string literal (detected at line 1)', ('<string>', 1, 1, "'abc", 1, 1)) None
# expect: '(1,\n2' exec SyntaxError ("'(' was never closed", ('<string>', 1, 1, '(1,', 1, 0)) None
# expect: '1 = 2' exec SyntaxError ("cannot assign to literal here. Maybe you meant '==' instead of '='?", ('<string>', 1, 1, '1 = 2\n', 1, 2)) None
# expect: 'x y\n' exec SyntaxError ('invalid syntax', ('<string>', 1, 3, 'x y\n', 1, 4)) None
# expect: 'return 1' exec SyntaxError ("'return' outside function", ('<string>', 1, 1, None, 1, 9)) None
# expect: 'f(a=1, a=2)' exec SyntaxError ('keyword argument repeated: a', ('<string>', 1, 8, None, 1, 11)) None
# expect: 'def f(a, a): pass' exec SyntaxError ("duplicate argument 'a' in function definition",) None
# expect: 'nonlocal x' exec SyntaxError ('nonlocal declaration not allowed at module level',) None
# expect: 'def f(): await x' exec SyntaxError ("'await' outside async function",) None
# expect: '[await x for x in y]' exec SyntaxError ('asynchronous comprehension outside of an asynchronous function',) None
# expect: '__debug__ = 1' exec SyntaxError ('cannot assign to __debug__',) None
# expect: 'from __future__ import nope' exec SyntaxError ('future feature nope is not defined',) None
# expect: '1__0' exec SyntaxError ('invalid decimal literal', ('<string>', 1, 2, '1__0', 1, 2)) None
# expect: "f'{a b}'" exec SyntaxError ('invalid syntax. Perhaps you forgot a comma?', ('<string>', 1, 4, "f'{a b}'\n", 1, 7)) None
# expect: '*a = 1' exec SyntaxError ('starred assignment target must be in a list or tuple', ('<string>', 1, 1, None, 1, 3)) None
# expect: 'if 1:\n\tx\n        y' exec TabError ('inconsistent use of tabs and spaces in indentation', ('<string>', 3, 1, '        y\n', 3, 0)) None
# expect: 'def f(:' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, 'def f(:', 1, 4)) None
# expect: 'x = (1' eval SyntaxError ('invalid syntax', ('<string>', 1, 3, 'x = (1', 1, 4)) None
# expect: "'abc" eval SyntaxError ('unterminated string literal (detected at line 1)', ('<string>', 1, 1, "'abc", 1, 1)) None
# expect: '(1,\n2' eval SyntaxError ("'(' was never closed", ('<string>', 1, 1, '(1,', 1, 0)) None
# expect: '1 = 2' eval SyntaxError ('invalid syntax', ('<string>', 1, 3, '1 = 2', 1, 4)) None
# expect: 'x y\n' eval SyntaxError ('invalid syntax', ('<string>', 1, 3, 'x y\n', 1, 4)) None
# expect: 'return 1' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, 'return 1', 1, 7)) None
# expect: 'f(a=1, a=2)' eval SyntaxError ('keyword argument repeated: a', ('<string>', 1, 8, None, 1, 11)) None
# expect: 'def f(a, a): pass' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, 'def f(a, a): pass', 1, 4)) None
# expect: 'nonlocal x' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, 'nonlocal x', 1, 9)) None
# expect: 'def f(): await x' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, 'def f(): await x', 1, 4)) None
# expect: '[await x for x in y]' eval SyntaxError ('asynchronous comprehension outside of an asynchronous function',) None
# expect: '__debug__ = 1' eval SyntaxError ('invalid syntax', ('<string>', 1, 11, '__debug__ = 1', 1, 12)) None
# expect: 'from __future__ import nope' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, 'from __future__ import nope', 1, 5)) None
# expect: '1__0' eval SyntaxError ('invalid decimal literal', ('<string>', 1, 2, '1__0', 1, 2)) None
# expect: "f'{a b}'" eval SyntaxError ('invalid syntax. Perhaps you forgot a comma?', ('<string>', 1, 4, "f'{a b}'", 1, 7)) None
# expect: '*a = 1' eval SyntaxError ('invalid syntax', ('<string>', 1, 1, '*a = 1', 1, 2)) None
