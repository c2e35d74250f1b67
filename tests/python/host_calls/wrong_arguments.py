# arguments that do not fit are a TypeError
# tools: add, echo
for f in (lambda: add(1), lambda: add(1, 2, 3), lambda: add(1, c=2), lambda: echo(), lambda: echo(y=1), lambda: echo(1, x=2)):
    try: f()
    except TypeError:
        print('TypeError')
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
print(add(a=1, b=2), add(1, b=5), add(**{'a': 1, 'b': 1}), add(*[1, 2]), echo(x='keyword'))
# expect: 3 6 2 3 keyword
