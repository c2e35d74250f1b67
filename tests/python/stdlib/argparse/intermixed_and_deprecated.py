# options among positional arguments, deprecated arguments, near misses, registered actions, parents
# since: 3.14
import argparse
import sys

sys.stderr = sys.stdout
parser = argparse.ArgumentParser(prog='PROG')
parser.add_argument('--foo')
parser.add_argument('cmd')
parser.add_argument('rest', nargs='*', type=int)
print(parser.parse_intermixed_args('doit 1 --foo bar 2 3'.split()))
# expect: Namespace(foo='bar', cmd='doit', rest=[1, 2, 3])
print(parser.parse_known_intermixed_args('doit 1 --foo bar --nope 2 3'.split()))
# expect: (Namespace(foo='bar', cmd='doit', rest=[1, 2, 3]), ['--nope'])
print(parser.parse_known_args('doit 1 --foo bar 2 3'.split()))
# expect: (Namespace(foo='bar', cmd='doit', rest=[1]), ['2', '3'])
parser.add_argument('all', nargs='...')
try:
    parser.parse_intermixed_args([])
except TypeError as error:
    print(error)  # expect: parse_intermixed_args: positional arg with nargs=...

parser = argparse.ArgumentParser(prog='PROG', suggest_on_error=True, exit_on_error=False)
parser.add_argument('--old', deprecated=True, choices=['red', 'green'])
commands = parser.add_subparsers()
commands.add_parser('cmd', deprecated=True, aliases=['c'])
print(parser.parse_args(['--old', 'red', '--old', 'green', 'c']))
# expect: PROG: warning: option '--old' is deprecated
# expect: PROG: warning: command 'c' is deprecated
# expect: Namespace(old='green')
for bad in ('gren', 'zzz'):
    try:
        parser.parse_args(['--old', bad])
    except argparse.ArgumentError as error:
        print(error)
# expect: PROG: warning: option '--old' is deprecated
# expect: argument --old: invalid choice: 'gren', maybe you meant 'green'? (choose from red, green)
# expect: PROG: warning: option '--old' is deprecated
# expect: argument --old: invalid choice: 'zzz' (choose from red, green)


class Shout(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values.upper())


parent = argparse.ArgumentParser(add_help=False)
group = parent.add_argument_group('g', 'of the parent')
group.add_argument('-w')
either = parent.add_mutually_exclusive_group()
either.add_argument('-y')
either.add_argument('-z')
group.add_argument('-x')
parser = argparse.ArgumentParser(prog='child', parents=[parent])
parser.register('action', 'shout', Shout)
parser.add_argument('word', action='shout')
print(parser.parse_args(['hello', '-z', '1']))
# expect: Namespace(w=None, y=None, z='1', x=None, word='HELLO')
print(parser.format_help(), end='')
# expect: usage: child [-h] [-w W] [-y Y | -z Z] [-x X] word
# expect:
# expect: positional arguments:
# expect:   word
# expect:
# expect: options:
# expect:   -h, --help  show this help message and exit
# expect:   -y Y
# expect:   -z Z
# expect:
# expect: g:
# expect:   of the parent
# expect:
# expect:   -w W
# expect:   -x X
