"""Nodes without children: texts, comments, processing instructions."""

import xml.dom
from xml.dom._nodes import EmptyNodeList, Node, escape


class Childless:
    """What has no children, and gets none."""

    attributes = None
    childNodes = EmptyNodeList()
    firstChild = None
    lastChild = None

    def appendChild(self, node):
        raise xml.dom.HierarchyRequestErr(self.nodeName + " nodes cannot have children")

    def hasChildNodes(self):
        return False

    def insertBefore(self, newChild, refChild):
        raise xml.dom.HierarchyRequestErr(self.nodeName + " nodes do not have children")

    def removeChild(self, oldChild):
        raise xml.dom.NotFoundErr(self.nodeName + " nodes do not have children")

    def normalize(self):
        pass

    def replaceChild(self, newChild, oldChild):
        raise xml.dom.HierarchyRequestErr(self.nodeName + " nodes do not have children")


class ProcessingInstruction(Childless, Node):
    nodeType = Node.PROCESSING_INSTRUCTION_NODE

    def __init__(self, target, data):
        self.target = target
        self.data = data

    @property
    def nodeValue(self):
        return self.data

    @nodeValue.setter
    def nodeValue(self, value):
        self.data = value

    @property
    def nodeName(self):
        return self.target

    @nodeName.setter
    def nodeName(self, value):
        self.target = value

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(f"{indent}<?{self.target} {self.data}?>{newl}")


class CharacterData(Childless, Node):
    def __init__(self):
        self.ownerDocument = self.parentNode = None
        self.previousSibling = self.nextSibling = None
        self._data = ''

    @property
    def data(self):
        return self._data

    @data.setter
    def data(self, value):
        self._data = value

    nodeValue = data

    @property
    def length(self):
        """Length of the string data."""
        return len(self.data)

    def __len__(self):
        return len(self.data)

    def __repr__(self):
        data = self.data
        dots = "..." if len(data) > 10 else ""
        return f'<DOM {self.__class__.__name__} node "{data[0:10]!r}{dots}">'

    def _check(self, offset, count=0):
        if offset < 0:
            raise xml.dom.IndexSizeErr("offset cannot be negative")
        if offset > len(self.data):
            raise xml.dom.IndexSizeErr("offset cannot be beyond end of data")
        if count < 0:
            raise xml.dom.IndexSizeErr("count cannot be negative")

    def substringData(self, offset, count):
        self._check_before_end(offset, count)
        return self.data[offset:offset + count]

    def _check_before_end(self, offset, count=0):
        if offset < 0:
            raise xml.dom.IndexSizeErr("offset cannot be negative")
        if offset >= len(self.data):
            raise xml.dom.IndexSizeErr("offset cannot be beyond end of data")
        if count < 0:
            raise xml.dom.IndexSizeErr("count cannot be negative")

    def appendData(self, arg):
        self.data = self.data + arg

    def insertData(self, offset, arg):
        self._check_before_end(offset)
        if arg:
            self.data = self.data[:offset] + arg + self.data[offset:]

    def deleteData(self, offset, count):
        self._check_before_end(offset, count)
        if count:
            self.data = self.data[:offset] + self.data[offset + count:]

    def replaceData(self, offset, count, arg):
        self._check_before_end(offset, count)
        if count:
            self.data = self.data[:offset] + arg + self.data[offset + count:]


class Text(CharacterData):
    nodeType = Node.TEXT_NODE
    nodeName = "#text"

    def splitText(self, offset):
        if offset < 0 or offset > len(self.data):
            raise xml.dom.IndexSizeErr("illegal offset value")
        made = self.__class__()
        made.data = self.data[offset:]
        made.ownerDocument = self.ownerDocument
        if self.parentNode and self in self.parentNode.childNodes:
            if self.nextSibling is None:
                self.parentNode.appendChild(made)
            else:
                self.parentNode.insertBefore(made, self.nextSibling)
        self.data = self.data[:offset]
        return made

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(f"{indent}{escape(self.data, False)}{newl}")

    def _neighbours(self):
        texts = [self]
        kinds = (Node.TEXT_NODE, Node.CDATA_SECTION_NODE)
        node = self.previousSibling
        while node is not None and node.nodeType in kinds:
            texts.insert(0, node)
            node = node.previousSibling
        node = self.nextSibling
        while node is not None and node.nodeType in kinds:
            texts.append(node)
            node = node.nextSibling
        return texts

    @property
    def wholeText(self):
        """The text of all logically-adjacent text nodes."""
        return ''.join([node.data for node in self._neighbours()])

    def replaceWholeText(self, content):
        parent = self.parentNode
        for node in self._neighbours():
            if node is not self:
                parent.removeChild(node)
        if content:
            self.data = content
            return self
        parent.removeChild(self)
        return None

    @property
    def isWhitespaceInElementContent(self):
        """True iff this text node contains only whitespace and is in element content."""
        return False


class Comment(CharacterData):
    nodeType = Node.COMMENT_NODE
    nodeName = "#comment"

    def __init__(self, data):
        CharacterData.__init__(self)
        self._data = data

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "--" in self.data:
            raise ValueError("'--' is not allowed in a comment node")
        writer.write(f"{indent}<!--{self.data}-->{newl}")


class CDATASection(Text):
    nodeType = Node.CDATA_SECTION_NODE
    nodeName = "#cdata-section"

    def writexml(self, writer, indent="", addindent="", newl=""):
        if self.data.find("]]>") >= 0:
            raise ValueError("']]>' not allowed in a CDATA section")
        writer.write(f"<![CDATA[{self.data}]]>")
