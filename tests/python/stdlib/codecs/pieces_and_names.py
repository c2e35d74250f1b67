# Codecs by name, encodings of pieces, streams, handlers.
import codecs
import io

for name in ('utf8', 'U8', 'latin-1', 'UTF-16LE', 'ascii', 'utf-8-sig', 'hex'):
    print(name, codecs.lookup(name).name)
# expect: utf8 utf-8
# expect: U8 utf-8
# expect: latin-1 iso8859-1
# expect: UTF-16LE utf-16-le
# expect: ascii ascii
# expect: utf-8-sig utf-8-sig
# expect: hex hex
print(codecs.encode('Hello', 'rot13'), codecs.encode(b'ab', 'hex'), codecs.decode(b'YWI=', 'base64'))
# expect: Uryyb b'6162' b'ab'
text = 'aé€😀\n'
for name in ('utf-8', 'utf-16', 'utf-32', 'utf-8-sig', 'utf-16-be'):
    data = text.encode(name)
    pieces = [data[at:at + 1] for at in range(len(data))]
    print(name, list(codecs.iterdecode(pieces, name)), b''.join(codecs.iterencode(text, name)) == data)
# expect: utf-8 ['a', 'é', '€', '😀', '\n'] True
# expect: utf-16 ['a', 'é', '€', '😀', '\n'] True
# expect: utf-32 ['a', 'é', '€', '😀', '\n'] True
# expect: utf-8-sig ['a', 'é', '€', '😀', '\n'] True
# expect: utf-16-be ['a', 'é', '€', '😀', '\n'] True
decoder = codecs.getincrementaldecoder('utf-8')()
print(repr(decoder.decode(b'\xe2\x82')), decoder.getstate(), decoder.decode(b'\xac', True))
# expect: '' (b'\xe2\x82', 0) €
try:
    decoder.decode(b'\xe2', True)
except UnicodeDecodeError as error:
    print(error)  # expect: 'utf-8' codec can't decode byte 0xe2 in position 0: unexpected end of data
reader = codecs.getreader('utf-8')(io.BytesIO('eins\nzwei\ndréi'.encode()))
print(reader.readline(), list(reader))
# expect: eins
# expect:  ['zwei\n', 'dréi']
stream = io.BytesIO()
writer = codecs.getwriter('utf-16')(stream)
writer.write('a')
writer.write('b')
print(stream.getvalue() == 'ab'.encode('utf-16'))  # expect: True
error = UnicodeEncodeError('ascii', 'aé€', 1, 3, 'why')
for name in ('ignore', 'replace', 'xmlcharrefreplace', 'backslashreplace', 'namereplace'):
    print(name, codecs.lookup_error(name)(error))
# expect: ignore ('', 3)
# expect: replace ('??', 3)
# expect: xmlcharrefreplace ('&#233;&#8364;', 3)
# expect: backslashreplace ('\\xe9\\u20ac', 3)
# expect: namereplace ('\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{EURO SIGN}', 3)
for wrong in ('nothing', ):
    for function in (codecs.lookup, codecs.lookup_error):
        try:
            function(wrong)
        except LookupError as error:
            print(error)
# expect: unknown encoding: nothing
# expect: unknown error handler name 'nothing'
print(codecs.BOM_UTF8, codecs.BOM_UTF16_BE)  # expect: b'\xef\xbb\xbf' b'\xfe\xff'
