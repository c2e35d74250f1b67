# a formatter that overrides hooks, and sections written by hand
# since: 3.14
import argparse


class Formatter(argparse.ArgumentDefaultsHelpFormatter, argparse.RawDescriptionHelpFormatter):
    def _format_action_invocation(self, action):
        return '* ' + super()._format_action_invocation(action)


parser = argparse.ArgumentParser('p', formatter_class=Formatter, description='a\n  b\n\n\n', epilog='x\n\n\n\ny')
parser.add_argument('-x', default=3, help='the x\nof %(prog)s', type=int)
parser.add_argument('--flag', help='z', action=argparse.BooleanOptionalAction)
parser.add_argument('q', help='an argument', nargs='?')
commands = parser.add_subparsers(title='cmds', description='which', help='sub', metavar='CMD')
commands.add_parser('one', help='the first', aliases=['o'])
print(commands.add_parser('three').prog)  # expect: p [q] three
print(parser.format_help())
# expect: usage: p [-h] [-x X] [--flag | --no-flag] [q] CMD ...
# expect:
# expect: a
# expect:   b
# expect:
# expect: positional arguments:
# expect:   * q                  an argument (default: None)
# expect:
# expect: options:
# expect:   * -h, --help         show this help message and exit
# expect:   * -x X               the x of p (default: 3)
# expect:   * --flag, --no-flag  z (default: None)
# expect:
# expect: cmds:
# expect:   which
# expect:
# expect:   * CMD                sub
# expect:     * one (o)          the first
# expect:
# expect: x
# expect:
# expect: y
# expect:
formatter = argparse.HelpFormatter('PROGRAM', width=30)
formatter.start_section('heading')
formatter.add_text('some text ' * 5)
formatter.start_section('inner')
formatter.add_text('end of %(prog)s')
formatter.end_section()
formatter.end_section()
formatter.add_text(argparse.SUPPRESS)
print(formatter.format_help(), end='')
# expect: heading:
# expect:   some text some text some
# expect:   text some text some text
# expect:
# expect:   inner:
# expect:     end of PROGRAM
print(argparse.HelpFormatter, argparse.Action, argparse.ArgumentError)
# expect: <class 'argparse.HelpFormatter'> <class 'argparse.Action'> <class 'argparse.ArgumentError'>
