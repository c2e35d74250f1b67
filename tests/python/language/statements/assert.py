# assert
assert True
assert 1, 'never shown'
try:
    exec('assert 0')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AssertionError:
try:
    exec('assert 0, "text"')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AssertionError: text
try:
    exec('assert [], (1, 2)')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: AssertionError: (1, 2)
def message():
    print('evaluated')
    return 'm'
assert True, message()
try:
    assert False, message()  # expect: evaluated
except AssertionError as e:
    print(e.args)  # expect: ('m',)
