# `compile` in its three modes: what ends a source, where errors at its end are, and which line they show.
# since: 3.14
def t(src, mode, **k):
    try:
        c = compile(src, '<s>', mode, **k)
        print(repr(src), mode, 'ok')
    except SyntaxError as e:
        print(repr(src), mode, type(e).__name__, e.msg, e.lineno, e.offset, repr(e.text), e.end_lineno, e.end_offset)
for src in ['', '\n', ' ', '  \n', '\n\n', '#', '# x\n', '\t', '\\\n', '(x\n y)', '(x y)', 'x y', '\nx y', 'x\ny', 'x\n\ny', '1 +', '1 +\n', '(', '(\n', 'x = 1', 'x;', ';', 'x\n ', ' x', '  x y', '\n  x', 'f(\n1 2\n)', '[1,\n2\n3]', '(x\n y', 'lambda', '"a', '"""a\n', 'x\n  y', 'pass', 'if 1: pass','*a', '(yield)', 'yield', 'x:=1', 'x\x00', '\\', 'x\\', 'x # c\n\n# d', '\f x', '\x0c']:
    t(src, 'eval')
# expect: '' eval SyntaxError invalid syntax 0 0 '' 0 0
# expect: '\n' eval SyntaxError invalid syntax 1 0 '\n' 1 0
# expect: ' ' eval IndentationError unexpected indent 1 1 ' ' 1 -1
# expect: '  \n' eval SyntaxError invalid syntax 1 0 '  \n' 1 0
# expect: '\n\n' eval SyntaxError invalid syntax 2 0 '\n' 2 0
# expect: '#' eval SyntaxError invalid syntax 1 0 '#' 1 0
# expect: '# x\n' eval SyntaxError invalid syntax 1 0 '# x\n' 1 0
# expect: '\t' eval IndentationError unexpected indent 1 1 '\t' 1 -1
# expect: '\\\n' eval SyntaxError unexpected EOF while parsing 1 2 '\\\n' 1 -1
# expect: '(x\n y)' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(x' 2 3
# expect: '(x y)' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(x y)' 1 5
# expect: 'x y' eval SyntaxError invalid syntax 1 3 'x y' 1 4
# expect: '\nx y' eval SyntaxError invalid syntax 2 3 'x y' 2 4
# expect: 'x\ny' eval SyntaxError invalid syntax 2 1 'y' 2 2
# expect: 'x\n\ny' eval SyntaxError invalid syntax 3 1 'y' 3 2
# expect: '1 +' eval SyntaxError invalid syntax 1 0 '1 +' 1 0
# expect: '1 +\n' eval SyntaxError invalid syntax 1 4 '1 +\n' 1 5
# expect: '(' eval SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\n' eval SyntaxError '(' was never closed 1 1 '(\n' 1 0
# expect: 'x = 1' eval SyntaxError invalid syntax 1 3 'x = 1' 1 4
# expect: 'x;' eval SyntaxError invalid syntax 1 2 'x;' 1 3
# expect: ';' eval SyntaxError invalid syntax 1 1 ';' 1 2
# expect: 'x\n ' eval IndentationError unexpected indent 2 1 ' ' 2 -1
# expect: ' x' eval IndentationError unexpected indent 1 1 ' x' 1 -1
# expect: '  x y' eval IndentationError unexpected indent 1 2 '  x y' 1 -1
# expect: '\n  x' eval IndentationError unexpected indent 2 2 '  x' 2 -1
# expect: 'f(\n1 2\n)' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 2 1 '1 2' 2 4
# expect: '[1,\n2\n3]' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 2 1 '2' 3 2
# expect: '(x\n y' eval SyntaxError '(' was never closed 1 1 '(x' 1 0
# expect: 'lambda' eval SyntaxError invalid syntax 1 0 'lambda' 1 0
# expect: '"a' eval SyntaxError unterminated string literal (detected at line 1) 1 1 '"a' 1 1
# expect: '"""a\n' eval SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 1 '"""a' 1 1
# expect: 'x\n  y' eval IndentationError unexpected indent 2 2 '  y' 2 -1
# expect: 'pass' eval SyntaxError invalid syntax 1 1 'pass' 1 5
# expect: 'if 1: pass' eval SyntaxError invalid syntax 1 1 'if 1: pass' 1 3
# expect: '*a' eval SyntaxError invalid syntax 1 1 '*a' 1 2
# expect: '(yield)' eval SyntaxError 'yield' outside function 1 2 None 1 7
# expect: 'yield' eval SyntaxError invalid syntax 1 1 'yield' 1 6
# expect: 'x:=1' eval SyntaxError invalid syntax 1 2 'x:=1' 1 4
# expect: 'x\x00' eval SyntaxError source code string cannot contain null bytes None None None None None
# expect: '\\' eval SyntaxError unexpected character after line continuation character 1 1 '\\' 1 0
# expect: 'x\\' eval SyntaxError unexpected character after line continuation character 1 2 'x\\' 1 0
# expect: 'x # c\n\n# d' eval ok
# expect: '\x0c x' eval IndentationError unexpected indent 1 2 '\x0c x' 1 -1
# expect: '\x0c' eval SyntaxError invalid syntax 1 0 '\x0c' 1 0
print('---')  # expect: ---
for src in ['', '\n', ' ', '#', 'if 1: pass', 'if 1: pass\n', 'if 1:\n pass', 'if 1:\n pass\n', 'if 1:\n pass\n\n', 'x', 'x\n', 'x\n\n', 'x\ny', 'x; y', 'x; y\n', 'x\n\ny', 'def f(): pass', 'def f(): pass\n', 'class A: pass', 'class A: pass\n', 'while 0: pass', 'for x in y: pass', 'with x: pass', 'try: pass\nexcept: pass', 'try: pass\nexcept: pass\n', 'if 1: pass\nelse: pass', 'if 1: pass\nelse: pass\n', 'if 1: pass\nx', 'if 1: pass\nx\n', 'if 1: pass\n\nx', '@d\ndef f(): pass', 'async def f(): pass', 'match x:\n case 1: pass', 'match x:\n case 1: pass\n', 'type X = int', 'x # c', 'x # c\n# d', 'if 1: pass # c', 'if 1:', 'if 1:\n', '\nx', ' x', 'x = 1; if 1: pass', 'def f():\n  x\n\n  y\n', 'def f():\n  x\n\n  y', '# a\nx', 'x\n# a\n', '"""a"""', 'if 1: pass;', 'if 1: pass; x\n', 'x y', '(x\n y)', 'if 1: x y', 'if 1: x y\n', 'if 1:\n x y\n', 'if 1:\n x\n y', 'if 1:\n  x\n y\n', 'async with x: pass', 'x\n#', 'x\n ', 'x\n \n', 'x\\\n', 'if 1: pass\\\n', '@d\nclass A: x', '\n\n', '#\n', 'x\x00']:
    t(src, 'single')
# expect: '' single SyntaxError invalid syntax 0 0 '' 0 0
# expect: '\n' single SyntaxError invalid syntax 1 0 '\n' 1 0
# expect: ' ' single IndentationError unexpected indent 1 1 ' ' 1 -1
# expect: '#' single SyntaxError invalid syntax 1 0 '#' 1 0
# expect: 'if 1: pass' single SyntaxError invalid syntax 1 0 'if 1: pass' 1 0
# expect: 'if 1: pass\n' single ok
# expect: 'if 1:\n pass' single ok
# expect: 'if 1:\n pass\n' single ok
# expect: 'if 1:\n pass\n\n' single ok
# expect: 'x' single ok
# expect: 'x\n' single ok
# expect: 'x\n\n' single ok
# expect: 'x\ny' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x; y' single ok
# expect: 'x; y\n' single ok
# expect: 'x\n\ny' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'def f(): pass' single SyntaxError invalid syntax 1 0 'def f(): pass' 1 0
# expect: 'def f(): pass\n' single ok
# expect: 'class A: pass' single SyntaxError invalid syntax 1 0 'class A: pass' 1 0
# expect: 'class A: pass\n' single ok
# expect: 'while 0: pass' single SyntaxError invalid syntax 1 0 'while 0: pass' 1 0
# expect: 'for x in y: pass' single SyntaxError invalid syntax 1 0 'for x in y: pass' 1 0
# expect: 'with x: pass' single SyntaxError invalid syntax 1 0 'with x: pass' 1 0
# expect: 'try: pass\nexcept: pass' single SyntaxError invalid syntax 2 0 'except: pass' 2 0
# expect: 'try: pass\nexcept: pass\n' single ok
# expect: 'if 1: pass\nelse: pass' single SyntaxError invalid syntax 2 0 'else: pass' 2 0
# expect: 'if 1: pass\nelse: pass\n' single ok
# expect: 'if 1: pass\nx' single SyntaxError invalid syntax 2 1 'x' 2 2
# expect: 'if 1: pass\nx\n' single SyntaxError invalid syntax 2 1 'x\n' 2 2
# expect: 'if 1: pass\n\nx' single SyntaxError invalid syntax 3 1 'x' 3 2
# expect: '@d\ndef f(): pass' single SyntaxError invalid syntax 2 0 'def f(): pass' 2 0
# expect: 'async def f(): pass' single SyntaxError invalid syntax 1 0 'async def f(): pass' 1 0
# expect: 'match x:\n case 1: pass' single ok
# expect: 'match x:\n case 1: pass\n' single ok
# expect: 'type X = int' single ok
# expect: 'x # c' single ok
# expect: 'x # c\n# d' single ok
# expect: 'if 1: pass # c' single SyntaxError invalid syntax 1 0 'if 1: pass # c' 1 0
# expect: 'if 1:' single IndentationError expected an indented block after 'if' statement on line 1 1 5 'if 1:' 1 -1
# expect: 'if 1:\n' single IndentationError expected an indented block after 'if' statement on line 1 1 6 'if 1:\n' 1 -1
# expect: '\nx' single ok
# expect: ' x' single IndentationError unexpected indent 1 1 ' x' 1 -1
# expect: 'x = 1; if 1: pass' single SyntaxError invalid syntax 1 8 'x = 1; if 1: pass' 1 10
# expect: 'def f():\n  x\n\n  y\n' single ok
# expect: 'def f():\n  x\n\n  y' single ok
# expect: '# a\nx' single ok
# expect: 'x\n# a\n' single ok
# expect: '"""a"""' single ok
# expect: 'if 1: pass;' single SyntaxError invalid syntax 1 0 'if 1: pass;' 1 0
# expect: 'if 1: pass; x\n' single ok
# expect: 'x y' single SyntaxError invalid syntax 1 3 'x y' 1 4
# expect: '(x\n y)' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(x' 2 3
# expect: 'if 1: x y' single SyntaxError invalid syntax 1 9 'if 1: x y' 1 10
# expect: 'if 1: x y\n' single SyntaxError invalid syntax 1 9 'if 1: x y\n' 1 10
# expect: 'if 1:\n x y\n' single SyntaxError invalid syntax 2 4 ' x y\n' 2 5
# expect: 'if 1:\n x\n y' single ok
# expect: 'if 1:\n  x\n y\n' single IndentationError unindent does not match any outer indentation level 3 3 ' y\n' 3 -1
# expect: 'async with x: pass' single SyntaxError invalid syntax 1 0 'async with x: pass' 1 0
# expect: 'x\n#' single ok
# expect: 'x\n ' single ok
# expect: 'x\n \n' single ok
# expect: 'x\\\n' single SyntaxError unexpected EOF while parsing 1 3 'x\\\n' 1 -1
# expect: 'if 1: pass\\\n' single SyntaxError unexpected EOF while parsing 1 12 'if 1: pass\\\n' 1 -1
# expect: '@d\nclass A: x' single SyntaxError invalid syntax 2 0 'class A: x' 2 0
# expect: '\n\n' single SyntaxError invalid syntax 2 0 '\n' 2 0
# expect: '#\n' single SyntaxError invalid syntax 1 0 '#\n' 1 0
# expect: 'x\x00' single SyntaxError source code string cannot contain null bytes None None None None None
print('---')  # expect: ---
for src in ['', '\n', 'if 1: pass', '(x\n y)', 'x y', 'def f(): x\n y', '(', '1 +']:
    t(src, 'exec')
# expect: '' exec ok
# expect: '\n' exec ok
# expect: 'if 1: pass' exec ok
# expect: '(x\n y)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(x' 2 3
# expect: 'x y' exec SyntaxError invalid syntax 1 3 'x y\n' 1 4
# expect: 'def f(): x\n y' exec IndentationError unexpected indent 2 1 ' y\n' 2 -1
# expect: '(' exec SyntaxError '(' was never closed 1 1 '(\n' 1 0
# expect: '1 +' exec SyntaxError invalid syntax 1 4 '1 +\n' 1 5
