# add_note
# since: 3.14
e = ValueError('v')
e.add_note('one')
e.add_note('two')
print(e.__notes__)  # expect: ['one', 'two']
try:
    e.add_note(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: add_note() argument must be str, not int
print(hasattr(ValueError(), '__notes__'))  # expect: False
e.__notes__ = 'not a list'
try:
    e.add_note('x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: Cannot add note: __notes__ is not a list
import traceback
f = KeyError('k')
f.add_note('line 1\nline 2')
print(''.join(traceback.format_exception_only(f)))
# expect: KeyError: 'k'
# expect: line 1
# expect: line 2
# expect:
