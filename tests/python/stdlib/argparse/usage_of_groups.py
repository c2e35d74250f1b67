# groups of which one may be given, in the usage; what does not fit on a line is wrapped
# since: 3.14
import argparse

for required in (False, True):
    parser = argparse.ArgumentParser(prog='PROG')
    parser.add_argument('--first', required=required)
    group = parser.add_mutually_exclusive_group(required=required)
    group.add_argument('--klmno')
    group.add_argument('--pqrst', help=argparse.SUPPRESS)
    group.add_argument('other', nargs='?')
    parser.add_argument('last', nargs='?')
    print(parser.format_usage(), end='')
    parser.add_argument('--a-long-option', metavar='WITH_A_LONG_NAME')
    print(parser.format_usage(), end='')
    apart = parser.add_mutually_exclusive_group()
    apart.add_argument('-x', action='store_true')
    parser.add_argument('-y', action='store_true')
    apart.add_argument('-z', action='store_true')
    print(parser.format_usage(), end='')
# expect: usage: PROG [-h] [--first FIRST] [--klmno KLMNO | other] [last]
# expect: usage: PROG [-h] [--first FIRST] [--klmno KLMNO]
# expect:             [--a-long-option WITH_A_LONG_NAME]
# expect:             [other] [last]
# expect: usage: PROG [-h] [--first FIRST] [--klmno KLMNO]
# expect:             [--a-long-option WITH_A_LONG_NAME] [-x] [-y] [-z]
# expect:             [other] [last]
# expect: usage: PROG [-h] --first FIRST (--klmno KLMNO | other) [last]
# expect: usage: PROG [-h] --first FIRST [--klmno KLMNO]
# expect:             [--a-long-option WITH_A_LONG_NAME]
# expect:             [other] [last]
# expect: usage: PROG [-h] --first FIRST [--klmno KLMNO]
# expect:             [--a-long-option WITH_A_LONG_NAME] [-x] [-y] [-z]
# expect:             [other] [last]
formatter = argparse.HelpFormatter('A' * 30, width=40)
formatter.add_usage(None, parser._actions, [])
print(formatter.format_help(), end='')
# expect: usage: AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
# expect:        [-h] --first FIRST
# expect:        [--klmno KLMNO]
# expect:        [--a-long-option WITH_A_LONG_NAME]
# expect:        [-x] [-y] [-z]
# expect:        [other] [last]
formatter = argparse.HelpFormatter('narrow', width=20)
formatter.add_usage(None, parser._actions[:2], [])
print(formatter.format_help(), end='')
# expect: usage: narrow [-h]
# expect:               --first FIRST
