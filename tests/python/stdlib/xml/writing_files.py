# Comments and instructions as text, trees to files, canonical documents, and what cannot be written.
import io
import sys
import xml.etree.ElementTree as ET

made = ET.Element('m')
made.append(ET.Comment('note'))
made.append(ET.PI('target', 'data'))
made.text, made[0].tail = 'in', 'behind'
ET.ElementTree(made).write(sys.stdout, 'unicode')  # expect: <m>in<!--note-->behind<?target data?></m>
print()
out = io.BytesIO()
ET.ElementTree(made).write(out, 'utf-8', xml_declaration=True)
print(out.getvalue())
# expect: b"<?xml version='1.0' encoding='utf-8'?>\n<m>in<!--note-->behind<?target data?></m>"
print(ET.canonicalize('<?xml version="1.0"?><!-- c --><a z="1" b="2"   ><b  /> &#65; </a>'), ET.canonicalize('<a> x </a>', strip_text=True))
# expect: <a b="2" z="1"><b></b> A </a> <a>x</a>
for wrong in (lambda: ET.tostring(ET.Element(5)), lambda: ET.tostring(ET.Element('a', {'k': 5})), lambda: ET.tostring(made, method='foo'),
              lambda: ET.register_namespace('ns1', 'x')):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError cannot serialize 5 (type int)
# expect: TypeError cannot serialize 5 (type int)
# expect: ValueError unknown method 'foo'
# expect: ValueError Prefix format reserved for internal use
