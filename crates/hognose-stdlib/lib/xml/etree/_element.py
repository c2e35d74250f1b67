"""Elements: a tag, attributes, text inside and behind, and children.

As CPython's elements written in C: attributes get their dict when they are first asked for, and there is no `__dict__`.
"""

import re
import warnings
from _hognose import qualified as _qualified
from xml.etree import ElementPath

_new = object.__new__


class QName:
    """A name with its namespace, also as the value of an attribute."""

    def __init__(self, text_or_uri, tag=None):
        if tag:
            text_or_uri = f"{{{text_or_uri}}}{tag}"
        self.text = text_or_uri

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.text!r}>"

    def __hash__(self):
        return hash(self.text)

    def __le__(self, other):
        return self.text <= (other.text if isinstance(other, QName) else other)

    def __lt__(self, other):
        return self.text < (other.text if isinstance(other, QName) else other)

    def __ge__(self, other):
        return self.text >= (other.text if isinstance(other, QName) else other)

    def __gt__(self, other):
        return self.text > (other.text if isinstance(other, QName) else other)

    def __eq__(self, other):
        return self.text == (other.text if isinstance(other, QName) else other)


# Names that stand for themselves, and no path.
_plain_paths = set()
_NO_PATH = re.compile(r'(?!\{\*?\})(?:[^/*\[@.{}]|\{[^}]*\})*').fullmatch


def _is_path(path):
    if path in _plain_paths:
        return False
    if type(path) is not str or not _NO_PATH(path):
        return True
    if len(_plain_paths) < 200:
        _plain_paths.add(path)
    return False


def _type_name(value):
    return 'None' if value is None else type(value).__name__


def _check_child(method, child):
    if not isinstance(child, Element):
        raise TypeError(f"{method} must be xml.etree.ElementTree.Element, not {_type_name(child)}")


@_qualified
class Element:
    __slots__ = ('tag', '_attrib', 'text', 'tail', '_children', '__weakref__')

    def __new__(cls, *args, **kwargs):
        self = _new(cls)
        self.tag = None
        self._attrib = None
        self.text = self.tail = None
        self._children = []
        return self

    def __init__(self, tag, /, attrib={}, **extra):
        if not isinstance(attrib, dict):
            raise TypeError(f"Element() argument 2 must be dict, not {_type_name(attrib)}")
        self.tag = tag
        self._attrib = {**attrib, **extra} if attrib or extra else None
        self.text = self.tail = None
        self._children = []

    @property
    def attrib(self):
        """A dictionary containing the element's attributes"""
        made = self._attrib
        if made is None:
            made = self._attrib = {}
        return made

    @attrib.setter
    def attrib(self, value):
        if not isinstance(value, dict):
            raise TypeError(f"attrib must be dict, not {type(value).__name__}")
        self._attrib = value

    def __repr__(self):
        return f"<Element {self.tag!r} at {id(self):#x}>"

    def makeelement(self, tag, attrib, /):
        if not isinstance(attrib, dict):
            raise TypeError(f"makeelement() argument 2 must be dict, not {_type_name(attrib)}")
        return Element(tag, attrib)

    def __copy__(self):
        made = Element(self.tag, self._attrib or {})
        made.text = self.text
        made.tail = self.tail
        made._children = self._children[:]
        return made

    def __deepcopy__(self, memo, /):
        if not isinstance(memo, dict):
            raise TypeError(f"__deepcopy__() argument must be dict, not {type(memo).__name__}")
        from copy import deepcopy
        made = Element(deepcopy(self.tag, memo))
        memo[id(self)] = made
        if self._attrib:
            made._attrib = deepcopy(self._attrib, memo)
        made.text = deepcopy(self.text, memo)
        made.tail = deepcopy(self.tail, memo)
        # Without recursion, as deep as a document may be.
        todo = [(self, made)]
        while todo:
            source, target = todo.pop()
            for child in source._children:
                if type(child) is not Element:
                    copied = deepcopy(child, memo)
                    if not isinstance(copied, Element):
                        raise TypeError(f"expected an Element, not \"{type(copied).__name__}\"")
                else:
                    copied = memo.get(id(child))
                    if copied is None:
                        copied = _new(Element)
                        copied.tag = child.tag if type(child.tag) is str else deepcopy(child.tag, memo)
                        copied._attrib = deepcopy(child._attrib, memo) if child._attrib else None
                        copied.text = deepcopy(child.text, memo)
                        copied.tail = deepcopy(child.tail, memo)
                        copied._children = []
                        memo[id(child)] = copied
                        todo.append((child, copied))
                target._children.append(copied)
        return made

    def __getstate__(self):
        return {'tag': self.tag, '_children': self._children[:], 'attrib': self._attrib or {}, 'text': self.text, 'tail': self.tail}

    def __setstate__(self, state, /):
        if not isinstance(state, dict):
            raise TypeError(f"Don't know how to unpickle \"{state!r}\" as an Element")
        if 'tag' not in state:
            raise TypeError("tag may not be NULL")
        children = list(state.get('_children') or ())
        for child in children:
            if not isinstance(child, Element):
                raise TypeError(f"expected an Element, not \"{type(child).__name__}\"")
        self.tag = state['tag']
        self.text = state.get('text')
        self.tail = state.get('tail')
        self._attrib = state.get('attrib') or None
        self._children = children

    def __reduce_ex__(self, protocol):
        return type(self), (self.tag,), self.__getstate__()

    def __len__(self):
        return len(self._children)

    def __bool__(self):
        warnings.warn("Testing an element's truth value will always return True in future versions.  "
                      "Use specific 'len(elem)' or 'elem is not None' test instead.", DeprecationWarning, stacklevel=2)
        return len(self._children) != 0

    def __getitem__(self, index):
        try:
            return self._children[index]
        except IndexError:
            raise IndexError("child index out of range") from None
        except TypeError:
            if hasattr(type(index), '__index__') or isinstance(index, slice):
                raise
            raise TypeError("element indices must be integers") from None

    def __setitem__(self, index, element):
        if isinstance(index, slice):
            try:
                elements = list(element)
            except TypeError:
                raise TypeError("assignment expects an iterable") from None
            for child in elements:
                if not isinstance(child, Element):
                    raise TypeError(f"expected an Element, not \"{type(child).__name__}\"")
            self._children[index] = elements
            return
        if not hasattr(type(index), '__index__'):
            raise TypeError("element indices must be integers")
        if not isinstance(element, Element):
            raise TypeError(f"expected an Element, not \"{type(element).__name__}\"")
        try:
            self._children[index] = element
        except IndexError:
            raise IndexError("child assignment index out of range") from None

    def __delitem__(self, index):
        if not isinstance(index, slice) and not hasattr(type(index), '__index__'):
            raise TypeError("element indices must be integers")
        try:
            del self._children[index]
        except IndexError:
            raise IndexError("child assignment index out of range") from None

    def append(self, subelement, /):
        if not isinstance(subelement, Element):
            _check_child("append() argument 1", subelement)
        self._children.append(subelement)

    def extend(self, elements, /):
        try:
            elements = list(elements)
        except TypeError:
            raise TypeError("'elements' must be an iterable") from None
        for element in elements:
            if not isinstance(element, Element):
                raise TypeError(f"expected an Element, not \"{type(element).__name__}\"")
            self._children.append(element)

    def insert(self, index, subelement, /):
        _check_child("insert() argument 2", subelement)
        self._children.insert(index, subelement)

    def remove(self, subelement, /):
        _check_child("remove() argument", subelement)
        try:
            self._children.remove(subelement)
        except ValueError:
            raise ValueError("Element.remove(x): element not found") from None

    def find(self, path, namespaces=None):
        if namespaces is not None or _is_path(path):
            return ElementPath.find(self, path, namespaces)
        for child in self._children:
            if child.tag == path:
                return child
        return None

    def findtext(self, path, default=None, namespaces=None):
        if namespaces is not None or _is_path(path):
            return ElementPath.findtext(self, path, default, namespaces)
        for child in self._children:
            if child.tag == path:
                text = child.text
                return "" if text is None else text
        return default

    def findall(self, path, namespaces=None):
        if namespaces is not None or _is_path(path):
            return ElementPath.findall(self, path, namespaces)
        return [child for child in self._children if child.tag == path]

    def iterfind(self, path, namespaces=None):
        return ElementPath.iterfind(self, path, namespaces)

    def clear(self):
        self._attrib = None
        self._children.clear()
        self.text = self.tail = None

    def get(self, key, default=None):
        made = self._attrib
        return default if made is None else made.get(key, default)

    def set(self, key, value, /):
        if self._attrib is None:
            self._attrib = {key: value}
        else:
            self._attrib[key] = value

    def keys(self):
        return list(self._attrib or ())

    def items(self):
        return list(self._attrib.items()) if self._attrib else []

    def iter(self, tag=None):
        return _iter(self, None if tag == '*' else tag)

    def itertext(self):
        return _itertext(self)

    def __iter__(self):
        # Children that are added while it goes are met.
        return iter(self._children)

    def __sizeof__(self):
        return 56 + 8 * len(self._children)


def _iter(element, tag):
    todo = [element]
    while todo:
        element = todo.pop()
        if tag is None or element.tag == tag:
            yield element
        children = element._children
        if children:
            todo.extend(children[::-1])


def _itertext(element):
    """The texts, in the order of the document; those of elements whose tag is no text (comments) are left out."""
    todo = [(element, False)]
    while todo:
        item, inside = todo.pop()
        if inside is None:
            tail = item.tail
            if tail:
                yield tail
            continue
        tag = item.tag
        if not isinstance(tag, str) and tag is not None:
            continue
        text = item.text
        if text:
            yield text
        for child in item._children[::-1]:
            todo.append((child, None))
            todo.append((child, False))


def SubElement(parent, tag, /, attrib={}, **extra):
    if not isinstance(parent, Element):
        raise TypeError(f"SubElement() argument 1 must be xml.etree.ElementTree.Element, not {type(parent).__name__}")
    if not isinstance(attrib, dict):
        raise TypeError(f"SubElement() argument 3 must be dict, not {_type_name(attrib)}")
    made = _new(Element)
    made.tag = tag
    made._attrib = {**attrib, **extra} if attrib or extra else None
    made.text = made.tail = None
    made._children = []
    parent._children.append(made)
    return made


def Comment(text=None):
    """An element that becomes a comment."""
    element = Element(Comment)
    element.text = text
    return element


def ProcessingInstruction(target, text=None):
    """An element that becomes a processing instruction."""
    element = Element(ProcessingInstruction)
    element.text = target
    if text:
        element.text = element.text + " " + text
    return element


for _item in (Element, SubElement, QName, Comment, ProcessingInstruction):
    _item.__module__ = 'xml.etree.ElementTree'
del _item
