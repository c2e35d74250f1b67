# since: 3.14
# Empty bytes decode to nothing, whatever the encoding is called.
print(repr(b''.decode('nope')), repr(bytearray().decode('nope')), repr(b''.decode('ascii', 'nope')))
# expect: '' '' ''
for value in (b'a', bytearray(b'a')):
    try:
        value.decode('nope')
    except LookupError as error:
        print(error)
# expect: unknown encoding: nope
# expect: unknown encoding: nope
