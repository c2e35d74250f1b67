"""`typing_extensions`: what newer versions of `typing` have, under the name that older code imports.

Promises every public name of `typing`, and the few of `typing_extensions` that are elsewhere in the library.
Deliberately absent: names that exist only in drafts (PEP 728's `TypeForm` and its like).
"""

import typing as _typing
from collections.abc import Buffer
from types import CapsuleType, get_original_bases
from typing import *
from warnings import deprecated
from annotationlib import Format, get_annotations, type_repr
from typing import _AnnotatedAlias, _GenericAlias, _SpecialForm, _type_check, _type_convert

__all__ = [*_typing.__all__, 'Buffer', 'CapsuleType', 'Doc', 'Format', 'Sentinel', 'deprecated',
           'disjoint_base', 'get_annotations', 'get_original_bases', 'runtime', 'type_repr',
           'IntVar']

Pattern = _typing.Pattern
Match = _typing.Match
ContextManager = _typing.ContextManager
AsyncContextManager = _typing.AsyncContextManager
runtime = runtime_checkable


def IntVar(name):
    """A type variable for integers."""
    return TypeVar(name)


def disjoint_base(cls):
    """Marks a class that cannot share subclasses with other such classes."""
    cls.__disjoint_base__ = True
    return cls


class Doc:
    """Documentation of a parameter or attribute, inside `Annotated`."""

    def __init__(self, documentation, /):
        self.documentation = documentation

    def __repr__(self):
        return f"Doc({self.documentation!r})"

    def __hash__(self):
        return hash(self.documentation)

    def __eq__(self, other):
        if not isinstance(other, Doc):
            return NotImplemented
        return self.documentation == other.documentation


class Sentinel:
    """A unique value with a name."""

    def __init__(self, name, repr=None):
        self._name = name
        self._repr = repr if repr is not None else f'<{name}>'

    def __repr__(self):
        return self._repr

    def __or__(self, other):
        return _typing.Union[self, other]

    def __ror__(self, other):
        return _typing.Union[other, self]
