"""Actions of `argparse`: what an argument does with its values, and the errors that name an argument.

Deliberately absent: the parser, which reads a command line and calls them.
"""

import sys as _sys

from _argparse_help import OPTIONAL, PARSER, SUPPRESS

UNRECOGNIZED = '_unrecognized_args'


class ArgumentTypeError(Exception):
    """A type refuses a text."""


class ArgumentError(Exception):
    """Something is wrong with an argument."""

    def __init__(self, argument, message):
        self.argument_name = name_of(argument)
        self.message = message

    def __str__(self):
        if self.argument_name is None:
            return str(self.message)
        return f'argument {self.argument_name}: {self.message}'


def name_of(action):
    if action is None:
        return None
    if action.option_strings:
        return '/'.join(action.option_strings)
    if action.metavar not in (None, SUPPRESS):
        return '/'.join(action.metavar) if isinstance(action.metavar, tuple) else action.metavar
    if action.dest not in (None, SUPPRESS):
        return action.dest
    if action.choices:
        return '{' + ','.join([str(choice) for choice in action.choices]) + '}'
    return None


class Action:
    """What an argument does with its values."""

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None,
                 metavar=None, deprecated=False):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar
        self.deprecated = deprecated
        self.container = None

    def format_usage(self):
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError('.__call__() not defined')

    def __repr__(self):
        names = ('option_strings', 'dest', 'nargs', 'const', 'default', 'type', 'choices', 'required', 'help', 'metavar', 'deprecated')
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"


class _StoreAction(Action):
    _NOTHING_TO_TAKE = ('nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store '
                        'const may be more appropriate')

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None,
                 metavar=None, deprecated=False):
        if nargs == 0:
            raise ValueError(self._NOTHING_TO_TAKE)
        if const is not None and nargs != OPTIONAL:
            raise ValueError(f'nargs must be {OPTIONAL!r} to supply const')
        super().__init__(option_strings, dest, nargs, const, default, type, choices, required, help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, deprecated=False):
        super().__init__(option_strings, dest, 0, const, default, required=required, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None, deprecated=False):
        super().__init__(option_strings, dest, True, default, required, help, deprecated=deprecated)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None, deprecated=False):
        super().__init__(option_strings, dest, False, default, required, help, deprecated=deprecated)


class FileType:
    """Opens the file that an argument names; `-` is one of the standard streams."""

    def __init__(self, mode='r', bufsize=-1, encoding=None, errors=None):
        self._mode = mode
        self._bufsize = bufsize
        self._encoding = encoding
        self._errors = errors

    def __call__(self, string):
        if string == '-':
            if 'r' in self._mode:
                return _sys.stdin.buffer if 'b' in self._mode else _sys.stdin
            if any([letter in self._mode for letter in 'wax']):
                return _sys.stdout.buffer if 'b' in self._mode else _sys.stdout
            raise ValueError(f'argument "-" with mode {self._mode!r}')
        try:
            return open(string, self._mode, self._bufsize, self._encoding, self._errors)
        except OSError as error:
            raise ArgumentTypeError(f"can't open '{string}': {error}") from None

    def __repr__(self):
        parts = [repr(arg) for arg in (self._mode, self._bufsize) if arg != -1]
        parts += [f'{name}={value!r}' for name, value in (('encoding', self._encoding), ('errors', self._errors)) if value is not None]
        return f"{type(self).__name__}({', '.join(parts)})"


class BooleanOptionalAction(Action):
    """An option with a `--no-` twin."""

    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        strings = []
        for text in option_strings:
            strings.append(text)
            if text.startswith('--'):
                if text.startswith('--no-'):
                    raise ValueError(f'invalid option name {text!r} for BooleanOptionalAction')
                strings.append('--no-' + text[2:])
        super().__init__(strings, dest, 0, None, default, required=required, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith('--no-'))

    def format_usage(self):
        return ' | '.join(self.option_strings)


def _copied(items):
    return [] if items is None else items.copy() if hasattr(items, 'copy') else list(items)


class _AppendAction(_StoreAction):
    _NOTHING_TO_TAKE = ('nargs for append actions must be != 0; if arg strings are not supplying the value to append, the append const '
                        'action may be more appropriate')

    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.append(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(_StoreConstAction):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, deprecated=False):
        super().__init__(option_strings, dest, const, default, required, help, metavar, deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.append(self.const)
        setattr(namespace, self.dest, items)


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.extend(values)
        setattr(namespace, self.dest, items)


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        super().__init__(option_strings, dest, 0, default=default, required=required, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest, None) or 0) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        super().__init__(option_strings, dest, 0, default=default, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        super().__init__(option_strings, dest, 0, default=default, help=help or "show program's version number and exit",
                         deprecated=deprecated)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        formatter = parser._get_formatter()
        formatter.add_text(parser.version if self.version is None else self.version)
        parser._print_message(formatter.format_help(), _sys.stdout)
        parser.exit()


class _SubParsersAction(Action):
    """Chooses a parser by the first argument."""

    class _Choice(Action):
        def __init__(self, name, aliases, help):
            metavar = name + (f" ({', '.join(aliases)})" if aliases else '')
            super().__init__([], name, help=help, metavar=metavar)

    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None):
        self._prog_prefix = prog
        self._parser_class = parser_class
        self._name_parser_map = {}
        self._choices_actions = []
        self._deprecated = set()
        super().__init__(option_strings, dest, PARSER, choices=self._name_parser_map, required=required, help=help, metavar=metavar)

    def add_parser(self, name, *, deprecated=False, **kwargs):
        """Adds a subcommand; returns its parser."""
        if kwargs.get('prog') is None:
            kwargs['prog'] = f'{self._prog_prefix} {name}'
        aliases = kwargs.pop('aliases', ())
        if name in self._name_parser_map:
            raise ValueError(f'conflicting subparser: {name}')
        for alias in aliases:
            if alias in self._name_parser_map:
                raise ValueError(f'conflicting subparser alias: {alias}')
        if 'help' in kwargs:
            self._choices_actions.append(self._Choice(name, aliases, kwargs.pop('help')))
        parser = self._parser_class(**kwargs)
        for known in (name, *aliases):
            self._name_parser_map[known] = parser
            if deprecated:
                self._deprecated.add(known)
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name, *rest = values
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        chosen = self._name_parser_map.get(name)
        if chosen is None:
            known = ', '.join(self._name_parser_map)
            raise ArgumentError(self, f'unknown parser {name!r} (choices: {known})')
        if name in self._deprecated:
            parser._warning(f"command '{name}' is deprecated")
        made, extras = chosen.parse_known_args(rest, None)
        for key, value in vars(made).items():
            setattr(namespace, key, value)
        if extras:
            namespace.__dict__.setdefault(UNRECOGNIZED, []).extend(extras)


ACTIONS = {None: _StoreAction, 'store': _StoreAction, 'store_const': _StoreConstAction, 'store_true': _StoreTrueAction,
            'store_false': _StoreFalseAction, 'append': _AppendAction, 'append_const': _AppendConstAction, 'count': _CountAction,
            'help': _HelpAction, 'version': _VersionAction, 'parsers': _SubParsersAction, 'extend': _ExtendAction}

for _kind in (ArgumentTypeError, ArgumentError, FileType, *ACTIONS.values(), Action, BooleanOptionalAction):
    _kind.__module__ = 'argparse'
