"""Texts formatted: as wide as fits a word or two, and wider; the fields of templates."""

for text in '', 'a', 'abc', 'abcdefghijklmno', 'abcdefghijklmnop', 'abcdefghijklmnopq', 'x' * 22, 'x' * 23, 'x' * 40, 'é' * 5, 'Ω' * 4:
    print(*[f'{text:{spec}}' for spec in ('', '5', '<5', '>5', '^6', '*^17', '.2', '10.3', '20', '31', '32', '>32', '33', '^40', 's', 'Ω>6')], sep='|')
    print('%s|%5s|%-16s|%.2s|%33s|%r' % ((text,) * 6))
# expect: |     |     |     |      |*****************||          |                    |                               |                                |                                |                                 |                                        ||ΩΩΩΩΩΩ
# expect: |     |                ||                                 |''
# expect: a|a    |a    |    a|  a   |********a********|a|a         |a                   |a                              |a                               |                               a|a                                |                   a                    |a|ΩΩΩΩΩa
# expect: a|    a|a               |a|                                a|'a'
# expect: abc|abc  |abc  |  abc| abc  |*******abc*******|ab|abc       |abc                 |abc                            |abc                             |                             abc|abc                              |                  abc                   |abc|ΩΩΩabc
# expect: abc|  abc|abc             |ab|                              abc|'abc'
# expect: abcdefghijklmno|abcdefghijklmno|abcdefghijklmno|abcdefghijklmno|abcdefghijklmno|*abcdefghijklmno*|ab|abc       |abcdefghijklmno     |abcdefghijklmno                |abcdefghijklmno                 |                 abcdefghijklmno|abcdefghijklmno                  |            abcdefghijklmno             |abcdefghijklmno|abcdefghijklmno
# expect: abcdefghijklmno|abcdefghijklmno|abcdefghijklmno |ab|                  abcdefghijklmno|'abcdefghijklmno'
# expect: abcdefghijklmnop|abcdefghijklmnop|abcdefghijklmnop|abcdefghijklmnop|abcdefghijklmnop|abcdefghijklmnop*|ab|abc       |abcdefghijklmnop    |abcdefghijklmnop               |abcdefghijklmnop                |                abcdefghijklmnop|abcdefghijklmnop                 |            abcdefghijklmnop            |abcdefghijklmnop|abcdefghijklmnop
# expect: abcdefghijklmnop|abcdefghijklmnop|abcdefghijklmnop|ab|                 abcdefghijklmnop|'abcdefghijklmnop'
# expect: abcdefghijklmnopq|abcdefghijklmnopq|abcdefghijklmnopq|abcdefghijklmnopq|abcdefghijklmnopq|abcdefghijklmnopq|ab|abc       |abcdefghijklmnopq   |abcdefghijklmnopq              |abcdefghijklmnopq               |               abcdefghijklmnopq|abcdefghijklmnopq                |           abcdefghijklmnopq            |abcdefghijklmnopq|abcdefghijklmnopq
# expect: abcdefghijklmnopq|abcdefghijklmnopq|abcdefghijklmnopq|ab|                abcdefghijklmnopq|'abcdefghijklmnopq'
# expect: xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xx|xxx       |xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx         |xxxxxxxxxxxxxxxxxxxxxx          |          xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx           |         xxxxxxxxxxxxxxxxxxxxxx         |xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx
# expect: xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxx|xx|           xxxxxxxxxxxxxxxxxxxxxx|'xxxxxxxxxxxxxxxxxxxxxx'
# expect: xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xx|xxx       |xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx        |xxxxxxxxxxxxxxxxxxxxxxx         |         xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx          |        xxxxxxxxxxxxxxxxxxxxxxx         |xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx
# expect: xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxx|xx|          xxxxxxxxxxxxxxxxxxxxxxx|'xxxxxxxxxxxxxxxxxxxxxxx'
# expect: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xx|xxx       |xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
# expect: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|xx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
# expect: ééééé|ééééé|ééééé|ééééé|ééééé |******ééééé******|éé|ééé       |ééééé               |ééééé                          |ééééé                           |                           ééééé|ééééé                            |                 ééééé                  |ééééé|Ωééééé
# expect: ééééé|ééééé|ééééé           |éé|                            ééééé|'ééééé'
# expect: ΩΩΩΩ|ΩΩΩΩ |ΩΩΩΩ | ΩΩΩΩ| ΩΩΩΩ |******ΩΩΩΩ*******|ΩΩ|ΩΩΩ       |ΩΩΩΩ                |ΩΩΩΩ                           |ΩΩΩΩ                            |                            ΩΩΩΩ|ΩΩΩΩ                             |                  ΩΩΩΩ                  |ΩΩΩΩ|ΩΩΩΩΩΩ
# expect: ΩΩΩΩ| ΩΩΩΩ|ΩΩΩΩ            |ΩΩ|                             ΩΩΩΩ|'ΩΩΩΩ'

templates = (
    '{}', '{:>5}', '{0}{1}', '{a}', '{a:>4}|{b}', '{{}}', '{a}}}', '{', '}', '{a', '{a:', '{a:{b}}', '{a!r}', '{a!s:>5}', '{a.real}',
    '{c[0]}', '{:}', '{}{}', '{0}{}', '{a:5}{', 'x{a:<{b}}y', '{ a}', '{a }', '{1}{0:{1}}', 'no field', '', 'long ' * 20 + '{a:+}',
)
for template in templates:
    try:
        print(template.format(1, 2, a=3, b=4, c=[5]), sep='')
    except (KeyError, ValueError, IndexError, AttributeError) as e:
        print(template, type(e).__name__, e)
# expect: 1
# expect:     1
# expect: 12
# expect: 3
# expect:    3|4
# expect: {}
# expect: 3}
# expect: { ValueError Single '{' encountered in format string
# expect: } ValueError Single '}' encountered in format string
# expect: {a ValueError expected '}' before end of string
# expect: {a: ValueError unmatched '{' in format spec
# expect:    3
# expect: 3
# expect:     3
# expect: 3
# expect: 5
# expect: 1
# expect: 12
# expect: {0}{} ValueError cannot switch from manual field specification to automatic field numbering
# expect: {a:5}{ ValueError Single '{' encountered in format string
# expect: x3   y
# expect: { a} KeyError ' a'
# expect: {a } KeyError 'a '
# expect: 2 1
# expect: no field
# expect:
# expect: long long long long long long long long long long long long long long long long long long long long +3
