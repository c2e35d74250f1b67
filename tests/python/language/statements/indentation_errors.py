# messages of indentation errors
for s in ['if 1:\npass', '  x = 1', 'if 1:\n    a\n  b', 'if 1:\n\ta\n        b', 'def f():\n', 'class A:\n# c\n', 'for x in y:\n\nz', 'try:\n  a\nb', 'x = 1\n    y = 2', 'while 1:\nx', 'with a:\nx', 'if a:\n  b\nelif c:\nd', 'match x:\n  case 1:\n  pass', 'match x:\ncase 1: pass', 'try: pass\nexcept:\npass', 'if 1: pass\nelse:\npass', 'class A:\nx = 1', 'async def f():\nx']:
    try:
        compile(s, 'f.py', 'exec')
        print(repr(s), 'OK')
    except SyntaxError as e:
        print(repr(s), type(e).__name__, e.msg, e.lineno, e.offset)
# expect: 'if 1:\npass' IndentationError expected an indented block after 'if' statement on line 1 2 1
# expect: '  x = 1' IndentationError unexpected indent 1 2
# expect: 'if 1:\n    a\n  b' IndentationError unindent does not match any outer indentation level 3 4
# expect: 'if 1:\n\ta\n        b' TabError inconsistent use of tabs and spaces in indentation 3 1
# expect: 'def f():\n' IndentationError expected an indented block after function definition on line 1 1 9
# expect: 'class A:\n# c\n' IndentationError expected an indented block after class definition on line 1 2 4
# expect: 'for x in y:\n\nz' IndentationError expected an indented block after 'for' statement on line 1 3 1
# expect: 'try:\n  a\nb' SyntaxError expected 'except' or 'finally' block 3 1
# expect: 'x = 1\n    y = 2' IndentationError unexpected indent 2 4
# expect: 'while 1:\nx' IndentationError expected an indented block after 'while' statement on line 1 2 1
# expect: 'with a:\nx' IndentationError expected an indented block after 'with' statement on line 1 2 1
# expect: 'if a:\n  b\nelif c:\nd' IndentationError expected an indented block after 'elif' statement on line 3 4 1
# expect: 'match x:\n  case 1:\n  pass' IndentationError expected an indented block after 'case' statement on line 2 3 3
# expect: 'match x:\ncase 1: pass' IndentationError expected an indented block after 'match' statement on line 1 2 1
# expect: 'try: pass\nexcept:\npass' IndentationError expected an indented block after 'except' statement on line 2 3 1
# expect: 'if 1: pass\nelse:\npass' IndentationError expected an indented block after 'else' statement on line 2 3 1
# expect: 'class A:\nx = 1' IndentationError expected an indented block after class definition on line 1 2 1
# expect: 'async def f():\nx' IndentationError expected an indented block after function definition on line 1 2 1
