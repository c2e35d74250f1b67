# Random bytes of a seed, between other draws; a class that gives its own bits.
import random

generator = random.Random(1)
print(generator.randbytes(20), generator.randbytes(0), generator.randbytes(3), generator.randbytes(4), generator.randbytes(5))
print(generator.random(), len(generator.randbytes(3000)), generator.getrandbits(16))


class Constant(random.Random):
    def getrandbits(self, k):
        return 7


print(Constant(1).randbytes(2))
# expect: b'\xf5\xb1e"JX\xb7\x91\xdfj\xf1\xd80>a\xcd\xc4\xbb\x86\xc3' b'' b"\xc4'\x10" b'<4LA' b'\x89\xeb/\x1e~'
# expect: 0.7609624449125756 3000 9076
# expect: b'\x07\x00'
