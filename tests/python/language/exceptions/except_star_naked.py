# since: 3.14
# except* around an exception that is no group: what a clause raises goes on as it is, and the group made for it holds a tuple.
def run(error, raised):
    try:
        try:
            raise error
        except* ValueError as group:
            print(repr(group), group.args)
            if raised is not None:
                raise raised
            raise
    except BaseException as found:
        print(type(found).__name__, repr(found), repr(found.__context__))

run(ValueError(1), KeyError('new'))
# expect: ExceptionGroup('', (ValueError(1),)) ('', (ValueError(1),))
# expect: KeyError KeyError('new') ExceptionGroup('', (ValueError(1),))
run(ValueError(1), None)
# expect: ExceptionGroup('', (ValueError(1),)) ('', (ValueError(1),))
# expect: ExceptionGroup ExceptionGroup('', (ValueError(1),)) None
run(ValueError(1), ExceptionGroup('mine', [OSError(1)]))
# expect: ExceptionGroup('', (ValueError(1),)) ('', (ValueError(1),))
# expect: ExceptionGroup ExceptionGroup('mine', [OSError(1)]) ExceptionGroup('', (ValueError(1),))
run(TypeError(2), None)  # expect: TypeError TypeError(2) None
run(ExceptionGroup('g', [ValueError(3)]), KeyError('new'))
# expect: ExceptionGroup('g', [ValueError(3)]) ('g', [ValueError(3)])
# expect: KeyError KeyError('new') ExceptionGroup('g', [ValueError(3)])
run(ExceptionGroup('g', [ValueError(3), TypeError(4)]), KeyError('new'))
# expect: ExceptionGroup('g', [ValueError(3)]) ('g', [ValueError(3)])
# expect: ExceptionGroup ExceptionGroup('', [KeyError('new'), ExceptionGroup('g', [TypeError(4)])]) None
run(ExceptionGroup('g', (ValueError(3),)), None)
# expect: ExceptionGroup('g', [ValueError(3)]) ('g', [ValueError(3)])
# expect: ExceptionGroup ExceptionGroup('g', [ValueError(3)]) None
