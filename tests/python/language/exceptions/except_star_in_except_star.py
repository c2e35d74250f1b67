# since: 3.14
# What an inner except* raises, a new exception beside the rest of its group, goes on through the outer one.
def run(inner, raised):
    try:
        raise ExceptionGroup('outer', [ExceptionGroup('i', [ValueError()]), OSError(1)])
    except* ValueError:
        try:
            raise inner
        except* LookupError:
            raise raised

for inner in (ExceptionGroup('o', [ExceptionGroup('i', [OSError()]), KeyError()]), ExceptionGroup('o', [KeyError()]), KeyError(1)):
    try:
        run(inner, UnicodeError('new'))
    except Exception as error:
        print(repr(error), repr(error.__context__))
# expect: ExceptionGroup('', [ExceptionGroup('', [UnicodeError('new'), ExceptionGroup('o', [ExceptionGroup('i', [OSError()])])]), ExceptionGroup('outer', [OSError(1)])]) None
# expect: ExceptionGroup('', [UnicodeError('new'), ExceptionGroup('outer', [OSError(1)])]) None
# expect: ExceptionGroup('', [UnicodeError('new'), ExceptionGroup('outer', [OSError(1)])]) None
