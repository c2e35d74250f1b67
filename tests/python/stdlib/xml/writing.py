# Trees as text.
import io
import sys
import xml.etree.ElementTree as ET

root = ET.XML('<a xmlns="urn:x" xmlns:q="urn:q" q:k="&lt;&quot;&#10;"><b>1 &lt; 2 &amp; é</b><c/></a>')
print(ET.tostring(root))
print(ET.tostring(root, 'unicode'), ET.tostring(root, 'utf-8'), ET.tostring(root, 'iso-8859-1'), sep='\n')
print(ET.tostring(root[1], 'unicode', short_empty_elements=False))
print(ET.tostring(root, encoding='us-ascii', xml_declaration=True), ET.tostring(root, 'unicode', method='text'))
ET.register_namespace('pre', 'urn:x')
print(ET.tostring(root, 'unicode'))
html = ET.XML('<p>x<br/><script>a &lt; b</script><i></i></p>')
print(ET.tostring(html, 'unicode', method='html'), ET.tostring(html, 'unicode'))
tree = ET.XML('<r><s><t>x</t><t/></s><s/></r>')
ET.indent(tree)
ET.dump(tree)
ET.indent(tree, '\t')
print(repr(ET.tostring(tree, 'unicode')))
