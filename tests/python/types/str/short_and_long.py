# What methods make of short text they make of long text: around the lengths at which strings are stored otherwise.
for n in (0, 1, 2, 5, 8, 17, 22, 23, 128, 129):
    text = ('aB3 _xYz-' * 40)[:n]
    facts = [text.upper(), text.lower(), text.title(), text.capitalize(), text.swapcase(), text[::-1], text[1:-1], text[::2],
             text[-3:], text[5::-2], text + 'Q', 'Q' + text, text * 2, text.rjust(n + 1, '.'), text.center(n + 2, '*'),
             text.zfill(n + 1), ('-' + text).zfill(n + 3), text.replace('a', 'xyz'), text.replace('B3', ''), text.replace('zz', 'y'),
             ''.join([text, 'ä']), ', '.join([text, text[:1], '']), text.strip('aB'), text.translate({97: 98, 66: 'long', 51: None})]
    print(n, len(''.join(facts)), '|'.join(facts if n < 30 else [fact[-9:] for fact in facts]))
    print(text.split() == text.split(' ') or len(text.split(' ')), text.partition('_')[0][-3:], text.find('z-'), 'Yz' in text, '\0' in text)
    print([text.isalnum(), text.isalpha(), text.isdigit(), text.isspace(), text.startswith('aB'), text.endswith(('z-', 'x'))])
# expect: 0 14 ||||||||||Q|Q||.|**|0|-00||||ä|, , ||
# expect: 1  -1 False False
# expect: [False, False, False, False, False, False]
# expect: 1 40 A|a|A|A|A|a||a|a|a|aQ|Qa|aa|.a|*a*|0a|-00a|xyz|a|a|aä|a, a, ||b
# expect: True a -1 False False
# expect: [True, True, False, False, False, False]
# expect: 2 64 AB|ab|Ab|Ab|Ab|Ba||a|aB|B|aBQ|QaB|aBaB|.aB|*aB*|0aB|-00aB|xyzB|aB|aB|aBä|aB, a, ||blong
# expect: True aB -1 False False
# expect: [True, True, False, False, True, False]
# expect: 5 132 AB3 _|ab3 _|Ab3 _|Ab3 _|Ab3 _|_ 3Ba|B3 |a3_|3 _|_3a|aB3 _Q|QaB3 _|aB3 _aB3 _|.aB3 _|*aB3 _*|0aB3 _|-00aB3 _|xyzB3 _|a _|aB3 _|aB3 _ä|aB3 _, a, |3 _|blong _
# expect: True B3  -1 False False
# expect: [False, False, False, False, True, False]
# expect: 8 199 AB3 _XYZ|ab3 _xyz|Ab3 _Xyz|Ab3 _xyz|Ab3 _XyZ|zYx_ 3Ba|B3 _xY|a3_Y|xYz|x B|aB3 _xYzQ|QaB3 _xYz|aB3 _xYzaB3 _xYz|.aB3 _xYz|*aB3 _xYz*|0aB3 _xYz|-00aB3 _xYz|xyzB3 _xYz|a _xYz|aB3 _xYz|aB3 _xYzä|aB3 _xYz, a, |3 _xYz|blong _xYz
# expect: True B3  -1 True False
# expect: [False, False, False, False, True, False]
# expect: 17 404 AB3 _XYZ-AB3 _XYZ|ab3 _xyz-ab3 _xyz|Ab3 _Xyz-Ab3 _Xyz|Ab3 _xyz-ab3 _xyz|Ab3 _XyZ-Ab3 _XyZ|zYx_ 3Ba-zYx_ 3Ba|B3 _xYz-aB3 _xY|a3_Y-B xz|xYz|x B|aB3 _xYz-aB3 _xYzQ|QaB3 _xYz-aB3 _xYz|aB3 _xYz-aB3 _xYzaB3 _xYz-aB3 _xYz|.aB3 _xYz-aB3 _xYz|*aB3 _xYz-aB3 _xYz*|0aB3 _xYz-aB3 _xYz|-00aB3 _xYz-aB3 _xYz|xyzB3 _xYz-xyzB3 _xYz|a _xYz-a _xYz|aB3 _xYz-aB3 _xYz|aB3 _xYz-aB3 _xYzä|aB3 _xYz-aB3 _xYz, a, |3 _xYz-aB3 _xYz|blong _xYz-blong _xYz
# expect: True B3  7 True False
# expect: [False, False, False, False, True, False]
# expect: 22 518 AB3 _XYZ-AB3 _XYZ-AB3 |ab3 _xyz-ab3 _xyz-ab3 |Ab3 _Xyz-Ab3 _Xyz-Ab3 |Ab3 _xyz-ab3 _xyz-ab3 |Ab3 _XyZ-Ab3 _XyZ-Ab3 | 3Ba-zYx_ 3Ba-zYx_ 3Ba|B3 _xYz-aB3 _xYz-aB3|a3_Y-B xza3|B3 |x B|aB3 _xYz-aB3 _xYz-aB3 Q|QaB3 _xYz-aB3 _xYz-aB3 |aB3 _xYz-aB3 _xYz-aB3 aB3 _xYz-aB3 _xYz-aB3 |.aB3 _xYz-aB3 _xYz-aB3 |*aB3 _xYz-aB3 _xYz-aB3 *|0aB3 _xYz-aB3 _xYz-aB3 |-00aB3 _xYz-aB3 _xYz-aB3 |xyzB3 _xYz-xyzB3 _xYz-xyzB3 |a _xYz-a _xYz-a |aB3 _xYz-aB3 _xYz-aB3 |aB3 _xYz-aB3 _xYz-aB3 ä|aB3 _xYz-aB3 _xYz-aB3 , a, |3 _xYz-aB3 _xYz-aB3 |blong _xYz-blong _xYz-blong
# expect: 4 B3  7 True False
# expect: [False, False, False, False, True, False]
# expect: 23 541 AB3 _XYZ-AB3 _XYZ-AB3 _|ab3 _xyz-ab3 _xyz-ab3 _|Ab3 _Xyz-Ab3 _Xyz-Ab3 _|Ab3 _xyz-ab3 _xyz-ab3 _|Ab3 _XyZ-Ab3 _XyZ-Ab3 _|_ 3Ba-zYx_ 3Ba-zYx_ 3Ba|B3 _xYz-aB3 _xYz-aB3 |a3_Y-B xza3_|3 _|x B|aB3 _xYz-aB3 _xYz-aB3 _Q|QaB3 _xYz-aB3 _xYz-aB3 _|aB3 _xYz-aB3 _xYz-aB3 _aB3 _xYz-aB3 _xYz-aB3 _|.aB3 _xYz-aB3 _xYz-aB3 _|*aB3 _xYz-aB3 _xYz-aB3 _*|0aB3 _xYz-aB3 _xYz-aB3 _|-00aB3 _xYz-aB3 _xYz-aB3 _|xyzB3 _xYz-xyzB3 _xYz-xyzB3 _|a _xYz-a _xYz-a _|aB3 _xYz-aB3 _xYz-aB3 _|aB3 _xYz-aB3 _xYz-aB3 _ä|aB3 _xYz-aB3 _xYz-aB3 _, a, |3 _xYz-aB3 _xYz-aB3 _|blong _xYz-blong _xYz-blong _
# expect: True B3  7 True False
# expect: [False, False, False, False, True, False]
# expect: 128 2928 3 _XYZ-AB|3 _xyz-ab|3 _Xyz-Ab|3 _xyz-ab|3 _XyZ-Ab|-zYx_ 3Ba|B3 _xYz-a|3_Y-B xza|-aB|x B| _xYz-aBQ|3 _xYz-aB|3 _xYz-aB|3 _xYz-aB| _xYz-aB*|3 _xYz-aB|3 _xYz-aB|_xYz-xyzB|a _xYz-aB|3 _xYz-aB| _xYz-aBä|z-aB, a, |aB3 _xYz-|xYz-blong
# expect: True B3  7 True False
# expect: [False, False, False, False, True, False]
# expect: 129 2950  _XYZ-AB3| _xyz-ab3| _Xyz-Ab3| _xyz-ab3| _XyZ-Ab3|-zYx_ 3Ba|3 _xYz-aB|_Y-B xza3|aB3|x B|_xYz-aB3Q| _xYz-aB3| _xYz-aB3| _xYz-aB3|_xYz-aB3*| _xYz-aB3| _xYz-aB3|xYz-xyzB3|-a _xYz-a| _xYz-aB3|_xYz-aB3ä|-aB3, a, | _xYz-aB3|xYz-blong
# expect: True B3  7 True False
# expect: [False, False, False, False, True, False]
print('a,b,,c,'.split(','), ','.split(','), ''.split(','), ' a  b '.split(), ''.split(), ' \t'.split())
# expect: ['a', 'b', '', 'c', ''] ['', ''] [''] ['a', 'b'] [] []
print(len((',' * 14).split(',')), len((',' * 15).split(',')), len((',' * 16).split(',')), len(('a ' * 17).split()))
# expect: 15 16 17 17
print('\u00e9A\u00df'.upper(), '\u00c9a'.lower(), '\u00e9t\u00e9'.title(), '\u00b5'.isalpha(), '\u00b2'.isdigit(), '\x85'.isspace())
# expect: ÉASS éa Été True True True
print(float(' -12.50 '), float('.5'), float('5.'), float('+7'), float('123456789012345.6'), float('-0'), float('1_0.5'), float('0.1'))
# expect: -12.5 0.5 5.0 7.0 123456789012345.6 -0.0 10.5 0.1
for bad in ('', '.', '-', '1 2', '1..2', '--1'):
    try:
        print(float(bad))
    except ValueError as error:
        print(error)
# expect: could not convert string to float: ''
# expect: could not convert string to float: '.'
# expect: could not convert string to float: '-'
# expect: could not convert string to float: '1 2'
# expect: could not convert string to float: '1..2'
# expect: could not convert string to float: '--1'
grown = ''
for i in range(120):
    before = grown
    grown += 'ab' if i % 3 else 'é'
    if i % 40 == 39:
        print(len(before), len(grown), grown[-4:], before == grown[:len(before)])
# expect: 65 66 babé True
# expect: 131 133 béab True
# expect: 198 200 abab True
letters = {c for c in 'hello'}
letters |= set('world')
letters -= set('xyzl')
print(sorted(letters), 'h' in letters, 'l' in letters, 1 in letters, sorted(set(list('banana')) | {1.5} - {2} & {2}, key=str))
# expect: ['d', 'e', 'h', 'o', 'r', 'w'] True False False ['a', 'b', 'n']
items = [1, 2]
items += items
items += (3, 4)
items += [5] * 9
print(items)  # expect: [1, 2, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5]
