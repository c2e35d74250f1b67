# Entities that a document declares count; those outside are never read.
import xml.etree.ElementTree as ET

print(ET.tostring(ET.XML('<!DOCTYPE a [<!ENTITY x "y<b/>z"><!ENTITY w "&x;&#33;">]><a q="1&#65;">&x;-&w;</a>')))
# expect: b'<a q="1A">y<b />z-y<b />z!</a>'
print(ET.tostring(ET.XML('<!DOCTYPE a [<!ATTLIST a k CDATA "d" n NMTOKEN #IMPLIED><!ENTITY x "v">]><a n="  p   q " m="&x;&lt;"/>')))
# expect: b'<a n="p q" m="v&lt;" k="d" />'
for wrong in ('<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>', '<!DOCTYPE a [<!ENTITY x "<b>">]><a>&x;</b></a>',
              '<!DOCTYPE a [<!ENTITY x "<">]><a k="&x;"/>'):
    try:
        ET.XML(wrong)
    except ET.ParseError as error:
        print(error)
# expect: recursive entity reference: line 1, column 52
# expect: asynchronous entity: line 1, column 35
# expect: not well-formed (invalid token): line 1, column 30
parser = ET.XMLParser()
parser.entity['known'] = 'text'
parser.feed('<!DOCTYPE a SYSTEM "outside"><a>&known;</a>')
print(parser.close().text)  # expect: text
