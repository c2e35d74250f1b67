# exceptions: notes, chains, groups, tracebacks as text
import traceback

def check(record):
    errors = []
    if not isinstance(record.get('age'), int):
        errors.append(TypeError(f"age must be int, not {type(record.get('age')).__name__}"))
    if not record.get('name'):
        errors.append(ValueError('name is empty'))
    if errors:
        raise ExceptionGroup(f"record {record.get('id')} is invalid", errors)

for record in ({'id': 1, 'age': 3, 'name': 'x'}, {'id': 2, 'age': 'old', 'name': ''}):
    try:
        check(record)
        print('ok', record['id'])
    except* ValueError as group:
        print('values:', [str(e) for e in group.exceptions])
    except* TypeError as group:
        print('types:', group.message, len(group.exceptions))
# expect: ok 1
# expect: values: ['name is empty']
# expect: types: record 2 is invalid 1
try:
    try:
        int('x')
    except ValueError as error:
        error.add_note('while reading line 3')
        raise RuntimeError('bad input') from error
except RuntimeError as error:
    lines = traceback.format_exception(error)
    text = ''.join(lines)
    print(text.count('Traceback'), 'direct cause' in text, 'while reading line 3' in text, text.strip().splitlines()[-1])
    print(repr(error.__cause__), error.__cause__.__notes__, traceback.format_exception_only(error))
# expect: 2 True True RuntimeError: bad input
# expect: ValueError("invalid literal for int() with base 10: 'x'") ['while reading line 3'] ['RuntimeError: bad input\n']

def outer():
    try:
        return 'try'
    finally:
        print('finally')

print(outer())
# expect: finally
# expect: try
try:
    try:
        {}['k']
    except KeyError:
        [][1]
except IndexError as error:
    print(repr(error.__context__), error.__suppress_context__)
# expect: KeyError('k') False
try:
    assert 1 == 2, ('numbers', 1, 2)
except AssertionError as error:
    print(error.args)
# expect: (('numbers', 1, 2),)
class Custom(Exception):
    def __str__(self):
        return f'custom({", ".join(map(repr, self.args))})'
try:
    raise Custom(1, 'two')
except Custom as error:
    print(error, repr(error), isinstance(error, Exception))
# expect: custom(1, 'two') Custom(1, 'two') True
eg = ExceptionGroup('all', [ValueError(1), ExceptionGroup('inner', [KeyError('k'), ValueError(2)])])
match_, rest = eg.split(ValueError)
print(match_, '|', rest, '|', eg.subgroup(lambda e: isinstance(e, KeyError)))
# expect: all (2 sub-exceptions) | all (1 sub-exception) | all (1 sub-exception)
