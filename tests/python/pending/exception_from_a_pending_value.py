# raising with and comparing exceptions made of answers
# tools: ro_echo
try: raise ValueError(ro_echo('message', 10))
except ValueError as e:
    print(e, e.args)  # expect: message ('message',)
try: raise KeyError(ro_echo('k', 5)) from ValueError(ro_echo('cause', 3))
except KeyError as e:
    print(repr(e), repr(e.__cause__))  # expect: KeyError('k') ValueError('cause')
assert ro_echo(True, 5), 'no'
try:
    exec('assert ro_echo(0, 5), ro_echo("text", 5)')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AssertionError: text
