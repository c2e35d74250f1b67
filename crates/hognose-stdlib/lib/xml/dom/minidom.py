"""Documents as trees of nodes.

Promises the usual part of CPython 3.14's `xml.dom.minidom`. Deliberately absent: `pulldom`, and documents that are loaded by name.
"""

import xml.dom
from xml.dom import EMPTY_NAMESPACE, EMPTY_PREFIX, XMLNS_NAMESPACE  # part of the interface
from xml.dom._nodes import Node, NodeList, EmptyNodeList
from xml.dom._elements import Attr, DocumentFragment, Element, NamedNodeMap, ReadOnlySequentialNamedNodeMap, TypeInfo, AttributeList
from xml.dom._texts import CDATASection, CharacterData, Childless, Comment, ProcessingInstruction, Text
from xml.dom._document import DOMImplementation, Document, DocumentType, Entity, Identified, Notation, ElementInfo, getDOMImplementation

for _class in (Node, NodeList, EmptyNodeList, Attr, DocumentFragment, Element, NamedNodeMap, ReadOnlySequentialNamedNodeMap, TypeInfo, CDATASection, CharacterData,
               Childless, Comment, ProcessingInstruction, Text, DOMImplementation, Document, DocumentType, Entity, Identified, Notation, ElementInfo):
    _class.__module__ = __name__
del _class


def parse(file, parser=None, bufsize=None):
    """The document in a file, or in the file of a name."""
    from xml.dom import expatbuilder
    return expatbuilder.parse(file)


def parseString(string, parser=None):
    """The document in a text."""
    from xml.dom import expatbuilder
    return expatbuilder.parseString(string)
