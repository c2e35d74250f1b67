# arguments of a parser that cannot be described
# since: 3.14
import argparse


def attempt(container, *args, **kwargs):
    try:
        print(container.add_argument(*args, **kwargs).dest)
    except Exception as error:
        print(type(error).__name__, error)


parser = argparse.ArgumentParser(prog='P')
attempt(parser.add_argument_group('group'), '--foo', metavar=('a', 'b'))  # expect: foo
attempt(parser, '--bar', metavar=('a', 'b'))
# expect: ValueError length of metavar tuple does not match nargs
attempt(parser, '--bar', nargs='+', metavar=('a',))
# expect: ValueError length of metavar tuple does not match nargs
attempt(parser, '--bar', nargs='zz')  # expect: ValueError invalid nargs value
attempt(parser, '--bar', help='%(nope)s')  # expect: ValueError badly formed help string
attempt(parser, '--bar', action='nope')  # expect: ValueError unknown action 'nope'
attempt(parser, '--bar', type='nope')  # expect: TypeError 'nope' is not callable
attempt(parser, '--bar', const=1, nargs='*')  # expect: ValueError nargs must be '?' to supply const
attempt(parser, '--bar', nargs=0)
# expect: ValueError nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store const may be more appropriate
attempt(parser, '--bar', nargs=0, action='append')
# expect: ValueError nargs for append actions must be != 0; if arg strings are not supplying the value to append, the append const action may be more appropriate
attempt(parser, '--bar', type=int, action='store_true')
# expect: TypeError _StoreTrueAction.__init__() got an unexpected keyword argument 'type'
attempt(parser, '--bar', type=int, action='append_const')
# expect: TypeError _AppendConstAction.__init__() got an unexpected keyword argument 'type'
attempt(parser, '--no-bar', action=argparse.BooleanOptionalAction)
# expect: ValueError invalid option name '--no-bar' for BooleanOptionalAction
attempt(parser, 'bar', nargs=0)  # expect: ValueError nargs for positionals must be != 0
attempt(parser, 'bar', action='store_true')
# expect: ValueError action 'store_true' is not valid for positional arguments
attempt(parser, 'bar', required=True)  # expect: TypeError 'required' is an invalid argument for positionals
attempt(parser.add_mutually_exclusive_group(), 'bar')
# expect: ValueError mutually exclusive arguments must be optional
for make in (lambda: argparse.ArgumentParser(conflict_handler='foo'),
             lambda: parser.add_argument_group('a').add_argument_group('b'),
             lambda: parser.add_mutually_exclusive_group().add_mutually_exclusive_group()):
    try:
        make()
    except ValueError as error:
        print(error)
# expect: invalid conflict_resolution value: 'foo'
# expect: argument groups cannot be nested
# expect: mutually exclusive groups cannot be nested
commands = argparse.ArgumentParser(prog='P').add_subparsers()
commands.add_parser('one', aliases=['o'])
for name, aliases in (('one', []), ('o', []), ('two', ['o'])):
    try:
        commands.add_parser(name, aliases=aliases)
    except ValueError as error:
        print(error)
# expect: conflicting subparser: one
# expect: conflicting subparser: o
# expect: conflicting subparser alias: o
