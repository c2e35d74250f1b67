# since: 3.14
# Integers that do not fit into a byte.
import struct

for code, value in [('b', 128), ('B', 256), ('<b', -129), ('!B', -1), ('h', 40000)]:
    try:
        struct.pack(code, value)
    except struct.error as error:
        print(error)
# expect: 'b' format requires -128 <= number <= 127
# expect: 'B' format requires 0 <= number <= 255
# expect: 'b' format requires -128 <= number <= 127
# expect: 'B' format requires 0 <= number <= 255
# expect: 'h' format requires -32768 <= number <= 32767
