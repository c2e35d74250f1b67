# since: 3.14
# An indented expression is one for `eval` alone; a missing block behind types without parentheses.
print(eval(' 1'), eval('\t2'))  # expect: 1 2
for source, mode in (
    (' x', 'eval'),
    ('\tx', 'eval'),
    ('  x = 1', 'eval'),
    ('  (x', 'eval'),
    ('\n x', 'eval'),
    ('try:\n pass\nexcept A, B:\nx', 'exec'),
    ('try:\n pass\nexcept A,:\nx', 'exec'),
    ('try:\n pass\nexcept* A, B:\nx', 'exec'),
    ('try:\n pass\nexcept A:\nx', 'exec'),
    ('try:\n pass\nexcept* A:\nx', 'exec'),
):
    try:
        compile(source, '<s>', mode)
    except SyntaxError as e:
        print(type(e).__name__, e.msg, e.lineno, e.offset)
# expect: IndentationError unexpected indent 1 1
# expect: IndentationError unexpected indent 1 1
# expect: IndentationError unexpected indent 1 2
# expect: IndentationError unexpected indent 1 2
# expect: IndentationError unexpected indent 2 1
# expect: IndentationError expected an indented block 4 1
# expect: IndentationError expected an indented block 4 1
# expect: IndentationError expected an indented block 4 1
# expect: IndentationError expected an indented block after 'except' statement on line 3 4 1
# expect: IndentationError expected an indented block after 'except*' statement on line 3 4 1
