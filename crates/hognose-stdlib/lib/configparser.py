"""Configuration files of sections with names and values (INI).

Promises CPython 3.14's `configparser` for texts; files are read through what the host grants.
"""

import functools
import itertools
import re
from collections.abc import MutableMapping

__all__ = ('NoSectionError', 'DuplicateOptionError', 'DuplicateSectionError', 'NoOptionError', 'InterpolationError',
           'InterpolationDepthError', 'InterpolationMissingOptionError', 'InterpolationSyntaxError', 'ParsingError',
           'MissingSectionHeaderError', 'MultilineContinuationError', 'UnnamedSectionDisabledError', 'InvalidWriteError', 'ConfigParser',
           'RawConfigParser', 'Interpolation', 'BasicInterpolation', 'ExtendedInterpolation', 'SectionProxy', 'ConverterMapping',
           'DEFAULTSECT', 'MAX_INTERPOLATION_DEPTH', 'UNNAMED_SECTION')

DEFAULTSECT = 'DEFAULT'
MAX_INTERPOLATION_DEPTH = 10
_UNSET = object()


class Error(Exception):
    def __init__(self, msg=''):
        self.message = msg
        super().__init__(msg)

    def __repr__(self):
        return self.message

    __str__ = __repr__


class NoSectionError(Error):
    def __init__(self, section):
        super().__init__('No section: %r' % (section,))
        self.section = section
        self.args = (section,)


class DuplicateSectionError(Error):
    def __init__(self, section, source=None, lineno=None):
        where = f'While reading from {source!r}' + (f' [line {lineno:2d}]' if lineno is not None else '') + ': section ' if source else 'Section '
        super().__init__(f'{where}{section!r} already exists')
        self.section = section
        self.source = source
        self.lineno = lineno
        self.args = (section, source, lineno)


class DuplicateOptionError(Error):
    def __init__(self, section, option, source=None, lineno=None):
        where = f'While reading from {source!r}' + (f' [line {lineno:2d}]' if lineno is not None else '') + ': option ' if source else 'Option '
        super().__init__(f'{where}{option!r} in section {section!r} already exists')
        self.section = section
        self.option = option
        self.source = source
        self.lineno = lineno
        self.args = (section, option, source, lineno)


class NoOptionError(Error):
    def __init__(self, option, section):
        super().__init__('No option %r in section: %r' % (option, section))
        self.option = option
        self.section = section
        self.args = (option, section)


class InterpolationError(Error):
    def __init__(self, option, section, msg):
        super().__init__(msg)
        self.option = option
        self.section = section
        self.args = (option, section, msg)


class InterpolationMissingOptionError(InterpolationError):
    def __init__(self, option, section, rawval, reference):
        super().__init__(option, section, f'Bad value substitution: option {option!r} in section {section!r} contains an interpolation key '
                         f'{reference!r} which is not a valid option name. Raw value: {rawval!r}')
        self.reference = reference
        self.args = (option, section, rawval, reference)


class InterpolationSyntaxError(InterpolationError):
    pass


class InterpolationDepthError(InterpolationError):
    def __init__(self, option, section, rawval):
        super().__init__(option, section, f'Recursion limit exceeded in value substitution: option {option!r} in section {section!r} '
                         f'contains an interpolation key which cannot be substituted in {MAX_INTERPOLATION_DEPTH} steps. '
                         f'Raw value: {rawval!r}')
        self.args = (option, section, rawval)


class ParsingError(Error):
    def __init__(self, source, *args):
        super().__init__(f'Source contains parsing errors: {source!r}')
        self.source = source
        self.errors = []
        self.args = (source,)

    def append(self, lineno, line):
        self.errors.append((lineno, line))
        self.message += f'\n\t[line {lineno:2d}]: {line!r}'

    def combine(self, others):
        """This error with the lines of others."""
        for other in others:
            for error in other.errors:
                self.append(*error)
        return self


class MissingSectionHeaderError(ParsingError):
    def __init__(self, filename, lineno, line):
        Error.__init__(self, f'File contains no section headers.\nfile: {filename!r}, line: {lineno}\n{line!r}')
        self.source = filename
        self.lineno = lineno
        self.line = line
        self.args = (filename, lineno, line)


class MultilineContinuationError(ParsingError):
    def __init__(self, filename, lineno, line):
        Error.__init__(self, f'Key without value continued with an indented line.\nfile: {filename!r}, line: {lineno}\n{line!r}')
        self.source = filename
        self.lineno = lineno
        self.line = line
        self.args = (filename, lineno, line)


class UnnamedSectionDisabledError(Error):
    def __init__(self):
        super().__init__('Support for UNNAMED_SECTION is disabled.')


class InvalidWriteError(Error):
    pass


class _UnnamedSection:
    def __repr__(self):
        return '<UNNAMED_SECTION>'


UNNAMED_SECTION = _UnnamedSection()


class Interpolation:
    """Leaves values as they are."""

    def before_get(self, parser, section, option, value, defaults):
        return value

    def before_set(self, parser, section, option, value):
        return value

    def before_read(self, parser, section, option, value):
        return value

    def before_write(self, parser, section, option, value):
        return value


class BasicInterpolation(Interpolation):
    """`%(name)s` stands for another value."""

    _pattern = re.compile(r'%\(([^)]+)\)s')

    def before_get(self, parser, section, option, value, defaults):
        return self._expand(parser, option, section, value, value, defaults, 1) if value is not None else ''

    def before_set(self, parser, section, option, value):
        plain = self._pattern.sub('', value.replace('%%', ''))
        if '%' in plain:
            raise ValueError('invalid interpolation syntax in %r at position %d' % (value, plain.find('%')))
        return value

    def _expand(self, parser, option, section, raw, text, values, depth):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        out = []
        while text:
            at = text.find('%')
            if at < 0:
                out.append(text)
                break
            out.append(text[:at])
            text = text[at:]
            following = text[1:2]
            if following == '%':
                out.append('%')
                text = text[2:]
            elif following == '(':
                found = self._pattern.match(text)
                if found is None:
                    raise InterpolationSyntaxError(option, section, 'bad interpolation variable reference %r' % text)
                name = parser.optionxform(found[1])
                text = text[found.end():]
                try:
                    value = values[name]
                except KeyError:
                    raise InterpolationMissingOptionError(option, section, raw, name) from None
                out.append(self._expand(parser, option, section, raw, value, values, depth + 1) if '%' in value else value)
            else:
                raise InterpolationSyntaxError(option, section, "'%%' must be followed by '%%' or '(', found: %r" % (text,))
        return ''.join(out)


class ExtendedInterpolation(Interpolation):
    """`${section:name}` stands for another value."""

    _pattern = re.compile(r'\$\{([^}]+)\}')

    def before_get(self, parser, section, option, value, defaults):
        return self._expand(parser, option, section, value, value, defaults, 1) if value is not None else ''

    def before_set(self, parser, section, option, value):
        plain = self._pattern.sub('', value.replace('$$', ''))
        if '$' in plain:
            raise ValueError('invalid interpolation syntax in %r at position %d' % (value, plain.find('$')))
        return value

    def _expand(self, parser, option, section, raw, text, values, depth):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        out = []
        while text:
            at = text.find('$')
            if at < 0:
                out.append(text)
                break
            out.append(text[:at])
            text = text[at:]
            following = text[1:2]
            if following == '$':
                out.append('$')
                text = text[2:]
            elif following == '{':
                found = self._pattern.match(text)
                if found is None:
                    raise InterpolationSyntaxError(option, section, 'bad interpolation variable reference %r' % text)
                path = found[1].split(':')
                text = text[found.end():]
                where, name, below = section, parser.optionxform(path[-1]), values
                try:
                    if len(path) == 1:
                        value = values[name]
                    elif len(path) == 2:
                        where = path[0]
                        value = parser.get(where, name, raw=True)
                        below = dict(parser.items(where, raw=True))
                    else:
                        raise InterpolationSyntaxError(option, section, "More than one ':' found: %r" % (text,))
                except (KeyError, NoSectionError, NoOptionError):
                    raise InterpolationMissingOptionError(option, section, raw, ':'.join(path)) from None
                out.append(self._expand(parser, name, where, raw, value, below, depth + 1) if value and '$' in value else value)
            else:
                raise InterpolationSyntaxError(option, section, "'$' must be followed by '$' or '{', found: %r" % (text,))
        return ''.join(out)


_default_dict = dict


class RawConfigParser(MutableMapping):
    """Sections with options; values as they stand."""

    BOOLEAN_STATES = {'1': True, 'yes': True, 'true': True, 'on': True, '0': False, 'no': False, 'false': False, 'off': False}
    SECTCRE = re.compile(r'\[(?P<header>.+)\]')
    OPTCRE = re.compile(r'(?P<option>.*?)\s*(?P<vi>=|:)\s*(?P<value>.*)$')
    OPTCRE_NV = re.compile(r'(?P<option>.*?)\s*(?:(?P<vi>=|:)\s*(?P<value>.*))?$')
    NONSPACECRE = re.compile(r'\S')
    _DEFAULT_INTERPOLATION = Interpolation()

    def __init__(self, defaults=None, dict_type=_default_dict, allow_no_value=False, *, delimiters=('=', ':'), comment_prefixes=('#', ';'),
                 inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section=DEFAULTSECT, interpolation=_UNSET,
                 converters=_UNSET, allow_unnamed_section=False):
        self._dict = dict_type
        self._sections = dict_type()
        self._defaults = dict_type()
        self._proxies = dict_type()
        self._proxies[default_section] = SectionProxy(self, default_section)
        self._delimiters = tuple(delimiters)
        self._comment_prefixes = tuple(comment_prefixes or ())
        self._inline_prefixes = tuple(inline_comment_prefixes or ())
        self._strict = strict
        self._allow_no_value = allow_no_value
        self._empty_lines = empty_lines_in_values
        self.default_section = default_section
        self._interpolation = self._DEFAULT_INTERPOLATION if interpolation is _UNSET else interpolation
        if self._interpolation is None:
            self._interpolation = Interpolation()
        if not isinstance(self._interpolation, Interpolation):
            raise TypeError(f'interpolation= must be None or an instance of Interpolation; got an object of type {type(self._interpolation)}')
        if self._delimiters == ('=', ':'):
            self._option = self.OPTCRE_NV if allow_no_value else self.OPTCRE
        else:
            marks = '|'.join([re.escape(mark) for mark in self._delimiters])
            self._option = re.compile(rf'(?P<option>.*?)\s*(?:(?P<vi>{marks})\s*(?P<value>.*))?$' if allow_no_value else
                                      rf'(?P<option>.*?)\s*(?P<vi>{marks})\s*(?P<value>.*)$')
        self._allow_unnamed_section = allow_unnamed_section
        self._converters = None
        if converters is not _UNSET:
            self.converters.update(converters)
        if defaults:
            self._read_defaults(defaults)

    def _read_defaults(self, defaults):
        # They stay what they are.
        for key, value in defaults.items():
            self._defaults[self.optionxform(key)] = value

    @property
    def converters(self):
        """What makes values of texts, by the names behind `get`."""
        # Made at the first look: few parsers have converters of their own.
        if self._converters is None:
            self._converters = ConverterMapping(self)
        return self._converters

    def defaults(self):
        return self._defaults

    def sections(self):
        """The names of the sections, without the default one."""
        return list(self._sections)

    def add_section(self, section):
        """Makes a section."""
        if section == self.default_section:
            raise ValueError('Invalid section name: %r' % section)
        if section is UNNAMED_SECTION and not self._allow_unnamed_section:
            raise UnnamedSectionDisabledError
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._sections[section] = self._dict()
        self._proxies[section] = SectionProxy(self, section)

    def has_section(self, section):
        return section in self._sections

    def options(self, section):
        """The names in a section, defaults among them."""
        try:
            found = self._sections[section].copy()
        except KeyError:
            raise NoSectionError(section) from None
        found.update(self._defaults)
        return list(found)

    def optionxform(self, optionstr):
        """How names are written: in lower case."""
        return optionstr.lower()

    def read(self, filenames, encoding=None):
        """Reads files; returns the names of those that could be read."""
        from pathlib import Path
        if isinstance(filenames, (str, bytes)) or hasattr(filenames, '__fspath__'):
            filenames = [filenames]
        done = []
        for filename in filenames:
            try:
                text = Path(filename).read_text(encoding)
            except FileNotFoundError:
                continue
            self.read_string(text, str(filename))
            done.append(filename)
        return done

    def read_file(self, f, source=None):
        """Reads lines."""
        self._read(f, getattr(f, 'name', '<???>') if source is None else source)

    def read_string(self, string, source='<string>'):
        """Reads a text."""
        self._read(string.splitlines(keepends=True), source)

    def read_dict(self, dictionary, source='<dict>'):
        """Reads dicts of dicts."""
        seen = set()
        for section, keys in dictionary.items():
            section = str(section)
            try:
                self.add_section(section)
            except (DuplicateSectionError, ValueError):
                if self._strict and section in seen:
                    raise
            seen.add(section)
            for key, value in keys.items():
                key = self.optionxform(str(key))
                if value is not None:
                    value = str(value)
                if self._strict and (section, key) in seen:
                    raise DuplicateOptionError(section, key, source)
                seen.add((section, key))
                self.set(section, key, value)

    def _without_comment(self, line):
        for mark in self._inline_prefixes:
            at = -1
            while True:
                at = line.find(mark, at + 1)
                if at < 0:
                    break
                if at == 0 or line[at - 1].isspace():
                    line = line[:at]
                    break
        stripped = line.strip()
        for mark in self._comment_prefixes:
            if stripped.startswith(mark):
                return '', True
        return line.rstrip(), False

    def _read(self, lines, source):
        # Whatever stops the reading, values that were read are texts, not lists of lines.
        try:
            self._read_lines(lines, source)
        finally:
            self._join(source)

    def _read_lines(self, lines, source):
        current = name = option = None
        indent = 0
        seen = set()
        error = None
        if self._allow_unnamed_section:
            name = UNNAMED_SECTION
            current = self._open(name)
            seen.add(name)
        for number, raw in enumerate(lines, 1):
            line, is_comment = self._without_comment(raw)
            value = line.strip()
            if not value:
                if self._empty_lines:
                    if not is_comment and current is not None and option and current[option] is not None:
                        current[option].append('')
                else:
                    option = None
                    indent = 0 if option is None else indent
                continue
            depth = len(line) - len(line.lstrip())
            if current is not None and option and depth > indent:
                if current[option] is None:
                    raise MultilineContinuationError(source, number, raw)
                current[option].append(value)
                continue
            indent = depth
            header = self.SECTCRE.match(value)
            if header:
                name = header['header']
                if name in self._sections:
                    if self._strict and name in seen:
                        raise DuplicateSectionError(name, source, number)
                    current = self._sections[name]
                    seen.add(name)
                elif name == self.default_section:
                    current = self._defaults
                else:
                    current = self._open(name)
                    seen.add(name)
                option = None
            elif current is None:
                raise MissingSectionHeaderError(source, number, raw)
            else:
                found = self._option.match(value)
                if not found or not found['option']:
                    if error is None:
                        error = ParsingError(source)
                    error.append(number, raw)
                    if not found:
                        continue
                option = self.optionxform(found['option'].rstrip())
                if self._strict and (name, option) in seen:
                    raise DuplicateOptionError(name, option, source, number)
                seen.add((name, option))
                text = found['value']
                current[option] = None if text is None else [text.strip()]
        if error is not None:
            raise error

    def _open(self, name):
        found = self._sections[name] = self._dict()
        self._proxies[name] = SectionProxy(self, name)
        return found

    def _join(self, source):
        for name, options in itertools.chain(((self.default_section, self._defaults),), self._sections.items()):
            for option, value in options.items():
                if isinstance(value, list):
                    options[option] = self._interpolation.before_read(self, name, option, '\n'.join(value).rstrip())

    def _values(self, section, vars):
        found = {}
        try:
            own = self._sections[section]
        except KeyError:
            if section != self.default_section:
                raise NoSectionError(section) from None
            own = {}
        found.update(self._defaults)
        found.update(own)
        for key, value in (vars or {}).items():
            found[self.optionxform(key)] = None if value is None else str(value)
        return found

    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        """A value."""
        try:
            values = self._values(section, vars)
        except NoSectionError:
            if fallback is _UNSET:
                raise
            return fallback
        option = self.optionxform(option)
        try:
            value = values[option]
        except KeyError:
            if fallback is _UNSET:
                raise NoOptionError(option, section) from None
            return fallback
        if raw or value is None:
            return value
        return self._interpolation.before_get(self, section, option, value, values)

    def _get_conv(self, section, option, conv, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        try:
            return conv(self.get(section, option, raw=raw, vars=vars, **kwargs))
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback

    def getint(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._get_conv(section, option, int, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def getfloat(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._get_conv(section, option, float, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def getboolean(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._get_conv(section, option, self._convert_to_boolean, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def _convert_to_boolean(self, value):
        if value.lower() not in self.BOOLEAN_STATES:
            raise ValueError('Not a boolean: %s' % value)
        return self.BOOLEAN_STATES[value.lower()]

    def items(self, section=_UNSET, raw=False, vars=None):
        """Names and values of a section; without one, the sections."""
        if section is _UNSET:
            return super().items()
        values = dict(self._defaults)
        try:
            values.update(self._sections[section])
        except KeyError:
            if section != self.default_section:
                raise NoSectionError(section) from None
        names = list(values)
        for key, value in (vars or {}).items():
            values[self.optionxform(key)] = value
        if raw:
            return [(name, values[name]) for name in names]
        return [(name, self._interpolation.before_get(self, section, name, values[name], values)) for name in names]

    def popitem(self):
        for key in self.sections():
            value = self[key]
            del self[key]
            return key, value
        raise KeyError

    def has_option(self, section, option):
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        if section not in self._sections:
            return False
        option = self.optionxform(option)
        return option in self._sections[section] or option in self._defaults

    def set(self, section, option, value=None):
        """Sets a value."""
        if value:
            value = self._interpolation.before_set(self, section, option, value)
        if not section or section == self.default_section:
            target = self._defaults
        else:
            try:
                target = self._sections[section]
            except KeyError:
                raise NoSectionError(section) from None
        target[self.optionxform(option)] = value

    def remove_option(self, section, option):
        if not section or section == self.default_section:
            target = self._defaults
        else:
            try:
                target = self._sections[section]
            except KeyError:
                raise NoSectionError(section) from None
        option = self.optionxform(option)
        existed = option in target
        if existed:
            del target[option]
        return existed

    def remove_section(self, section):
        existed = section in self._sections
        if existed:
            del self._sections[section]
            del self._proxies[section]
        return existed

    def write(self, fp, space_around_delimiters=True):
        """Writes all of it as text."""
        mark = f' {self._delimiters[0]} ' if space_around_delimiters else self._delimiters[0]
        for name, options in itertools.chain(((self.default_section, self._defaults),), self._sections.items()):
            if name == self.default_section and not options:
                continue
            if name is UNNAMED_SECTION and not options:
                continue
            if name is not UNNAMED_SECTION:
                fp.write(f'[{name}]\n')
            for key, value in options.items():
                if self.SECTCRE.match(key):
                    raise InvalidWriteError(f'Cannot write key {key}; begins with section pattern')
                for delimiter in self._delimiters:
                    if delimiter in key:
                        raise InvalidWriteError(f'Cannot write key {key}; contains delimiter {delimiter}')
                value = self._interpolation.before_write(self, name, key, value)
                if value is not None or not self._allow_no_value:
                    value = mark + str(value).replace('\n', '\n\t')
                else:
                    value = ''
                fp.write(f'{key}{value}\n')
            fp.write('\n')

    def __getitem__(self, key):
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return self._proxies[key]

    def __setitem__(self, key, value):
        if key in self and self[key] is value:
            return
        if key == self.default_section:
            self._defaults.clear()
        elif key in self._sections:
            self._sections[key].clear()
        self.read_dict({key: value})

    def __delitem__(self, key):
        if key == self.default_section:
            raise ValueError('Cannot remove the default section.')
        if key not in self._sections:
            raise KeyError(key)
        self.remove_section(key)

    def __contains__(self, key):
        return key == self.default_section or key in self._sections

    def __len__(self):
        return len(self._sections) + 1

    def __iter__(self):
        return itertools.chain((self.default_section,), self._sections.keys())


class ConfigParser(RawConfigParser):
    """Sections with options; `%(name)s` in values stands for other values."""

    _DEFAULT_INTERPOLATION = BasicInterpolation()

    def _read_defaults(self, defaults):
        self.read_dict({self.default_section: defaults})

    def _check(self, option='', value=''):
        if not isinstance(option, str):
            raise TypeError('option keys must be strings')
        if (not self._allow_no_value or value) and not isinstance(value, str):
            raise TypeError('option values must be strings')

    def set(self, section, option, value=None):
        self._check(option, value)
        super().set(section, option, value)

    def add_section(self, section):
        if not isinstance(section, (str, _UnnamedSection)):
            raise TypeError('section names must be strings')
        super().add_section(section)


class SectionProxy(MutableMapping):
    """One section, as a mapping."""

    def __init__(self, parser, name):
        self._parser = parser
        self._name = name

    def __repr__(self):
        return f'<Section: {self._name}>'

    def __getitem__(self, key):
        if not self._parser.has_option(self._name, key):
            raise KeyError(key)
        return self._parser.get(self._name, key)

    def __setitem__(self, key, value):
        if isinstance(self._parser, ConfigParser):
            self._parser._check(key, value)
        self._parser.set(self._name, key, value)

    def __delitem__(self, key):
        if not (self._parser.has_option(self._name, key) and self._parser.remove_option(self._name, key)):
            raise KeyError(key)

    def __contains__(self, key):
        return self._parser.has_option(self._name, key)

    def _options(self):
        if self._name != self._parser.default_section:
            return self._parser.options(self._name)
        return list(self._parser.defaults())

    def __len__(self):
        return len(self._options())

    def __iter__(self):
        return iter(self._options())

    @property
    def parser(self):
        return self._parser

    @property
    def name(self):
        return self._name

    def get(self, option, fallback=None, *, raw=False, vars=None, _impl=None, **kwargs):
        """A value, or the fallback."""
        return (_impl or self._parser.get)(self._name, option, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def getint(self, option, fallback=None, **kwargs):
        return self._parser.getint(self._name, option, fallback=fallback, **kwargs)

    def getfloat(self, option, fallback=None, **kwargs):
        return self._parser.getfloat(self._name, option, fallback=fallback, **kwargs)

    def getboolean(self, option, fallback=None, **kwargs):
        return self._parser.getboolean(self._name, option, fallback=fallback, **kwargs)

    def __getattr__(self, name):
        # Getters that the parser has beyond those of every section.
        if name.startswith('get') and name[3:] in self._parser.converters:
            return functools.partial(self.get, _impl=getattr(self._parser, name))
        raise AttributeError(f'{type(self).__name__!r} object has no attribute {name!r}', name=name, obj=self)


class ConverterMapping(MutableMapping):
    """The converters of a parser; each has a getter there, and in its sections."""

    def __init__(self, parser):
        self._parser = parser
        # Getters that are methods have no converter that could be shown.
        self._data = {name[3:]: None for name in dir(parser) if name.startswith('get') and len(name) > 3}

    def __getitem__(self, key):
        return self._data[key]

    def __setitem__(self, key, value):
        getter = functools.partial(self._parser._get_conv, conv=value)
        getter.converter = value
        setattr(self._parser, 'get' + key, getter)
        self._data[key] = value

    def __delitem__(self, key):
        if key not in self._data:
            raise KeyError(key)
        name = 'get' + key
        if name not in vars(self._parser):
            raise KeyError(key)
        delattr(self._parser, name)
        del self._data[key]

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)
