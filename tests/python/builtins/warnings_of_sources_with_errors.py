# since: 3.14
# What was warned of before a syntax error was found is issued too.
import warnings


def show(source, mode='exec'):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        try:
            compile(source, '<s>', mode)
        except SyntaxError as e:
            print(e.msg, e.lineno, e.offset, [(str(w.message)[:30], w.lineno) for w in found])


for source in (
    "'\\d'\n(",
    "x = '\\d'\ny = 1 +",
    "'\\d'; 1 = x",
    "'\\d'; return",
    "x y '\\d'",
    "f'\\d{a b}'",
    "f'\\d{a}' (",
    "1if 2else 3; (",
    "'\\d'\n  x",
    "1 is 1\nreturn",
    "assert (1, 2); break",
    "1 is 1\nnonlocal x",
):
    show(source)
# expect: '(' was never closed 2 1 [('"\\d" is an invalid escape sequ', 1)]
# expect: invalid syntax 2 8 [('"\\d" is an invalid escape sequ', 1)]
# expect: cannot assign to literal here. Maybe you meant '==' instead of '='? 1 7 [('"\\d" is an invalid escape sequ', 1)]
# expect: 'return' outside function 1 7 [('"\\d" is an invalid escape sequ', 1)]
# expect: invalid syntax 1 3 []
# expect: invalid syntax. Perhaps you forgot a comma? 1 6 []
# expect: '(' was never closed 1 10 [('"\\d" is an invalid escape sequ', 1)]
# expect: '(' was never closed 1 14 [('invalid decimal literal', 1), ('invalid decimal literal', 1)]
# expect: unexpected indent 2 2 [('"\\d" is an invalid escape sequ', 1)]
# expect: 'return' outside function 2 1 [('"is" with \'int\' literal. Did y', 1)]
# expect: 'break' outside loop 1 16 [('assertion is always true, perh', 1)]
# expect: nonlocal declaration not allowed at module level 2 1 []

with warnings.catch_warnings():
    warnings.simplefilter('error')
    try:
        exec("'\\d'; 1 = x")
    except SyntaxError as e:
        print(e.msg[:30])  # expect: "\d" is an invalid escape sequ
