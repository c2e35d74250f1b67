# Types that a program adds, for all or for a table of its own.
import io, mimetypes
mimetypes.add_type('x-own/thing', '.thing')
print(mimetypes.guess_type('a.thing'), mimetypes.guess_extension('x-own/thing'))
# expect: ('x-own/thing', None) .thing
own = mimetypes.MimeTypes()
print(own.guess_type('a.thing'))  # expect: (None, None)
own.add_type('text/plain', '.note')
own.readfp(io.StringIO('# comment\nx-own/list  lst ls2 # more\n\nx-own/none\n'))
print(own.guess_type('a.ls2'), own.guess_all_extensions('x-own/list'), own.guess_all_extensions('text/plain')[-1], own.guess_type('a.note.gz'))
# expect: ('x-own/list', None) ['.lst', '.ls2'] .note ('text/plain', 'gzip')
mimetypes.init()
print(mimetypes.guess_type('a.thing'), mimetypes.inited)  # expect: (None, None) True
