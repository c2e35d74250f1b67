# the trees of the less common statements
# since: 3.14
import ast

for text in ['try: pass\nexcept* E as e: 1\nelse: 2\nfinally: 3', '@d\n# comment\n\nasync def f(): await x',
             'match p:\n case [1, *r] | {"a": 1, **k}: pass\n case C(1, b=2) as z if q: pass', 'class A[T: int, *Ts, **P](B, m=1): pass',
             'if a: 1\nelif b: 2\nelse: 3', 'from ..a import b as c, d', 'type X[T] = list[T]', '(x): int = 1']:
    tree = ast.parse(text)
    print(ast.dump(tree.body[0]))
    print(tree.body[0].lineno, tree.body[0].end_lineno, tree.body[0].end_col_offset)
# expect: TryStar(body=[Pass()], handlers=[ExceptHandler(type=Name(id='E', ctx=Load()), name='e', body=[Expr(value=Constant(value=1))])], orelse=[Expr(value=Constant(value=2))], finalbody=[Expr(value=Constant(value=3))])
# expect: 1 4 10
# expect: AsyncFunctionDef(name='f', args=arguments(), body=[Expr(value=Await(value=Name(id='x', ctx=Load())))], decorator_list=[Name(id='d', ctx=Load())])
# expect: 4 4 22
# expect: Match(subject=Name(id='p', ctx=Load()), cases=[match_case(pattern=MatchOr(patterns=[MatchSequence(patterns=[MatchValue(value=Constant(value=1)), MatchStar(name='r')]), MatchMapping(keys=[Constant(value='a')], patterns=[MatchValue(value=Constant(value=1))], rest='k')]), body=[Pass()]), match_case(pattern=MatchAs(pattern=MatchClass(cls=Name(id='C', ctx=Load()), patterns=[MatchValue(value=Constant(value=1))], kwd_attrs=['b'], kwd_patterns=[MatchValue(value=Constant(value=2))]), name='z'), guard=Name(id='q', ctx=Load()), body=[Pass()])])
# expect: 1 3 31
# expect: ClassDef(name='A', bases=[Name(id='B', ctx=Load())], keywords=[keyword(arg='m', value=Constant(value=1))], body=[Pass()], type_params=[TypeVar(name='T', bound=Name(id='int', ctx=Load())), TypeVarTuple(name='Ts'), ParamSpec(name='P')])
# expect: 1 1 39
# expect: If(test=Name(id='a', ctx=Load()), body=[Expr(value=Constant(value=1))], orelse=[If(test=Name(id='b', ctx=Load()), body=[Expr(value=Constant(value=2))], orelse=[Expr(value=Constant(value=3))])])
# expect: 1 3 7
# expect: ImportFrom(module='a', names=[alias(name='b', asname='c'), alias(name='d')], level=2)
# expect: 1 1 25
# expect: TypeAlias(name=Name(id='X', ctx=Store()), type_params=[TypeVar(name='T')], value=Subscript(value=Name(id='list', ctx=Load()), slice=Name(id='T', ctx=Load()), ctx=Load()))
# expect: 1 1 19
# expect: AnnAssign(target=Name(id='x', ctx=Store()), annotation=Name(id='int', ctx=Load()), value=Constant(value=1), simple=0)
# expect: 1 1 12
