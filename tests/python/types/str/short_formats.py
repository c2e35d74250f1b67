# the specifications and percent formats that programs write most, over numbers and strings at their edges
values = [0, -7, 1234567, True, -0.0, 2.675, 1234567.891, float('-inf'), 'h\xe9llo', None]
specs = ['', '5', '<5', '^6', '*^9', '=6', '05', '+', ' ', '+6', '08.3f', '.0f', '.2f', '.3e', 'g', '.3g', '.1%', ',', '_',
         ',.2f', '>12,.2f', '012,', 'x', '#x', '08b', '_x', 'd', 's', '.2', '.2s', '<8s', '\xe9>6', '\u0101>6', '<<4',
         '.2d', '5.', 'q', '0<5', '=05', 'z.1f', '.16f', '1_000', '5,d', '>5%']


def shown(function, *args):
    try:
        return function(*args)
    except Exception as error:
        return str(error)[:25]


def percent(form, value):
    return form % value


for spec in specs:
    print(spec, *[shown(format, value, spec) for value in values], sep='|')
# expect: |0|-7|1234567|True|-0.0|2.675|1234567.891|-inf|héllo|None
# expect: 5|    0|   -7|1234567|    1| -0.0|2.675|1234567.891| -inf|héllo|unsupported format string
# expect: <5|0    |-7   |1234567|1    |-0.0 |2.675|1234567.891|-inf |héllo|unsupported format string
# expect: ^6|  0   |  -7  |1234567|  1   | -0.0 |2.675 |1234567.891| -inf |héllo |unsupported format string
# expect: *^9|****0****|***-7****|*1234567*|****1****|**-0.0***|**2.675**|1234567.891|**-inf***|**héllo**|unsupported format string
# expect: =6|     0|-    7|1234567|     1|-  0.0| 2.675|1234567.891|-  inf|'=' alignment not allowed|unsupported format string
# expect: 05|00000|-0007|1234567|00001|-00.0|2.675|1234567.891|-0inf|héllo|unsupported format string
# expect: +|+0|-7|+1234567|+1|-0.0|+2.675|+1234567.891|-inf|Sign not allowed in strin|unsupported format string
# expect:  | 0|-7| 1234567| 1|-0.0| 2.675| 1234567.891|-inf|Space not allowed in stri|unsupported format string
# expect: +6|    +0|    -7|+1234567|    +1|  -0.0|+2.675|+1234567.891|  -inf|Sign not allowed in strin|unsupported format string
# expect: 08.3f|0000.000|-007.000|1234567.000|0001.000|-000.000|0002.675|1234567.891|-0000inf|Unknown format code 'f' f|unsupported format string
# expect: .0f|0|-7|1234567|1|-0|3|1234568|-inf|Unknown format code 'f' f|unsupported format string
# expect: .2f|0.00|-7.00|1234567.00|1.00|-0.00|2.67|1234567.89|-inf|Unknown format code 'f' f|unsupported format string
# expect: .3e|0.000e+00|-7.000e+00|1.235e+06|1.000e+00|-0.000e+00|2.675e+00|1.235e+06|-inf|Unknown format code 'e' f|unsupported format string
# expect: g|0|-7|1.23457e+06|1|-0|2.675|1.23457e+06|-inf|Unknown format code 'g' f|unsupported format string
# expect: .3g|0|-7|1.23e+06|1|-0|2.67|1.23e+06|-inf|Unknown format code 'g' f|unsupported format string
# expect: .1%|0.0%|-700.0%|123456700.0%|100.0%|-0.0%|267.5%|123456789.1%|-inf%|Unknown format code '%' f|unsupported format string
# expect: ,|0|-7|1,234,567|1|-0.0|2.675|1,234,567.891|-inf|Cannot specify ',' with '|unsupported format string
# expect: _|0|-7|1_234_567|1|-0.0|2.675|1_234_567.891|-inf|Cannot specify '_' with '|unsupported format string
# expect: ,.2f|0.00|-7.00|1,234,567.00|1.00|-0.00|2.67|1,234,567.89|-inf|Unknown format code 'f' f|unsupported format string
# expect: >12,.2f|        0.00|       -7.00|1,234,567.00|        1.00|       -0.00|        2.67|1,234,567.89|        -inf|Unknown format code 'f' f|unsupported format string
# expect: 012,|0,000,000,000|-000,000,007|0,001,234,567|0,000,000,001|-0,000,000.0|0,000,002.675|1,234,567.891|-00000000inf|Cannot specify ',' with '|unsupported format string
# expect: x|0|-7|12d687|1|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|unsupported format string
# expect: #x|0x0|-0x7|0x12d687|0x1|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|unsupported format string
# expect: 08b|00000000|-0000111|100101101011010000111|00000001|Unknown format code 'b' f|Unknown format code 'b' f|Unknown format code 'b' f|Unknown format code 'b' f|Unknown format code 'b' f|unsupported format string
# expect: _x|0|-7|12_d687|1|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|Unknown format code 'x' f|unsupported format string
# expect: d|0|-7|1234567|1|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|unsupported format string
# expect: s|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|héllo|unsupported format string
# expect: .2|Precision not allowed in |Precision not allowed in |Precision not allowed in |Precision not allowed in |-0.0|2.7|1.2e+06|-inf|hé|unsupported format string
# expect: .2s|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|hé|unsupported format string
# expect: <8s|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|Unknown format code 's' f|héllo   |unsupported format string
# expect: é>6|ééééé0|éééé-7|1234567|ééééé1|éé-0.0|é2.675|1234567.891|éé-inf|éhéllo|unsupported format string
# expect: ā>6|āāāāā0|āāāā-7|1234567|āāāāā1|āā-0.0|ā2.675|1234567.891|āā-inf|āhéllo|unsupported format string
# expect: <<4|0<<<|-7<<|1234567|1<<<|-0.0|2.675|1234567.891|-inf|héllo|unsupported format string
# expect: .2d|Precision not allowed in |Precision not allowed in |Precision not allowed in |Precision not allowed in |Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|unsupported format string
# expect: 5.|Format specifier missing |Format specifier missing |Format specifier missing |Format specifier missing |Format specifier missing |Format specifier missing |Format specifier missing |Format specifier missing |Format specifier missing |unsupported format string
# expect: q|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|Unknown format code 'q' f|unsupported format string
# expect: 0<5|00000|-7000|1234567|10000|-0.00|2.675|1234567.891|-inf0|héllo|unsupported format string
# expect: =05|00000|-0007|1234567|00001|-00.0|2.675|1234567.891|-0inf|'=' alignment not allowed|unsupported format string
# expect: z.1f|0.0|-7.0|1234567.0|1.0|0.0|2.7|1234567.9|-inf|Unknown format code 'f' f|unsupported format string
# expect: .16f|0.0000000000000000|-7.0000000000000000|1234567.0000000000000000|1.0000000000000000|-0.0000000000000000|2.6749999999999998|1234567.8910000000614673|-inf|Unknown format code 'f' f|unsupported format string
# expect: 1_000|Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |Invalid format specifier |unsupported format string
# expect: 5,d|    0|   -7|1,234,567|    1|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|Unknown format code 'd' f|unsupported format string
# expect: >5%|0.000000%|-700.000000%|123456700.000000%|100.000000%|-0.000000%|267.500000%|123456789.100000%|-inf%|Unknown format code '%' f|unsupported format string
formats = ['%s', '%5s', '%-5s|', '%.2s', '%05s', '%-8r|', '%d', '%5d', '%05d', '%+d', '% d', '%-05d|', '%.3d', '%i', '%X', '%#x',
           '%08x', '%f', '%8.3f', '%-9.1f|', '%+.1e', '%08.2f', '%.3g', '%%%s%%', '%.0f', '%5.f', '%hd', '%300d']
for form in formats:
    print(form, *[shown(percent, form, value) for value in values], sep='|')
# expect: %s|0|-7|1234567|True|-0.0|2.675|1234567.891|-inf|héllo|None
# expect: %5s|    0|   -7|1234567| True| -0.0|2.675|1234567.891| -inf|héllo| None
# expect: %-5s||0    ||-7   ||1234567||True ||-0.0 ||2.675||1234567.891||-inf ||héllo||None |
# expect: %.2s|0|-7|12|Tr|-0|2.|12|-i|hé|No
# expect: %05s|    0|   -7|1234567| True| -0.0|2.675|1234567.891| -inf|héllo| None
# expect: %-8r||0       ||-7      ||1234567 ||True    ||-0.0    ||2.675   ||1234567.891||-inf    ||'héllo' ||None    |
# expect: %d|0|-7|1234567|1|0|2|1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %5d|    0|   -7|1234567|    1|    0|    2|1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %05d|00000|-0007|1234567|00001|00000|00002|1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %+d|+0|-7|+1234567|+1|+0|+2|+1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: % d| 0|-7| 1234567| 1| 0| 2| 1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %-05d||0    ||-7   ||1234567||1    ||0    ||2    ||1234567||cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %.3d|000|-007|1234567|001|000|002|1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %i|0|-7|1234567|1|0|2|1234567|cannot convert float infi|%i format: a real number |%i format: a real number
# expect: %X|0|-7|12D687|1|%X format: an integer is |%X format: an integer is |%X format: an integer is |%X format: an integer is |%X format: an integer is |%X format: an integer is
# expect: %#x|0x0|-0x7|0x12d687|0x1|%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is
# expect: %08x|00000000|-0000007|0012d687|00000001|%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is
# expect: %f|0.000000|-7.000000|1234567.000000|1.000000|-0.000000|2.675000|1234567.891000|-inf|must be real number, not |must be real number, not
# expect: %8.3f|   0.000|  -7.000|1234567.000|   1.000|  -0.000|   2.675|1234567.891|    -inf|must be real number, not |must be real number, not
# expect: %-9.1f||0.0      ||-7.0     ||1234567.0||1.0      ||-0.0     ||2.7      ||1234567.9||-inf     ||must be real number, not |must be real number, not
# expect: %+.1e|+0.0e+00|-7.0e+00|+1.2e+06|+1.0e+00|-0.0e+00|+2.7e+00|+1.2e+06|-inf|must be real number, not |must be real number, not
# expect: %08.2f|00000.00|-0007.00|1234567.00|00001.00|-0000.00|00002.67|1234567.89|-0000inf|must be real number, not |must be real number, not
# expect: %.3g|0|-7|1.23e+06|1|-0|2.67|1.23e+06|-inf|must be real number, not |must be real number, not
# expect: %%%s%%|%0%|%-7%|%1234567%|%True%|%-0.0%|%2.675%|%1234567.891%|%-inf%|%héllo%|%None%
# expect: %.0f|0|-7|1234567|1|-0|3|1234568|-inf|must be real number, not |must be real number, not
# expect: %5.f|    0|   -7|1234567|    1|   -0|    3|1234568| -inf|must be real number, not |must be real number, not
# expect: %hd|0|-7|1234567|1|0|2|1234567|cannot convert float infi|%d format: a real number |%d format: a real number
# expect: %300d|                                                                                                                                                                                                                                                                                                           0|                                                                                                                                                                                                                                                                                                          -7|                                                                                                                                                                                                                                                                                                     1234567|                                                                                                                                                                                                                                                                                                           1|                                                                                                                                                                                                                                                                                                           0|                                                                                                                                                                                                                                                                                                           2|                                                                                                                                                                                                                                                                                                     1234567|cannot convert float infi|%d format: a real number |%d format: a real number
print('%s-%05d' % ('a', 3), '%(a)s %(b)5.1f%% %(a)s' % {'a': 1, 'b': 2.25, 3: 4}, 'a%%' % (), 'a%%b' % {}, '%s' % (('x', 1),))
# expect: a-00003 1   2.2% 1 a% a%b ('x', 1)
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
for n in range(300):
    text += chr(97 + n % 26) if n % 100 else '\xe9'
    if n == 250:
        kept = text
        text += 'x' * 300
print(len(text), len(kept), hash(text) == hash(kept + text[251:]), kept[-1], text[100], text[-1])
# expect: 600 251 True q é n
