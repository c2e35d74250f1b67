# A single float that is too large becomes infinite.
import array

print(array.array('f', [1e300, -1e300]))  # expect: array('f', [inf, -inf])
view = memoryview(bytearray(4)).cast('f')
view[0] = 1e300
print(view[0])  # expect: inf
