"""Command lines: options and arguments described, parsed and explained.

Promises what scripts use of CPython 3.14's `argparse`: actions, types, choices, groups, subcommands, help. Deliberately absent:
colours, files as types (`FileType`), and abbreviations of negative numbers as options.
"""

import os as _os
import re as _re
import sys as _sys
import textwrap as _textwrap

__all__ = ['ArgumentParser', 'ArgumentError', 'ArgumentTypeError', 'BooleanOptionalAction', 'FileType', 'HelpFormatter',
           'ArgumentDefaultsHelpFormatter', 'RawDescriptionHelpFormatter', 'RawTextHelpFormatter', 'MetavarTypeHelpFormatter', 'Namespace',
           'Action', 'ONE_OR_MORE', 'OPTIONAL', 'PARSER', 'REMAINDER', 'SUPPRESS', 'ZERO_OR_MORE']

SUPPRESS = '==SUPPRESS=='
OPTIONAL = '?'
ZERO_OR_MORE = '*'
ONE_OR_MORE = '+'
PARSER = 'A...'
REMAINDER = '...'
_NEGATIVE = _re.compile(r'-\.?\d')


class ArgumentTypeError(Exception):
    """A type refuses a text."""


class ArgumentError(Exception):
    """Something is wrong with an argument."""

    def __init__(self, argument, message):
        self.argument_name = _name_of(argument)
        self.message = message

    def __str__(self):
        if self.argument_name is None:
            return str(self.message)
        return f'argument {self.argument_name}: {self.message}'


def _name_of(action):
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


class Namespace:
    """The values of a command line, as attributes."""

    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, key):
        return key in self.__dict__

    def __repr__(self):
        parts, odd = [], {}
        for name, value in self.__dict__.items():
            if name.isidentifier():
                parts.append(f'{name}={value!r}')
            else:
                odd[name] = value
        if odd:
            parts.append(f'**{odd!r}')
        return f"{type(self).__name__}({', '.join(parts)})"


# --- actions --------------------------------------------------------------------------------------------------------------------

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
    def __init__(self, option_strings, dest, nargs=None, **kwargs):
        if nargs == 0:
            raise ValueError('nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store '
                             'const may be more appropriate')
        super().__init__(option_strings, dest, nargs, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, **kwargs):
        super().__init__(option_strings, dest, 0, const, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, **kwargs):
        super().__init__(option_strings, dest, True, default=default, **kwargs)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, **kwargs):
        super().__init__(option_strings, dest, False, default=default, **kwargs)


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

    def __init__(self, option_strings, dest, default=None, **kwargs):
        strings = []
        for text in option_strings:
            strings.append(text)
            if text.startswith('--'):
                strings.append('--no-' + text[2:])
        super().__init__(strings, dest, 0, None, default, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith('--no-'))

    def format_usage(self):
        return ' | '.join(self.option_strings)


def _copied(items):
    return [] if items is None else items.copy() if hasattr(items, 'copy') else list(items)


class _AppendAction(_StoreAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.append(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(_StoreConstAction):
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
    def __init__(self, option_strings, dest, **kwargs):
        super().__init__(option_strings, dest, 0, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest, None) or 0) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, **kwargs):
        super().__init__(option_strings, dest, 0, default=default, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help="show program's version number and exit",
                 **kwargs):
        super().__init__(option_strings, dest, 0, default=default, help=help, **kwargs)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        formatter = parser._get_formatter()
        parser._print_message(formatter._filled(self.version % {'prog': parser.prog}) + '\n', _sys.stdout)
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
        super().__init__(option_strings, dest, PARSER, choices=self._name_parser_map, required=required, help=help, metavar=metavar)

    def add_parser(self, name, *, deprecated=False, **kwargs):
        """Adds a subcommand; returns its parser."""
        if kwargs.get('prog') is None:
            kwargs['prog'] = f'{self._prog_prefix} {name}'
        aliases = kwargs.pop('aliases', ())
        if name in self._name_parser_map:
            raise ValueError(f'conflicting subparser: {name}')
        if 'help' in kwargs:
            self._choices_actions.append(self._Choice(name, aliases, kwargs.pop('help')))
        parser = self._parser_class(**kwargs)
        self._name_parser_map[name] = parser
        for alias in aliases:
            self._name_parser_map[alias] = parser
        return parser

    def __call__(self, parser, namespace, values, option_string=None):
        name, *rest = values
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        chosen = self._name_parser_map.get(name)
        if chosen is None:
            known = ', '.join(self._name_parser_map)
            raise ArgumentError(self, f'unknown parser {name!r} (choices: {known})')
        made, extras = chosen.parse_known_args(rest, None)
        for key, value in vars(made).items():
            setattr(namespace, key, value)
        if extras:
            namespace.__dict__.setdefault(_UNRECOGNIZED, []).extend(extras)


_UNRECOGNIZED = '_unrecognized_args'
_ACTIONS = {None: _StoreAction, 'store': _StoreAction, 'store_const': _StoreConstAction, 'store_true': _StoreTrueAction,
            'store_false': _StoreFalseAction, 'append': _AppendAction, 'append_const': _AppendConstAction, 'count': _CountAction,
            'help': _HelpAction, 'version': _VersionAction, 'parsers': _SubParsersAction, 'extend': _ExtendAction}


# --- containers -----------------------------------------------------------------------------------------------------------------

class _ActionsContainer:
    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        self.description = description
        self.argument_default = argument_default
        self.prefix_chars = prefix_chars
        self.conflict_handler = conflict_handler
        self._actions = []
        self._option_string_actions = {}
        self._action_groups = []
        self._mutually_exclusive_groups = []
        self._defaults = {}
        self._types = {}

    def register(self, registry_name, value, object):
        self._types[value] = object

    def set_defaults(self, **kwargs):
        """Sets values that no argument has to give."""
        self._defaults.update(kwargs)
        for action in self._actions:
            if action.dest in kwargs:
                action.default = kwargs[action.dest]

    def get_default(self, dest):
        """The default of a destination."""
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest)

    def add_argument(self, *args, **kwargs):
        """Adds an option or a positional argument."""
        chars = self.prefix_chars
        if not args or len(args) == 1 and args[0][0] not in chars:
            if args and 'dest' in kwargs:
                raise TypeError('dest supplied twice for positional argument, did you mean metavar?')
            kwargs = self._positional_kwargs(*args, **kwargs)
        else:
            kwargs = self._optional_kwargs(*args, **kwargs)
        if 'default' not in kwargs:
            if kwargs['dest'] in self._defaults:
                kwargs['default'] = self._defaults[kwargs['dest']]
            elif self.argument_default is not None:
                kwargs['default'] = self.argument_default
        name = kwargs.pop('action', None)
        make = _ACTIONS.get(name, name) if name is None or isinstance(name, str) else name
        if not callable(make):
            raise ValueError(f'unknown action "{make}"')
        action = make(**kwargs)
        kind = self._types.get(action.type, action.type)
        if kind is not None and not callable(kind):
            raise TypeError(f'{kind!r} is not callable')
        return self._add_action(action)

    def _positional_kwargs(self, dest, **kwargs):
        if 'required' in kwargs:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = kwargs.get('nargs')
        if nargs == 0:
            raise ValueError('nargs for positionals must be != 0')
        if nargs not in (OPTIONAL, ZERO_OR_MORE, REMAINDER, SUPPRESS):
            kwargs['required'] = True
        return {**kwargs, 'dest': dest, 'option_strings': []}

    def _optional_kwargs(self, *args, **kwargs):
        long = []
        for text in args:
            if not text or text[0] not in self.prefix_chars:
                raise ValueError(f'invalid option string {text!r}: must start with a character {self.prefix_chars!r}')
            if len(text) > 1 and text[1] in self.prefix_chars:
                long.append(text)
        dest = kwargs.pop('dest', None)
        if dest is None:
            dest = (long[0] if long else args[0]).lstrip(self.prefix_chars)
            if not dest:
                raise TypeError(f'dest= is required for options like {args[0]!r}')
            dest = dest.replace('-', '_')
        return {**kwargs, 'dest': dest, 'option_strings': list(args)}

    def _add_action(self, action):
        conflicts = [text for text in action.option_strings if text in self._option_string_actions]
        if conflicts:
            if self.conflict_handler == 'resolve':
                for text in conflicts:
                    old = self._option_string_actions.pop(text)
                    old.option_strings.remove(text)
                    if not old.option_strings:
                        old.container._remove_action(old)
            else:
                plural = '' if len(conflicts) == 1 else 's'
                raise ArgumentError(action, f"conflicting option string{plural}: {', '.join(conflicts)}")
        self._actions.append(action)
        action.container = self
        for text in action.option_strings:
            self._option_string_actions[text] = action
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def add_argument_group(self, *args, **kwargs):
        """A heading of the help, with its arguments."""
        group = _ArgumentGroup(self, *args, **kwargs)
        self._action_groups.append(group)
        return group

    def add_mutually_exclusive_group(self, **kwargs):
        """Arguments of which only one may be given."""
        group = _MutuallyExclusiveGroup(self, **kwargs)
        self._mutually_exclusive_groups.append(group)
        return group


class _ArgumentGroup(_ActionsContainer):
    def __init__(self, container, title=None, description=None, **kwargs):
        super().__init__(description, kwargs.get('prefix_chars', container.prefix_chars),
                         kwargs.get('argument_default', container.argument_default), container.conflict_handler)
        self.title = title
        self._group_actions = []
        self._container = container
        self._actions = container._actions
        self._option_string_actions = container._option_string_actions
        self._defaults = container._defaults
        self._types = container._types
        self._mutually_exclusive_groups = container._mutually_exclusive_groups

    def _add_action(self, action):
        action = super()._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        super()._remove_action(action)
        self._group_actions.remove(action)


class _MutuallyExclusiveGroup(_ArgumentGroup):
    def __init__(self, container, required=False):
        super().__init__(container)
        self.required = required

    def _add_action(self, action):
        if action.required:
            raise ValueError('mutually exclusive arguments must be optional')
        action = self._container._add_action(action)
        self._group_actions.append(action)
        return action


# --- parser ---------------------------------------------------------------------------------------------------------------------

class ArgumentParser(_ActionsContainer):
    """Parses command lines."""

    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), formatter_class=None, prefix_chars='-',
                 fromfile_prefix_chars=None, argument_default=None, conflict_handler='error', add_help=True, allow_abbrev=True,
                 exit_on_error=True, *, suggest_on_error=False, color=True):
        super().__init__(description, prefix_chars, argument_default, conflict_handler)
        if prog is None:
            argv = getattr(_sys, 'argv', None) or ['']
            prog = _os.path.basename(argv[0]) or 'python'
        self.prog = prog
        self.usage = usage
        self.epilog = epilog
        self.formatter_class = formatter_class or HelpFormatter
        self.fromfile_prefix_chars = fromfile_prefix_chars
        self.add_help = add_help
        self.allow_abbrev = allow_abbrev
        self.exit_on_error = exit_on_error
        self.suggest_on_error = suggest_on_error
        self.color = color
        self._positionals = self.add_argument_group('positional arguments')
        self._optionals = self.add_argument_group('options')
        self._subparsers = None
        if add_help:
            dash = '-' if '-' in prefix_chars else prefix_chars[0]
            self.add_argument(dash + 'h', dash * 2 + 'help', action='help', default=SUPPRESS, help='show this help message and exit')
        for parent in parents:
            self._adopt(parent)

    def _adopt(self, parent):
        groups = {group.title: group for group in self._action_groups}
        for group in parent._action_groups:
            mine = groups.get(group.title)
            if mine is None:
                mine = self.add_argument_group(group.title, group.description)
            for action in group._group_actions:
                if not isinstance(action, _HelpAction) or not self.add_help:
                    mine._add_action(action)
        for group in parent._mutually_exclusive_groups:
            mine = self.add_mutually_exclusive_group(required=group.required)
            mine._group_actions = group._group_actions
        self._defaults.update(parent._defaults)

    def __repr__(self):
        names = ('prog', 'usage', 'description', 'formatter_class', 'conflict_handler', 'add_help')
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    def add_subparsers(self, **kwargs):
        """Adds subcommands."""
        if self._subparsers is not None:
            raise ValueError('cannot have multiple subparser arguments')
        kwargs.setdefault('parser_class', type(self))
        if 'title' in kwargs or 'description' in kwargs:
            self._subparsers = self.add_argument_group(kwargs.pop('title', 'subcommands'), kwargs.pop('description', None))
        else:
            self._subparsers = self._positionals
        if kwargs.get('prog') is None:
            formatter = self._get_formatter()
            positionals = [action for action in self._actions if not action.option_strings]
            kwargs['prog'] = ' '.join([self.prog, *[part for action in positionals for part in formatter._argument_parts(action)]])
        kwargs.pop('action', None)
        action = _SubParsersAction(option_strings=[], **kwargs)
        self._subparsers._add_action(action)
        return action

    def parse_args(self, args=None, namespace=None):
        """The values of a command line; anything unknown is an error."""
        namespace, rest = self.parse_known_args(args, namespace)
        if rest:
            message = f"unrecognized arguments: {' '.join(rest)}"
            if self.exit_on_error:
                self.error(message)
            raise ArgumentError(None, message)
        return namespace

    def parse_known_args(self, args=None, namespace=None):
        """The values of a command line, and what was not known."""
        args = list(getattr(_sys, 'argv', [''])[1:]) if args is None else list(args)
        if namespace is None:
            namespace = Namespace()
        for action in self._actions:
            if action.dest is not SUPPRESS and action.default is not SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for dest, value in self._defaults.items():
            if not hasattr(namespace, dest):
                setattr(namespace, dest, value)
        if not self.exit_on_error:
            return self._run(args, namespace, False)
        try:
            return self._run(args, namespace, False)
        except ArgumentError as error:
            self.error(str(error))

    def parse_intermixed_args(self, args=None, namespace=None):
        """As `parse_args`, with options among positional arguments."""
        return self.parse_args(args, namespace)

    parse_known_intermixed_args = parse_known_args

    def _classify(self, text, after_dashes):
        """`A` for a value, or (action, option string, explicit value) of an option."""
        if after_dashes or not text or text[0] not in self.prefix_chars:
            return 'A'
        if text in self._option_string_actions:
            return self._option_string_actions[text], text, None
        if len(text) == 1:
            return 'A'
        option, equals, value = text.partition('=')
        if equals and option in self._option_string_actions:
            return self._option_string_actions[option], option, value
        found = self._abbreviated(text)
        if len(found) > 1:
            options = ', '.join([option for _, option, _ in found])
            raise ArgumentError(None, f'ambiguous option: {text} could match {options}')
        if found:
            return found[0]
        if _NEGATIVE.match(text) and not any(_NEGATIVE.match(option) for option in self._option_string_actions):
            return 'A'
        if ' ' in text:
            return 'A'
        return None, text, None

    def _abbreviated(self, text):
        chars = self.prefix_chars
        found = []
        if text[0] in chars and text[1] in chars:
            if self.allow_abbrev:
                option, equals, value = text.partition('=')
                for known, action in self._option_string_actions.items():
                    if known.startswith(option):
                        found.append((action, known, value if equals else None))
        else:
            option, equals, value = text.partition('=')
            short, rest = text[:2], text[2:]
            for known, action in self._option_string_actions.items():
                if known == short:
                    found.append((action, known, rest))
                elif self.allow_abbrev and known.startswith(option) and not equals:
                    found.append((action, known, None))
        return found

    def _run(self, args, namespace, intermixed):
        kinds = []
        dashes = False
        for text in args:
            if text == '--' and not dashes:
                dashes = True
                kinds.append('-')
            else:
                kinds.append(self._classify(text, dashes))
        letters = ''.join(['A' if kind == 'A' else '-' if kind == '-' else 'O' for kind in kinds])
        positionals = [action for action in self._actions if not action.option_strings]
        seen, seen_non_default, extras = set(), set(), []

        def take(action, texts, option=None):
            seen.add(action)
            values = self._get_values(action, texts)
            if values is not action.default:
                seen_non_default.add(action)
                for group in self._mutually_exclusive_groups:
                    if action in group._group_actions:
                        for other in group._group_actions:
                            if other is not action and other in seen_non_default:
                                raise ArgumentError(action, f'not allowed with argument {_name_of(other)}')
            if values is not SUPPRESS:
                action(self, namespace, values, option)

        def take_positionals(start, last):
            """Gives as many positional arguments as possible the values that follow; where they end."""
            nonlocal positionals
            counts = self._match_many(positionals, letters[start:], last)
            for action, n in zip(positionals, counts):
                texts = args[start:start + n]
                if action.nargs not in (PARSER, REMAINDER) and '--' in texts and '-' in letters[start:start + n]:
                    texts.pop(letters.index('-', start) - start)
                elif action.nargs == PARSER and texts and texts[0] == '--':
                    texts = texts[1:]
                start += n
                take(action, texts)
            positionals = positionals[len(counts):]
            return start

        def take_option(start):
            action, option, explicit = kinds[start]
            if action is None:
                extras.append(args[start])
                return start + 1
            while explicit is not None:
                n = self._match_one(action, 'A', True)
                single = len(option) == 2 and option[1] not in self.prefix_chars
                if n == 0 and single and explicit != '' and args[start][len(option):len(option) + 1] != '=':
                    take(action, [], option)
                    option = option[0] + explicit[0]
                    explicit = explicit[1:] or None
                    if option not in self._option_string_actions:
                        extras.append(option + (explicit or ''))
                        return start + 1
                    action = self._option_string_actions[option]
                    if explicit and explicit[0] == '=':
                        explicit = explicit[1:]
                elif n == 1:
                    take(action, [explicit], option)
                    return start + 1
                else:
                    raise ArgumentError(action, f'ignored explicit argument {explicit!r}')
            n = self._match_one(action, letters[start + 1:])
            take(action, args[start + 1:start + 1 + n], option)
            return start + 1 + n

        at = 0
        last_option = letters.rfind('O')
        while at <= last_option:
            following = letters.index('O', at)
            if following != at:
                stop = take_positionals(at, False)
                if stop > at:
                    at = stop
                    continue
            if letters[at] != 'O':
                extras.extend(args[at:following])
                at = following
            at = take_option(at)
        at = take_positionals(at, True)
        extras.extend(args[at:])

        missing = []
        for action in self._actions:
            if action not in seen:
                if action.required:
                    missing.append(_name_of(action))
                elif isinstance(action.default, str) and getattr(namespace, action.dest, None) is action.default:
                    setattr(namespace, action.dest, self._get_value(action, action.default))
        if missing:
            raise ArgumentError(None, f"the following arguments are required: {', '.join(missing)}")
        for group in self._mutually_exclusive_groups:
            if group.required and not any(action in seen_non_default for action in group._group_actions):
                names = ' '.join([_name_of(action) for action in group._group_actions if action.help is not SUPPRESS])
                raise ArgumentError(None, f'one of the arguments {names} is required')
        extras.extend(namespace.__dict__.pop(_UNRECOGNIZED, []))
        return namespace, extras

    @staticmethod
    def _pattern(action):
        nargs = action.nargs
        if nargs is None:
            pattern = '(-*A-*)'
        elif nargs == OPTIONAL:
            pattern = '(-*A?-*)'
        elif nargs == ZERO_OR_MORE:
            pattern = '(-*[A-]*)'
        elif nargs == ONE_OR_MORE:
            pattern = '(-*A[A-]*)'
        elif nargs == REMAINDER:
            pattern = '([AO-]*)'
        elif nargs == PARSER:
            pattern = '(-*A[AO-]*)'
        elif nargs == SUPPRESS:
            pattern = '(-*)'
        else:
            pattern = '(-*%s-*)' % '-*'.join('A' * nargs)
        if action.option_strings:
            pattern = pattern.replace('-*', '').replace('-', '')
        return pattern

    def _match_one(self, action, letters, quiet=False):
        found = _re.match(self._pattern(action), letters)
        if found is None:
            if quiet:
                return None
            messages = {None: 'expected one argument', OPTIONAL: 'expected at most one argument',
                        ONE_OR_MORE: 'expected at least one argument'}
            n = action.nargs
            message = messages.get(n) or f"expected {n} argument{'' if n == 1 else 's'}"
            raise ArgumentError(action, message)
        return len(found[1])

    def _match_many(self, actions, letters, last):
        for n in range(len(actions), 0, -1):
            found = _re.match(''.join([self._pattern(action) for action in actions[:n]]), letters)
            if found:
                counts = [len(text) for text in found.groups()]
                if not last:
                    # An argument that may take nothing waits for more values behind the options.
                    end = sum(counts)
                    while counts and not counts[-1] and end < len(letters) and letters[end] == 'O':
                        counts.pop()
                return counts
        return []

    def _get_values(self, action, texts):
        nargs = action.nargs
        if not texts and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str) and value is not SUPPRESS:
                value = self._get_value(action, value)
            return value
        if not texts and nargs == ZERO_OR_MORE and not action.option_strings:
            return action.default if action.default is not None else []
        if nargs in (None, OPTIONAL) and len(texts) == 1:
            value = self._get_value(action, texts[0])
            self._check_value(action, value)
            return value
        if nargs == REMAINDER:
            return [self._get_value(action, text) for text in texts]
        if nargs == PARSER:
            values = [self._get_value(action, text) for text in texts]
            self._check_value(action, values[0])
            return values
        if nargs == SUPPRESS:
            return SUPPRESS
        values = [self._get_value(action, text) for text in texts]
        for value in values:
            self._check_value(action, value)
        return values

    def _get_value(self, action, text):
        kind = self._types.get(action.type, action.type)
        if kind is None:
            return text
        try:
            return kind(text)
        except ArgumentTypeError as error:
            raise ArgumentError(action, str(error)) from None
        except (TypeError, ValueError):
            name = getattr(action.type, '__name__', repr(action.type))
            raise ArgumentError(action, f'invalid {name} value: {text!r}') from None

    def _check_value(self, action, value):
        choices = action.choices
        if choices is None:
            return
        if isinstance(choices, str):
            choices = iter(choices)
        if value not in choices:
            shown = ', '.join(map(str, action.choices))
            raise ArgumentError(action, f'invalid choice: {str(value)!r} (choose from {shown})')

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def format_usage(self):
        """The usage line."""
        return self._get_formatter()._usage(self)

    def format_help(self):
        """The whole help."""
        return self._get_formatter()._help(self)

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), _sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), _sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            (file or _sys.stderr).write(message)

    def exit(self, status=0, message=None):
        """Ends the program."""
        if message:
            self._print_message(message, _sys.stderr)
        _sys.exit(status)

    def error(self, message):
        """Prints usage and message, and ends the program."""
        self.print_usage(_sys.stderr)
        self.exit(2, f'{self.prog}: error: {message}\n')


# --- help -----------------------------------------------------------------------------------------------------------------------

class HelpFormatter:
    """Writes usage and help."""

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None):
        self._prog = prog
        self._width = 78 if width is None else width
        self._step = indent_increment
        self._max_position = min(max_help_position, max(self._width - 20, indent_increment * 2))

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest

    def _metavars(self, action, n):
        if action.metavar is not None:
            shown = action.metavar
        elif action.choices is not None:
            shown = '{' + ','.join(map(str, action.choices)) + '}'
        elif action.option_strings:
            shown = self._get_default_metavar_for_optional(action)
        else:
            shown = self._get_default_metavar_for_positional(action)
        return shown if isinstance(shown, tuple) else (shown,) * n

    def _args_text(self, action):
        nargs = action.nargs
        if nargs is None:
            return '%s' % self._metavars(action, 1)
        if nargs == OPTIONAL:
            return '[%s]' % self._metavars(action, 1)
        if nargs == ZERO_OR_MORE:
            names = self._metavars(action, 1)
            return '[%s [%s ...]]' % names if len(names) == 2 else '[%s ...]' % names
        if nargs == ONE_OR_MORE:
            return '%s [%s ...]' % self._metavars(action, 2)
        if nargs == REMAINDER:
            return '...'
        if nargs == PARSER:
            return '%s ...' % self._metavars(action, 1)
        if nargs == SUPPRESS:
            return ''
        return ' '.join(self._metavars(action, nargs))

    def _argument_parts(self, action):
        return [self._args_text(action)] if action.help is not SUPPRESS else []

    def _usage_part(self, action):
        if not action.option_strings:
            return self._args_text(action)
        if action.nargs == 0:
            return action.format_usage()
        return f'{action.option_strings[0]} {self._args_text(action)}'

    def _usage_parts(self, actions, groups):
        parts = []
        done = set()
        for action in actions:
            if action in done or action.help is SUPPRESS:
                continue
            for group in groups:
                shown = [member for member in group._group_actions if member.help is not SUPPRESS]
                if action in group._group_actions and len(shown) > 1 and all(member in actions for member in shown):
                    done.update(shown)
                    text = ' | '.join([self._usage_part(member) for member in shown])
                    parts.append(f'({text})' if group.required else f'[{text}]')
                    break
            else:
                text = self._usage_part(action)
                parts.append(f'[{text}]' if action.option_strings and not action.required else text)
        return parts

    def _usage(self, parser):
        if parser.usage is SUPPRESS:
            return ''
        if parser.usage is not None:
            return 'usage: ' + parser.usage % {'prog': self._prog} + '\n'
        options = self._usage_parts([a for a in parser._actions if a.option_strings], parser._mutually_exclusive_groups)
        positionals = self._usage_parts([a for a in parser._actions if not a.option_strings], parser._mutually_exclusive_groups)
        prefix = 'usage: '
        line = ' '.join([self._prog, *options, *positionals])
        if len(prefix) + len(line) <= self._width:
            return prefix + line + '\n'
        indent = ' ' * (len(prefix) + len(self._prog) + 1)
        if len(prefix) + len(self._prog) > 0.75 * self._width:
            indent = ' ' * len(prefix)
        lines = []

        def fill(parts, first):
            current, size = [], len(indent) - 1
            for part in parts:
                if size + 1 + len(part) > self._width and current:
                    lines.append(current)
                    current, size = [], len(indent) - 1
                current.append(part)
                size += len(part) + 1
            if current:
                lines.append(current)
        fill(options, True)
        fill(positionals, False)
        rows = [indent + ' '.join(row) for row in lines]
        if rows and len(prefix) + len(self._prog) <= 0.75 * self._width:
            rows[0] = f'{prefix}{self._prog} {rows[0][len(indent):]}'
        else:
            rows.insert(0, prefix + self._prog)
        return '\n'.join(rows) + '\n'

    def _invocation(self, action):
        if not action.option_strings:
            return ' '.join(self._metavars(action, 1)) if action.nargs != PARSER or action.metavar is None else action.metavar
        if action.nargs == 0:
            return ', '.join(action.option_strings)
        return ', '.join(action.option_strings) + ' ' + self._args_text(action)

    def _get_help_string(self, action):
        return action.help

    def _split_lines(self, text, width):
        return _textwrap.wrap(_re.sub(r'\s+', ' ', text).strip(), width)

    def _fill_text(self, text, width, indent):
        return _textwrap.fill(_re.sub(r'\s+', ' ', text).strip(), width, initial_indent=indent, subsequent_indent=indent)

    def _filled(self, text, indent=''):
        if '%(prog)' in text:
            text = text % {'prog': self._prog}
        return self._fill_text(text, max(self._width - len(indent), 11), indent)

    def _expand(self, action):
        values = {**vars(action), 'prog': self._prog}
        for name in list(values):
            if values[name] is SUPPRESS:
                del values[name]
            elif hasattr(values[name], '__name__'):
                values[name] = values[name].__name__
        if values.get('choices') is not None:
            values['choices'] = ', '.join(map(str, values['choices']))
        return self._get_help_string(action) % values

    def _rows(self, actions, indent):
        rows = []
        for action in actions:
            if action.help is SUPPRESS:
                continue
            rows.append((indent, self._invocation(action), action))
            for choice in getattr(action, '_choices_actions', ()):
                rows.append((indent + self._step, self._invocation(choice), choice))
        return rows

    def _help(self, parser):
        sections = [self._usage(parser)]
        if parser.description:
            sections.append(self._filled(parser.description) + '\n')
        groups = [(group, self._rows(group._group_actions, self._step)) for group in parser._action_groups]
        widest = max([indent + len(text) for _, rows in groups for indent, text, _ in rows], default=0)
        column = min(widest + self._step, self._max_position)
        for group, rows in groups:
            if not rows and not group.description:
                continue
            lines = [f'{group.title}:' if group.title else '']
            if group.description:
                lines.append(self._filled(group.description, ' ' * self._step) + '\n')
            for indent, text, action in rows:
                lines.extend(self._row(indent, text, action, column))
            sections.append('\n'.join(lines).strip('\n') + '\n')
        if parser.epilog:
            sections.append(self._filled(parser.epilog) + '\n')
        return '\n'.join([section for section in sections if section])

    def _row(self, indent, text, action, column):
        lead = ' ' * indent
        if not action.help or not action.help.strip():
            return [lead + text]
        width = max(self._width - column, 11)
        lines = self._split_lines(self._expand(action), width)
        if len(text) <= column - indent - 2:
            rows = [lead + text.ljust(column - indent - 2) + '  ' + lines[0]]
            lines = lines[1:]
        else:
            rows = [lead + text]
        return rows + [' ' * column + line for line in lines]


class RawDescriptionHelpFormatter(HelpFormatter):
    """Leaves descriptions as they are."""

    def _fill_text(self, text, width, indent):
        return ''.join([indent + line for line in text.splitlines(keepends=True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """Leaves all texts as they are."""

    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """Adds the defaults."""

    def _get_help_string(self, action):
        help = action.help or ''
        if '%(default)' not in help and action.default not in (SUPPRESS, None) or action.default is None and '%(default)' not in help:
            if action.default is not SUPPRESS and (action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE)):
                help += ' (default: %(default)s)'
        return help


class MetavarTypeHelpFormatter(HelpFormatter):
    """Shows types in place of names."""

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__
