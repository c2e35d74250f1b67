# command lines with argparse
# since: 3.14
import argparse

parser = argparse.ArgumentParser(prog='tool', description='Process some files.')
parser.add_argument('files', nargs='+', help='input files')
parser.add_argument('-v', '--verbose', action='count', default=0, help='more output')
parser.add_argument('-o', '--output', metavar='FILE', default='out.txt', help='where to write (default: %(default)s)')
parser.add_argument('-n', '--number', type=int, choices=range(1, 6))
parser.add_argument('--dry-run', action='store_true')
parser.add_argument('--define', action='append', metavar='K=V')
args = parser.parse_args(['-vv', 'a.txt', 'b.txt', '--output=x', '-n', '3', '--define', 'a=1', '--define', 'b=2'])
print(args)
# expect: Namespace(files=['a.txt', 'b.txt'], verbose=2, output='x', number=3, dry_run=False, define=['a=1', 'b=2'])
print(vars(parser.parse_args(['f'])))
# expect: {'files': ['f'], 'verbose': 0, 'output': 'out.txt', 'number': None, 'dry_run': False, 'define': None}
for bad in (['-n', '9', 'f'], ['-n', 'x', 'f'], [], ['--nope', 'f']):
    try:
        argparse.ArgumentParser.error = lambda self, message: (_ for _ in ()).throw(ValueError(message))
        parser.parse_args(bad)
    except ValueError as error:
        print(error)
# expect: argument -n/--number: invalid choice: '9' (choose from 1, 2, 3, 4, 5)
# expect: argument -n/--number: invalid int value: 'x'
# expect: the following arguments are required: files
# expect: unrecognized arguments: --nope
sub = argparse.ArgumentParser(prog='git')
commands = sub.add_subparsers(dest='command', required=True)
add = commands.add_parser('add')
add.add_argument('path')
commit = commands.add_parser('commit')
commit.add_argument('-m', '--message', required=True)
commit.set_defaults(func=lambda a: f'committing {a.message}')
ns = sub.parse_args(['commit', '-m', 'hi'])
print(ns.command, ns.message, ns.func(ns), sub.parse_args(['add', '.']).path)
# expect: commit hi committing hi .
known, rest = parser.parse_known_args(['f', '--other', '1'])
print(known.files, rest)
# expect: ['f'] ['--other', '1']
