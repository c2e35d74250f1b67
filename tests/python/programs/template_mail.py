# mail merge with string.Template, textwrap and format
from string import Template, capwords, ascii_letters, punctuation
import textwrap

template = Template('Dear $name,\n\nyour order #${order} of $$${amount} has shipped to $city.\n')
people = [{'name': 'Ann', 'order': 17, 'amount': '12.50', 'city': 'Oslo'}, {'name': 'Bo', 'order': 18, 'amount': '3.00'}]
print(template.substitute(people[0]), end='')
# expect: Dear Ann,
# expect:
# expect: your order #17 of $12.50 has shipped to Oslo.
try:
    template.substitute(people[1])
except KeyError as error:
    print('missing', error)
# expect: missing 'city'
print(template.safe_substitute(people[1]).splitlines()[2])
# expect: your order #18 of $3.00 has shipped to $city.
try:
    Template('cost: $5').substitute()
except ValueError as error:
    print(error)
# expect: Invalid placeholder in string: line 1, col 7
text = 'The quick brown fox jumps over the lazy dog. ' * 3
print(textwrap.fill(text, width=40))
# expect: The quick brown fox jumps over the lazy
# expect: dog. The quick brown fox jumps over the
# expect: lazy dog. The quick brown fox jumps over
# expect: the lazy dog.
print(textwrap.fill('one two three four', 12, initial_indent='* ', subsequent_indent='  '))
# expect: * one two
# expect:   three four
print(textwrap.shorten('Hello wonderful world of text', width=20), '|', textwrap.shorten('Hello  world', 20, placeholder='...'))
# expect: Hello [...] | Hello world
print(textwrap.dedent('''
    def f():
        return 1
    ''').strip())
# expect: def f():
# expect:     return 1
print(textwrap.indent('a\n\nb\n', '> '), end='')
# expect: > a
# expect:
# expect: > b
print(textwrap.wrap('a-very-long-hyphenated-word and more', 12), capwords('hello wide  world'))
# expect: ['a-very-long-', 'hyphenated-', 'word and', 'more'] Hello Wide World
print('{:>10}|{:^10}|{:<10}|{:*^9}'.format('r', 'c', 'l', 'x'), '{0[k]} {1.real} {2!r:>5}'.format({'k': 'v'}, 3, 'q'))
# expect:          r|    c     |l         |****x**** v 3   'q'
print('{:,} {:_} {:.3e} {:08.3f} {:+d} {:#x} {:b} {:%}'.format(1234567, 1234567, 12345.678, 3.14159, 5, 255, 10, 0.256))
# expect: 1,234,567 1_234_567 1.235e+04 0003.142 +5 0xff 1010 25.600000%
print(f'{"nested":{">"}{10}} {3.0!r} {[1, 2]!s:>8} {1e10:g} {12345.6789:.2f}', len(ascii_letters), punctuation[:5])
# expect:     nested 3.0   [1, 2] 1e+10 12345.68 52 !"#$%
