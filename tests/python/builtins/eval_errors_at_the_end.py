# Where a syntax error at the end of an expression without a line end is.
# since: 3.14
for text in ("1 +", "1 2", "x =", "if", "1 +\n", "lambda", "1 +   ", "a.", "x if", "a == ", "f(a=)", "2x", "(1"):
    try:
        eval(text)
    except SyntaxError as e:
        print(repr(text), e.msg, e.lineno, e.offset, e.end_offset)
# expect: '1 +' invalid syntax 1 0 0
# expect: '1 2' invalid syntax 1 3 4
# expect: 'x =' invalid syntax 1 3 4
# expect: 'if' invalid syntax 1 1 3
# expect: '1 +\n' invalid syntax 1 4 5
# expect: 'lambda' invalid syntax 1 0 0
# expect: '1 +   ' invalid syntax 1 0 0
# expect: 'a.' invalid syntax 1 0 0
# expect: 'x if' invalid syntax 1 0 0
# expect: 'a == ' invalid syntax 1 0 0
# expect: 'f(a=)' expected argument value expression 1 3 5
# expect: '2x' invalid decimal literal 1 1 1
# expect: '(1' '(' was never closed 1 1 0
