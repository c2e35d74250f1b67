# the format specifications that programs write most, over numbers and strings at their edges
values = [0, -7, 1234567, -0.0, 2.675, 'h\xe9llo', None]
specs = ['', '5', '^6', '*^9', '=6', '05', '+', '08.3f', '.0f', '.2f', '.3e', '.3g', '.1%', ',', '>12,.2f', '012,', 'x', '08b',
         '.2s', '\xe9>6', '\u0101>6', '.2d', '0<5', '=05', '1_000']


def shown(function, *args):
    try:
        return function(*args)
    except Exception as error:
        return str(error)[:25]


for spec in specs:
    print(spec, *[shown(format, value, spec) for value in values], sep='|')
# expect: |0|-7|1234567|-0.0|2.675|héllo|None
# expect: 5|    0|   -7|1234567| -0.0|2.675|héllo|unsupported format string
# expect: ^6|  0   |  -7  |1234567| -0.0 |2.675 |héllo |unsupported format string
# expect: *^9|****0****|***-7****|*1234567*|**-0.0***|**2.675**|**héllo**|unsupported format string
# expect: =6|     0|-    7|1234567|-  0.0| 2.675|'=' alignment not allowed|unsupported format string
# expect: 05|00000|-0007|1234567|-00.0|2.675|héllo|unsupported format string
# expect: +|+0|-7|+1234567|-0.0|+2.675|Sign not allowed in strin|unsupported format string
# expect: 08.3f|0000.000|-007.000|1234567.000|-000.000|0002.675|Unknown format code 'f' f|unsupported format string
# expect: .0f|0|-7|1234567|-0|3|Unknown format code 'f' f|unsupported format string
# expect: .2f|0.00|-7.00|1234567.00|-0.00|2.67|Unknown format code 'f' f|unsupported format string
# expect: .3e|0.000e+00|-7.000e+00|1.235e+06|-0.000e+00|2.675e+00|Unknown format code 'e' f|unsupported format string
# expect: .3g|0|-7|1.23e+06|-0|2.67|Unknown format code 'g' f|unsupported format string
# expect: .1%|0.0%|-700.0%|123456700.0%|-0.0%|267.5%|Unknown format code '%' f|unsupported format string
# expect: ,|0|-7|1,234,567|-0.0|2.675|Cannot specify ',' with '|unsupported format string
# expect: >12,.2f|        0.00|       -7.00|1,234,567.00|       -0.00|        2.67|Unknown format code 'f' f|unsupported format string
# expect: 012,|0,000,000,000|-000,000,007|0,001,234,567|-0,000,000.0|0,000,002.675|Cannot specify ',' with '|unsupported format string
# expect: x|0|-7|12d687|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|unsupported format string
# expect: 08b|00000000|-0000111|100101101011010000111|Unknown format code 'b' f|Unknown format code 'b' f|Unknown format code 'b' f|unsupported format string
# expect: .2s|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|hé|unsupported format string
# expect: é>6|ééééé0|éééé-7|1234567|éé-0.0|é2.675|éhéllo|unsupported format string
# expect: ā>6|āāāāā0|āāāā-7|1234567|āā-0.0|ā2.675|āhéllo|unsupported format string
# expect: .2d|Precision not allowed in |Precision not allowed in |Precision not allowed in |Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|unsupported format string
# expect: 0<5|00000|-7000|1234567|-0.00|2.675|héllo|unsupported format string
# expect: =05|00000|-0007|1234567|-00.0|2.675|'=' alignment not allowed|unsupported format string
# expect: 1_000|Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |unsupported format string
print('{} {:>4} {:.1f}|{{}}'.format('a', 12, 2.25), '{1}{0}{1:x}'.format(1, 255), '{a:<4}|{b}'.format(a='x', b=None), '{0:{1}}'.format(5, 3))
# expect: a   12 2.2|{} 2551ff x   |None   5
print('{!r:>5} {0.real}'.format('a') if False else '{!r:>5}'.format('a'), '{a[0]}'.format(a=[1]), '{:}'.format(True), '{x}'.format_map({'x': '\u0101'}))
# expect:   'a' 1 True ā
for wrong in (lambda: '%s' % (), lambda: '%s' % (1, 2), lambda: 'a' % 1, lambda: '%d' % 'a', lambda: '%(a)s' % 1, lambda: '%(a)s' % {}, lambda: '%', lambda: '%' % (),
              lambda: '%5' % 1, lambda: '{}{0}'.format(1), lambda: '{0}{}'.format(1), lambda: '{'.format(1), lambda: '}'.format(1), lambda: '{2}'.format(1),
              lambda: '{a}'.format(1), lambda: '{:5q}'.format(1), lambda: '{a}'.format(b=1), lambda: '%y' % 1, lambda: '%(a' % {}, lambda: '%*d' % (5, 3)):
    try:
        print(repr(wrong()))
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError not enough arguments for format string
# expect: TypeError not all arguments converted during string formatting
# expect: TypeError not all arguments converted during string formatting
# expect: TypeError %d format: a real number is required, not str
# expect: TypeError format requires a mapping
# expect: KeyError 'a'
# expect: '%'
# expect: ValueError incomplete format
# expect: ValueError incomplete format
# expect: ValueError cannot switch from automatic field numbering to manual field specification
# expect: ValueError cannot switch from manual field specification to automatic field numbering
# expect: ValueError Single '{' encountered in format string
# expect: ValueError Single '}' encountered in format string
# expect: IndexError Replacement index 2 out of range for positional args tuple
# expect: KeyError 'a'
# expect: ValueError Unknown format code 'q' for object of type 'int'
# expect: KeyError 'a'
# expect: ValueError unsupported format character 'y' (0x79) at index 1
# expect: ValueError incomplete format key
# expect: '    3'
print(''.join(['a', 'b']), ', '.join(('a', 'h\xe9', '')), '-'.join(['\u0101', 'b', 'c']), '\u4e00'.join(['a', 'b']), '-'.join(['a']), ''.join([]))
# expect: ab a, hé,  ā-b-c a一b a
for wrong in (['a', 1], ['a', None, 'b'], ('\u0101', b'c')):
    try:
        ''.join(wrong)
    except TypeError as error:
        print(error)
# expect: sequence item 1: expected str instance, int found
# expect: sequence item 1: expected str instance, NoneType found
# expect: sequence item 1: expected str instance, bytes found


class Key(str):
    def __eq__(self, other):
        return False
    __hash__ = str.__hash__


try:
    print('%(a)s' % {Key('a'): 1})
except KeyError as error:
    print('KeyError', error)  # expect: KeyError 'a'
text = ''
for n in range(90):
    text += chr(97 + n % 26) if n % 30 else '\xe9'
    if n == 50:
        kept = text
        text += 'x' * 300
print(len(text), len(kept), hash(text) == hash(kept + text[51:]), kept[-1], text[70], text[-1])
# expect: 390 51 True y x l
