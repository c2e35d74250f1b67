# how far an expression at fault reaches when its parts stand in parentheses
# since: 3.14
for s in ['lambda: (yield) = 1','lambda: (a) = 1','lambda: (a+b) = 1', 'lambda: (a, b) = 1', 'lambda: f(a) = 1', '(a) + (b) = 1', 'x = -(a) = 1', 'not (a) = 1', 'a if b else (c) = 1', '(yield) = 1', 'a and (b) = 1', '(lambda: (a)) = 1', 'lambda: ((a)) = 1', 'a < (b) = 1', 'await (a) = 1', '((a + b)) = 1', 'a ** (b) = 1', 'for (a)+(b) in c: pass', 'del -(a)', 'with a as -(b): pass', 'f(lambda: (a) = 1)', '(a) := 1', '(x.y)() = 1', '[a + (b)] = 1', 'a = (yield) = 1', 'yield (a) = 1', 'def f():\n yield (a) = 1', '{(a)} = 1', '(a)[(b)] + (c) = 1','*(a+b) = 1', 'a.b + (c) += 1', 'lambda: (yield) += 1', 'lambda: (yield): int = 1', '(a + b), (c) += 1', '(a), (b) += 1', '(f()), a = 1', 'for (a), f() in x: pass', 'del (a), (f())', '(a).b, (1) = 1']:
    try: compile(s, 'f.py', 'exec'); print(repr(s), 'ok')
    except SyntaxError as e: print(repr(s), e.msg, e.lineno, e.offset, e.end_offset)
# expect: 'lambda: (yield) = 1' cannot assign to lambda 1 1 16
# expect: 'lambda: (a) = 1' cannot assign to lambda 1 1 12
# expect: 'lambda: (a+b) = 1' cannot assign to lambda 1 1 14
# expect: 'lambda: (a, b) = 1' cannot assign to lambda 1 1 15
# expect: 'lambda: f(a) = 1' cannot assign to lambda 1 1 13
# expect: '(a) + (b) = 1' cannot assign to expression here. Maybe you meant '==' instead of '='? 1 1 10
# expect: 'x = -(a) = 1' cannot assign to expression 1 5 9
# expect: 'not (a) = 1' cannot assign to expression 1 1 8
# expect: 'a if b else (c) = 1' cannot assign to conditional expression 1 1 16
# expect: '(yield) = 1' cannot assign to yield expression here. Maybe you meant '==' instead of '='? 1 2 7
# expect: 'a and (b) = 1' cannot assign to expression 1 1 10
# expect: '(lambda: (a)) = 1' cannot assign to lambda here. Maybe you meant '==' instead of '='? 1 2 13
# expect: 'lambda: ((a)) = 1' cannot assign to lambda 1 1 14
# expect: 'a < (b) = 1' cannot assign to comparison 1 1 8
# expect: 'await (a) = 1' cannot assign to await expression here. Maybe you meant '==' instead of '='? 1 1 10
# expect: '((a + b)) = 1' cannot assign to expression here. Maybe you meant '==' instead of '='? 1 3 8
# expect: 'a ** (b) = 1' cannot assign to expression here. Maybe you meant '==' instead of '='? 1 1 9
# expect: 'for (a)+(b) in c: pass' cannot assign to expression 1 5 12
# expect: 'del -(a)' cannot delete expression 1 5 9
# expect: 'with a as -(b): pass' cannot assign to expression 1 11 15
# expect: 'f(lambda: (a) = 1)' expression cannot contain assignment, perhaps you meant "=="? 1 3 16
# expect: '(a) := 1' cannot use assignment expressions with name 1 2 3
# expect: '(x.y)() = 1' cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 8
# expect: '[a + (b)] = 1' cannot assign to expression 1 2 9
# expect: 'a = (yield) = 1' cannot assign to yield expression 1 6 11
# expect: 'yield (a) = 1' assignment to yield expression not possible 1 1 10
# expect: 'def f():\n yield (a) = 1' assignment to yield expression not possible 2 2 11
# expect: '{(a)} = 1' cannot assign to set display here. Maybe you meant '==' instead of '='? 1 1 6
# expect: '(a)[(b)] + (c) = 1' cannot assign to expression here. Maybe you meant '==' instead of '='? 1 1 15
# expect: '*(a+b) = 1' cannot assign to expression 1 3 6
# expect: 'a.b + (c) += 1' 'expression' is an illegal expression for augmented assignment 1 1 10
# expect: 'lambda: (yield) += 1' 'lambda' is an illegal expression for augmented assignment 1 1 16
# expect: 'lambda: (yield): int = 1' illegal target for annotation 1 1 16
# expect: '(a + b), (c) += 1' 'tuple' is an illegal expression for augmented assignment 1 1 13
# expect: '(a), (b) += 1' 'tuple' is an illegal expression for augmented assignment 1 1 9
# expect: '(f()), a = 1' invalid syntax. Maybe you meant '==' or ':=' instead of '='? 1 8 13
# expect: 'for (a), f() in x: pass' cannot assign to function call 1 10 13
# expect: 'del (a), (f())' cannot delete function call 1 11 14
# expect: '(a).b, (1) = 1' cannot assign to literal here. Maybe you meant '==' instead of '='? 1 9 10
