"""The assertions of test cases, with messages that show what differs."""

import difflib
import pprint
import re

from unittest.blocks import AssertLogs, AssertRaises, AssertWarns
from unittest.util import _common_shorten_repr, count_differences, safe_repr


class Assertions:
    """Everything of a test case that begins with `assert`, and `fail`."""

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        if msg is None:
            return standardMsg
        return f'{standardMsg} : {msg}'

    def _fail(self, msg, text):
        raise self.failureException(self._formatMessage(msg, text))

    def _truncateMessage(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + f'\nDiff is {len(diff)} characters long. Set self.maxDiff to None to see it.'

    # Truth, equality, identity.

    def assertTrue(self, expr, msg=None):
        if not expr:
            self._fail(msg, f'{safe_repr(expr)} is not true')

    def assertFalse(self, expr, msg=None):
        if expr:
            self._fail(msg, f'{safe_repr(expr)} is not false')

    def assertEqual(self, first, second, msg=None):
        function = self._type_equality_funcs.get(type(first)) if type(first) is type(second) else None
        if function is None:
            if not first == second:
                self._fail(msg, '%s != %s' % _common_shorten_repr(first, second))
            return
        if isinstance(function, str):
            function = getattr(self, function)
        function(first, second, msg=msg)

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._fail(msg, f'{safe_repr(first)} == {safe_repr(second)}')

    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self._fail(msg, f'{safe_repr(expr1)} is not {safe_repr(expr2)}')

    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self._fail(msg, f'unexpectedly identical: {safe_repr(expr1)}')

    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self._fail(msg, f'{safe_repr(obj)} is not None')

    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self._fail(msg, 'unexpectedly None')

    # Order and nearness.

    def assertLess(self, a, b, msg=None):
        if not a < b:
            self._fail(msg, f'{safe_repr(a)} not less than {safe_repr(b)}')

    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self._fail(msg, f'{safe_repr(a)} not less than or equal to {safe_repr(b)}')

    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self._fail(msg, f'{safe_repr(a)} not greater than {safe_repr(b)}')

    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self._fail(msg, f'{safe_repr(a)} not greater than or equal to {safe_repr(b)}')

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        if delta is not None and places is not None:
            raise TypeError('specify delta or places not both')
        diff = abs(first - second)
        if delta is not None:
            if diff <= delta:
                return
            how = f'within {safe_repr(delta)} delta'
        else:
            places = 7 if places is None else places
            if round(diff, places) == 0:
                return
            how = f'within {places!r} places'
        self._fail(msg, f'{safe_repr(first)} != {safe_repr(second)} {how} ({safe_repr(diff)} difference)')

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is not None and places is not None:
            raise TypeError('specify delta or places not both')
        diff = abs(first - second)
        if delta is not None:
            if not first == second and diff > delta:
                return
            text = f'{safe_repr(first)} == {safe_repr(second)} within {safe_repr(delta)} delta ({safe_repr(diff)} difference)'
        else:
            places = 7 if places is None else places
            if not first == second and round(diff, places) != 0:
                return
            text = f'{safe_repr(first)} == {safe_repr(second)} within {places!r} places'
        self._fail(msg, text)

    # Containers.

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        if seq_type is None:
            name = 'sequence'
        else:
            name = seq_type.__name__
            for word, value in (('First', seq1), ('Second', seq2)):
                if not isinstance(value, seq_type):
                    raise self.failureException(f'{word} sequence is not a {name}: {safe_repr(value)}')
        differing = None
        lengths = []
        for word, value in (('First', seq1), ('Second', seq2)):
            try:
                lengths.append(len(value))
            except (TypeError, NotImplementedError):
                differing = f'{word} {name} has no length.    Non-sequence?'
                break
        if differing is None:
            if seq1 == seq2:
                return
            differing = '%ss differ: %s != %s\n' % (name.capitalize(), *_common_shorten_repr(seq1, seq2))
            differing += self._first_difference(name, seq1, seq2, *lengths)
        diff = '\n' + '\n'.join(difflib.ndiff(pprint.pformat(seq1).splitlines(), pprint.pformat(seq2).splitlines()))
        self.fail(self._formatMessage(msg, self._truncateMessage(differing, diff)))

    def _first_difference(self, name, seq1, seq2, len1, len2):
        """Texts about the first element that differs, and about those that one sequence has more."""
        text = ''
        for at in range(min(len1, len2)):
            items = []
            for word, value in (('first', seq1), ('second', seq2)):
                try:
                    items.append(value[at])
                except (TypeError, IndexError, NotImplementedError):
                    return text + f'\nUnable to index element {at} of {word} {name}\n'
            if items[0] != items[1]:
                text += '\nFirst differing element %d:\n%s\n%s\n' % (at, *_common_shorten_repr(*items))
                break
        else:
            if len1 == len2 and type(seq1) is not type(seq2):
                return text
        for word, value, more, less in (('First', seq1, len1, len2), ('Second', seq2, len2, len1)):
            if more > less:
                text += f'\n{word} {name} contains {more - less} additional elements.\n'
                try:
                    text += f'First extra element {less}:\n{safe_repr(value[less])}\n'
                except (TypeError, IndexError, NotImplementedError):
                    text += f'Unable to index element {less} of {word.lower()} {name}\n'
        return text

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, seq_type=list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, seq_type=tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        only = []
        for word, one, other in (('first', set1, set2), ('second', set2, set1)):
            try:
                only.append(one.difference(other))
            except TypeError as error:
                self.fail(f'invalid type when attempting set difference: {error}')
            except AttributeError as error:
                self.fail(f'{word} argument does not support set difference: {error}')
        if not any(only):
            return
        lines = []
        for word, other, items in (('first', 'second', only[0]), ('second', 'first', only[1])):
            if items:
                lines.append(f'Items in the {word} set but not the {other}:')
                lines += [repr(item) for item in items]
        self.fail(self._formatMessage(msg, '\n'.join(lines)))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, 'First argument is not a dictionary')
        self.assertIsInstance(d2, dict, 'Second argument is not a dictionary')
        if d1 != d2:
            text = '%s != %s' % _common_shorten_repr(d1, d2)
            diff = '\n' + '\n'.join(difflib.ndiff(pprint.pformat(d1).splitlines(), pprint.pformat(d2).splitlines()))
            self.fail(self._formatMessage(msg, self._truncateMessage(text, diff)))

    def assertCountEqual(self, first, second, msg=None):
        first, second = list(first), list(second)
        differences = count_differences(first, second)
        if differences:
            lines = [f'First has {d.actual}, Second has {d.expected}:  {d.value!r}' for d in differences]
            diff = '\n'.join(lines)
            self.fail(self._formatMessage(msg, self._truncateMessage('Element counts were not equal:\n', diff)))

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self._fail(msg, f'{safe_repr(member)} not found in {safe_repr(container)}')

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self._fail(msg, f'{safe_repr(member)} unexpectedly found in {safe_repr(container)}')

    # Types and attributes.

    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            kinds = f'any of {cls!r}' if isinstance(cls, tuple) else repr(cls)
            self._fail(msg, f'{safe_repr(obj)} is not an instance of {kinds}')

    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            if isinstance(cls, tuple):
                cls = next(kind for kind in cls if isinstance(obj, kind))
            self._fail(msg, f'{safe_repr(obj)} is an instance of {cls!r}')

    def assertIsSubclass(self, cls, superclass, msg=None):
        try:
            if issubclass(cls, superclass):
                return
        except TypeError:
            if not isinstance(cls, type):
                self._fail(msg, f'{cls!r} is not a class')
            raise
        kinds = f'any of {superclass!r}' if isinstance(superclass, tuple) else repr(superclass)
        self._fail(msg, f'{cls!r} is not a subclass of {kinds}')

    def assertNotIsSubclass(self, cls, superclass, msg=None):
        try:
            if not issubclass(cls, superclass):
                return
        except TypeError:
            if not isinstance(cls, type):
                self._fail(msg, f'{cls!r} is not a class')
            raise
        if isinstance(superclass, tuple):
            superclass = next(kind for kind in superclass if issubclass(cls, kind))
        self._fail(msg, f'{cls!r} is a subclass of {superclass!r}')

    def _owner(self, obj):
        if isinstance(obj, type):
            return f'type object {obj.__name__!r}'
        if isinstance(obj, type(re)):
            return f'module {obj.__name__!r}'
        return f'{type(obj).__name__!r} object'

    def assertHasAttr(self, obj, name, msg=None):
        if not hasattr(obj, name):
            self._fail(msg, f'{self._owner(obj)} has no attribute {name!r}')

    def assertNotHasAttr(self, obj, name, msg=None):
        if hasattr(obj, name):
            self._fail(msg, f'{self._owner(obj)} has unexpected attribute {name!r}')

    # Texts.

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str, 'First argument is not a string')
        self.assertIsInstance(second, str, 'Second argument is not a string')
        if first == second:
            return
        # Lines that are all alike are slow to compare.
        if len(first) > 2**16 or len(second) > 2**16:
            self._fail(msg, '%s != %s' % _common_shorten_repr(first, second))
        lines = []
        for text in (first, second):
            found = text.splitlines(keepends=True)
            if found and not found[-1].endswith(('\n', '\r')):
                found[-1] += '\n'
            lines.append(found)
        if len(lines[0]) == len(lines[1]) == 1 and first.strip('\r\n') == first and second.strip('\r\n') == second:
            lines = [[first + '\n'], [second + '\n']]
        text = '%s != %s' % _common_shorten_repr(first, second)
        self.fail(self._formatMessage(msg, self._truncateMessage(text, '\n' + ''.join(difflib.ndiff(*lines)))))

    def assertRegex(self, text, expected_regex, msg=None):
        if isinstance(expected_regex, (str, bytes)):
            assert expected_regex, 'expected_regex must not be empty.'
            expected_regex = re.compile(expected_regex)
        if not expected_regex.search(text):
            self._fail(msg, f"Regex didn't match: {expected_regex.pattern!r} not found in {text!r}")

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        if isinstance(unexpected_regex, (str, bytes)):
            unexpected_regex = re.compile(unexpected_regex)
        found = unexpected_regex.search(text)
        if found:
            matched = text[found.start():found.end()]
            self._fail(msg, f'Regex matched: {matched!r} matches {unexpected_regex.pattern!r} in {text!r}')

    def _has(self, s, tail, msg, method):
        """Whether a text begins or ends with another one, or with one of them."""
        try:
            return getattr(s, method)(tail)
        except (TypeError, AttributeError):
            self._needs_text(s, tail, msg)
            raise

    def _needs_text(self, s, tail, msg):
        if not isinstance(s, (str, bytes, bytearray)):
            self._fail(msg, f'Expected str or bytes, not {type(s).__name__}')
        kind = str if isinstance(s, str) else (bytes, bytearray)
        shown = 'str' if isinstance(s, str) else 'bytes'
        items = tail if isinstance(tail, tuple) else (tail,)
        if any([not isinstance(item, kind) for item in items]):
            self._fail(msg, f'Expected {shown}, not {type(next(i for i in items if not isinstance(i, kind))).__name__}')

    def _one_of(self, tail):
        return f'any of {safe_repr(tail)}' if isinstance(tail, tuple) else safe_repr(tail)

    def assertStartsWith(self, s, prefix, msg=None):
        if not self._has(s, prefix, msg, 'startswith'):
            self._fail(msg, f"{safe_repr(s, short=True)} doesn't start with {self._one_of(prefix)}")

    def assertNotStartsWith(self, s, prefix, msg=None):
        if self._has(s, prefix, msg, 'startswith'):
            if isinstance(prefix, tuple):
                prefix = next(part for part in prefix if s.startswith(part))
            self._fail(msg, f'{safe_repr(s, short=True)} starts with {safe_repr(prefix)}')

    def assertEndsWith(self, s, suffix, msg=None):
        if not self._has(s, suffix, msg, 'endswith'):
            self._fail(msg, f"{safe_repr(s, short=True)} doesn't end with {self._one_of(suffix)}")

    def assertNotEndsWith(self, s, suffix, msg=None):
        if self._has(s, suffix, msg, 'endswith'):
            if isinstance(suffix, tuple):
                suffix = next(part for part in suffix if s.endswith(part))
            self._fail(msg, f'{safe_repr(s, short=True)} ends with {safe_repr(suffix)}')

    # What a block of code does.

    def assertRaises(self, expected_exception, *args, **kwargs):
        return AssertRaises(expected_exception, self).handle('assertRaises', args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return AssertRaises(expected_exception, self, re.compile(expected_regex)).handle('assertRaisesRegex', args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        return AssertWarns(expected_warning, self).handle('assertWarns', args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        return AssertWarns(expected_warning, self, re.compile(expected_regex)).handle('assertWarnsRegex', args, kwargs)

    def assertLogs(self, logger=None, level=None):
        return AssertLogs(self, logger, level, no_logs=False)

    def assertNoLogs(self, logger=None, level=None):
        return AssertLogs(self, logger, level, no_logs=True)
