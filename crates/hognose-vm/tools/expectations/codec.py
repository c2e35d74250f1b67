"""Writes src/text/tests/data/codec.txt: codecs, error handlers and encoding names.

Run with CPython 3.14: python3.14 tools/expectations/codec.py > src/text/tests/data/codec.txt
Encodings that are absent here (cp936) are left out of the table.
"""

import random, codecs, zlib
random.seed(21)
def esc(s): return s.encode('unicode_escape').decode()
def hx(b): return b.hex()
encs=['utf-8','utf-8-sig','utf-16','utf-16-le','utf-16-be','utf-32','utf-32-le','utf-32-be','ascii','latin-1','cp1252','cp437','iso8859-15','unicode_escape','raw_unicode_escape','utf-7']
modes=['strict','ignore','replace','backslashreplace','xmlcharrefreplace','surrogateescape','surrogatepass','namereplace']
pool=['a','b','\xe9','\xff','\x80','\u20ac','\u0100','\ud800','\udc80','\udcff','\udfff','\U0001f600','\U0010ffff','+','-','\\','~','\n','\x00','\u2028','1','\x7f','/']
out=[]
def desc(e):
    if isinstance(e,UnicodeError): return f"!{e.encoding},{e.start},{e.end},{e.reason}"
    return '!T'
for enc in encs:
    for i in range(150):
        s=''.join(random.choice(pool) for _ in range(random.randint(0,6)))
        m=random.choice(modes) if i%3 else 'strict'
        try: r='='+hx(s.encode(enc,m))
        except (UnicodeError,TypeError) as e: r=desc(e)
        out.append('\t'.join(['e',enc,m,esc(s),r]))
    bpool={'utf-8':[b'a',b'\xc3',b'\xa9',b'\xe2\x82\xac',b'\xe2\x82',b'\xf0\x9f\x98\x80',b'\xf0\x9f',b'\xed\xa0\x80',b'\xed\xb2\x80',b'\xff',b'\x80',b'\xf4\x90\x80\x80',b'\xe0\x80',b'\xc0',b'\xf8',b'\xf0\x80',b'\xe1\x80a',b'\xed']}
    bpool['utf-8-sig']=bpool['utf-8']+[b'\xef\xbb\xbf']*4
    u16=[b'a\0',b'\0a',b'\xff\xfe',b'\xfe\xff',b'\0\xd8',b'\xd8\0',b'\0\xdc',b'\xdc\0',b'a',b'\x3d\xd8\x00\xde',b'\xd8\x3d\xde\x00']
    u32=[b'a\0\0\0',b'\0\0\0a',b'\xff\xfe\0\0',b'\0\0\xfe\xff',b'\0\xd8\0\0',b'\0\0\xd8\0',b'\xff\xff\xff\xff',b'a',b'\0\0\x11\0',b'\0\x11\0\0',b'\0\xf6\1\0']
    esc_=[b'a',b'\\',b'\\\\',b'\\x41',b'\\x4',b'\\u20ac',b'\\u20',b'\\U0001f600',b'\\U00110000',b'\\N{BULLET}',b'\\N{NOPE}',b'\\N{',b'\\N',b'\\n',b'\\\n',b'\\q',b'\\101',b'\\7',b'\\777',b'\xe9',b'}',b'1',b'\\N{}',b"\\'",b'\\ud800']
    for x in ('utf-16','utf-16-le','utf-16-be'): bpool[x]=u16
    for x in ('utf-32','utf-32-le','utf-32-be'): bpool[x]=u32
    bpool['unicode_escape']=esc_; bpool['raw_unicode_escape']=esc_
    bpool['utf-7']=[b'a',b'+',b'-',b'+-',b'+AOk-',b'+AOk',b'+2D3eAA-',b'+2D0-',b'+2D0',b'A',b'AB',b'/',b'!',b'\xe9',b'+A',b'+AO',b'+AOl-',b'~',b'\\',b'+!']
    bp=bpool.get(enc,[b'a',b'\xe9',b'\x81',b'\xff',b'\x80',b'\x00',b'\x9d',b'\x7f'])
    import warnings; warnings.simplefilter('ignore')
    for i in range(250 if enc in('utf-8','unicode_escape','utf-7','utf-16') else 120):
        b=b''.join(random.choice(bp) for _ in range(random.randint(0,5)))
        m=random.choice(modes) if i%3 else 'strict'
        try: r='='+esc(b.decode(enc,m))
        except (UnicodeError,TypeError) as e: r=desc(e)
        out.append('\t'.join(['d',enc,m,hx(b),r]))
for enc in """cp037 cp437 cp500 cp737 cp775 cp850 cp852 cp855 cp857 cp858 cp860 cp861 cp862 cp863 cp864 cp865 cp866 cp869 cp874 cp1140 cp1250 cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258 iso8859_2 iso8859_3 iso8859_4 iso8859_5 iso8859_6 iso8859_7 iso8859_8 iso8859_9 iso8859_10 iso8859_11 iso8859_13 iso8859_14 iso8859_15 iso8859_16 koi8_r koi8_u mac_roman mac_cyrillic mac_latin2""".split():
    d=bytes(range(256)).decode(enc,'ignore')
    out.append('\t'.join(['m',enc,codecs.lookup(enc).name,esc(d),hx(d.encode(enc))]))
for n in ['UTF8','utf_8','U8','utf','UTF-8-SIG','latin1','L1','iso-8859-1','ISO8859-15','latin9','l9','ascii','US-ASCII','646','cp-1252','windows-1252','1252','CP437','ibm437','utf16','UTF-16LE','utf_16_be','unicodelittleunmarked','utf32','utf-7','unicode-escape','raw_unicode_escape','koi8-r','macroman','mac-roman','nope','','utf--8',' utf-8','utf 8','utf-8 ','iso_8859.1','iso8859_1','utf8\u00e9','cp65001','mbcs','ISO_8859-1:1987','_utf8','8859','csisolatin1','ANSI_X3.4-1968','u.8','x-mac-roman']:
    try: r=codecs.lookup(n).name
    except (LookupError,ValueError): r='!'
    out.append('\t'.join(['n',esc(n),r]))
print('\n'.join(out))
