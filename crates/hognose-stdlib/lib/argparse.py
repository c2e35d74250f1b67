"""Command lines: options and arguments described, parsed and explained.

Promises what scripts use of CPython 3.14's `argparse`: actions, types, choices, groups, subcommands. The actions are in
`_argparse_actions`, usage and help in `_argparse_help`. Deliberately absent: colours, and abbreviations of negative numbers as options.
"""

import os as _os
import re as _re
import sys as _sys

from _argparse_actions import (ACTIONS as _ACTIONS, UNRECOGNIZED as _UNRECOGNIZED, Action, ArgumentError, ArgumentTypeError,
                               BooleanOptionalAction, FileType, _AppendAction, _AppendConstAction, _CountAction, _ExtendAction,
                               _HelpAction, _StoreAction, _StoreConstAction, _StoreFalseAction, _StoreTrueAction, _SubParsersAction,
                               _VersionAction, name_of as _name_of)
from _argparse_help import (ONE_OR_MORE, OPTIONAL, PARSER, REMAINDER, SUPPRESS, ZERO_OR_MORE, ArgumentDefaultsHelpFormatter,
                            HelpFormatter, MetavarTypeHelpFormatter, RawDescriptionHelpFormatter, RawTextHelpFormatter)

__all__ = ['ArgumentParser', 'ArgumentError', 'ArgumentTypeError', 'BooleanOptionalAction', 'FileType', 'HelpFormatter',
           'ArgumentDefaultsHelpFormatter', 'RawDescriptionHelpFormatter', 'RawTextHelpFormatter', 'MetavarTypeHelpFormatter', 'Namespace',
           'Action', 'ONE_OR_MORE', 'OPTIONAL', 'PARSER', 'REMAINDER', 'SUPPRESS', 'ZERO_OR_MORE']

_NEGATIVE = _re.compile(r'-\.?\d')


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
        self._registries = {'action': dict(_ACTIONS), 'type': {}}
        self._get_handler()

    def register(self, registry_name, value, object):
        """Makes a name known for an action or a type."""
        self._registries.setdefault(registry_name, {})[value] = object

    def _registry_get(self, registry_name, value, default_value=None):
        return self._registries[registry_name].get(value, default_value)

    def _get_handler(self):
        if self.conflict_handler not in ('error', 'resolve'):
            raise ValueError(f'invalid conflict_resolution value: {self.conflict_handler!r}')

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
        make = self._registry_get('action', name, name)
        if not callable(make):
            raise ValueError(f'unknown action {make!r}')
        action = make(**kwargs)
        if not action.option_strings and action.nargs == 0:
            raise ValueError(f'action {name!r} is not valid for positional arguments')
        kind = self._registry_get('type', action.type, action.type)
        if kind is not None and not callable(kind):
            raise TypeError(f'{kind!r} is not callable')
        if kind is FileType:
            raise TypeError(f'{kind!r} is a FileType class object, instance of it must be passed')
        self._check_help(action)
        return self._add_action(action)

    def _check_help(self, action):
        """Refuses what the help could not show. Groups do not ask, as they have no formatter."""

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
        self._get_handler()
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
                         kwargs.get('argument_default', container.argument_default),
                         kwargs.get('conflict_handler', container.conflict_handler))
        self.title = title
        self._group_actions = []
        self._container = container
        self._actions = container._actions
        self._option_string_actions = container._option_string_actions
        self._defaults = container._defaults
        self._registries = container._registries
        self._mutually_exclusive_groups = container._mutually_exclusive_groups

    def _add_action(self, action):
        action = super()._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        super()._remove_action(action)
        self._group_actions.remove(action)

    def add_argument_group(self, *args, **kwargs):
        raise ValueError('argument groups cannot be nested')


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

    def add_mutually_exclusive_group(self, **kwargs):
        raise ValueError('mutually exclusive groups cannot be nested')


# --- parser ---------------------------------------------------------------------------------------------------------------------

class ArgumentParser(_ActionsContainer):
    """Parses command lines."""

    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), formatter_class=None, prefix_chars='-',
                 fromfile_prefix_chars=None, argument_default=None, conflict_handler='error', add_help=True, allow_abbrev=True,
                 exit_on_error=True, *, suggest_on_error=False, color=True):
        super().__init__(description, prefix_chars, argument_default, conflict_handler)
        if prog is None:
            argv = getattr(_sys, 'argv', None) or ['']
            prog = _os.path.basename(argv[0])
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
        """Takes over the arguments of another parser, in their order, with their groups."""
        groups = {group.title: group for group in self._action_groups}
        mine = {}
        for group in parent._action_groups:
            if group.title not in groups:
                groups[group.title] = self.add_argument_group(group.title, group.description, conflict_handler=group.conflict_handler)
            mine.update(dict.fromkeys(group._group_actions, groups[group.title]))
        for group in parent._mutually_exclusive_groups:
            # The group of the help that a member belongs to, if any, stays the one that shows it.
            exclusive = self.add_mutually_exclusive_group(required=group.required)
            for action in group._group_actions:
                mine.setdefault(action, exclusive)
            exclusive._group_actions.extend([action for action in group._group_actions if mine[action] is not exclusive])
        for action in parent._actions:
            mine.get(action, self)._add_action(action)
        self._defaults.update(parent._defaults)

    def __repr__(self):
        names = ('prog', 'usage', 'description', 'formatter_class', 'conflict_handler', 'add_help')
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

    def _check_help(self, action):
        formatter = self._get_formatter()
        if action.help and '%' in action.help:
            try:
                formatter._expand_help(action)
            except (ValueError, TypeError, KeyError) as error:
                raise ValueError('badly formed help string') from error
        try:
            formatter._format_args(action, None)
        except TypeError:
            raise ValueError('length of metavar tuple does not match nargs') from None

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
            formatter.add_usage(None, positionals, self._mutually_exclusive_groups, '')
            kwargs['prog'] = formatter.format_help().strip()
        kwargs.pop('action', None)
        action = _SubParsersAction(option_strings=[], **kwargs)
        self._subparsers._add_action(action)
        return action

    def parse_args(self, args=None, namespace=None):
        """The values of a command line; anything unknown is an error."""
        return self._complete(*self.parse_known_args(args, namespace))

    def _complete(self, namespace, rest):
        if rest:
            message = f"unrecognized arguments: {' '.join(rest)}"
            if self.exit_on_error:
                self.error(message)
            raise ArgumentError(None, message)
        return namespace

    def parse_known_args(self, args=None, namespace=None):
        """The values of a command line, and what was not known."""
        return self._parse(args, namespace, False)

    def parse_intermixed_args(self, args=None, namespace=None):
        """As `parse_args`, with options among positional arguments."""
        return self._complete(*self.parse_known_intermixed_args(args, namespace))

    def parse_known_intermixed_args(self, args=None, namespace=None):
        """As `parse_known_args`, with options among positional arguments."""
        positionals = [action for action in self._actions if not action.option_strings]
        for action in positionals:
            if action.nargs in (PARSER, REMAINDER):
                raise TypeError(f'parse_intermixed_args: positional arg with nargs={action.nargs}')
        for group in self._mutually_exclusive_groups:
            if any([action in positionals for action in group._group_actions]):
                raise TypeError('parse_intermixed_args: positional in mutuallyExclusiveGroup')
        return self._parse(args, namespace, True)

    def _parse(self, args, namespace, intermixed):
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
            return self._run(args, namespace, intermixed)
        try:
            return self._run(args, namespace, intermixed)
        except ArgumentError as error:
            self.error(str(error))

    def _with_files(self, args):
        """The arguments, those that name a file replaced by its lines."""
        found = []
        for text in args:
            if not text or text[0] not in self.fromfile_prefix_chars:
                found.append(text)
                continue
            try:
                with open(text[1:]) as file:
                    inner = [part for line in file.read().splitlines() for part in self.convert_arg_line_to_args(line)]
            except OSError as error:
                raise ArgumentError(None, str(error)) from None
            found += self._with_files(inner)
        return found

    def convert_arg_line_to_args(self, arg_line):
        """The arguments in a line of a file."""
        return [arg_line]

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
        if self.fromfile_prefix_chars is not None:
            args = self._with_files(args)
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
        warned = set()

        def take(action, texts, option=None):
            seen.add(action)
            warn(action, texts, option)
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

        def warn(action, texts, option):
            if not action.deprecated or action in warned and option is None:
                return
            if option is not None:
                if option not in warned:
                    warned.add(option)
                    self._warning(f"option '{option}' is deprecated")
            elif texts:
                warned.add(action)
                self._warning(f"argument '{_name_of(action)}' is deprecated")

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
        skipped = []
        while at <= last_option:
            following = letters.index('O', at)
            if following != at and intermixed:
                skipped += range(at, following)
                at = following
            elif following != at:
                stop = take_positionals(at, False)
                if stop > at:
                    at = stop
                    continue
            if letters[at] != 'O':
                extras.extend(args[at:following])
                at = following
            at = take_option(at)
        if intermixed:
            # What is not an option's is given to the positional arguments at once.
            places = [*skipped, *range(at, len(args))]
            args, letters = [args[place] for place in places], ''.join([letters[place] for place in places])
            at = 0
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
        kind = self._registry_get('type', action.type, action.type)
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
            text = str(value)
            close = ''
            if self.suggest_on_error and isinstance(value, str) and all([isinstance(choice, str) for choice in action.choices]):
                from difflib import get_close_matches
                near = get_close_matches(text, action.choices, 1)
                close = f', maybe you meant {near[0]!r}?' if near else ''
            raise ArgumentError(action, f'invalid choice: {text!r}{close} (choose from {shown})')

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def format_usage(self):
        """The usage line."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter.format_help()

    def format_help(self):
        """The whole help."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), _sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), _sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            try:
                (file or _sys.stderr).write(message)
            except (AttributeError, OSError):
                # A program without that stream goes on in silence.
                pass

    def exit(self, status=0, message=None):
        """Ends the program."""
        if message:
            self._print_message(message, _sys.stderr)
        _sys.exit(status)

    def error(self, message):
        """Prints usage and message, and ends the program."""
        self.print_usage(_sys.stderr)
        self.exit(2, f'{self.prog}: error: {message}\n')

    def _warning(self, message):
        self._print_message(f'{self.prog}: warning: {message}\n', _sys.stderr)
