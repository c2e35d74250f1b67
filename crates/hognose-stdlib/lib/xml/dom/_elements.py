"""Elements and their attributes."""

import xml.dom
from xml.dom import EMPTY_NAMESPACE, XMLNS_NAMESPACE
from xml.dom._nodes import Node, NodeList, append, elements_by_name, elements_by_name_ns, escape
from xml.dom._texts import Text


class TypeInfo:
    """The type of an element or an attribute."""

    __slots__ = ('namespace', 'name')

    def __init__(self, namespace, name):
        self.namespace = namespace
        self.name = name

    def __repr__(self):
        if self.namespace:
            return f"<{self.__class__.__name__} {self.name!r} (from {self.namespace!r})>"
        return f"<{self.__class__.__name__} {self.name!r}>"


_NO_TYPE = TypeInfo(None, None)


class Attr(Node):
    nodeType = Node.ATTRIBUTE_NODE
    _child_node_types = (Node.TEXT_NODE, Node.ENTITY_REFERENCE_NODE)
    specified = False
    isId = False
    schemaType = _NO_TYPE

    def __init__(self, qName, namespaceURI=EMPTY_NAMESPACE, localName=None, prefix=None):
        self.ownerElement = None
        self._name = qName
        self.namespaceURI = namespaceURI
        self._prefix = prefix
        if localName is not None:
            self._localName = localName
        self.childNodes = NodeList()
        self.childNodes.append(Text())
        self.childNodes[0].parentNode = self
        self._value = ''

    @property
    def localName(self):
        """Namespace-local name of this attribute."""
        try:
            return self._localName
        except AttributeError:
            return self._name.split(":", 1)[-1]

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, value):
        if self.ownerElement is not None:
            self.ownerElement._rename(self, value)
        self._name = value

    nodeName = name

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        self._value = value
        self.childNodes[0].data = value
        if self.ownerElement is not None and self.isId:
            self.ownerElement._forget_ids()

    nodeValue = value

    @property
    def prefix(self):
        return self._prefix

    @prefix.setter
    def prefix(self, prefix):
        if prefix is not None and prefix == "xmlns" and self.namespaceURI != XMLNS_NAMESPACE:
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix for the wrong namespace")
        self._prefix = prefix
        self.name = self.localName if prefix is None else f"{prefix}:{self.localName}"

    def unlink(self):
        if self.ownerElement is not None:
            self.ownerElement._drop(self)
        for child in self.childNodes:
            child.unlink()
        del self.childNodes[:]


class NamedNodeMap:
    """The attributes of an element; a change here is one of the element."""

    def __init__(self, attrs, attrsNS, ownerElement):
        self._attrs = attrs
        self._attrsNS = attrsNS
        self._ownerElement = ownerElement

    @property
    def length(self):
        """Number of nodes in the NamedNodeMap."""
        return len(self._attrs)

    def item(self, index):
        try:
            return self[list(self._attrs.keys())[index]]
        except IndexError:
            return None

    def items(self):
        return [(node.nodeName, node.value) for node in self._attrs.values()]

    def itemsNS(self):
        return [((node.namespaceURI, node.localName), node.value) for node in self._attrs.values()]

    def __contains__(self, key):
        return key in self._attrs if isinstance(key, str) else key in self._attrsNS

    def keys(self):
        return self._attrs.keys()

    def keysNS(self):
        return self._attrsNS.keys()

    def values(self):
        return self._attrs.values()

    def get(self, name, value=None):
        return self._attrs.get(name, value)

    __len__ = length.fget

    def _order(self, other):
        mine, theirs = id(self), id(other)
        return 0 if self._attrs is getattr(other, '_attrs', None) else (mine > theirs) - (mine < theirs)

    def __eq__(self, other):
        return self._order(other) == 0

    def __ge__(self, other):
        return self._order(other) >= 0

    def __gt__(self, other):
        return self._order(other) > 0

    def __le__(self, other):
        return self._order(other) <= 0

    def __lt__(self, other):
        return self._order(other) < 0

    def __getitem__(self, attname_or_tuple):
        if isinstance(attname_or_tuple, tuple):
            return self._attrsNS[attname_or_tuple]
        return self._attrs[attname_or_tuple]

    def __setitem__(self, attname, value):
        if isinstance(value, str):
            node = self._attrs.get(attname)
            if node is None:
                node = Attr(attname)
                node.ownerDocument = self._ownerElement.ownerDocument
                self.setNamedItem(node)
            node.value = value
        else:
            if not isinstance(value, Attr):
                raise TypeError("value must be a string or Attr object")
            self.setNamedItem(value)

    def getNamedItem(self, name):
        return self._attrs.get(name)

    def getNamedItemNS(self, namespaceURI, localName):
        return self._attrsNS.get((namespaceURI, localName))

    def removeNamedItem(self, name):
        node = self.getNamedItem(name)
        if node is None:
            raise xml.dom.NotFoundErr()
        self._ownerElement._drop(node)
        return node

    def removeNamedItemNS(self, namespaceURI, localName):
        node = self.getNamedItemNS(namespaceURI, localName)
        if node is None:
            raise xml.dom.NotFoundErr()
        self._ownerElement._drop(node)
        return node

    def setNamedItem(self, node):
        if not isinstance(node, Attr):
            raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")
        old = self._attrs.get(node.name)
        if old:
            old.unlink()
        self._attrs[node.name] = node
        self._attrsNS[(node.namespaceURI, node.localName)] = node
        node.ownerElement = self._ownerElement
        return old

    def setNamedItemNS(self, node):
        return self.setNamedItem(node)

    def __delitem__(self, attname_or_tuple):
        self[attname_or_tuple].unlink()


AttributeList = NamedNodeMap


class ReadOnlySequentialNamedNodeMap:
    """Nodes by their names, which stay as they are."""

    def __init__(self, seq=()):
        self._seq = seq

    def __len__(self):
        return len(self._seq)

    length = property(__len__, doc="Number of entries in the NamedNodeMap.")

    def getNamedItem(self, name):
        for node in self._seq:
            if node.nodeName == name:
                return node

    def getNamedItemNS(self, namespaceURI, localName):
        for node in self._seq:
            if node.namespaceURI == namespaceURI and node.localName == localName:
                return node

    def __getitem__(self, name_or_tuple):
        node = self.getNamedItemNS(*name_or_tuple) if isinstance(name_or_tuple, tuple) else self.getNamedItem(name_or_tuple)
        if node is None:
            raise KeyError(name_or_tuple)
        return node

    def item(self, index):
        if index < 0:
            return None
        try:
            return self._seq[index]
        except IndexError:
            return None

    def _refuse(self, *args):
        raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")

    removeNamedItem = removeNamedItemNS = setNamedItem = setNamedItemNS = _refuse


class Element(Node):
    nodeType = Node.ELEMENT_NODE
    nodeValue = None
    schemaType = _NO_TYPE
    _child_node_types = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.TEXT_NODE, Node.CDATA_SECTION_NODE,
                         Node.ENTITY_REFERENCE_NODE)

    def __init__(self, tagName, namespaceURI=EMPTY_NAMESPACE, prefix=None, localName=None):
        self.parentNode = None
        self.tagName = self.nodeName = tagName
        self.prefix = prefix
        self.namespaceURI = namespaceURI
        self.childNodes = NodeList()
        self.nextSibling = self.previousSibling = None
        if localName is not None:
            self._localName = localName
        # Attributes are made when there are any.
        self._attrs = None
        self._attrsNS = None

    def _attributes(self):
        if self._attrs is None:
            self._attrs = {}
            self._attrsNS = {}
        return self._attrs

    @property
    def localName(self):
        """Namespace-local name of this element."""
        try:
            return self._localName
        except AttributeError:
            return self.tagName.split(":", 1)[-1]

    @property
    def attributes(self):
        """NamedNodeMap of attributes on the element."""
        self._attributes()
        return NamedNodeMap(self._attrs, self._attrsNS, self)

    def _forget_ids(self):
        document = self.ownerDocument
        if document is not None:
            document._id_cache.clear()

    def _rename(self, attribute, name):
        if self._attrs.get(attribute.name) is attribute:
            del self._attrs[attribute.name]
            self._attrs[name] = attribute

    def _drop(self, attribute):
        self._attrs.pop(attribute.name, None)
        self._attrsNS.pop((attribute.namespaceURI, attribute.localName), None)
        attribute.ownerElement = None
        attribute.isId = False
        attribute.ownerDocument = self.ownerDocument
        self._forget_ids()

    def unlink(self):
        if self._attrs is not None:
            for attribute in list(self._attrs.values()):
                attribute.unlink()
        self._attrs = self._attrsNS = None
        Node.unlink(self)

    def getAttribute(self, attname):
        """The value of an attribute; an empty text if there is no such attribute."""
        found = self._attrs.get(attname) if self._attrs else None
        return "" if found is None else found.value

    def getAttributeNS(self, namespaceURI, localName):
        found = self._attrsNS.get((namespaceURI, localName)) if self._attrsNS else None
        return "" if found is None else found.value

    def setAttribute(self, attname, value):
        attribute = self.getAttributeNode(attname)
        if attribute is None:
            attribute = Attr(attname)
            attribute.value = value
            attribute.ownerDocument = self.ownerDocument
            self.setAttributeNode(attribute)
        elif value != attribute.value:
            attribute.value = value

    def setAttributeNS(self, namespaceURI, qualifiedName, value):
        prefix, local = split_name(qualifiedName)
        attribute = self.getAttributeNodeNS(namespaceURI, local)
        if attribute is None:
            attribute = Attr(qualifiedName, namespaceURI, local, prefix)
            attribute.value = value
            attribute.ownerDocument = self.ownerDocument
            self.setAttributeNode(attribute)
        else:
            if value != attribute.value:
                attribute.value = value
            if attribute.nodeName != qualifiedName:
                attribute.prefix = prefix

    def getAttributeNode(self, attrname):
        return self._attrs.get(attrname) if self._attrs else None

    def getAttributeNodeNS(self, namespaceURI, localName):
        return self._attrsNS.get((namespaceURI, localName)) if self._attrsNS else None

    def setAttributeNode(self, attr):
        if attr.ownerElement not in (None, self):
            raise xml.dom.InuseAttributeErr("attribute node already owned")
        attributes = self._attributes()
        old = attributes.get(attr.name)
        if old is not None and old is not attr:
            self._drop(old)
        old_ns = self._attrsNS.get((attr.namespaceURI, attr.localName))
        if old_ns is not None and old_ns is not old and old_ns is not attr:
            self._drop(old_ns)
        self._attrs[attr.name] = attr
        self._attrsNS[(attr.namespaceURI, attr.localName)] = attr
        attr.ownerElement = self
        if attr.isId:
            self._forget_ids()
        return old if old is not attr else None

    setAttributeNodeNS = setAttributeNode

    def removeAttribute(self, name):
        attribute = self.getAttributeNode(name)
        if attribute is None:
            raise xml.dom.NotFoundErr()
        self.removeAttributeNode(attribute)

    def removeAttributeNS(self, namespaceURI, localName):
        attribute = self.getAttributeNodeNS(namespaceURI, localName)
        if attribute is None:
            raise xml.dom.NotFoundErr()
        self.removeAttributeNode(attribute)

    def removeAttributeNode(self, node):
        if node is None or self._attrs is None or self._attrs.get(node.name) is not node:
            raise xml.dom.NotFoundErr()
        self._drop(node)
        node.ownerDocument = self.ownerDocument
        return node

    removeAttributeNodeNS = removeAttributeNode

    def hasAttribute(self, name):
        return bool(self._attrs) and name in self._attrs

    def hasAttributeNS(self, namespaceURI, localName):
        return bool(self._attrsNS) and (namespaceURI, localName) in self._attrsNS

    def hasAttributes(self):
        return bool(self._attrs)

    def setIdAttribute(self, name):
        self.setIdAttributeNode(self.getAttributeNode(name))

    def setIdAttributeNS(self, namespaceURI, localName):
        self.setIdAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def setIdAttributeNode(self, idAttr):
        if idAttr is None or self._attrs is None or self._attrs.get(idAttr.name) is not idAttr:
            raise xml.dom.NotFoundErr()
        if not idAttr.isId:
            idAttr.isId = True
            self._forget_ids()

    def getElementsByTagName(self, name):
        """The elements below that have this name; `*` is all of them."""
        return elements_by_name(self, name, NodeList())

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return elements_by_name_ns(self, namespaceURI, localName, NodeList())

    def __repr__(self):
        return f"<DOM Element: {self.tagName} at {id(self):#x}>"

    def writexml(self, writer, indent="", addindent="", newl=""):
        """Writes the element; what is inside gets `addindent` more on each level, and `newl` at the end of lines."""
        # What is still to be written: an element with its indent, or a text.
        todo = [(self, indent, newl)]
        write = writer.write
        while todo:
            node, indent, newl = todo.pop()
            if type(node) is str:
                write(node)
                continue
            if node.nodeType != Node.ELEMENT_NODE:
                node.writexml(writer, indent, addindent, newl)
                continue
            write(f"{indent}<{node.tagName}")
            for name, attribute in (node._attrs or {}).items():
                write(f' {name}="{escape(attribute.value, True)}"')
            children = node.childNodes
            if not children:
                write(f"/>{newl}")
                continue
            write(">")
            if len(children) == 1 and children[0].nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
                children[0].writexml(writer, '', '', '')
                write(f"</{node.tagName}>{newl}")
                continue
            write(newl)
            todo.append((f"{indent}</{node.tagName}>{newl}", None, None))
            for child in children[::-1]:
                todo.append((child, indent + addindent, newl))


class DocumentFragment(Node):
    nodeType = Node.DOCUMENT_FRAGMENT_NODE
    nodeName = "#document-fragment"
    nodeValue = None
    attributes = None
    parentNode = None
    _child_node_types = Element._child_node_types + (Node.NOTATION_NODE,)

    def __init__(self):
        self.childNodes = NodeList()


def split_name(name):
    """Prefix and local name."""
    prefix, colon, local = name.partition(':')
    return (prefix, local) if colon else (None, name)
