# Trees as text.
import io
import sys
import xml.etree.ElementTree as ET

root = ET.XML('<a xmlns="urn:x" xmlns:q="urn:q" q:k="&lt;&quot;&#10;"><b>1 &lt; 2 &amp; é</b><c/></a>')
print(ET.tostring(root))
# expect: b'<ns0:a xmlns:ns0="urn:x" xmlns:ns1="urn:q" ns1:k="&lt;&quot;&#10;"><ns0:b>1 &lt; 2 &amp; &#233;</ns0:b><ns0:c /></ns0:a>'
print(ET.tostring(root, 'unicode'), ET.tostring(root, 'utf-8'), ET.tostring(root, 'iso-8859-1'), sep='\n')
# expect: <ns0:a xmlns:ns0="urn:x" xmlns:ns1="urn:q" ns1:k="&lt;&quot;&#10;"><ns0:b>1 &lt; 2 &amp; é</ns0:b><ns0:c /></ns0:a>
# expect: b'<ns0:a xmlns:ns0="urn:x" xmlns:ns1="urn:q" ns1:k="&lt;&quot;&#10;"><ns0:b>1 &lt; 2 &amp; \xc3\xa9</ns0:b><ns0:c /></ns0:a>'
# expect: b'<?xml version=\'1.0\' encoding=\'iso-8859-1\'?>\n<ns0:a xmlns:ns0="urn:x" xmlns:ns1="urn:q" ns1:k="&lt;&quot;&#10;"><ns0:b>1 &lt; 2 &amp; \xe9</ns0:b><ns0:c /></ns0:a>'
print(ET.tostring(root[1], 'unicode', short_empty_elements=False))
# expect: <ns0:c xmlns:ns0="urn:x"></ns0:c>
print(ET.tostring(root, encoding='us-ascii', xml_declaration=True), ET.tostring(root, 'unicode', method='text'))
# expect: b'<?xml version=\'1.0\' encoding=\'us-ascii\'?>\n<ns0:a xmlns:ns0="urn:x" xmlns:ns1="urn:q" ns1:k="&lt;&quot;&#10;"><ns0:b>1 &lt; 2 &amp; &#233;</ns0:b><ns0:c /></ns0:a>' 1 < 2 & é
ET.register_namespace('pre', 'urn:x')
print(ET.tostring(root, 'unicode'))
# expect: <pre:a xmlns:ns1="urn:q" xmlns:pre="urn:x" ns1:k="&lt;&quot;&#10;"><pre:b>1 &lt; 2 &amp; é</pre:b><pre:c /></pre:a>
html = ET.XML('<p>x<br/><script>a &lt; b</script><i></i></p>')
print(ET.tostring(html, 'unicode', method='html'), ET.tostring(html, 'unicode'))
# expect: <p>x<br><script>a < b</script><i></i></p> <p>x<br /><script>a &lt; b</script><i /></p>
tree = ET.XML('<r><s><t>x</t><t/></s><s/></r>')
ET.indent(tree)
ET.dump(tree)
# expect: <r>
# expect:   <s>
# expect:     <t>x</t>
# expect:     <t />
# expect:   </s>
# expect:   <s />
# expect: </r>
ET.indent(tree, '\t')
print(repr(ET.tostring(tree, 'unicode')))
# expect: '<r>\n\t<s>\n\t\t<t>x</t>\n\t\t<t />\n\t</s>\n\t<s />\n</r>'
