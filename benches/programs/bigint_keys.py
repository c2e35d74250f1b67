"""Keys on an elliptic curve: points, signatures, primes of two hundred bits, addresses in base 58."""

P = 2**256 - 2**32 - 977
N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)
ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


class Jacobian:
    """A point without divisions on the way."""

    __slots__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        self.x, self.y, self.z = x, y, z

    def doubled(self):
        x, y, z = self.x, self.y, self.z
        if y == 0:
            return INFINITY
        square = y * y % P
        s = 4 * x * square % P
        m = 3 * x * x % P
        nx = (m * m - 2 * s) % P
        ny = (m * (s - nx) - 8 * square * square) % P
        return Jacobian(nx, ny, 2 * y * z % P)

    def plus(self, other):
        if self.z == 0:
            return other
        if other.z == 0:
            return self
        z1, z2 = self.z * self.z % P, other.z * other.z % P
        u1, u2 = self.x * z2 % P, other.x * z1 % P
        s1, s2 = self.y * z2 * other.z % P, other.y * z1 * self.z % P
        if u1 == u2:
            return self.doubled() if s1 == s2 else INFINITY
        h, r = u2 - u1, s2 - s1
        h2 = h * h % P
        h3 = h * h2 % P
        v = u1 * h2 % P
        nx = (r * r - h3 - 2 * v) % P
        ny = (r * (v - nx) - s1 * h3) % P
        return Jacobian(nx, ny, h * self.z * other.z % P)

    def affine(self):
        inverse = pow(self.z, -1, P)
        square = inverse * inverse % P
        return self.x * square % P, self.y * square * inverse % P


INFINITY = Jacobian(1, 1, 0)


def times(k, point):
    total, step = INFINITY, Jacobian(*point, 1)
    while k:
        if k & 1:
            total = total.plus(step)
        step = step.doubled()
        k >>= 1
    return total.affine()


class Random:
    def __init__(self, seed):
        self.state = seed

    def bits(self, n):
        value = 0
        for _ in range(0, n, 32):
            self.state = (self.state * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
            value = value << 32 | self.state >> 32
        return value & ((1 << n) - 1)


def sign(key, digest, nonce):
    r = times(nonce, G)[0] % N
    s = pow(nonce, -1, N) * (digest + r * key) % N
    return r, min(s, N - s)


def verify(public, digest, signature):
    r, s = signature
    w = pow(s, -1, N)
    a = Jacobian(*times(digest * w % N, G), 1)
    b = Jacobian(*times(r * w % N, public), 1)
    return a.plus(b).affine()[0] % N == r


def base58(number):
    text = ""
    while number:
        number, digit = divmod(number, 58)
        text = ALPHABET[digit] + text
    return text


def from_base58(text):
    number = 0
    for char in text:
        number = number * 58 + ALPHABET.index(char)
    return number


def is_prime(n, rounds):
    if n % 2 == 0 or any(n % p == 0 for p in (3, 5, 7, 11, 13, 17, 19, 23)):
        return False
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in rounds:
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def gcd_steps(a, b):
    steps = 0
    x, y = 1, 0
    while b:
        q = a // b
        a, b = b, a - q * b
        x, y = y, x - q * y
        steps += 1
    return a, x, steps


def checksum(text):
    value = 5381
    for char in text:
        value = (value * 33 + ord(char)) % 2**160
    return value


def fibonacci(n):
    a, b = 0, 1
    for bit in bin(n)[2:]:
        a, b = a * (2 * b - a), a * a + b * b
        if bit == "1":
            a, b = b, a + b
    return a


def main():
    random = Random(20)
    for _ in range(16):
        key, nonce, digest = (random.bits(256) % N for _ in range(3))
        public = times(key, G)
        signature = sign(key, digest, nonce)
        assert verify(public, digest, signature) and not verify(public, digest + 1, signature)
        address = base58(public[0] << 8 | public[1] & 255)
        assert from_base58(address) == public[0] << 8 | public[1] & 255
        print(address, hex(signature[0])[:20], str(signature[1])[:20])
    found = []
    while len(found) < 12:
        candidate = random.bits(200) | 1
        if is_prime(candidate, (2, 3, 5, 7)):
            found.append(candidate)
    print(found)
    total = 0
    for _ in range(600):
        a, b = random.bits(256), random.bits(250)
        g, x, steps = gcd_steps(a, b)
        assert (x * a - g) % b == 0
        total += steps
    print(total)
    print(sum(checksum(f"invoice {i} of {i * 17 % 101}") for i in range(4000)) % 10**12)
    print(sum(len(str(fibonacci(n))) for n in range(100, 900)))
    print(str(fibonacci(700)))


if __name__ == "__main__":
    main()
