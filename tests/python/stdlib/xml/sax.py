# Documents as events, escapes, and what writes events.
import io
import xml.sax
from xml.sax.saxutils import XMLGenerator, escape, quoteattr, unescape

print(escape('<a> & "b"'), escape('x', {'x': 'y'}), unescape('&lt;a&gt; &amp;lt;'), quoteattr('a"b'), quoteattr('a"b\'c'), quoteattr('x\n'))
# expect: &lt;a&gt; &amp; "b" y <a> &lt; 'a"b' "a&quot;b'c" "x&#10;"


class Handler(xml.sax.ContentHandler):
    def startDocument(self):
        print('document')

    def startElement(self, name, attrs):
        print('start', name, dict(attrs), attrs.getNames(), self._locator.getLineNumber())

    def endElement(self, name):
        print('end', name)

    def characters(self, content):
        print('text', repr(content))

    def processingInstruction(self, target, data):
        print('pi', target, data)


xml.sax.parseString('<a k="1">x\n<b/>&lt;y<?p q?></a>', Handler())
# expect: document
# expect: start a {'k': '1'} ['k'] 1
# expect: text 'x'
# expect: text '\n'
# expect: start b {} [] 2
# expect: end b
# expect: text '<'
# expect: text 'y'
# expect: pi p q
# expect: end a
for text in ('<a><b></a>', '<a>'):
    try:
        xml.sax.parseString(text, xml.sax.ContentHandler())
    except xml.sax.SAXParseException as error:
        print(error, error.getLineNumber(), error.getColumnNumber(), error.getMessage())
# expect: <unknown>:1:8: mismatched tag 1 8 mismatched tag
# expect: <unknown>:1:3: no element found 1 3 no element found
out = io.StringIO()
writer = XMLGenerator(out, short_empty_elements=True)
xml.sax.parseString('<a k="1&amp;">x &lt; y<b/></a>', writer)
print(out.getvalue())
# expect: <?xml version="1.0" encoding="iso-8859-1"?>
# expect: <a k="1&amp;">x &lt; y<b/></a>
