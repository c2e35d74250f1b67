# Documents of nodes: read, changed and written.
# since: 3.14
from xml.dom import minidom

document = minidom.parseString('<?xml version="1.0"?><!DOCTYPE a SYSTEM "s"><a k="v"><b>t</b><!--c--><b p:q="1" xmlns:p="u"/><![CDATA[x]]></a>')
root = document.documentElement
print(root.tagName, root.getAttribute('k'), root.getAttribute('none'), root.hasAttribute('k'), [b.toxml() for b in root.getElementsByTagName('b')])
# expect: a v  True ['<b>t</b>', '<b xmlns:p="u" p:q="1"/>']
print(root.firstChild.firstChild.data, root.childNodes.length, root.firstChild.nextSibling.nodeType, root.childNodes[2].getAttributeNS('u', 'q'))
# expect: t 4 8 1
print(document.toxml())
# expect: <?xml version="1.0" ?><!DOCTYPE a  SYSTEM 's'><a k="v"><b>t</b><!--c--><b xmlns:p="u" p:q="1"/><![CDATA[x]]></a>
new = document.createElement('new')
new.appendChild(document.createTextNode('a < b & "c"'))
new.setAttribute('at', 'x"y\n')
root.insertBefore(new, root.firstChild)
root.removeChild(root.lastChild)
root.replaceChild(document.createComment('other'), root.childNodes[2])
print(root.toxml())
# expect: <a k="v"><new at="x&quot;y&#10;">a &lt; b &amp; "c"</new><b>t</b><!--other--><b xmlns:p="u" p:q="1"/></a>
print(root.toprettyxml(indent='  '))
# expect: <a k="v">
# expect:   <new at="x&quot;y&#10;">a &lt; b &amp; "c"</new>
# expect:   <b>t</b>
# expect:   <!--other-->
# expect:   <b xmlns:p="u" p:q="1"/>
# expect: </a>
# expect:
made = minidom.getDOMImplementation().createDocument(None, 'top', None)
made.documentElement.appendChild(made.createElement('x'))
print(made.toxml('utf-8'), made.toprettyxml(indent=' ', newl='|', encoding='us-ascii', standalone=True))
# expect: b'<?xml version="1.0" encoding="utf-8"?><top><x/></top>' b'<?xml version="1.0" encoding="us-ascii" standalone="yes"?>|<top>| <x/>|</top>|'
print(repr(root.firstChild.firstChild), root.attributes.items(), root.attributes['k'].value, root.cloneNode(True).toxml() == root.toxml())
# expect: <DOM Text node "'a < b & "c'..."> [('k', 'v')] v True
for wrong in (lambda: minidom.parseString('<a><b></a>'), lambda: root.removeChild(new.firstChild), lambda: document.appendChild(document.createElement('z'))):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
# expect: ExpatError mismatched tag: line 1, column 8
# expect: NotFoundErr
# expect: HierarchyRequestErr two document elements disallowed
