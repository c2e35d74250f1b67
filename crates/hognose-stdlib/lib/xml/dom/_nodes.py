"""What all nodes of a document share: their places among parents and siblings."""

import io
import xml.dom


class NodeList(list):
    """Nodes in order, as the DOM has them."""

    __slots__ = ()

    def item(self, index):
        if 0 <= index < len(self):
            return self[index]

    length = property(len, doc="The number of nodes in the NodeList.")


class EmptyNodeList(tuple):
    __slots__ = ()

    def __add__(self, other):
        made = NodeList()
        made.extend(other)
        return made

    __radd__ = __add__

    def item(self, index):
        return None

    length = property(lambda self: 0, doc="The number of nodes in the NodeList.")


def escape(text, attribute):
    """A text as it is written."""
    if text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        if attribute:
            text = text.replace('"', "&quot;").replace("\r", "&#13;").replace("\n", "&#10;").replace("\t", "&#9;")
    return text


class Node(xml.dom.Node):
    """A node."""

    namespaceURI = None
    parentNode = None
    ownerDocument = None
    nextSibling = None
    previousSibling = None
    prefix = None
    attributes = None
    # Whether it may have children, and which kinds.
    _child_node_types = ()

    def __bool__(self):
        return True

    def toxml(self, encoding=None, standalone=None):
        return self.toprettyxml("", "", encoding, standalone)

    def toprettyxml(self, indent="\t", newl="\n", encoding=None, standalone=None):
        writer = io.StringIO()
        if self.nodeType == Node.DOCUMENT_NODE:
            self.writexml(writer, "", indent, newl, encoding, standalone)
        else:
            self.writexml(writer, "", indent, newl)
        text = writer.getvalue()
        return text if encoding is None else text.encode(encoding, 'xmlcharrefreplace')

    def hasChildNodes(self):
        return bool(self.childNodes)

    @property
    def firstChild(self):
        """First child node, or None."""
        return self.childNodes[0] if self.childNodes else None

    @property
    def lastChild(self):
        """Last child node, or None."""
        return self.childNodes[-1] if self.childNodes else None

    @property
    def localName(self):
        """Namespace-local name of this node."""
        return None

    def _refuse(self, node):
        raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")

    def insertBefore(self, newChild, refChild):
        if newChild.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            for child in tuple(newChild.childNodes):
                self.insertBefore(child, refChild)
            return newChild
        if newChild.nodeType not in self._child_node_types:
            self._refuse(newChild)
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        if refChild is None:
            self.appendChild(newChild)
            return newChild
        try:
            index = self.childNodes.index(refChild)
        except ValueError:
            raise xml.dom.NotFoundErr() from None
        self.childNodes.insert(index, newChild)
        newChild.nextSibling = refChild
        refChild.previousSibling = newChild
        if index:
            before = self.childNodes[index - 1]
            before.nextSibling = newChild
            newChild.previousSibling = before
        else:
            newChild.previousSibling = None
        newChild.parentNode = self
        return newChild

    def appendChild(self, node):
        if node.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            for child in tuple(node.childNodes):
                self.appendChild(child)
            return node
        if node.nodeType not in self._child_node_types:
            self._refuse(node)
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        append(self, node)
        node.nextSibling = None
        return node

    def replaceChild(self, newChild, oldChild):
        if newChild.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            behind = oldChild.nextSibling
            self.removeChild(oldChild)
            return self.insertBefore(newChild, behind)
        if newChild.nodeType not in self._child_node_types:
            self._refuse(newChild)
        if newChild is oldChild:
            return
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        try:
            index = self.childNodes.index(oldChild)
        except ValueError:
            raise xml.dom.NotFoundErr() from None
        self.childNodes[index] = newChild
        newChild.parentNode = self
        oldChild.parentNode = None
        newChild.nextSibling, newChild.previousSibling = oldChild.nextSibling, oldChild.previousSibling
        oldChild.nextSibling = oldChild.previousSibling = None
        if newChild.previousSibling:
            newChild.previousSibling.nextSibling = newChild
        if newChild.nextSibling:
            newChild.nextSibling.previousSibling = newChild
        return oldChild

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
        return oldChild

    def normalize(self):
        kept = []
        for child in self.childNodes:
            if child.nodeType == Node.TEXT_NODE:
                if not child.data:
                    # Nobody misses an empty text.
                    if kept:
                        kept[-1].nextSibling = child.nextSibling
                    if child.nextSibling:
                        child.nextSibling.previousSibling = child.previousSibling
                    child.unlink()
                elif kept and kept[-1].nodeType == child.nodeType:
                    node = kept[-1]
                    node.data += child.data
                    node.nextSibling = child.nextSibling
                    if child.nextSibling:
                        child.nextSibling.previousSibling = node
                    child.unlink()
                else:
                    kept.append(child)
            else:
                kept.append(child)
                if child.nodeType == Node.ELEMENT_NODE:
                    child.normalize()
        self.childNodes[:] = kept

    def cloneNode(self, deep):
        from xml.dom import _document
        return _document.clone(self, deep, self.ownerDocument or self)

    def isSupported(self, feature, version):
        return self.ownerDocument.implementation.hasFeature(feature, version)

    def isSameNode(self, other):
        return self is other

    def getInterface(self, feature):
        return self if self.isSupported(feature, None) else None

    def getUserData(self, key):
        try:
            return self._user_data[key][0]
        except (AttributeError, KeyError):
            return None

    def setUserData(self, key, data, handler):
        old = None
        try:
            known = self._user_data
        except AttributeError:
            known = self._user_data = {}
        if key in known:
            old = known[key][0]
        if data is None:
            known.pop(key, None)
        else:
            known[key] = (data, handler)
        return old

    def _call_user_data_handler(self, operation, src, dst):
        for key, (data, handler) in list(getattr(self, '_user_data', {}).items()):
            if handler is not None:
                handler.handle(operation, key, data, src, dst)

    def unlink(self):
        self.parentNode = self.ownerDocument = None
        if self.childNodes:
            for child in self.childNodes:
                child.unlink()
            self.childNodes = NodeList()
        self.previousSibling = self.nextSibling = None

    def __enter__(self):
        return self

    def __exit__(self, et, ev, tb):
        self.unlink()


def append(parent, node):
    """Makes a node the last child, without a look whether it may be."""
    children = parent.childNodes
    if children:
        last = children[-1]
        node.previousSibling = last
        last.nextSibling = node
    else:
        node.previousSibling = None
    children.append(node)
    node.parentNode = parent


def elements_by_name(parent, name, found):
    """The elements below a node that have this name, in the order of the document."""
    todo = list(parent.childNodes[::-1])
    while todo:
        node = todo.pop()
        if node.nodeType == Node.ELEMENT_NODE:
            if name == "*" or node.tagName == name:
                found.append(node)
            todo.extend(node.childNodes[::-1])
    return found


def elements_by_name_ns(parent, uri, local, found):
    todo = list(parent.childNodes[::-1])
    while todo:
        node = todo.pop()
        if node.nodeType == Node.ELEMENT_NODE:
            if (local == "*" or node.localName == local) and (uri == "*" or node.namespaceURI == uri):
                found.append(node)
            todo.extend(node.childNodes[::-1])
    return found
