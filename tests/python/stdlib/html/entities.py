# Escaping and back, by names and numbers.
import html

for text in ('<a href="x">&\'</a>', '\xe9<', '\u65e5&', '', 'plain'):
    print(ascii(html.escape(text)), ascii(html.escape(text, False)))
for text in ('&lt;a&gt; &amp; &eacute;', '&#39;&#x27;&#39', '&;', '&#;', '&notit;', '&not', '&amp&lt', '&unknown;', '&#1234567890123;', '&#0;',
             '&CounterClockwiseContourIntegral;', '& ;', '&a b;', '&#x110000;x', 'a&b;c&d'):
    print(ascii(html.unescape(text)))
# expect: '&lt;a href=&quot;x&quot;&gt;&amp;&#x27;&lt;/a&gt;' '&lt;a href="x"&gt;&amp;\'&lt;/a&gt;'
# expect: '\xe9&lt;' '\xe9&lt;'
# expect: '\u65e5&amp;' '\u65e5&amp;'
# expect: '' ''
# expect: 'plain' 'plain'
# expect: '<a> & \xe9'
# expect: "'''"
# expect: '&;'
# expect: '&#;'
# expect: '\xacit;'
# expect: '\xac'
# expect: '&<'
# expect: '&unknown;'
# expect: '\ufffd'
# expect: '\ufffd'
# expect: '\u2233'
# expect: '& ;'
# expect: '&a b;'
# expect: '\ufffdx'
# expect: 'a&b;c&d'
