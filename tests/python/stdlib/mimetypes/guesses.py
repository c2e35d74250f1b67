# since: 3.14
# Types by extension, and extensions by type.
import mimetypes
for name in ('a.txt', 'b.HTML', 'c.tar.gz', 'd.tgz', 'e.json', 'f', 'g.unknown', 'http://host/h.png?x=1', 'data:text/html;base64,xx', 'data:,x',
             'i.svgz', 'j.tar.Z', 'k.py', 'l.webp', 'm.md', 'n.pct', '.bashrc', 'dir.x/o.csv'):
    print(name, mimetypes.guess_type(name))
# expect: a.txt ('text/plain', None)
# expect: b.HTML ('text/html', None)
# expect: c.tar.gz ('application/x-tar', 'gzip')
# expect: d.tgz ('application/x-tar', 'gzip')
# expect: e.json ('application/json', None)
# expect: f (None, None)
# expect: g.unknown (None, None)
# expect: http://host/h.png?x=1 ('image/png', None)
# expect: data:text/html;base64,xx ('text/html', None)
# expect: data:,x ('text/plain', None)
# expect: i.svgz ('image/svg+xml', 'gzip')
# expect: j.tar.Z ('application/x-tar', 'compress')
# expect: k.py ('text/x-python', None)
# expect: l.webp ('image/webp', None)
# expect: m.md ('text/markdown', None)
# expect: n.pct (None, None)
# expect: .bashrc (None, None)
# expect: dir.x/o.csv ('text/csv', None)
print(mimetypes.guess_type('n.pct', strict=False), mimetypes.guess_file_type('a/b.pdf'))
# expect: ('image/pict', None) ('application/pdf', None)
for kind in ('text/plain', 'image/jpeg', 'TEXT/HTML', 'application/zip', 'x/y'):
    print(kind, mimetypes.guess_extension(kind), mimetypes.guess_all_extensions(kind))
# expect: text/plain .txt ['.txt', '.bat', '.c', '.h', '.ksh', '.pl', '.srt']
# expect: image/jpeg .jpg ['.jpg', '.jpe', '.jpeg']
# expect: TEXT/HTML .html ['.html', '.htm']
# expect: application/zip .zip ['.zip']
# expect: x/y None []
print(mimetypes.guess_extension('image/jpg'), mimetypes.guess_extension('image/jpg', strict=False))
# expect: None .jpg
