# since: 3.14
"""Generated calls of hashlib and hmac: every algorithm in pieces and in copies, keys, and what is refused."""
import hashlib
import hmac
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


BLOCKS = 100

NAMES = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'shake_128', 'shake_256', 'blake2b',
         'blake2s']
SIZES = [0, 1, 2, 3, 7, 8, 31, 32, 55, 56, 57, 63, 64, 65, 71, 72, 103, 104, 111, 112, 119, 120, 127, 128, 129, 135, 136, 137, 143, 144, 145, 167, 168,
         169, 255, 256, 257, 500, 1000]
WRONG = ['text', 5, None, 1.5, [1], (), bytearray(b'array'), memoryview(b'view'), memoryview(b'abcdef')[::2], range(3), '']


def data(source, most=None):
    size = source.pick(SIZES)
    if most is not None:
        size = min(size, most)
    whole = b''.join([source.bits().to_bytes(4, 'little') for _ in range(min(size, 12) // 4 + 1)])
    return (whole * (size // len(whole) + 1))[:size]


def new(source, name):
    way = source.below(6)
    first = data(source)
    if way == 0:
        return hashlib.new(name, first)
    if way == 1:
        return hashlib.new(name)
    if way == 2:
        return getattr(hashlib, name)()
    if way == 3:
        return getattr(hashlib, name)(first, usedforsecurity=bool(source.below(2)))
    if way == 4:
        return hashlib.new(name.upper() if 'sha' in name and '_' not in name else name, first, usedforsecurity=False)
    return getattr(hashlib, name)(bytearray(first))


def shown(source, state):
    if state.name.startswith('shake'):
        length = source.pick([0, 1, 16, 32, 100, 168, 200, 336, 500])
        return state.hexdigest(length) if source.below(2) else state.digest(length).hex()
    return state.hexdigest() if source.below(2) else state.digest().hex()


def pieces(source):
    """Updates in pieces, copies on the way, looks that change nothing."""
    name = source.pick(NAMES)
    state = new(source, name)
    found = [f'{state.name} {state.digest_size} {state.block_size}']
    for _ in range(source.below(5)):
        way = source.below(4)
        if way == 0:
            other = state.copy()
            other.update(data(source))
            found.append(shown(source, other))
        elif way == 1:
            found.append(shown(source, state))
        else:
            part = data(source)
            state.update(source.pick([part, bytearray(part), memoryview(part)]))
    found.append(shown(source, state))
    return ' '.join(found)


def blake(source):
    big = source.below(2)
    make, size, salt = (hashlib.blake2b, 64, 16) if big else (hashlib.blake2s, 32, 8)
    options = {}
    if source.below(2):
        options['digest_size'] = source.pick([1, 2, 16, 20, 32, size, size + 1, 0, -1, 100])
    if source.below(2):
        options['key'] = data(source, source.pick([0, 1, size, size + 1]))
    if source.below(3) == 0:
        options['salt'] = data(source, source.pick([0, 1, salt, salt + 1]))
    if source.below(3) == 0:
        options['person'] = data(source, source.pick([0, 1, salt, salt + 1]))
    if source.below(4) == 0:
        options['fanout'] = source.pick([0, 1, 2, 255, 256, -1])
    if source.below(4) == 0:
        options['depth'] = source.pick([0, 1, 2, 255, 256, -1])
    if source.below(4) == 0:
        options['leaf_size'] = source.pick([0, 1, 4096, 2 ** 31 - 1])
    if source.below(4) == 0:
        options['node_offset'] = source.pick([0, 1, 2 ** 31 - 1, -1])
    if source.below(4) == 0:
        options['node_depth'] = source.pick([0, 1, 255, 256, -1])
    if source.below(4) == 0:
        options['inner_size'] = source.pick([0, 1, size, size + 1, -1])
    if source.below(4) == 0:
        options['last_node'] = source.pick([True, False, 0, 1])
    first = data(source)
    try:
        state = make(first, **options)
        state.update(data(source))
        return f'{options} {state.digest_size} {state.block_size} {state.hexdigest()}'
    except Exception as error:
        return f'{options} {type(error).__name__}: {error}'


def keyed(source):
    name = source.pick([name for name in NAMES if 'shake' not in name])
    key, message = data(source), data(source)
    way = source.below(8)
    try:
        if way == 0:
            return hmac.digest(key, message, name).hex()
        if way == 1:
            return hmac.new(key, message, getattr(hashlib, name)).hexdigest()
        if way == 2:
            return told(lambda *args: hmac.new(*args).hexdigest(), source.pick(['key', 5, None, b'k']), source.pick([message, 'text', None, 7]), source.pick(['sha256', '', None, 'nope']))
        if way == 3:
            return f'{hmac.compare_digest(key, source.pick([key, message, key[:-1]]))}'
        if way == 4:
            return told(hmac.compare_digest, source.pick(['abc', b'abc', 'ä', 5]), source.pick(['abc', b'abc', 'ä', bytearray(b'abc')]))
        state = hmac.new(key, digestmod=name)
        state.update(message)
        other = state.copy()
        other.update(key)
        return f'{state.name} {state.digest_size} {state.block_size} {state.hexdigest()} {other.digest().hex()}'
    except Exception as error:
        return f'{way} {name} {type(error).__name__}: {error}'


def refused(source):
    name = source.pick(NAMES)
    way = source.below(6)
    wrong = source.pick(WRONG)
    if way == 0:
        return f'{name} {wrong!r:.8} {told(hashlib.new(name).update, wrong)}'
    if way == 1:
        return f'{wrong!r:.8} {told(lambda: getattr(hashlib, name)(wrong).name)}'
    if way == 2:
        return told(lambda name: hashlib.new(name).name, source.pick(['nope', '', 'SHA3_256x']))
    if way == 3 and name.startswith('shake'):
        return told(hashlib.new(name).hexdigest, source.pick([-1, 2.0, 'a', True]))
    if way == 4:
        return f'{name in hashlib.algorithms_guaranteed} {name in hashlib.algorithms_available}'
    return f'{name} {told(lambda: hashlib.new(name, wrong).digest_size)}'


def case(source):
    way = source.below(9)
    return pieces(source) if way < 5 else [blake, blake, keyed, refused][way - 5](source)


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
