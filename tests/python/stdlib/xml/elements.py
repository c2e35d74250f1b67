# Elements: children, attributes, text, and going through all of it.
# since: 3.14
import copy
import xml.etree.ElementTree as ET

root = ET.XML('<a x="1"><b>t<c/>u</b>v<b i="2"/></a>')
print(len(root), root.tag, root.attrib, root[0].text, root[0].tail, [child.tag for child in root], root[-1].get('i'), root.get('q', 5))
# expect: 2 a {'x': '1'} t v ['b', 'b'] 2 5
print([element.tag for element in root.iter()], [element.tag for element in root.iter('b')], ''.join(root.itertext()))
# expect: ['a', 'b', 'c', 'b'] ['b', 'b'] tuv
new = ET.SubElement(root, 'd', {'k': 'v'}, z='w')
new.set('n', '1')
root.insert(0, ET.Element('first'))
root[1:2] = [ET.Element('x'), ET.Element('y')]
del root[-1]
print(ET.tostring(root), new.items(), new.keys())
# expect: b'<a x="1"><first /><x /><y /><b i="2" /></a>' [('k', 'v'), ('z', 'w'), ('n', '1')] ['k', 'z', 'n']
shallow, deep = copy.copy(root), copy.deepcopy(root)
root[0].tag = 'changed'
print(shallow[0].tag, deep[0].tag)  # expect: changed first
root.remove(root[0])
root.extend([new, new])
print([child.tag for child in root], ET.iselement(root), ET.iselement(5))
# expect: ['x', 'y', 'b', 'd', 'd'] True False
for wrong in (lambda: root.append(5), lambda: root.remove(ET.Element('q')), lambda: root[99], lambda: root['a'], lambda: ET.Element('a', 5),
              lambda: setattr(root, 'attrib', 5), lambda: root.insert(0, None), lambda: root.extend([1])):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
# expect: TypeError append() argument 1 must be xml.etree.ElementTree.Element, not int
# expect: ValueError Element.remove(x): element not found
# expect: IndexError child index out of range
# expect: TypeError element indices must be integers
# expect: TypeError Element() argument 2 must be dict, not int
# expect: TypeError attrib must be dict, not int
# expect: TypeError insert() argument 2 must be xml.etree.ElementTree.Element, not None
# expect: TypeError expected an Element, not "int"
root.clear()
print(len(root), root.text, ET.tostring(root))  # expect: 0 None b'<a />'
print(ET.QName('uri', 'tag'), ET.QName('{uri}tag') == '{uri}tag', repr(ET.QName('x')))
# expect: {uri}tag True <QName 'x'>
