"""Usage and help of `argparse`: how parsers, groups and arguments become text.

`HelpFormatter` collects sections while a parser describes itself, then writes them all; its hooks have the names that subclasses
override. The usage line is in `_usage_parts` and `_wrapped`. Deliberately absent: colours.
"""

import os as _os
import re as _re
import textwrap as _textwrap

SUPPRESS = '==SUPPRESS=='
OPTIONAL = '?'
ZERO_OR_MORE = '*'
ONE_OR_MORE = '+'
PARSER = 'A...'
REMAINDER = '...'


def _columns():
    """The width of the terminal: `COLUMNS`, where the environment may be read and has a number there."""
    try:
        return int(_os.environ['COLUMNS']) or 80
    except (KeyError, ValueError, PermissionError):
        return 80


class _Section:
    """A heading and what follows it: functions that give text, in order."""

    def __init__(self, heading, parent, indent):
        self.heading = heading
        self.parent = parent
        self.indent = indent
        self.items = []

    def text(self, formatter):
        if self.parent is not None:
            formatter._indent()
        body = ''.join([part for part in [func(*args) for func, args in self.items] if part])
        if self.parent is None:
            return body
        formatter._dedent()
        if not body:
            return ''
        heading = '' if self.heading in (None, SUPPRESS) else f"{' ' * self.indent}{self.heading}:\n"
        return f'\n{heading}{body}\n'


class HelpFormatter:
    """Writes usage and help."""

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None, color=True):
        self._prog = prog
        self._width = _columns() - 2 if width is None else width
        self._indent_increment = indent_increment
        self._max_help_position = min(max_help_position, max(self._width - 20, indent_increment * 2))
        self._current_indent = 0
        self._action_max_length = 0
        self._root_section = self._current_section = _Section(None, None, 0)

    # What a parser says of itself, in the order of the help.

    def _indent(self):
        self._current_indent += self._indent_increment

    def _dedent(self):
        self._current_indent -= self._indent_increment

    def _add_item(self, func, args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        section = _Section(heading, self._current_section, self._current_indent)
        self._add_item(section.text, [self])
        self._indent()
        self._current_section = section

    def end_section(self):
        self._current_section = self._current_section.parent
        self._dedent()

    def add_text(self, text):
        if text is not SUPPRESS and text is not None:
            self._add_item(self._format_text, [text])

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        lengths = [self._current_indent + len(self._format_action_invocation(action))]
        for inner in self._iter_indented_subactions(action):
            lengths.append(self._current_indent + len(self._format_action_invocation(inner)))
        self._action_max_length = max(self._action_max_length, *lengths)
        self._add_item(self._format_action, [action])

    def add_arguments(self, actions):
        for action in actions:
            self.add_argument(action)

    def format_help(self):
        """All sections as text, with one empty line between them at most."""
        text = self._root_section.text(self)
        return _re.sub(r'\n{3,}', '\n\n', text).strip('\n') + '\n' if text else ''

    # The usage.

    def _format_usage(self, usage, actions, groups, prefix):
        if prefix is None:
            prefix = 'usage: '
        if usage is not None:
            return f"{prefix}{usage % {'prog': self._prog}}\n\n"
        options = [action for action in actions if action.option_strings]
        positionals = [action for action in actions if not action.option_strings]
        line = ' '.join([part for part in (self._prog, *self._usage_parts(options + positionals, groups)) if part])
        if len(prefix) + len(line) > self._width - self._current_indent:
            line = '\n'.join(self._wrapped(prefix, self._usage_parts(options, groups), self._usage_parts(positionals, groups)))
        return f'{prefix}{line}\n\n'

    def _usage_parts(self, actions, groups):
        """The words of the usage that stay on one line each. A group whose members are not side by side does not show."""
        member_of = {}
        for group in groups:
            members = group._group_actions
            if not members:
                raise ValueError(f'empty group {group}')
            if not all([action.help is SUPPRESS for action in members]) and self._adjacent(actions, members):
                for action in members:
                    member_of[action] = group
        parts = []
        at = 0
        while at < len(actions):
            group = member_of.get(actions[at])
            if group is None:
                parts += self._usage_words(actions[at], False)
                at += 1
                continue
            words = []
            for action in actions[at:at + len(group._group_actions)]:
                words += self._usage_words(action, True)
            if not group.required:
                left, right = '[', ']'
            else:
                left, right = ('(', ')') if len(words) > 1 else ('', '')
            words[0] = left + words[0]
            words[-1] += right
            parts += [word + ' |' for word in words[:-1]] + words[-1:]
            at += len(group._group_actions)
        return parts

    @staticmethod
    def _adjacent(actions, members):
        places = sorted([actions.index(action) for action in members if action in actions])
        return len(places) == len(members) and places[-1] - places[0] == len(members) - 1

    def _usage_words(self, action, grouped):
        """What the usage says of one argument, or nothing."""
        if action.help is SUPPRESS:
            return []
        if not action.option_strings:
            word = self._format_args(action, self._get_default_metavar_for_positional(action))
            if grouped and word[:1] == '[' and word[-1:] == ']':
                word = word[1:-1]
            return [word]
        if action.nargs == 0:
            word = action.format_usage()
        else:
            word = f'{action.option_strings[0]} {self._format_args(action, self._get_default_metavar_for_optional(action))}'
        return [word if action.required or grouped else f'[{word}]']

    def _wrapped(self, prefix, options, positionals):
        """The lines of a usage that is too long for one."""
        width = self._width - self._current_indent
        if len(prefix) + len(self._prog) > 0.75 * width:
            # The program has a line of its own.
            indent = ' ' * len(prefix)
            lines = self._rows(options + positionals, width, indent)
            if len(lines) > 1:
                lines = self._rows(options, width, indent) + self._rows(positionals, width, indent)
            return [self._prog, *lines]
        indent = ' ' * (len(prefix) + len(self._prog) + 1)
        if options:
            first, rest = options, self._rows(positionals, width, indent)
        else:
            first, rest = positionals, []
        lines = self._rows([self._prog, *first], width, indent, len(prefix)) + rest
        lines[0] = lines[0][len(indent):]
        return lines

    @staticmethod
    def _rows(words, width, indent, start=None):
        """Words in rows; the first row begins at column `start`."""
        rows, row = [], []
        used = (len(indent) if start is None else start) - 1
        for word in words:
            if row and used + 1 + len(word) > width:
                rows.append(indent + ' '.join(row))
                row, used = [], len(indent) - 1
            row.append(word)
            used += 1 + len(word)
        if row:
            rows.append(indent + ' '.join(row))
        return rows

    # One argument.

    def _format_text(self, text):
        if '%(prog)' in text:
            text = text % {'prog': self._prog}
        indent = ' ' * self._current_indent
        return self._fill_text(text, max(self._width - self._current_indent, 11), indent) + '\n\n'

    def _format_action(self, action):
        column = min(self._action_max_length + 2, self._max_help_position)
        indent = ' ' * self._current_indent
        room = column - self._current_indent - 2
        name = self._format_action_invocation(action)
        parts = []
        if not action.help:
            parts.append(f'{indent}{name}\n')
        elif not action.help.strip():
            parts.append(f'{indent}{name:<{room}}  \n' if len(name) <= room else f'{indent}{name}\n')
        else:
            text = self._expand_help(action)
            lines = self._split_lines(text, max(self._width - column, 11))
            if len(name) <= room:
                parts.append(f'{indent}{name:<{room}}  {lines[0]}\n')
                lines = lines[1:]
            else:
                parts.append(f'{indent}{name}\n')
            parts += [f"{' ' * column}{line}\n" for line in lines]
        for inner in self._iter_indented_subactions(action):
            parts.append(self._format_action(inner))
        return ''.join(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            return ' '.join(self._metavar_formatter(action, self._get_default_metavar_for_positional(action))(1))
        names = ', '.join(action.option_strings)
        if action.nargs == 0:
            return names
        return f'{names} {self._format_args(action, self._get_default_metavar_for_optional(action))}'

    def _metavar_formatter(self, action, default_metavar):
        if action.metavar is not None:
            shown = action.metavar
        elif action.choices is not None:
            shown = '{' + ','.join(map(str, action.choices)) + '}'
        else:
            shown = default_metavar
        return lambda n: shown if isinstance(shown, tuple) else (shown,) * n

    def _format_args(self, action, default_metavar):
        names = self._metavar_formatter(action, default_metavar)
        nargs = action.nargs
        if nargs is None:
            return '%s' % names(1)
        if nargs == OPTIONAL:
            return '[%s]' % names(1)
        if nargs == ZERO_OR_MORE:
            shown = names(1)
            return '[%s [%s ...]]' % shown if len(shown) == 2 else '[%s ...]' % shown
        if nargs == ONE_OR_MORE:
            return '%s [%s ...]' % names(2)
        if nargs == REMAINDER:
            return '...'
        if nargs == PARSER:
            return '%s ...' % names(1)
        if nargs == SUPPRESS:
            return ''
        try:
            places = ' '.join(['%s' for _ in range(nargs)])
        except TypeError:
            raise ValueError('invalid nargs value') from None
        return places % names(nargs)

    def _expand_help(self, action):
        help = self._get_help_string(action)
        if '%' not in help:
            return help
        values = {**vars(action), 'prog': self._prog}
        for name in list(values):
            if values[name] is SUPPRESS:
                del values[name]
            elif hasattr(values[name], '__name__'):
                values[name] = values[name].__name__
        if values.get('choices') is not None:
            values['choices'] = ', '.join(map(str, values['choices']))
        return help % values

    def _iter_indented_subactions(self, action):
        inner = getattr(action, '_get_subactions', None)
        if inner is not None:
            self._indent()
            yield from inner()
            self._dedent()

    def _split_lines(self, text, width):
        return _textwrap.wrap(_re.sub(r'\s+', ' ', text).strip(), width)

    def _fill_text(self, text, width, indent):
        return _textwrap.fill(_re.sub(r'\s+', ' ', text).strip(), width, initial_indent=indent, subsequent_indent=indent)

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest


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
        shown = action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE)
        if shown and '%(default)' not in help and action.default is not SUPPRESS:
            help += ' (default: %(default)s)'
        return help


class MetavarTypeHelpFormatter(HelpFormatter):
    """Shows types in place of names."""

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__


for _kind in (HelpFormatter, RawDescriptionHelpFormatter, RawTextHelpFormatter, ArgumentDefaultsHelpFormatter, MetavarTypeHelpFormatter):
    _kind.__module__ = 'argparse'
