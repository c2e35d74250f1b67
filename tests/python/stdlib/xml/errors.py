# What is no document, and where: the words and positions of expat.
import xml.etree.ElementTree as ET

for text in ('<a></b>', '<a>', '', ' \n ', 'x', '<a/>x', '<a/><b/>', '<a>&x;</a>', '<a b="&x;"/>', '<a b="1" b="2"/>', '<a>\x01</a>', '<a>]]></a>',
             '<a><![CDATA[x</a>', '<a><!-- -- --></a>', ' <?xml version="1.0"?><a/>', '<?xml?><a/>', '<p:a/>', '<a xmlns:p=""/>', '<a:b:c/>',
             '<a>&#0;</a>', '<a b=1/>', '<a b/>', '<a b="<"/>', '<a', '<a>& </a>', '</a>', '<1/>', '<a></ a>', '<a>\n\n  <b>\n</a>',
             '<!DOCTYPE a [<!ENTITY x "&x;">]><a>&x;</a>', '<!DOCTYPE a [<!ENTITY x SYSTEM "f">]><a>&x;</a>', '<!DOCTYPE a ['):
    try:
        ET.fromstring(text)
        print(repr(text), 'is one')
    except ET.ParseError as error:
        print(repr(text), error, error.code, error.position)
# expect: '<a></b>' mismatched tag: line 1, column 5 7 (1, 5)
# expect: '<a>' no element found: line 1, column 3 3 (1, 3)
# expect: '' no element found: line 1, column 0 3 (1, 0)
# expect: ' \n ' no element found: line 2, column 1 3 (2, 1)
# expect: 'x' syntax error: line 1, column 0 2 (1, 0)
# expect: '<a/>x' junk after document element: line 1, column 4 9 (1, 4)
# expect: '<a/><b/>' junk after document element: line 1, column 4 9 (1, 4)
# expect: '<a>&x;</a>' undefined entity: line 1, column 3 11 (1, 3)
# expect: '<a b="&x;"/>' undefined entity: line 1, column 0 11 (1, 0)
# expect: '<a b="1" b="2"/>' duplicate attribute: line 1, column 9 8 (1, 9)
# expect: '<a>\x01</a>' not well-formed (invalid token): line 1, column 3 4 (1, 3)
# expect: '<a>]]></a>' not well-formed (invalid token): line 1, column 5 4 (1, 5)
# expect: '<a><![CDATA[x</a>' unclosed CDATA section: line 1, column 17 20 (1, 17)
# expect: '<a><!-- -- --></a>' not well-formed (invalid token): line 1, column 10 4 (1, 10)
# expect: ' <?xml version="1.0"?><a/>' XML or text declaration not at start of entity: line 1, column 1 17 (1, 1)
# expect: '<?xml?><a/>' XML declaration not well-formed: line 1, column 5 30 (1, 5)
# expect: '<p:a/>' unbound prefix: line 1, column 0 27 (1, 0)
# expect: '<a xmlns:p=""/>' must not undeclare prefix: line 1, column 0 28 (1, 0)
# expect: '<a:b:c/>' not well-formed (invalid token): line 1, column 4 4 (1, 4)
# expect: '<a>&#0;</a>' reference to invalid character number: line 1, column 3 14 (1, 3)
# expect: '<a b=1/>' not well-formed (invalid token): line 1, column 5 4 (1, 5)
# expect: '<a b/>' not well-formed (invalid token): line 1, column 4 4 (1, 4)
# expect: '<a b="<"/>' not well-formed (invalid token): line 1, column 6 4 (1, 6)
# expect: '<a' unclosed token: line 1, column 0 5 (1, 0)
# expect: '<a>& </a>' not well-formed (invalid token): line 1, column 4 4 (1, 4)
# expect: '</a>' not well-formed (invalid token): line 1, column 1 4 (1, 1)
# expect: '<1/>' not well-formed (invalid token): line 1, column 1 4 (1, 1)
# expect: '<a></ a>' not well-formed (invalid token): line 1, column 5 4 (1, 5)
# expect: '<a>\n\n  <b>\n</a>' mismatched tag: line 4, column 2 7 (4, 2)
# expect: '<!DOCTYPE a [<!ENTITY x "&x;">]><a>&x;</a>' recursive entity reference: line 1, column 35 12 (1, 35)
# expect: '<!DOCTYPE a [<!ENTITY x SYSTEM "f">]><a>&x;</a>' undefined entity &x;: line 1, column 40 11 (1, 40)
# expect: '<!DOCTYPE a [' no element found: line 1, column 13 3 (1, 13)
