# the specifications and percent formats that programs write most, over numbers and strings at their edges
values = [0, 7, -7, 1234567, -1234567, 255, 2 ** 47 - 1, -2 ** 47, 10 ** 20, True, 0.0, -0.0, 0.5, 1.5, 2.5, -2.675, 1234567.891,
          1e16, 1e22, 1e-7, 123456789012345.678, float('inf'), float('-inf'), float('nan'), '', 'abc', 'h\xe9llo', '\u0101b', None]
specs = ['', '5', '<5', '>5', '^6', '*^9', '=6', '05', '+', ' ', '-', '+6', '08.3f', '.0f', '.2f', '.3e', 'g', '.3g', '%', '.1%', ',', '_',
         ',.2f', '>12,.2f', '012,', 'x', 'X', '#x', '08b', 'o', '_x', 'd', '5d', 's', '.2', '.2s', '<8s', 'e', 'G', '\xe9>6', '\u0101>6', '<<4',
         'n', '.2d', '5.', 'q', '0<5', '=05', 'z.1f', '.16f', '.20f', '300', '1_000', '5,d', '>5%']
total = 0
for spec in specs:
    for value in values:
        try:
            shown = format(value, spec)
        except Exception as error:
            shown = type(error).__name__ + str(error)
        for c in shown:
            total = (total * 31 + ord(c)) % 1000003
        if value in (-7, 2.5, 'abc') and value is not True:
            print(repr(shown), end=' ')
    print(total)
# expect: '-7' '2.5' 'abc' 206412
# expect: '   -7' '  2.5' 'abc  ' 326050
# expect: '-7   ' '2.5  ' 'abc  ' 288883
# expect: '   -7' '  2.5' '  abc' 480870
# expect: '  -7  ' ' 2.5  ' ' abc  ' 373602
# expect: '***-7****' '***2.5***' '***abc***' 849099
# expect: '-    7' '   2.5' "ValueError'=' alignment not allowed in string format specifier" 656321
# expect: '-0007' '002.5' 'abc00' 794565
# expect: '-7' '+2.5' 'ValueErrorSign not allowed in string format specifier' 443938
# expect: '-7' ' 2.5' 'ValueErrorSpace not allowed in string format specifier' 511288
# expect: '-7' '2.5' 'ValueErrorSign not allowed in string format specifier' 863368
# expect: '    -7' '  +2.5' 'ValueErrorSign not allowed in string format specifier' 110740
# expect: '-007.000' '0002.500' "ValueErrorUnknown format code 'f' for object of type 'str'" 408442
# expect: '-7' '2' "ValueErrorUnknown format code 'f' for object of type 'str'" 602925
# expect: '-7.00' '2.50' "ValueErrorUnknown format code 'f' for object of type 'str'" 583492
# expect: '-7.000e+00' '2.500e+00' "ValueErrorUnknown format code 'e' for object of type 'str'" 668587
# expect: '-7' '2.5' "ValueErrorUnknown format code 'g' for object of type 'str'" 64285
# expect: '-7' '2.5' "ValueErrorUnknown format code 'g' for object of type 'str'" 53025
# expect: '-700.000000%' '250.000000%' "ValueErrorUnknown format code '%' for object of type 'str'" 446662
# expect: '-700.0%' '250.0%' "ValueErrorUnknown format code '%' for object of type 'str'" 187564
# expect: '-7' '2.5' "ValueErrorCannot specify ',' with 's'." 839618
# expect: '-7' '2.5' "ValueErrorCannot specify '_' with 's'." 759746
# expect: '-7.00' '2.50' "ValueErrorUnknown format code 'f' for object of type 'str'" 270025
# expect: '       -7.00' '        2.50' "ValueErrorUnknown format code 'f' for object of type 'str'" 387234
# expect: '-000,000,007' '00,000,002.5' "ValueErrorCannot specify ',' with 's'." 956189
# expect: '-7' "ValueErrorUnknown format code 'x' for object of type 'float'" "ValueErrorUnknown format code 'x' for object of type 'str'" 646495
# expect: '-7' "ValueErrorUnknown format code 'X' for object of type 'float'" "ValueErrorUnknown format code 'X' for object of type 'str'" 986995
# expect: '-0x7' "ValueErrorUnknown format code 'x' for object of type 'float'" "ValueErrorUnknown format code 'x' for object of type 'str'" 16468
# expect: '-0000111' "ValueErrorUnknown format code 'b' for object of type 'float'" "ValueErrorUnknown format code 'b' for object of type 'str'" 539038
# expect: '-7' "ValueErrorUnknown format code 'o' for object of type 'float'" "ValueErrorUnknown format code 'o' for object of type 'str'" 802519
# expect: '-7' "ValueErrorUnknown format code 'x' for object of type 'float'" "ValueErrorUnknown format code 'x' for object of type 'str'" 416441
# expect: '-7' "ValueErrorUnknown format code 'd' for object of type 'float'" "ValueErrorUnknown format code 'd' for object of type 'str'" 137160
# expect: '   -7' "ValueErrorUnknown format code 'd' for object of type 'float'" "ValueErrorUnknown format code 'd' for object of type 'str'" 642730
# expect: "ValueErrorUnknown format code 's' for object of type 'int'" "ValueErrorUnknown format code 's' for object of type 'float'" 'abc' 425619
# expect: 'ValueErrorPrecision not allowed in integer format specifier' '2.5' 'ab' 283381
# expect: "ValueErrorUnknown format code 's' for object of type 'int'" "ValueErrorUnknown format code 's' for object of type 'float'" 'ab' 274761
# expect: "ValueErrorUnknown format code 's' for object of type 'int'" "ValueErrorUnknown format code 's' for object of type 'float'" 'abc     ' 137965
# expect: '-7.000000e+00' '2.500000e+00' "ValueErrorUnknown format code 'e' for object of type 'str'" 285299
# expect: '-7' '2.5' "ValueErrorUnknown format code 'G' for object of type 'str'" 241378
# expect: 'éééé-7' 'ééé2.5' 'éééabc' 289520
# expect: 'āāāā-7' 'āāā2.5' 'āāāabc' 71842
# expect: '-7<<' '2.5<' 'abc<' 194650
# expect: '-7' '2.5' "ValueErrorUnknown format code 'n' for object of type 'str'" 380089
# expect: 'ValueErrorPrecision not allowed in integer format specifier' "ValueErrorUnknown format code 'd' for object of type 'float'" "ValueErrorUnknown format code 'd' for object of type 'str'" 66213
# expect: 'ValueErrorFormat specifier missing precision' 'ValueErrorFormat specifier missing precision' 'ValueErrorFormat specifier missing precision' 886917
# expect: "ValueErrorUnknown format code 'q' for object of type 'int'" "ValueErrorUnknown format code 'q' for object of type 'float'" "ValueErrorUnknown format code 'q' for object of type 'str'" 151484
# expect: '-7000' '2.500' 'abc00' 428900
# expect: '-0007' '002.5' "ValueError'=' alignment not allowed in string format specifier" 127519
# expect: '-7.0' '2.5' "ValueErrorUnknown format code 'f' for object of type 'str'" 282584
# expect: '-7.0000000000000000' '2.5000000000000000' "ValueErrorUnknown format code 'f' for object of type 'str'" 278677
# expect: '-7.00000000000000000000' '2.50000000000000000000' "ValueErrorUnknown format code 'f' for object of type 'str'" 525112
# expect: '                                                                                                                                                                                                                                                                                                          -7' '                                                                                                                                                                                                                                                                                                         2.5' 'abc                                                                                                                                                                                                                                                                                                         ' 882200
# expect: "ValueErrorInvalid format specifier '1_000' for object of type 'int'" "ValueErrorInvalid format specifier '1_000' for object of type 'float'" "ValueErrorInvalid format specifier '1_000' for object of type 'str'" 309772
# expect: '   -7' "ValueErrorUnknown format code 'd' for object of type 'float'" "ValueErrorUnknown format code 'd' for object of type 'str'" 504042
# expect: '-700.000000%' '250.000000%' "ValueErrorUnknown format code '%' for object of type 'str'" 198777
formats = ['%s', '%5s', '%-5s|', '%.2s', '%05s', '%r', '%-8r|', '%d', '%5d', '%-5d|', '%05d', '%+d', '% d', '%-05d|', '%.3d', '%i', '%u', '%x', '%X', '%#x',
           '%o', '%08x', '%f', '%.2f', '%8.3f', '%-9.1f|', '%+.1e', '%08.2f', '%g', '%.3g', '%G', '%%%s%%', '%.0f', '%5.f', '%hd', '%300d']
for form in formats:
    for value in values:
        try:
            shown = form % value
        except Exception as error:
            shown = type(error).__name__ + str(error)
        for c in shown:
            total = (total * 31 + ord(c)) % 1000003
    print(form, total)
# expect: %s 980480
# expect: %5s 642953
# expect: %-5s| 871858
# expect: %.2s 685500
# expect: %05s 393702
# expect: %r 790545
# expect: %-8r| 539203
# expect: %d 389442
# expect: %5d 833848
# expect: %-5d| 171965
# expect: %05d 253928
# expect: %+d 845338
# expect: % d 4610
# expect: %-05d| 137729
# expect: %.3d 878272
# expect: %i 783546
# expect: %u 113776
# expect: %x 215899
# expect: %X 920962
# expect: %#x 576726
# expect: %o 51124
# expect: %08x 180458
# expect: %f 750039
# expect: %.2f 970843
# expect: %8.3f 402495
# expect: %-9.1f| 836733
# expect: %+.1e 167773
# expect: %08.2f 210670
# expect: %g 259078
# expect: %.3g 435545
# expect: %G 979642
# expect: %%%s%% 705032
# expect: %.0f 84006
# expect: %5.f 706352
# expect: %hd 700766
# expect: %300d 788518
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
