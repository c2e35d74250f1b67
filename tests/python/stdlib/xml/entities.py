# Entities that a document declares count; those outside are never read, and their growth is bounded.
import xml.etree.ElementTree as ET

print(ET.tostring(ET.XML('<!DOCTYPE a [<!ENTITY x "y<b/>z"><!ENTITY w "&x;&#33;">]><a q="1&#65;">&x;-&w;</a>')))
# expect: b'<a q="1A">y<b />z-y<b />z!</a>'
print(ET.tostring(ET.XML('<!DOCTYPE a [<!ATTLIST a k CDATA "d" n NMTOKEN #IMPLIED><!ENTITY x "v">]><a n="  p   q " m="&x;&lt;"/>')))
# expect: b'<a n="p q" m="v&lt;" k="d" />'
big = 'x' * 50_000
try:
    ET.XML(f'<!DOCTYPE a [<!ENTITY big "{big}">]><a>{"&big;" * 200}</a>')
except ET.ParseError as error:
    print(error)
# expect: limit on input amplification factor (from DTD and entities) breached: line 1, column 50864
parser = ET.XMLParser()
parser.entity['known'] = 'text'
parser.feed('<!DOCTYPE a SYSTEM "outside"><a>&known;</a>')
print(parser.close().text)  # expect: text
