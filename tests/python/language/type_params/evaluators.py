# bounds, defaults and values of aliases: functions of a format
# since: 3.14
def f[T: int = str, *Ts = tuple, **P = list](): pass
type A = missing

T, Ts, P = f.__type_params__
for evaluate in (T.evaluate_bound, T.evaluate_default, Ts.evaluate_default, P.evaluate_default):
    print(evaluate(1), evaluate(), evaluate(2))
    for format in (3, None):
        try:
            evaluate(format)
        except (NotImplementedError, TypeError) as error:
            print(type(error).__name__, error)
# expect: <class 'int'> <class 'int'> <class 'int'>
# expect: NotImplementedError
# expect: TypeError '>' not supported between instances of 'NoneType' and 'int'
# expect: <class 'str'> <class 'str'> <class 'str'>
# expect: NotImplementedError
# expect: TypeError '>' not supported between instances of 'NoneType' and 'int'
# expect: <class 'tuple'> <class 'tuple'> <class 'tuple'>
# expect: NotImplementedError
# expect: TypeError '>' not supported between instances of 'NoneType' and 'int'
# expect: <class 'list'> <class 'list'> <class 'list'>
# expect: NotImplementedError
# expect: TypeError '>' not supported between instances of 'NoneType' and 'int'
try:
    A.evaluate_value(1)
except NameError as error:
    print(error)  # expect: name 'missing' is not defined
missing = 3
print(A.evaluate_value(1), A.__value__)  # expect: 3 3
