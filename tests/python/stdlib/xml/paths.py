# Paths to elements, with predicates and namespaces.
# since: 3.14
import xml.etree.ElementTree as ET

root = ET.XML('<r><a n="1"><b>x</b></a><a n="2"><b>y</b><c/></a><d><a n="3"/></d><p:e xmlns:p="urn:p" p:k="v"/></r>')
for path in ('a', 'a/b', './/a', './/b', 'a[2]', 'a[last()]', 'a[last()-1]', "a[@n='2']", "a[@n!='2']", 'a[b]', "a[b='y']", "a[b!='y']", ".//b[.='x']",
             './/b/..', '*', '*/a', '{urn:p}e', '{*}e', '{urn:p}*', 'p:e', '.', './/*[@n]', 'a[@n][2]', 'd/a', './/c/../b'):
    print(path, [element.tag + str(element.attrib.get('n', '')) for element in root.findall(path, {'p': 'urn:p'})])
# expect: a ['a1', 'a2']
# expect: a/b ['b', 'b']
# expect: .//a ['a1', 'a2', 'a3']
# expect: .//b ['b', 'b']
# expect: a[2] ['a2']
# expect: a[last()] ['a2']
# expect: a[last()-1] ['a1']
# expect: a[@n='2'] ['a2']
# expect: a[@n!='2'] ['a1']
# expect: a[b] ['a1', 'a2']
# expect: a[b='y'] ['a2']
# expect: a[b!='y'] ['a1']
# expect: .//b[.='x'] ['b']
# expect: .//b/.. ['a1', 'a2']
# expect: * ['a1', 'a2', 'd', '{urn:p}e']
# expect: */a ['a3']
# expect: {urn:p}e ['{urn:p}e']
# expect: {*}e ['{urn:p}e']
# expect: {urn:p}* ['{urn:p}e']
# expect: p:e ['{urn:p}e']
# expect: . ['r']
# expect: .//*[@n] ['a1', 'a2', 'a3']
# expect: a[@n][2] ['a2']
# expect: d/a ['a3']
# expect: .//c/../b ['b']
print(root.find('a').get('n'), root.find('zzz'), root.findtext('a/b'), root.findtext('q', 'none'), repr(root.findtext('d')), next(root.iterfind('a')).tag)
# expect: 1 None x none '' a
for path in ('/a', 'a[', 'a[0]', 'a[foo()]', 'a[last()-x]', 'q:a', 'a[-1]', '@n', 'a[@n'):
    try:
        print(path, root.findall(path))
    except Exception as error:
        print(path, type(error).__name__, error)
# expect: /a SyntaxError cannot use absolute path on element
# expect: a[ TypeError 'NoneType' object is not callable
# expect: a[0] SyntaxError XPath position >= 1 expected
# expect: a[foo()] SyntaxError unsupported function
# expect: a[last()-x] SyntaxError unsupported expression
# expect: q:a []
# expect: a[-1] SyntaxError XPath position >= 1 expected
# expect: @n KeyError '@'
# expect: a[@n TypeError 'NoneType' object is not callable
