# `compile`: the line that an error shows has a line end only where nothing behind it was read.
# since: 3.14
def t(src, mode, **k):
    try:
        c = compile(src, '<s>', mode, **k)
        print(repr(src), mode, 'ok')
    except SyntaxError as e:
        print(repr(src), mode, type(e).__name__, e.msg, e.lineno, e.offset, repr(e.text), e.end_lineno, e.end_offset)
for src in ['  ', '\n  ', '\n\t', '# a\n  ', ' # a', ' # a\n', '\n#', '\n# b\n', '\n\n\n', 'x\n  ', 'x\n\t', 'x\n\n ', '(x\n)\n ', '\x0c\n', 'x\n\x0c', 'x\n#', 'x\n #', '    \n  \n', '   \n   ']:
    t(src, 'eval')
    t(src, 'single')
# expect: '  ' eval IndentationError unexpected indent 1 2 '  ' 1 -1
# expect: '  ' single IndentationError unexpected indent 1 2 '  ' 1 -1
# expect: '\n  ' eval IndentationError unexpected indent 2 2 '  ' 2 -1
# expect: '\n  ' single IndentationError unexpected indent 2 2 '  ' 2 -1
# expect: '\n\t' eval IndentationError unexpected indent 2 1 '\t' 2 -1
# expect: '\n\t' single IndentationError unexpected indent 2 1 '\t' 2 -1
# expect: '# a\n  ' eval IndentationError unexpected indent 2 2 '  ' 2 -1
# expect: '# a\n  ' single IndentationError unexpected indent 2 2 '  ' 2 -1
# expect: ' # a' eval SyntaxError invalid syntax 1 0 ' # a' 1 0
# expect: ' # a' single SyntaxError invalid syntax 1 0 ' # a' 1 0
# expect: ' # a\n' eval SyntaxError invalid syntax 1 0 ' # a\n' 1 0
# expect: ' # a\n' single SyntaxError invalid syntax 1 0 ' # a\n' 1 0
# expect: '\n#' eval SyntaxError invalid syntax 2 0 '#' 2 0
# expect: '\n#' single SyntaxError invalid syntax 2 0 '#' 2 0
# expect: '\n# b\n' eval SyntaxError invalid syntax 2 0 '# b\n' 2 0
# expect: '\n# b\n' single SyntaxError invalid syntax 2 0 '# b\n' 2 0
# expect: '\n\n\n' eval SyntaxError invalid syntax 3 0 '\n' 3 0
# expect: '\n\n\n' single SyntaxError invalid syntax 3 0 '\n' 3 0
# expect: 'x\n  ' eval IndentationError unexpected indent 2 2 '  ' 2 -1
# expect: 'x\n  ' single ok
# expect: 'x\n\t' eval IndentationError unexpected indent 2 1 '\t' 2 -1
# expect: 'x\n\t' single ok
# expect: 'x\n\n ' eval IndentationError unexpected indent 3 1 ' ' 3 -1
# expect: 'x\n\n ' single ok
# expect: '(x\n)\n ' eval IndentationError unexpected indent 3 1 ' ' 3 -1
# expect: '(x\n)\n ' single ok
# expect: '\x0c\n' eval SyntaxError invalid syntax 1 0 '\x0c\n' 1 0
# expect: '\x0c\n' single SyntaxError invalid syntax 1 0 '\x0c\n' 1 0
# expect: 'x\n\x0c' eval ok
# expect: 'x\n\x0c' single ok
# expect: 'x\n#' eval ok
# expect: 'x\n#' single ok
# expect: 'x\n #' eval ok
# expect: 'x\n #' single ok
# expect: '    \n  \n' eval SyntaxError invalid syntax 2 0 '  \n' 2 0
# expect: '    \n  \n' single SyntaxError invalid syntax 2 0 '  \n' 2 0
# expect: '   \n   ' eval IndentationError unexpected indent 2 3 '   ' 2 -1
# expect: '   \n   ' single IndentationError unexpected indent 2 3 '   ' 2 -1
for src in ['x # c\ny', 'abc; d\ny', 'x;\ny', 'x \ny', 'abc = (1,\n2)\ny', 'x\n# c\ny', 'x\n  \ny', 'x\nif 1: pass\n', 'x\n)', 'x\n1 +', 'x\ny z', 'x\n y', '\nx\ny', 'if 1:\n  x\ny', 'if 1:\n  x\ny\n', 'if 1:\n  x\n\ny\n', 'if 1:\n  x\n\n\n', 'if 1:\n  x\n# c', 'if 1:\n  x\n# c\n', 'if 1:\n  x # c', 'if 1:\n  if 1: x', 'if 1: x\n# c', 'if 1: x\n# c\n', 'if 1: x\n ', 'if 1: x\n \n', 'if 1: (\nx)', 'if 1: """\n"""', '@d\ndef f():\n  x', 'class A:\n  x\n  def f(): y', 'if 1:\n  x\nelse: y', 'if 1:\n  x\nelse:\n  y', 'for a in b: x\nelse: y\n', 'x; y; ', 'if 1: x;y', 'with a: b; c\n\n', 'lambda: 1', 'while 1:\n  x\n  ', 'while 1:\n  x\n  \n', 'try: x\nfinally: y', 'try:\n  x\nfinally:\n  y', 'async def f():\n  await x', 'if 1: x\n\n#c\n', 'x = [1,\n2', 'import a\nimport b']:
    t(src, 'single')
# expect: 'x # c\ny' single SyntaxError multiple statements found while compiling a single statement 1 3 'x # c\n' 1 7
# expect: 'abc; d\ny' single SyntaxError multiple statements found while compiling a single statement 1 7 'abc; d\n' 1 8
# expect: 'x;\ny' single SyntaxError multiple statements found while compiling a single statement 1 3 'x;\n' 1 4
# expect: 'x \ny' single SyntaxError multiple statements found while compiling a single statement 1 3 'x \n' 1 4
# expect: 'abc = (1,\n2)\ny' single SyntaxError multiple statements found while compiling a single statement 2 3 '2)\n' 2 4
# expect: 'x\n# c\ny' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\n  \ny' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\nif 1: pass\n' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\n)' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\n1 +' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\ny z' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\n y' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: '\nx\ny' single SyntaxError multiple statements found while compiling a single statement 2 2 'x\n' 2 3
# expect: 'if 1:\n  x\ny' single SyntaxError invalid syntax 3 1 'y' 3 2
# expect: 'if 1:\n  x\ny\n' single SyntaxError invalid syntax 3 1 'y\n' 3 2
# expect: 'if 1:\n  x\n\ny\n' single SyntaxError invalid syntax 4 1 'y\n' 4 2
# expect: 'if 1:\n  x\n\n\n' single ok
# expect: 'if 1:\n  x\n# c' single SyntaxError invalid syntax 3 0 '# c' 3 0
# expect: 'if 1:\n  x\n# c\n' single ok
# expect: 'if 1:\n  x # c' single ok
# expect: 'if 1:\n  if 1: x' single ok
# expect: 'if 1: x\n# c' single ok
# expect: 'if 1: x\n# c\n' single ok
# expect: 'if 1: x\n ' single IndentationError unexpected indent 2 1 ' ' 2 -1
# expect: 'if 1: x\n \n' single ok
# expect: 'if 1: (\nx)' single SyntaxError invalid syntax 2 0 'x)' 2 0
# expect: 'if 1: """\n"""' single SyntaxError invalid syntax 2 0 '"""' 2 0
# expect: '@d\ndef f():\n  x' single ok
# expect: 'class A:\n  x\n  def f(): y' single ok
# expect: 'if 1:\n  x\nelse: y' single SyntaxError invalid syntax 3 0 'else: y' 3 0
# expect: 'if 1:\n  x\nelse:\n  y' single ok
# expect: 'for a in b: x\nelse: y\n' single ok
# expect: 'x; y; ' single ok
# expect: 'if 1: x;y' single SyntaxError invalid syntax 1 0 'if 1: x;y' 1 0
# expect: 'with a: b; c\n\n' single ok
# expect: 'lambda: 1' single ok
# expect: 'while 1:\n  x\n  ' single SyntaxError invalid syntax 3 0 '  ' 3 0
# expect: 'while 1:\n  x\n  \n' single ok
# expect: 'try: x\nfinally: y' single SyntaxError invalid syntax 2 0 'finally: y' 2 0
# expect: 'try:\n  x\nfinally:\n  y' single ok
# expect: 'async def f():\n  await x' single ok
# expect: 'if 1: x\n\n#c\n' single ok
# expect: 'x = [1,\n2' single SyntaxError '[' was never closed 1 5 'x = [1,' 1 0
# expect: 'import a\nimport b' single SyntaxError multiple statements found while compiling a single statement 1 9 'import a\n' 1 10
for src in ['(a b\n c)', 'f(a\nfor b in c, d)', 'f(**a,\n *b)', '{1:\n}', '{1:2,\n3}', 'a = 1 = \n2', '(a = \n1)', 'f(a=1, \nb)', 'x = (1\n2)\n', 'foo(1\n, 2 3\n, 4)', 'if x = 1:\n  y\n', 'def f(a=1, b):\n  x\n', 'print "a"\nx', 'try:\n  x\ny', 'x = 1 +\ny', '(a,\nb) = 1 = c +\n', 'for x in\ny: z', 'class A\n  x', '[x\nfor y in z\nif 1 2]', '"a" \'b\n', 'f"{a b}"', 'f"""{a\nb}"""', '(1 if 2\n3)', 'x = """a\n', 'del f(), \\\n g()', 'with (a as b\n c): x', 'a, b += 1', '(a,\nb) += 1', 'f(a,\nb) = 1', '[a,\n1] = 1', 'for f(\na) in b: c']:
    t(src, 'exec'); t(src, 'single'); t(src, 'eval')
# expect: '(a b\n c)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(a b' 1 5
# expect: '(a b\n c)' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(a b' 1 5
# expect: '(a b\n c)' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(a b' 1 5
# expect: 'f(a\nfor b in c, d)' exec SyntaxError Generator expression must be parenthesized 1 3 'f(a' 2 4
# expect: 'f(a\nfor b in c, d)' single SyntaxError Generator expression must be parenthesized 1 3 'f(a' 2 4
# expect: 'f(a\nfor b in c, d)' eval SyntaxError Generator expression must be parenthesized 1 3 'f(a' 2 4
# expect: 'f(**a,\n *b)' exec SyntaxError iterable argument unpacking follows keyword argument unpacking 1 6 'f(**a,' 2 4
# expect: 'f(**a,\n *b)' single SyntaxError iterable argument unpacking follows keyword argument unpacking 1 6 'f(**a,' 2 4
# expect: 'f(**a,\n *b)' eval SyntaxError iterable argument unpacking follows keyword argument unpacking 1 6 'f(**a,' 2 4
# expect: '{1:\n}' exec SyntaxError expression expected after dictionary key and ':' 1 3 '{1:' 1 4
# expect: '{1:\n}' single SyntaxError expression expected after dictionary key and ':' 1 3 '{1:' 1 4
# expect: '{1:\n}' eval SyntaxError expression expected after dictionary key and ':' 1 3 '{1:' 1 4
# expect: '{1:2,\n3}' exec SyntaxError ':' expected after dictionary key 2 1 '3}\n' 2 0
# expect: '{1:2,\n3}' single SyntaxError ':' expected after dictionary key 2 1 '3}' 2 0
# expect: '{1:2,\n3}' eval SyntaxError ':' expected after dictionary key 2 1 '3}' 2 0
# expect: 'a = 1 = \n2' exec SyntaxError cannot assign to literal 1 5 'a = 1 = \n' 1 6
# expect: 'a = 1 = \n2' single SyntaxError cannot assign to literal 1 5 'a = 1 = \n' 1 6
# expect: 'a = 1 = \n2' eval SyntaxError invalid syntax 1 3 'a = 1 = \n' 1 4
# expect: '(a = \n1)' exec SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 2 '(a = ' 2 2
# expect: '(a = \n1)' single SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 2 '(a = ' 2 2
# expect: '(a = \n1)' eval SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 2 '(a = ' 2 2
# expect: 'f(a=1, \nb)' exec SyntaxError positional argument follows keyword argument 2 2 'b)\n' 2 3
# expect: 'f(a=1, \nb)' single SyntaxError positional argument follows keyword argument 2 2 'b)' 2 3
# expect: 'f(a=1, \nb)' eval SyntaxError positional argument follows keyword argument 2 2 'b)' 2 3
# expect: 'x = (1\n2)\n' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'x = (1' 2 2
# expect: 'x = (1\n2)\n' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'x = (1' 2 2
# expect: 'x = (1\n2)\n' eval SyntaxError invalid syntax 1 3 'x = (1\n' 1 4
# expect: 'foo(1\n, 2 3\n, 4)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 2 3 ', 2 3' 2 6
# expect: 'foo(1\n, 2 3\n, 4)' single SyntaxError invalid syntax. Perhaps you forgot a comma? 2 3 ', 2 3' 2 6
# expect: 'foo(1\n, 2 3\n, 4)' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 2 3 ', 2 3' 2 6
# expect: 'if x = 1:\n  y\n' exec SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 4 'if x = 1:\n' 1 9
# expect: 'if x = 1:\n  y\n' single SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 4 'if x = 1:\n' 1 9
# expect: 'if x = 1:\n  y\n' eval SyntaxError invalid syntax 1 1 'if x = 1:\n' 1 3
# expect: 'def f(a=1, b):\n  x\n' exec SyntaxError parameter without a default follows parameter with a default 1 12 'def f(a=1, b):\n' 1 13
# expect: 'def f(a=1, b):\n  x\n' single SyntaxError parameter without a default follows parameter with a default 1 12 'def f(a=1, b):\n' 1 13
# expect: 'def f(a=1, b):\n  x\n' eval SyntaxError invalid syntax 1 1 'def f(a=1, b):\n' 1 4
# expect: 'print "a"\nx' exec SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 'print "a"\n' 1 10
# expect: 'print "a"\nx' single SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 'print "a"\n' 1 10
# expect: 'print "a"\nx' eval SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 'print "a"\n' 1 10
# expect: 'try:\n  x\ny' exec SyntaxError expected 'except' or 'finally' block 3 1 'y\n' 3 2
# expect: 'try:\n  x\ny' single SyntaxError expected 'except' or 'finally' block 3 1 'y' 3 2
# expect: 'try:\n  x\ny' eval SyntaxError invalid syntax 1 1 'try:\n' 1 4
# expect: 'x = 1 +\ny' exec SyntaxError invalid syntax 1 8 'x = 1 +\n' 1 9
# expect: 'x = 1 +\ny' single SyntaxError invalid syntax 1 8 'x = 1 +\n' 1 9
# expect: 'x = 1 +\ny' eval SyntaxError invalid syntax 1 3 'x = 1 +\n' 1 4
# expect: '(a,\nb) = 1 = c +\n' exec SyntaxError cannot assign to literal 2 6 'b) = 1 = c +\n' 2 7
# expect: '(a,\nb) = 1 = c +\n' single SyntaxError cannot assign to literal 2 6 'b) = 1 = c +\n' 2 7
# expect: '(a,\nb) = 1 = c +\n' eval SyntaxError invalid syntax 2 4 'b) = 1 = c +\n' 2 5
# expect: 'for x in\ny: z' exec SyntaxError invalid syntax 1 9 'for x in\n' 1 10
# expect: 'for x in\ny: z' single SyntaxError invalid syntax 1 9 'for x in\n' 1 10
# expect: 'for x in\ny: z' eval SyntaxError invalid syntax 1 1 'for x in\n' 1 4
# expect: 'class A\n  x' exec SyntaxError expected ':' 1 8 'class A\n' 1 9
# expect: 'class A\n  x' single SyntaxError expected ':' 1 8 'class A\n' 1 9
# expect: 'class A\n  x' eval SyntaxError invalid syntax 1 1 'class A\n' 1 6
# expect: '[x\nfor y in z\nif 1 2]' exec SyntaxError invalid syntax 3 6 'if 1 2]\n' 3 7
# expect: '[x\nfor y in z\nif 1 2]' single SyntaxError invalid syntax 3 6 'if 1 2]' 3 7
# expect: '[x\nfor y in z\nif 1 2]' eval SyntaxError invalid syntax 3 6 'if 1 2]' 3 7
# expect: '"a" \'b\n' exec SyntaxError unterminated string literal (detected at line 1) 1 5 '"a" \'b' 1 5
# expect: '"a" \'b\n' single SyntaxError unterminated string literal (detected at line 1) 1 5 '"a" \'b' 1 5
# expect: '"a" \'b\n' eval SyntaxError unterminated string literal (detected at line 1) 1 5 '"a" \'b' 1 5
# expect: 'f"{a b}"' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 4 'f"{a b}"\n' 1 7
# expect: 'f"{a b}"' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 4 'f"{a b}"' 1 7
# expect: 'f"{a b}"' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 1 4 'f"{a b}"' 1 7
# expect: 'f"""{a\nb}"""' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'f"""{a' 2 2
# expect: 'f"""{a\nb}"""' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'f"""{a' 2 2
# expect: 'f"""{a\nb}"""' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'f"""{a' 2 2
# expect: '(1 if 2\n3)' exec SyntaxError expected 'else' after 'if' expression 1 2 '(1 if 2' 1 8
# expect: '(1 if 2\n3)' single SyntaxError expected 'else' after 'if' expression 1 2 '(1 if 2' 1 8
# expect: '(1 if 2\n3)' eval SyntaxError expected 'else' after 'if' expression 1 2 '(1 if 2' 1 8
# expect: 'x = """a\n' exec SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 5 'x = """a' 1 5
# expect: 'x = """a\n' single SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 5 'x = """a' 1 5
# expect: 'x = """a\n' eval SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 5 'x = """a' 1 5
# expect: 'del f(), \\\n g()' exec SyntaxError cannot delete function call 1 5 'del f(), \\' 1 8
# expect: 'del f(), \\\n g()' single SyntaxError cannot delete function call 1 5 'del f(), \\' 1 8
# expect: 'del f(), \\\n g()' eval SyntaxError invalid syntax 1 1 'del f(), \\\n' 1 4
# expect: 'with (a as b\n c): x' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 12 'with (a as b' 2 3
# expect: 'with (a as b\n c): x' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 12 'with (a as b' 2 3
# expect: 'with (a as b\n c): x' eval SyntaxError invalid syntax 1 1 'with (a as b\n' 1 5
# expect: 'a, b += 1' exec SyntaxError 'tuple' is an illegal expression for augmented assignment 1 1 'a, b += 1\n' 1 5
# expect: 'a, b += 1' single SyntaxError 'tuple' is an illegal expression for augmented assignment 1 1 'a, b += 1' 1 5
# expect: 'a, b += 1' eval SyntaxError invalid syntax 1 6 'a, b += 1' 1 8
# expect: '(a,\nb) += 1' exec SyntaxError 'tuple' is an illegal expression for augmented assignment 1 1 '(a,' 2 3
# expect: '(a,\nb) += 1' single SyntaxError 'tuple' is an illegal expression for augmented assignment 1 1 '(a,' 2 3
# expect: '(a,\nb) += 1' eval SyntaxError invalid syntax 2 4 'b) += 1' 2 6
# expect: 'f(a,\nb) = 1' exec SyntaxError cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 'f(a,' 2 3
# expect: 'f(a,\nb) = 1' single SyntaxError cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 'f(a,' 2 3
# expect: 'f(a,\nb) = 1' eval SyntaxError invalid syntax 2 4 'b) = 1' 2 5
# expect: '[a,\n1] = 1' exec SyntaxError cannot assign to literal 2 1 '1] = 1\n' 2 2
# expect: '[a,\n1] = 1' single SyntaxError cannot assign to literal 2 1 '1] = 1' 2 2
# expect: '[a,\n1] = 1' eval SyntaxError invalid syntax 2 4 '1] = 1' 2 5
# expect: 'for f(\na) in b: c' exec SyntaxError cannot assign to function call 1 5 'for f(' 2 3
# expect: 'for f(\na) in b: c' single SyntaxError cannot assign to function call 1 5 'for f(' 2 3
# expect: 'for f(\na) in b: c' eval SyntaxError invalid syntax 1 1 'for f(\n' 1 4
