# byte literals and repr
print(b'abc', b'\x00\xff\n\t\'', b"it's", b'\\', rb'\n', Rb'x', b'a' b'b', b'\101')
# expect: b'abc' b"\x00\xff\n\t'" b"it's" b'\\' b'\\n' b'x' b'ab' b'A'
print(repr(b'\x7f'), str(b'a'), b'"', b'"\'')  # expect: b'\x7f' b'a' b'"' b'"\''
