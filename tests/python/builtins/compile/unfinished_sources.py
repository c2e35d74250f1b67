# `compile` of sources that end too early or hold strange characters, in its three modes.
# since: 3.14
def t(src, mode, **k):
    try:
        c = compile(src, '<s>', mode, **k)
        print(repr(src), mode, 'ok')
    except SyntaxError as e:
        print(repr(src), mode, type(e).__name__, e.msg, e.lineno, e.offset, repr(e.text), e.end_lineno, e.end_offset)
for src in ['(\n', '(', '(\n\n', '(\nx\n', '(\nx', 'x = [\n', 'f(\n  # c\n', 'x\\', '\\', 'x\n\\', '"\\', 'x\x00', 'f(a b', 'f(a b\n', 'f(a,\nb c', 'if 1:', 'if 1:\n', 'if 1:\n\n', 'def f():', 'while 1:\n#', 'for a in b:\nx', 'class A:\nx\n', 'try:', 'if 1: x\nelse:', 'if 1:\n  x\nelse:\n', '@d', '@d\n', 'match x:', 'match x:\n', 'x = """a', "x = 'a", 'x = """a\nb\n', 'é = (ü\nö)', '(ü ö\n)', 'try:\n  x\n', 'try: x', 'lambda x', 'f"{', 'f"{a', 'f"""{\na', 't"{a!}"', 'x = {', 'x = {\n1:2', ')', 'x)', '(]', '(\n]', '1a', '0777', 'a $ b', 'a ? b\n', '€', 'x = €\ny', 'import a.b as', 'from a import (b', 'x = yield = 1', 'def f(a, a): pass\n', 'return\n', 'global x\n']:
    for mode in 'exec', 'single', 'eval':
        t(src, mode)
# expect: '(\n' exec SyntaxError '(' was never closed 1 1 '(\n' 1 0
# expect: '(\n' single SyntaxError '(' was never closed 1 1 '(\n' 1 0
# expect: '(\n' eval SyntaxError '(' was never closed 1 1 '(\n' 1 0
# expect: '(' exec SyntaxError '(' was never closed 1 1 '(\n' 1 0
# expect: '(' single SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(' eval SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\n\n' exec SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\n\n' single SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\n\n' eval SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\nx\n' exec SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\nx\n' single SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\nx\n' eval SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\nx' exec SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\nx' single SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: '(\nx' eval SyntaxError '(' was never closed 1 1 '(' 1 0
# expect: 'x = [\n' exec SyntaxError '[' was never closed 1 5 'x = [\n' 1 0
# expect: 'x = [\n' single SyntaxError '[' was never closed 1 5 'x = [\n' 1 0
# expect: 'x = [\n' eval SyntaxError invalid syntax 1 3 'x = [\n' 1 4
# expect: 'f(\n  # c\n' exec SyntaxError '(' was never closed 1 2 'f(' 1 0
# expect: 'f(\n  # c\n' single SyntaxError '(' was never closed 1 2 'f(' 1 0
# expect: 'f(\n  # c\n' eval SyntaxError '(' was never closed 1 2 'f(' 1 0
# expect: 'x\\' exec SyntaxError unexpected EOF while parsing 1 3 'x\\\n' 1 -1
# expect: 'x\\' single SyntaxError unexpected character after line continuation character 1 2 'x\\' 1 0
# expect: 'x\\' eval SyntaxError unexpected character after line continuation character 1 2 'x\\' 1 0
# expect: '\\' exec SyntaxError unexpected EOF while parsing 1 2 '\\\n' 1 -1
# expect: '\\' single SyntaxError unexpected character after line continuation character 1 1 '\\' 1 0
# expect: '\\' eval SyntaxError unexpected character after line continuation character 1 1 '\\' 1 0
# expect: 'x\n\\' exec SyntaxError unexpected EOF while parsing 2 2 '\\\n' 2 -1
# expect: 'x\n\\' single SyntaxError multiple statements found while compiling a single statement 1 2 'x\n' 1 3
# expect: 'x\n\\' eval SyntaxError unexpected character after line continuation character 2 1 '\\' 2 0
# expect: '"\\' exec SyntaxError unterminated string literal (detected at line 1) 1 1 '"\\' 1 1
# expect: '"\\' single SyntaxError unterminated string literal (detected at line 1) 1 1 '"\\' 1 1
# expect: '"\\' eval SyntaxError unterminated string literal (detected at line 1) 1 1 '"\\' 1 1
# expect: 'x\x00' exec SyntaxError source code string cannot contain null bytes None None None None None
# expect: 'x\x00' single SyntaxError source code string cannot contain null bytes None None None None None
# expect: 'x\x00' eval SyntaxError source code string cannot contain null bytes None None None None None
# expect: 'f(a b' exec SyntaxError '(' was never closed 1 2 'f(a b\n' 1 0
# expect: 'f(a b' single SyntaxError '(' was never closed 1 2 'f(a b' 1 0
# expect: 'f(a b' eval SyntaxError '(' was never closed 1 2 'f(a b' 1 0
# expect: 'f(a b\n' exec SyntaxError '(' was never closed 1 2 'f(a b\n' 1 0
# expect: 'f(a b\n' single SyntaxError '(' was never closed 1 2 'f(a b\n' 1 0
# expect: 'f(a b\n' eval SyntaxError '(' was never closed 1 2 'f(a b\n' 1 0
# expect: 'f(a,\nb c' exec SyntaxError '(' was never closed 1 2 'f(a,' 1 0
# expect: 'f(a,\nb c' single SyntaxError '(' was never closed 1 2 'f(a,' 1 0
# expect: 'f(a,\nb c' eval SyntaxError '(' was never closed 1 2 'f(a,' 1 0
# expect: 'if 1:' exec IndentationError expected an indented block after 'if' statement on line 1 1 6 'if 1:\n' 1 -1
# expect: 'if 1:' single IndentationError expected an indented block after 'if' statement on line 1 1 5 'if 1:' 1 -1
# expect: 'if 1:' eval SyntaxError invalid syntax 1 1 'if 1:' 1 3
# expect: 'if 1:\n' exec IndentationError expected an indented block after 'if' statement on line 1 1 6 'if 1:\n' 1 -1
# expect: 'if 1:\n' single IndentationError expected an indented block after 'if' statement on line 1 1 6 'if 1:\n' 1 -1
# expect: 'if 1:\n' eval SyntaxError invalid syntax 1 1 'if 1:\n' 1 3
# expect: 'if 1:\n\n' exec IndentationError expected an indented block after 'if' statement on line 1 2 1 '\n' 2 -1
# expect: 'if 1:\n\n' single IndentationError expected an indented block after 'if' statement on line 1 2 1 '\n' 2 -1
# expect: 'if 1:\n\n' eval SyntaxError invalid syntax 1 1 'if 1:\n' 1 3
# expect: 'def f():' exec IndentationError expected an indented block after function definition on line 1 1 9 'def f():\n' 1 -1
# expect: 'def f():' single IndentationError expected an indented block after function definition on line 1 1 8 'def f():' 1 -1
# expect: 'def f():' eval SyntaxError invalid syntax 1 1 'def f():' 1 4
# expect: 'while 1:\n#' exec IndentationError expected an indented block after 'while' statement on line 1 2 2 '#\n' 2 -1
# expect: 'while 1:\n#' single IndentationError expected an indented block after 'while' statement on line 1 2 1 '#' 2 -1
# expect: 'while 1:\n#' eval SyntaxError invalid syntax 1 1 'while 1:\n' 1 6
# expect: 'for a in b:\nx' exec IndentationError expected an indented block after 'for' statement on line 1 2 1 'x\n' 2 2
# expect: 'for a in b:\nx' single IndentationError expected an indented block after 'for' statement on line 1 2 1 'x' 2 2
# expect: 'for a in b:\nx' eval SyntaxError invalid syntax 1 1 'for a in b:\n' 1 4
# expect: 'class A:\nx\n' exec IndentationError expected an indented block after class definition on line 1 2 1 'x\n' 2 2
# expect: 'class A:\nx\n' single IndentationError expected an indented block after class definition on line 1 2 1 'x\n' 2 2
# expect: 'class A:\nx\n' eval SyntaxError invalid syntax 1 1 'class A:\n' 1 6
# expect: 'try:' exec IndentationError expected an indented block after 'try' statement on line 1 1 5 'try:\n' 1 -1
# expect: 'try:' single IndentationError expected an indented block after 'try' statement on line 1 1 4 'try:' 1 -1
# expect: 'try:' eval SyntaxError invalid syntax 1 1 'try:' 1 4
# expect: 'if 1: x\nelse:' exec IndentationError expected an indented block after 'else' statement on line 2 2 6 'else:\n' 2 -1
# expect: 'if 1: x\nelse:' single IndentationError expected an indented block after 'else' statement on line 2 2 5 'else:' 2 -1
# expect: 'if 1: x\nelse:' eval SyntaxError invalid syntax 1 1 'if 1: x\n' 1 3
# expect: 'if 1:\n  x\nelse:\n' exec IndentationError expected an indented block after 'else' statement on line 3 3 6 'else:\n' 3 -1
# expect: 'if 1:\n  x\nelse:\n' single IndentationError expected an indented block after 'else' statement on line 3 3 6 'else:\n' 3 -1
# expect: 'if 1:\n  x\nelse:\n' eval SyntaxError invalid syntax 1 1 'if 1:\n' 1 3
# expect: '@d' exec SyntaxError invalid syntax 1 0 '@d\n' 1 0
# expect: '@d' single SyntaxError invalid syntax 1 0 '@d' 1 0
# expect: '@d' eval SyntaxError invalid syntax 1 1 '@d' 1 2
# expect: '@d\n' exec SyntaxError invalid syntax 1 0 '@d\n' 1 0
# expect: '@d\n' single SyntaxError invalid syntax 1 0 '@d\n' 1 0
# expect: '@d\n' eval SyntaxError invalid syntax 1 1 '@d\n' 1 2
# expect: 'match x:' exec IndentationError expected an indented block after 'match' statement on line 1 1 9 'match x:\n' 1 -1
# expect: 'match x:' single IndentationError expected an indented block after 'match' statement on line 1 1 8 'match x:' 1 -1
# expect: 'match x:' eval SyntaxError invalid syntax 1 7 'match x:' 1 8
# expect: 'match x:\n' exec IndentationError expected an indented block after 'match' statement on line 1 1 9 'match x:\n' 1 -1
# expect: 'match x:\n' single IndentationError expected an indented block after 'match' statement on line 1 1 9 'match x:\n' 1 -1
# expect: 'match x:\n' eval SyntaxError invalid syntax 1 7 'match x:\n' 1 8
# expect: 'x = """a' exec SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 5 'x = """a' 1 5
# expect: 'x = """a' single SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 5 'x = """a' 1 5
# expect: 'x = """a' eval SyntaxError unterminated triple-quoted string literal (detected at line 1) 1 5 'x = """a' 1 5
# expect: "x = 'a" exec SyntaxError unterminated string literal (detected at line 1) 1 5 "x = 'a" 1 5
# expect: "x = 'a" single SyntaxError unterminated string literal (detected at line 1) 1 5 "x = 'a" 1 5
# expect: "x = 'a" eval SyntaxError unterminated string literal (detected at line 1) 1 5 "x = 'a" 1 5
# expect: 'x = """a\nb\n' exec SyntaxError unterminated triple-quoted string literal (detected at line 2) 1 5 'x = """a' 1 5
# expect: 'x = """a\nb\n' single SyntaxError unterminated triple-quoted string literal (detected at line 2) 1 5 'x = """a' 1 5
# expect: 'x = """a\nb\n' eval SyntaxError unterminated triple-quoted string literal (detected at line 2) 1 5 'x = """a' 1 5
# expect: 'é = (ü\nö)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'é = (ü' 2 2
# expect: 'é = (ü\nö)' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 'é = (ü' 2 2
# expect: 'é = (ü\nö)' eval SyntaxError invalid syntax 1 3 'é = (ü\n' 1 4
# expect: '(ü ö\n)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(ü ö' 1 5
# expect: '(ü ö\n)' single SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(ü ö' 1 5
# expect: '(ü ö\n)' eval SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 '(ü ö' 1 5
# expect: 'try:\n  x\n' exec SyntaxError expected 'except' or 'finally' block 2 4 '  x\n' 2 -1
# expect: 'try:\n  x\n' single SyntaxError expected 'except' or 'finally' block 2 4 '  x\n' 2 -1
# expect: 'try:\n  x\n' eval SyntaxError invalid syntax 1 1 'try:\n' 1 4
# expect: 'try: x' exec SyntaxError expected 'except' or 'finally' block 1 7 'try: x\n' 1 -1
# expect: 'try: x' single SyntaxError expected 'except' or 'finally' block 1 6 'try: x' 1 -1
# expect: 'try: x' eval SyntaxError invalid syntax 1 1 'try: x' 1 4
# expect: 'lambda x' exec SyntaxError invalid syntax 1 9 'lambda x\n' 1 10
# expect: 'lambda x' single SyntaxError invalid syntax 1 0 'lambda x' 1 0
# expect: 'lambda x' eval SyntaxError invalid syntax 1 0 'lambda x' 1 0
# expect: 'f"{' exec SyntaxError '{' was never closed 1 3 'f"{\n' 1 0
# expect: 'f"{' single SyntaxError '{' was never closed 1 3 'f"{' 1 0
# expect: 'f"{' eval SyntaxError '{' was never closed 1 3 'f"{' 1 0
# expect: 'f"{a' exec SyntaxError '{' was never closed 1 3 'f"{a\n' 1 0
# expect: 'f"{a' single SyntaxError '{' was never closed 1 3 'f"{a' 1 0
# expect: 'f"{a' eval SyntaxError '{' was never closed 1 3 'f"{a' 1 0
# expect: 'f"""{\na' exec SyntaxError '{' was never closed 1 5 'f"""{' 1 0
# expect: 'f"""{\na' single SyntaxError '{' was never closed 1 5 'f"""{' 1 0
# expect: 'f"""{\na' eval SyntaxError '{' was never closed 1 5 'f"""{' 1 0
# expect: 't"{a!}"' exec SyntaxError t-string: missing conversion character 1 6 't"{a!}"\n' 1 7
# expect: 't"{a!}"' single SyntaxError t-string: missing conversion character 1 6 't"{a!}"' 1 7
# expect: 't"{a!}"' eval SyntaxError t-string: missing conversion character 1 6 't"{a!}"' 1 7
# expect: 'x = {' exec SyntaxError '{' was never closed 1 5 'x = {\n' 1 0
# expect: 'x = {' single SyntaxError '{' was never closed 1 5 'x = {' 1 0
# expect: 'x = {' eval SyntaxError invalid syntax 1 3 'x = {' 1 4
# expect: 'x = {\n1:2' exec SyntaxError '{' was never closed 1 5 'x = {' 1 0
# expect: 'x = {\n1:2' single SyntaxError '{' was never closed 1 5 'x = {' 1 0
# expect: 'x = {\n1:2' eval SyntaxError invalid syntax 1 3 'x = {\n' 1 4
# expect: ')' exec SyntaxError unmatched ')' 1 1 ')' 1 1
# expect: ')' single SyntaxError unmatched ')' 1 1 ')' 1 1
# expect: ')' eval SyntaxError unmatched ')' 1 1 ')' 1 1
# expect: 'x)' exec SyntaxError unmatched ')' 1 2 'x)' 1 2
# expect: 'x)' single SyntaxError unmatched ')' 1 2 'x)' 1 2
# expect: 'x)' eval SyntaxError unmatched ')' 1 2 'x)' 1 2
# expect: '(]' exec SyntaxError closing parenthesis ']' does not match opening parenthesis '(' 1 2 '(]' 1 2
# expect: '(]' single SyntaxError closing parenthesis ']' does not match opening parenthesis '(' 1 2 '(]' 1 2
# expect: '(]' eval SyntaxError closing parenthesis ']' does not match opening parenthesis '(' 1 2 '(]' 1 2
# expect: '(\n]' exec SyntaxError closing parenthesis ']' does not match opening parenthesis '(' on line 1 2 1 ']' 2 1
# expect: '(\n]' single SyntaxError closing parenthesis ']' does not match opening parenthesis '(' on line 1 2 1 ']' 2 1
# expect: '(\n]' eval SyntaxError closing parenthesis ']' does not match opening parenthesis '(' on line 1 2 1 ']' 2 1
# expect: '1a' exec SyntaxError invalid decimal literal 1 1 '1a' 1 1
# expect: '1a' single SyntaxError invalid decimal literal 1 1 '1a' 1 1
# expect: '1a' eval SyntaxError invalid decimal literal 1 1 '1a' 1 1
# expect: '0777' exec SyntaxError leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 '0777' 1 2
# expect: '0777' single SyntaxError leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 '0777' 1 2
# expect: '0777' eval SyntaxError leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers 1 1 '0777' 1 2
# expect: 'a $ b' exec SyntaxError invalid syntax 1 3 'a $ b\n' 1 4
# expect: 'a $ b' single SyntaxError invalid syntax 1 3 'a $ b' 1 4
# expect: 'a $ b' eval SyntaxError invalid syntax 1 3 'a $ b' 1 4
# expect: 'a ? b\n' exec SyntaxError invalid syntax 1 3 'a ? b\n' 1 4
# expect: 'a ? b\n' single SyntaxError invalid syntax 1 3 'a ? b\n' 1 4
# expect: 'a ? b\n' eval SyntaxError invalid syntax 1 3 'a ? b\n' 1 4
# expect: '€' exec SyntaxError invalid character '€' (U+20AC) 1 1 '€' 1 1
# expect: '€' single SyntaxError invalid character '€' (U+20AC) 1 1 '€' 1 1
# expect: '€' eval SyntaxError invalid character '€' (U+20AC) 1 1 '€' 1 1
# expect: 'x = €\ny' exec SyntaxError invalid character '€' (U+20AC) 1 5 'x = €' 1 5
# expect: 'x = €\ny' single SyntaxError invalid character '€' (U+20AC) 1 5 'x = €' 1 5
# expect: 'x = €\ny' eval SyntaxError invalid character '€' (U+20AC) 1 5 'x = €' 1 5
# expect: 'import a.b as' exec SyntaxError invalid syntax 1 14 'import a.b as\n' 1 15
# expect: 'import a.b as' single SyntaxError invalid syntax 1 0 'import a.b as' 1 0
# expect: 'import a.b as' eval SyntaxError invalid syntax 1 1 'import a.b as' 1 7
# expect: 'from a import (b' exec SyntaxError '(' was never closed 1 15 'from a import (b\n' 1 0
# expect: 'from a import (b' single SyntaxError '(' was never closed 1 15 'from a import (b' 1 0
# expect: 'from a import (b' eval SyntaxError invalid syntax 1 1 'from a import (b' 1 5
# expect: 'x = yield = 1' exec SyntaxError assignment to yield expression not possible 1 5 'x = yield = 1\n' 1 10
# expect: 'x = yield = 1' single SyntaxError assignment to yield expression not possible 1 5 'x = yield = 1' 1 10
# expect: 'x = yield = 1' eval SyntaxError invalid syntax 1 3 'x = yield = 1' 1 4
# expect: 'def f(a, a): pass\n' exec SyntaxError duplicate argument 'a' in function definition 1 10 None 1 11
# expect: 'def f(a, a): pass\n' single SyntaxError duplicate argument 'a' in function definition 1 10 None 1 11
# expect: 'def f(a, a): pass\n' eval SyntaxError invalid syntax 1 1 'def f(a, a): pass\n' 1 4
# expect: 'return\n' exec SyntaxError 'return' outside function 1 1 None 1 7
# expect: 'return\n' single SyntaxError 'return' outside function 1 1 None 1 7
# expect: 'return\n' eval SyntaxError invalid syntax 1 1 'return\n' 1 7
# expect: 'global x\n' exec ok
# expect: 'global x\n' single ok
# expect: 'global x\n' eval SyntaxError invalid syntax 1 1 'global x\n' 1 7
