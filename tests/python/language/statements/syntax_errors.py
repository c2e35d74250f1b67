# messages of syntax errors
# since: 3.14
sources = ['1 +', 'x = = 1', 'if x', 'def f(:', 'return 1', 'yield 1', 'break', 'continue', 'x + 1 = 2', 'f() = 1', '1 = x', 'None = 1', 'def f(a, a): pass', 'def f(a=1, b): pass', 'f(a=1, 2)', 'f(**k, *a)', 'f(a=1, a=2)', 'lambda x, x: 1', '(x for x in y) = 1', 'del f()', 'del 1', 'a, b += 1', 'class', 'import', 'from x import', 'x = (1', 'x = [1, 2', 'x = 1)', "'abc", '"""abc', 'f"{"', "f'{}'", "f'{a b}'", 'for x in', 'while', 'try: pass', 'else: pass', 'a b', 'print 1', 'x = yield', 'async def f(): yield from []', 'await x', '*a', '*a = 1', '*a, *b = 1', 'from __future__ import nope', 'x: int: str', 'with x as 1: pass', 'if x = 1: pass', '0777', '1_', '0xg', '1e', 'a $ b', 'a ? b', '\\ x', 'def f(*): pass', 'def f(**k, a): pass', 'def f(*a, *b): pass', 'def f(/): pass', 'x := 1', '(x.y := 1)', 'assert (1, 2) = 3', 'not = 1', 'x = {1: 2, 3}', 'x = {**a, 1}', 'lambda: (yield) = 1', 'raise x from', 'global', 'nonlocal x', 'True = 1', 'f(True=1)', '...= 1', 'match x:\n  case a: pass\n  case b: pass', 'import a.b as', "b'é'", 'class A(x for x in y): pass', 'f(x for x in y, 1)', 'def f(): return *a, = 1']
for s in sources:
    try:
        compile(s, 'f.py', 'exec')
        print(repr(s), 'OK')
    except SyntaxError as e:
        print(repr(s), type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
# expect: '1 +' SyntaxError invalid syntax 1 4 1 5
# expect: 'x = = 1' SyntaxError invalid syntax 1 5 1 6
# expect: 'if x' SyntaxError expected ':' 1 5 1 6
# expect: 'def f(:' SyntaxError invalid syntax 1 7 1 8
# expect: 'return 1' SyntaxError 'return' outside function 1 1 1 9
# expect: 'yield 1' SyntaxError 'yield' outside function 1 1 1 8
# expect: 'break' SyntaxError 'break' outside loop 1 1 1 6
# expect: 'continue' SyntaxError 'continue' not properly in loop 1 1 1 9
# expect: 'x + 1 = 2' SyntaxError cannot assign to expression here. Maybe you meant '==' instead of '='? 1 1 1 6
# expect: 'f() = 1' SyntaxError cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 1 4
# expect: '1 = x' SyntaxError cannot assign to literal here. Maybe you meant '==' instead of '='? 1 1 1 2
# expect: 'None = 1' SyntaxError cannot assign to None 1 1 1 5
# expect: 'def f(a, a): pass' SyntaxError duplicate argument 'a' in function definition 1 10 1 11
# expect: 'def f(a=1, b): pass' SyntaxError parameter without a default follows parameter with a default 1 12 1 13
# expect: 'f(a=1, 2)' SyntaxError positional argument follows keyword argument 1 9 1 10
# expect: 'f(**k, *a)' SyntaxError iterable argument unpacking follows keyword argument unpacking 1 6 1 10
# expect: 'f(a=1, a=2)' SyntaxError keyword argument repeated: a 1 8 1 11
# expect: 'lambda x, x: 1' SyntaxError duplicate argument 'x' in function definition 1 11 1 12
# expect: '(x for x in y) = 1' SyntaxError cannot assign to generator expression 1 1 1 15
# expect: 'del f()' SyntaxError cannot delete function call 1 5 1 8
# expect: 'del 1' SyntaxError cannot delete literal 1 5 1 6
# expect: 'a, b += 1' SyntaxError 'tuple' is an illegal expression for augmented assignment 1 1 1 5
# expect: 'class' SyntaxError invalid syntax 1 6 1 7
# expect: 'import' SyntaxError Expected one or more names after 'import' 1 7 1 7
# expect: 'from x import' SyntaxError Expected one or more names after 'import' 1 14 1 14
# expect: 'x = (1' SyntaxError '(' was never closed 1 5 1 0
# expect: 'x = [1, 2' SyntaxError '[' was never closed 1 5 1 0
# expect: 'x = 1)' SyntaxError unmatched ')' 1 6 1 6
# expect: "'abc" SyntaxError unterminated string literal (detected at line 1) 1 1 1 1
# expect: '"""abc' SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 1 1 1
# expect: 'f"{"' SyntaxError f-string: expecting '}' 1 4 1 4
# expect: "f'{}'" SyntaxError f-string: valid expression required before '}' 1 4 1 5
# expect: "f'{a b}'" SyntaxError invalid syntax. Perhaps you forgot a comma? 1 4 1 7
# expect: 'for x in' SyntaxError invalid syntax 1 9 1 10
# expect: 'while' SyntaxError invalid syntax 1 6 1 7
# expect: 'try: pass' SyntaxError expected 'except' or 'finally' block 1 10 1 -1
# expect: 'else: pass' SyntaxError invalid syntax 1 1 1 5
# expect: 'a b' SyntaxError invalid syntax 1 3 1 4
# expect: 'print 1' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 8
# expect: 'x = yield' SyntaxError 'yield' outside function 1 5 1 10
# expect: 'async def f(): yield from []' SyntaxError 'yield from' inside async function 1 16 1 29
# expect: 'await x' SyntaxError 'await' outside function 1 1 1 8
# expect: '*a' SyntaxError can't use starred expression here 1 1 1 3
# expect: '*a = 1' SyntaxError starred assignment target must be in a list or tuple 1 1 1 3
# expect: '*a, *b = 1' SyntaxError multiple starred expressions in assignment 1 1 1 7
# expect: 'from __future__ import nope' SyntaxError future feature nope is not defined 1 24 1 28
# expect: 'x: int: str' SyntaxError invalid syntax 1 7 1 8
# expect: 'with x as 1: pass' SyntaxError cannot assign to literal 1 11 1 12
# expect: 'if x = 1: pass' SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 4 1 9
# expect: '0777' SyntaxError leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 1 2
# expect: '1_' SyntaxError invalid decimal literal 1 2 1 2
# expect: '0xg' SyntaxError invalid hexadecimal literal 1 2 1 2
# expect: '1e' SyntaxError invalid decimal literal 1 1 1 1
# expect: 'a $ b' SyntaxError invalid syntax 1 3 1 4
# expect: 'a ? b' SyntaxError invalid syntax 1 3 1 4
# expect: '\\ x' SyntaxError unexpected character after line continuation character 1 2 1 0
# expect: 'def f(*): pass' SyntaxError named arguments must follow bare * 1 7 1 8
# expect: 'def f(**k, a): pass' SyntaxError arguments cannot follow var-keyword argument 1 12 1 13
# expect: 'def f(*a, *b): pass' SyntaxError * argument may appear only once 1 11 1 12
# expect: 'def f(/): pass' SyntaxError invalid syntax 1 7 1 8
# expect: 'x := 1' SyntaxError invalid syntax 1 3 1 5
# expect: '(x.y := 1)' SyntaxError cannot use assignment expressions with attribute 1 2 1 5
# expect: 'assert (1, 2) = 3' SyntaxError invalid syntax 1 15 1 16
# expect: 'not = 1' SyntaxError invalid syntax 1 5 1 6
# expect: 'x = {1: 2, 3}' SyntaxError ':' expected after dictionary key 1 12 1 0
# expect: 'x = {**a, 1}' SyntaxError ':' expected after dictionary key 1 11 1 0
# expect: 'lambda: (yield) = 1' SyntaxError cannot assign to lambda 1 1 1 16
# expect: 'raise x from' SyntaxError invalid syntax 1 13 1 14
# expect: 'global' SyntaxError invalid syntax 1 7 1 8
# expect: 'nonlocal x' SyntaxError nonlocal declaration not allowed at module level 1 1 1 11
# expect: 'True = 1' SyntaxError cannot assign to True 1 1 1 5
# expect: 'f(True=1)' SyntaxError cannot assign to True 1 3 1 8
# expect: '...= 1' SyntaxError cannot assign to ellipsis here. Maybe you meant '==' instead of '='? 1 1 1 4
# expect: 'match x:\n  case a: pass\n  case b: pass' SyntaxError name capture 'a' makes remaining patterns unreachable 2 8 2 9
# expect: 'import a.b as' SyntaxError invalid syntax 1 14 1 15
# expect: "b'é'" SyntaxError bytes can only contain ASCII literal characters 1 1 1 5
# expect: 'class A(x for x in y): pass' SyntaxError invalid syntax 1 11 1 14
# expect: 'f(x for x in y, 1)' SyntaxError Generator expression must be parenthesized 1 3 1 15
# expect: 'def f(): return *a, = 1' SyntaxError invalid syntax 1 21 1 22
