# judge: 3.11
"""Generated calls of hashlib.pbkdf2_hmac, which CPython has where it is built with OpenSSL."""
import hashlib
import sys


class Source:
    """Numbers from a seed, the upper half of a linear congruential generator: nothing that the library has is needed to make an input."""

    def __init__(self, seed):
        self.state = seed * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        self.bits()

    def bits(self):
        self.state = self.state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        return self.state >> 32

    def below(self, n):
        return self.bits() % n

    def pick(self, items):
        return items[self.bits() % len(items)]

    def several(self, items, most):
        return [self.pick(items) for _ in range(self.below(most + 1))]


def told(function, *args, **kwargs):
    """What a call gives, or how it fails."""
    try:
        return repr(function(*args, **kwargs))
    except Exception as error:
        return f'{type(error).__name__}: {error}'


BLOCKS = 20

SIZES = [0, 1, 2, 3, 7, 8, 31, 32, 55, 56, 57, 63, 64, 65, 71, 72, 103, 104, 111, 112, 119, 120, 127, 128, 129, 135, 136, 137, 143, 144, 145, 167, 168,
         169, 255, 256, 257, 500, 1000]


def data(source, most=None):
    size = source.pick(SIZES)
    if most is not None:
        size = min(size, most)
    whole = b''.join([source.bits().to_bytes(4, 'little') for _ in range(min(size, 12) // 4 + 1)])
    return (whole * (size // len(whole) + 1))[:size]


def case(source):
    name = source.pick(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_256'])
    password, salt = data(source, 200), data(source, 40)
    if source.below(3) == 0:
        return told(hashlib.pbkdf2_hmac, source.pick([name, 5, name]), source.pick([password, 'text']), source.pick([salt, 7, salt]),
                    source.pick([1, 0, -1, 2]), source.pick([None, 1, 0, -5, 50]))
    return f'{name} ' + hashlib.pbkdf2_hmac(name, password, salt, source.pick([1, 2, 3, 20]), source.pick([None, 1, 20, 64, 100])).hex()




def main():
    chosen = int(sys.argv[1]) if len(sys.argv) > 1 else None
    for block in range(BLOCKS) if chosen is None else [chosen]:
        digest = 0
        for number in range(100):
            text = case(Source(100 * block + number + 1))
            # Not with a function of the module that is tried.
            digest = (digest * 0x100000001B3 + int.from_bytes(text.encode('utf-8', 'backslashreplace'))) % (2 ** 61 - 1)
            if chosen is not None:
                print(number, ascii(text))
        print('block', block, f'{digest:016x}')


main()
