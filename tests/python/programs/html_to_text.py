# text, links and a table out of HTML
from html.parser import HTMLParser
from html import escape, unescape

PAGE = '''<!DOCTYPE html>
<html><head><title>Fish &amp; Chips</title><style>p { color: red }</style></head>
<body class="main page"><!-- a comment -->
<h1>Menu</h1><p>Today&#39;s <b>special</b>:<br/>cod &lt;fresh&gt;</p>
<a href="/order?id=1&amp;x=2" target=_blank>Order</a> <a name=top>top</a>
<table><tr><th>Item</th><th>Price</th></tr><tr><td>Cod</td><td>7.50</td></tr><tr><td>Peas</td><td>1.20</td></tr></table>
<script>if (a < b) { document.write("<p>no</p>") }</script></body></html>'''

class Extractor(HTMLParser):
    def __init__(self):
        super().__init__()
        self.text, self.links, self.rows, self.row = [], [], [], None
        self.skip = 0

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag in ('script', 'style'):
            self.skip += 1
        elif tag == 'a' and 'href' in attrs:
            self.links.append(attrs['href'])
        elif tag == 'tr':
            self.row = []

    def handle_startendtag(self, tag, attrs):
        self.text.append('\n')

    def handle_endtag(self, tag):
        if tag in ('script', 'style'):
            self.skip -= 1
        elif tag == 'tr':
            self.rows.append(self.row)
            self.row = None

    def handle_data(self, data):
        if self.skip or not data.strip():
            return
        if self.row is not None:
            self.row.append(data)
        else:
            self.text.append(data.strip())

    def handle_comment(self, data):
        print('comment:', data)

    def handle_decl(self, decl):
        print('decl:', decl)

parser = Extractor()
parser.feed(PAGE)
# expect: decl: DOCTYPE html
# expect: comment:  a comment
parser.close()
print(parser.text)
# expect: ['Fish & Chips', 'Menu', "Today's", 'special', ':', '\n', 'cod <fresh>', 'Order', 'top']
print(parser.links, parser.rows)
# expect: ['/order?id=1&x=2'] [['Item', 'Price'], ['Cod', '7.50'], ['Peas', '1.20']]
print(escape('<a href="x">\'&'), unescape('&eacute;&#x41;&notit; &amp;lt;'))
# expect: &lt;a href=&quot;x&quot;&gt;&#x27;&amp; éA¬it; &lt;
