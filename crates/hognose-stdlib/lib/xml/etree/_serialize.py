"""Trees as text: XML, HTML, plain text, and canonical XML.

Without recursion: what is still to be written waits on a list.
"""

import re
from xml.etree._element import Comment, ProcessingInstruction, QName

HTML_EMPTY = {"area", "base", "basefont", "br", "col", "embed", "frame", "hr", "img", "input", "isindex", "link", "meta", "param", "source",
              "track", "wbr"}

# Prefixes of well-known namespaces.
namespace_map = {
    "http://www.w3.org/XML/1998/namespace": "xml",
    "http://www.w3.org/1999/xhtml": "html",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
    "http://schemas.xmlsoap.org/wsdl/": "wsdl",
    "http://www.w3.org/2001/XMLSchema": "xs",
    "http://www.w3.org/2001/XMLSchema-instance": "xsi",
    "http://purl.org/dc/elements/1.1/": "dc",
}


def register_namespace(prefix, uri):
    """The prefix that a namespace gets when it is written; whoever had either loses it."""
    if re.match(r"ns\d+$", prefix):
        raise ValueError("Prefix format reserved for internal use")
    for known, its_prefix in list(namespace_map.items()):
        if known == uri or its_prefix == prefix:
            del namespace_map[known]
    namespace_map[uri] = prefix


def refuse(text):
    raise TypeError(f"cannot serialize {text!r} (type {type(text).__name__})")


def escape_text(text):
    try:
        if "&" in text:
            text = text.replace("&", "&amp;")
        if "<" in text:
            text = text.replace("<", "&lt;")
        if ">" in text:
            text = text.replace(">", "&gt;")
        return text
    except (TypeError, AttributeError):
        refuse(text)


def escape_attribute(text):
    try:
        if "&" in text:
            text = text.replace("&", "&amp;")
        if "<" in text:
            text = text.replace("<", "&lt;")
        if ">" in text:
            text = text.replace(">", "&gt;")
        if '"' in text:
            text = text.replace('"', "&quot;")
        # Readers make spaces of these.
        if "\r" in text:
            text = text.replace("\r", "&#13;")
        if "\n" in text:
            text = text.replace("\n", "&#10;")
        if "\t" in text:
            text = text.replace("\t", "&#09;")
        return text
    except (TypeError, AttributeError):
        refuse(text)


def escape_html_attribute(text):
    try:
        if "&" in text:
            text = text.replace("&", "&amp;")
        if ">" in text:
            text = text.replace(">", "&gt;")
        if '"' in text:
            text = text.replace('"', "&quot;")
        return text
    except (TypeError, AttributeError):
        refuse(text)


def names_of(root, default_namespace=None):
    """How the tags and attributes of a tree are written, and the prefixes that it needs."""
    names = {None: None}
    prefixes = {}
    if default_namespace:
        prefixes[default_namespace] = ""

    def add(name):
        try:
            if name[:1] == "{":
                namespace, tag = name[1:].rsplit("}", 1)
                prefix = prefixes.get(namespace)
                if prefix is None:
                    prefix = namespace_map.get(namespace)
                    if prefix is None:
                        prefix = f"ns{len(prefixes)}"
                    if prefix != "xml":
                        prefixes[namespace] = prefix
                names[name] = f"{prefix}:{tag}" if prefix else tag
            else:
                if default_namespace:
                    raise ValueError("cannot use non-qualified names with default_namespace option")
                names[name] = name
        except TypeError:
            refuse(name)

    for element in root.iter():
        tag = element.tag
        if isinstance(tag, QName):
            if tag.text not in names:
                add(tag.text)
        elif isinstance(tag, str):
            if tag not in names:
                add(tag)
        elif tag is not None and tag is not Comment and tag is not ProcessingInstruction:
            refuse(tag)
        for key, value in element.items():
            if isinstance(key, QName):
                key = key.text
            if key not in names:
                add(key)
            if isinstance(value, QName) and value.text not in names:
                add(value.text)
        text = element.text
        if isinstance(text, QName) and text.text not in names:
            add(text.text)
    return names, prefixes


def _attributes(write, element, names, escape):
    for key, value in element.items():
        if isinstance(key, QName):
            key = key.text
        value = names[value.text] if isinstance(value, QName) else escape(value)
        write(f' {names[key]}="{value}"')


def _namespaces(write, namespaces, escape):
    for uri, prefix in sorted(namespaces.items(), key=lambda item: item[1]):
        if prefix:
            prefix = ":" + prefix
        write(f' xmlns{prefix}="{escape(uri)}"')


def write_xml(write, root, names, namespaces, short_empty_elements=True):
    # An element, or what is written as it is.
    todo = [root]
    while todo:
        element = todo.pop()
        if type(element) is str:
            write(element)
            continue
        tag, text, tail = element.tag, element.text, element.tail
        if tag is Comment:
            write(f"<!--{text}-->")
        elif tag is ProcessingInstruction:
            write(f"<?{text}?>")
        else:
            name = names[tag.text if isinstance(tag, QName) else tag]
            children = element[:] if len(element) else ()
            if name is None:
                if text:
                    write(escape_text(text))
                if tail:
                    todo.append(escape_text(tail))
                todo.extend(children[::-1])
                namespaces = None
                continue
            write("<" + name)
            if namespaces:
                _namespaces(write, namespaces, escape_attribute)
            if element.items():
                _attributes(write, element, names, escape_attribute)
            namespaces = None
            if text or children or not short_empty_elements:
                write(">")
                if text:
                    write(names[text.text] if isinstance(text, QName) else escape_text(text))
                if children:
                    if tail:
                        todo.append(escape_text(tail))
                    todo.append(f"</{name}>")
                    todo.extend(children[::-1])
                    continue
                write(f"</{name}>")
            else:
                write(" />")
        if tail:
            write(escape_text(tail))


def write_html(write, root, names, namespaces, **options):
    todo = [root]
    while todo:
        element = todo.pop()
        if type(element) is str:
            write(element)
            continue
        tag, text, tail = element.tag, element.text, element.tail
        if tag is Comment:
            write(f"<!--{escape_text(text)}-->")
        elif tag is ProcessingInstruction:
            write(f"<?{escape_text(text)}?>")
        else:
            name = names[tag.text if isinstance(tag, QName) else tag]
            if tail:
                todo.append(escape_text(tail))
            if name is None:
                if text:
                    write(escape_text(text))
                todo.extend(element[::-1])
                namespaces = None
                continue
            write("<" + name)
            if namespaces:
                _namespaces(write, namespaces, escape_attribute)
            if element.items():
                _attributes(write, element, names, escape_html_attribute)
            namespaces = None
            write(">")
            lowered = name.lower()
            if text:
                write(text if lowered in ("script", "style") else names[text.text] if isinstance(text, QName) else escape_text(text))
            if lowered not in HTML_EMPTY:
                todo.append(f"</{name}>")
            todo.extend(element[::-1])
            continue
        if tail:
            write(escape_text(tail))


def write_text(write, root):
    for part in root.itertext():
        write(part)
    if root.tail:
        write(root.tail)


# --- canonical XML ---------------------------------------------------------------------------------------------------------------


def _escape_canonical(text):
    try:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\r", "&#xD;")
    except (TypeError, AttributeError):
        refuse(text)


def _escape_canonical_attribute(text):
    try:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
        return text.replace("\t", "&#x9;").replace("\n", "&#xA;").replace("\r", "&#xD;")
    except (TypeError, AttributeError):
        refuse(text)


_PREFIXED = re.compile(r"^\w+:\w+$").match


class C14NWriterTarget:
    """The target of a parser that writes what it gets as canonical XML (C14N 2.0)."""

    def __init__(self, write, *, with_comments=False, strip_text=False, rewrite_prefixes=False, qname_aware_tags=None,
                 qname_aware_attrs=None, exclude_attrs=None, exclude_tags=None):
        self._write = write
        self._data = []
        self._with_comments = with_comments
        self._strip_text = strip_text
        self._exclude_attrs = set(exclude_attrs) if exclude_attrs else None
        self._exclude_tags = set(exclude_tags) if exclude_tags else None
        self._rewrite_prefixes = rewrite_prefixes
        self._name_tags = set(qname_aware_tags) if qname_aware_tags else None
        self._name_attrs = set(qname_aware_attrs) if qname_aware_attrs else ()
        # What is declared in the source, and what was written, for each open element: lists of (namespace, prefix).
        self._sources = [[("http://www.w3.org/XML/1998/namespace", "xml")]]
        self._written = [[]]
        if not rewrite_prefixes:
            self._sources.append([])
        self._sources.append([])
        self._written.append([("http://www.w3.org/XML/1998/namespace", "xml")])
        self._prefixes = {}
        self._preserve = [False]
        self._pending = None
        self._root_seen = False
        self._root_done = False
        self._ignored = 0

    def _qualify(self, name, uri=None):
        """The written name, the local one and the namespace of `{uri}name`; a namespace that has no prefix yet gets one."""
        if uri is None:
            uri, name = name[1:].rsplit('}', 1) if name[:1] == '{' else ('', name)
        known = set()
        for declared in reversed(self._written):
            for namespace, prefix in declared:
                if namespace == uri and prefix not in known:
                    return f'{prefix}:{name}' if prefix else name, name, uri
                known.add(prefix)
        if self._rewrite_prefixes:
            prefix = self._prefixes.get(uri)
            if prefix is None:
                prefix = self._prefixes[uri] = f'n{len(self._prefixes)}'
            self._written[-1].append((uri, prefix))
            return f'{prefix}:{name}', name, uri
        if not uri and '' not in known:
            return name, name, uri
        known = set()
        for declared in reversed(self._sources):
            for namespace, prefix in declared:
                if namespace == uri and prefix not in known:
                    self._written[-1].append((uri, prefix))
                    return f'{prefix}:{name}' if prefix else name, name, uri
                known.add(prefix)
        if not uri:
            return name, name, uri
        raise ValueError(f'Namespace "{uri}" is not declared in scope')

    def _resolve(self, text):
        prefix, name = text.split(':', 1)
        for declared in reversed(self._sources):
            for uri, known in declared:
                if known == prefix:
                    return f'{{{uri}}}{name}'
        raise ValueError(f'Prefix {prefix} of QName "{text}" is not declared in scope')

    def data(self, data):
        if not self._ignored:
            self._data.append(data)

    def _flush(self):
        data = ''.join(self._data)
        self._data.clear()
        if self._strip_text and not self._preserve[-1]:
            data = data.strip()
        if self._pending is not None:
            tag, attributes, declared = self._pending
            self._pending = None
            name_text = data if data and _PREFIXED(data) else None
            self._start(tag, attributes, declared, name_text)
            if name_text is not None:
                return
        if data and self._root_seen:
            self._write(_escape_canonical(data))

    def start_ns(self, prefix, uri):
        if self._ignored:
            return
        if self._data:
            self._flush()
        self._sources[-1].append((uri, prefix or ''))

    def start(self, tag, attrs):
        if self._exclude_tags is not None and (self._ignored or tag in self._exclude_tags):
            self._ignored += 1
            return
        if self._data:
            self._flush()
        declared = []
        self._written.append(declared)
        if self._name_tags is not None and tag in self._name_tags:
            # Its text may be a name, whose prefix is declared here.
            self._pending = tag, attrs, declared
            return
        self._start(tag, attrs, declared)

    def _start(self, tag, attributes, declared, name_text=None):
        if self._exclude_attrs is not None and attributes:
            attributes = {key: value for key, value in attributes.items() if key not in self._exclude_attrs}
        names = {tag, *attributes}
        resolved = {}
        if name_text is not None:
            name = resolved[name_text] = self._resolve(name_text)
            names.add(name)
        name_keys = ()
        if attributes and self._name_attrs:
            name_keys = self._name_attrs.intersection(attributes)
            for key in name_keys:
                value = attributes[key]
                if _PREFIXED(value):
                    names.add(resolved.setdefault(value, None) or resolved.__setitem__(value, self._resolve(value)) or resolved[value])
        qualified = {name: self._qualify(name) for name in sorted(names, key=lambda name: name.split('}', 1))}
        written = [('xmlns:' + prefix if prefix else 'xmlns', uri) for uri, prefix in declared] if declared else []
        written.sort()
        if attributes:
            for key, value in sorted(attributes.items()):
                if key in name_keys and value in resolved:
                    value = qualified[resolved[value]][0]
                name, local, uri = qualified[key]
                # Names without a prefix are of no namespace.
                written.append((name if uri else local, value))
        space = attributes.get('{http://www.w3.org/XML/1998/namespace}space')
        self._preserve.append(space == 'preserve' if space else self._preserve[-1])
        write = self._write
        write('<' + qualified[tag][0])
        if written:
            write(''.join([f' {key}="{_escape_canonical_attribute(value)}"' for key, value in written]))
        write('>')
        if name_text is not None:
            write(_escape_canonical(qualified[resolved[name_text]][0]))
        self._root_seen = True
        self._sources.append([])

    def end(self, tag):
        if self._ignored:
            self._ignored -= 1
            return
        if self._data:
            self._flush()
        elif self._pending is not None:
            self._flush()
        self._write(f'</{self._qualify(tag)[0]}>')
        self._preserve.pop()
        self._root_done = len(self._preserve) == 1
        self._written.pop()
        self._sources.pop()

    def comment(self, text):
        if not self._with_comments or self._ignored:
            return
        if self._root_done:
            self._write('\n')
        elif self._root_seen and self._data:
            self._flush()
        self._write(f'<!--{_escape_canonical(text)}-->')
        if not self._root_seen:
            self._write('\n')

    def pi(self, target, data):
        if self._ignored:
            return
        if self._root_done:
            self._write('\n')
        elif self._root_seen and self._data:
            self._flush()
        self._write(f'<?{target} {_escape_canonical(data)}?>' if data else f'<?{target}?>')
        if not self._root_seen:
            self._write('\n')
