"""Documents, their types, and copies of nodes."""

import xml.dom
from xml.dom import EMPTY_NAMESPACE
from xml.dom._elements import Attr, DocumentFragment, Element, ReadOnlySequentialNamedNodeMap, split_name
from xml.dom._nodes import Node, NodeList, append, elements_by_name, elements_by_name_ns
from xml.dom._texts import CDATASection, Childless, Comment, ProcessingInstruction, Text


class Identified:
    """What has a public and a system identifier."""

    def _identify(self, publicId, systemId):
        self.publicId = publicId
        self.systemId = systemId


class DocumentType(Identified, Childless, Node):
    nodeType = Node.DOCUMENT_TYPE_NODE
    nodeValue = None
    name = None
    publicId = None
    systemId = None
    internalSubset = None

    def __init__(self, qualifiedName):
        self.entities = ReadOnlySequentialNamedNodeMap([])
        self.notations = ReadOnlySequentialNamedNodeMap([])
        if qualifiedName:
            self.name = split_name(qualifiedName)[1]
        self.nodeName = self.name

    def cloneNode(self, deep):
        if self.ownerDocument is not None:
            return None
        return clone(self, deep, None)

    def writexml(self, writer, indent="", addindent="", newl=""):
        write = writer.write
        write("<!DOCTYPE " + self.name)
        if self.publicId:
            write(f"{newl}  PUBLIC '{self.publicId}'{newl}  '{self.systemId}'")
        elif self.systemId:
            write(f"{newl}  SYSTEM '{self.systemId}'")
        if self.internalSubset is not None:
            write(f" [{self.internalSubset}]")
        write(">" + newl)


class Entity(Identified, Node):
    attributes = None
    nodeType = Node.ENTITY_NODE
    nodeValue = None
    actualEncoding = encoding = version = None

    def __init__(self, name, publicId, systemId, notation):
        self.nodeName = name
        self.notationName = notation
        self.childNodes = NodeList()
        self._identify(publicId, systemId)


class Notation(Identified, Childless, Node):
    nodeType = Node.NOTATION_NODE
    nodeValue = None

    def __init__(self, name, publicId, systemId):
        self.nodeName = name
        self._identify(publicId, systemId)


class ElementInfo:
    """What a document type says of an element; here nothing."""

    __slots__ = ('tagName',)

    def __init__(self, name):
        self.tagName = name

    def getAttributeType(self, aname):
        from xml.dom._elements import _NO_TYPE
        return _NO_TYPE

    def getAttributeTypeNS(self, namespaceURI, localName):
        return self.getAttributeType(localName)

    def isElementContent(self):
        return False

    def isEmpty(self):
        return False

    def isId(self, aname):
        return False

    def isIdNS(self, namespaceURI, localName):
        return False


class DOMImplementation:
    _features = {("core", "1.0"), ("core", "2.0"), ("core", None), ("xml", "1.0"), ("xml", "2.0"), ("xml", None), ("ls-load", "3.0"),
                 ("ls-load", None)}

    def hasFeature(self, feature, version):
        return (feature.lower(), version or None) in self._features

    def createDocument(self, namespaceURI, qualifiedName, doctype):
        if doctype and doctype.parentNode is not None:
            raise xml.dom.WrongDocumentErr("doctype object owned by another DOM tree")
        document = Document()
        add_root = not (namespaceURI is None and qualifiedName is None and doctype is None)
        if not qualifiedName and add_root:
            raise xml.dom.InvalidCharacterErr("Element with no name")
        if add_root:
            prefix, _ = split_name(qualifiedName)
            if prefix == "xml" and namespaceURI != "http://www.w3.org/XML/1998/namespace":
                raise xml.dom.NamespaceErr("illegal use of 'xml' prefix")
            if prefix and not namespaceURI:
                raise xml.dom.NamespaceErr("illegal use of prefix without namespaces")
            element = document.createElementNS(namespaceURI, qualifiedName)
            if doctype:
                document.appendChild(doctype)
            document.appendChild(element)
        if doctype:
            doctype.parentNode = doctype.ownerDocument = document
        document.doctype = doctype
        document.implementation = self
        return document

    def createDocumentType(self, qualifiedName, publicId, systemId):
        doctype = DocumentType(qualifiedName)
        doctype.publicId = publicId
        doctype.systemId = systemId
        return doctype

    def getInterface(self, feature):
        return self if self.hasFeature(feature, None) else None


class Document(Node):
    nodeType = Node.DOCUMENT_NODE
    nodeName = "#document"
    nodeValue = None
    attributes = None
    parentNode = None
    previousSibling = nextSibling = None
    implementation = DOMImplementation()
    _child_node_types = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.DOCUMENT_TYPE_NODE)
    actualEncoding = encoding = standalone = version = None
    strictErrorChecking = False
    async_ = False
    errorHandler = None
    documentURI = None

    def __init__(self):
        self.doctype = None
        self.childNodes = NodeList()
        self._id_cache = {}

    def appendChild(self, node):
        if node.nodeType not in self._child_node_types:
            self._refuse(node)
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        if node.nodeType == Node.ELEMENT_NODE and self.documentElement:
            raise xml.dom.HierarchyRequestErr("two document elements disallowed")
        return Node.appendChild(self, node)

    def removeChild(self, oldChild):
        try:
            self.childNodes.remove(oldChild)
        except ValueError:
            raise xml.dom.NotFoundErr() from None
        if oldChild.nextSibling is not None:
            oldChild.nextSibling.previousSibling = oldChild.previousSibling
        if oldChild.previousSibling is not None:
            oldChild.previousSibling.nextSibling = oldChild.nextSibling
        oldChild.nextSibling = oldChild.previousSibling = None
        oldChild.parentNode = None
        if self.doctype is oldChild:
            self.doctype = None
        return oldChild

    @property
    def documentElement(self):
        """Top-level element of this document."""
        for node in self.childNodes:
            if node.nodeType == Node.ELEMENT_NODE:
                return node

    def unlink(self):
        if self.doctype is not None:
            self.doctype.unlink()
            self.doctype = None
        Node.unlink(self)

    def cloneNode(self, deep):
        if not deep:
            return None
        made = self.implementation.createDocument(None, None, None)
        made.encoding, made.standalone, made.version = self.encoding, self.standalone, self.version
        for node in self.childNodes:
            copied = clone(node, deep, made)
            append(made, copied)
            if copied.nodeType == Node.DOCUMENT_TYPE_NODE:
                made.doctype = copied
        self._call_user_data_handler(xml.dom.UserDataHandler.NODE_CLONED, self, made)
        return made

    def createDocumentFragment(self):
        return self._own(DocumentFragment())

    def _own(self, node):
        node.ownerDocument = self
        return node

    def createElement(self, tagName):
        return self._own(Element(tagName))

    def createTextNode(self, data):
        if not isinstance(data, str):
            raise TypeError("node contents must be a string")
        made = Text()
        made.data = data
        return self._own(made)

    def createCDATASection(self, data):
        if not isinstance(data, str):
            raise TypeError("node contents must be a string")
        made = CDATASection()
        made.data = data
        return self._own(made)

    def createComment(self, data):
        return self._own(Comment(data))

    def createProcessingInstruction(self, target, data):
        return self._own(ProcessingInstruction(target, data))

    def createAttribute(self, qName):
        made = self._own(Attr(qName))
        made.value = ""
        return made

    def createElementNS(self, namespaceURI, qualifiedName):
        prefix, _ = split_name(qualifiedName)
        return self._own(Element(qualifiedName, namespaceURI, prefix))

    def createAttributeNS(self, namespaceURI, qualifiedName):
        prefix, local = split_name(qualifiedName)
        return self._own(Attr(qualifiedName, namespaceURI, local, prefix))

    def getElementById(self, id):
        if id in self._id_cache:
            return self._id_cache[id]
        for element in elements_by_name(self, '*', []):
            for attribute in (element._attrs or {}).values():
                if attribute.isId and attribute.value == id:
                    self._id_cache[id] = element
                    return element
        return None

    def getElementsByTagName(self, name):
        return elements_by_name(self, name, NodeList())

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return elements_by_name_ns(self, namespaceURI, localName, NodeList())

    def isSupported(self, feature, version):
        return self.implementation.hasFeature(feature, version)

    def importNode(self, node, deep):
        if node.nodeType == Node.DOCUMENT_NODE:
            raise xml.dom.NotSupportedErr("cannot import document nodes")
        if node.nodeType == Node.DOCUMENT_TYPE_NODE:
            raise xml.dom.NotSupportedErr("cannot import document type nodes")
        return clone(node, deep, self)

    def writexml(self, writer, indent="", addindent="", newl="", encoding=None, standalone=None):
        declarations = []
        if encoding:
            declarations.append(f'encoding="{encoding}"')
        if standalone is not None:
            declarations.append(f'standalone="{"yes" if standalone else "no"}"')
        writer.write(f'<?xml version="1.0" {" ".join(declarations)}?>{newl}' if declarations else '<?xml version="1.0" ?>' + newl)
        for node in self.childNodes:
            node.writexml(writer, indent, addindent, newl)

    def renameNode(self, n, namespaceURI, name):
        if n.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr("cannot rename nodes from other documents;\n"
                                           f"expected {self},\nfound {n.ownerDocument}")
        if n.nodeType not in (Node.ELEMENT_NODE, Node.ATTRIBUTE_NODE):
            raise xml.dom.NotSupportedErr("renameNode() only applies to element and attribute nodes")
        if namespaceURI != EMPTY_NAMESPACE:
            if ':' in name:
                prefix, local = name.split(':', 1)
                if prefix == "xmlns" and namespaceURI != xml.dom.XMLNS_NAMESPACE:
                    raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix")
            else:
                if name == "xmlns" and namespaceURI != xml.dom.XMLNS_NAMESPACE and n.nodeType == Node.ATTRIBUTE_NODE:
                    raise xml.dom.NamespaceErr("illegal use of the 'xmlns' attribute")
                prefix, local = None, name
        else:
            prefix = local = None
        element = None
        if n.nodeType == Node.ATTRIBUTE_NODE:
            element = n.ownerElement
            if element is not None:
                is_id = n.isId
                element.removeAttributeNode(n)
            n._name = name
            n._prefix = prefix
        else:
            n.tagName = n.nodeName = name
            n.prefix = prefix
        n._localName = local
        n.namespaceURI = namespaceURI
        if element is not None:
            element.setAttributeNode(n)
            if is_id:
                element.setIdAttributeNode(n)
        n._call_user_data_handler(xml.dom.UserDataHandler.NODE_RENAMED, None, n)
        return n


def clone(node, deep, document):
    """A copy of a node that belongs to a document."""
    kind = node.nodeType
    operation = xml.dom.UserDataHandler.NODE_CLONED if node.ownerDocument is document else xml.dom.UserDataHandler.NODE_IMPORTED
    if kind == Node.ELEMENT_NODE:
        made = document.createElementNS(node.namespaceURI, node.nodeName)
        for attribute in (node._attrs or {}).values():
            made.setAttributeNS(attribute.namespaceURI, attribute.nodeName, attribute.value)
            made.getAttributeNodeNS(attribute.namespaceURI, attribute.localName).specified = attribute.specified
        if deep:
            for child in node.childNodes:
                made.appendChild(clone(child, deep, document))
    elif kind == Node.DOCUMENT_FRAGMENT_NODE:
        made = document.createDocumentFragment()
        if deep:
            for child in node.childNodes:
                made.appendChild(clone(child, deep, document))
    elif kind == Node.TEXT_NODE:
        made = document.createTextNode(node.data)
    elif kind == Node.CDATA_SECTION_NODE:
        made = document.createCDATASection(node.data)
    elif kind == Node.PROCESSING_INSTRUCTION_NODE:
        made = document.createProcessingInstruction(node.target, node.data)
    elif kind == Node.COMMENT_NODE:
        made = document.createComment(node.data)
    elif kind == Node.ATTRIBUTE_NODE:
        made = document.createAttributeNS(node.namespaceURI, node.nodeName)
        made.specified = True
        made.value = node.value
    elif kind == Node.DOCUMENT_TYPE_NODE:
        made = DocumentType(node.name)
        made._identify(node.publicId, node.systemId)
        made.internalSubset = node.internalSubset
        if deep:
            for entity in node.entities._seq:
                copied = Entity(entity.nodeName, entity.publicId, entity.systemId, entity.notationName)
                copied.actualEncoding, copied.encoding, copied.version = entity.actualEncoding, entity.encoding, entity.version
                made.entities._seq.append(copied)
                entity._call_user_data_handler(operation, entity, copied)
            made.notations._seq = [Notation(n.nodeName, n.publicId, n.systemId) for n in node.notations._seq]
            for part in (*made.entities._seq, *made.notations._seq):
                part.ownerDocument = document
        made.ownerDocument = document
        if document is not None:
            document.doctype = made
    else:
        raise xml.dom.NotSupportedErr(f"Cannot clone node {node!r}")
    if hasattr(node, '_call_user_data_handler'):
        node._call_user_data_handler(operation, node, made)
    return made


def getDOMImplementation(features=None):
    if features:
        if isinstance(features, str):
            parts = features.split()
            pairs = []
            while parts:
                feature = parts.pop(0)
                version = parts.pop(0) if parts and parts[0][:1].isdigit() else None
                pairs.append((feature, version))
            features = pairs
        for feature, version in features:
            if not Document.implementation.hasFeature(feature, version):
                return None
    return Document.implementation
