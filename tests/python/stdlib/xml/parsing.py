# Documents from files and in pieces, as events, with targets of one's own.
import io
import xml.etree.ElementTree as ET

tree = ET.parse(io.StringIO('<a><b/>t</a>'))
print(tree.getroot().tag, tree.find('b').tail, ET.parse(io.BytesIO('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>'.encode('latin-1'))).getroot().text)
# expect: a t é
print(ET.tostring(ET.fromstringlist(['<a>', 'x', '<b', '/>', '</a>'])), ET.XMLID('<a><b id="q"/></a>')[1]['q'].tag)
# expect: b'<a>x<b /></a>' b
for event, element in ET.iterparse(io.StringIO('<a xmlns:p="u"><p:b/><!-- c --></a>'), ('start', 'end', 'start-ns', 'end-ns', 'comment')):
    print(event, getattr(element, 'tag', element) if event != 'comment' else element.text)
# expect: start-ns ('p', 'u')
# expect: start a
# expect: start {u}b
# expect: end {u}b
# expect: comment  c
# expect: end a
# expect: end-ns None
pull = ET.XMLPullParser(('start', 'end'))
for piece in ('<a><b', '>x</b>', '</a>'):
    pull.feed(piece)
    print([(event, element.tag) for event, element in pull.read_events()])
# expect: [('start', 'a')]
# expect: [('start', 'b'), ('end', 'b')]
# expect: [('end', 'a')]
pull.close()


class Target:
    def start(self, tag, attrib):
        print('start', tag, attrib)

    def end(self, tag):
        print('end', tag)

    def data(self, data):
        print('data', repr(data))

    def comment(self, text):
        print('comment', text)

    def pi(self, target, data):
        print('pi', target, data)

    def start_ns(self, prefix, uri):
        print('start_ns', prefix, uri)

    def doctype(self, name, public, system):
        print('doctype', name, public, system)

    def close(self):
        return 'closed'


parser = ET.XMLParser(target=Target())
parser.feed('<!DOCTYPE a SYSTEM "s"><a k="v" xmlns="u">x&amp;y<![CDATA[<z>]]><!--c--><?p d?><b/></a>')
# expect: doctype a None s
# expect: start_ns  u
# expect: start {u}a {'k': 'v'}
# expect: data 'x'
# expect: data '&'
# expect: data 'y'
# expect: data '<z>'
# expect: comment c
# expect: pi p d
# expect: start {u}b {}
# expect: end {u}b
# expect: end {u}a
print(parser.close())  # expect: closed
builder = ET.TreeBuilder(insert_comments=True, insert_pis=True)
print(ET.tostring(ET.XML('<a><!--c-->x<?p q?></a>', ET.XMLParser(target=builder))))
# expect: b'<a><!--c-->x<?p q?></a>'
builder = ET.TreeBuilder()
builder.start('a', {'k': 'v'})
builder.data('x')
builder.start('b', {})
builder.end('b')
builder.data('y')
builder.end('a')
print(ET.tostring(builder.close()))  # expect: b'<a k="v">x<b />y</a>'
