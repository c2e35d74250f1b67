"""Compression toolbox: Huffman coding, LZW, move-to-front, Burrows-Wheeler, CRC32, base64."""
import heapq
import random
from collections import Counter, namedtuple

Leaf = namedtuple("Leaf", "symbol weight")
Inner = namedtuple("Inner", "left right weight")


def build_tree(freq):
    heap = [(w, i, Leaf(s, w)) for i, (s, w) in enumerate(sorted(freq.items()))]
    heapq.heapify(heap)
    tick = len(heap)
    while len(heap) > 1:
        w1, _, a = heapq.heappop(heap)
        w2, _, b = heapq.heappop(heap)
        heapq.heappush(heap, (w1 + w2, tick, Inner(a, b, w1 + w2)))
        tick += 1
    return heap[0][2]


def code_table(node, prefix="", table=None):
    if table is None:
        table = {}
    if isinstance(node, Leaf):
        table[node.symbol] = prefix or "0"
    else:
        code_table(node.left, prefix + "0", table)
        code_table(node.right, prefix + "1", table)
    return table


def encode(text, table):
    return "".join([table[ch] for ch in text])


def decode(bits, tree):
    out = []
    node = tree
    for bit in bits:
        node = node.left if bit == "0" else node.right
        if isinstance(node, Leaf):
            out.append(node.symbol)
            node = tree
    return "".join(out)


def pack_bits(bits):
    pad = -len(bits) % 8
    bits += "0" * pad
    return bytes([pad]) + bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def unpack_bits(data):
    pad = data[0]
    bits = "".join(format(b, "08b") for b in data[1:])
    return bits[: len(bits) - pad]


def lzw_compress(data: bytes):
    table = {bytes([i]): i for i in range(256)}
    w = b""
    for byte in data:
        wc = w + bytes([byte])
        if wc in table:
            w = wc
        else:
            yield table[w]
            table[wc] = len(table)
            w = bytes([byte])
    if w:
        yield table[w]


def lzw_decompress(codes):
    codes = iter(codes)
    table = {i: bytes([i]) for i in range(256)}
    prev = table[next(codes)]
    out = bytearray(prev)
    for code in codes:
        entry = table[code] if code in table else prev + prev[:1]
        out += entry
        table[len(table)] = prev + entry[:1]
        prev = entry
    return bytes(out)


def bwt(text, end="\x03"):
    text += end
    order = sorted(range(len(text)), key=lambda i: text[i:])
    return "".join(text[i - 1] for i in order)


def inverse_bwt(last, end="\x03"):
    counts = Counter()
    ranks = []
    for ch in last:
        ranks.append(counts[ch])
        counts[ch] += 1
    first, total = {}, 0
    for ch in sorted(counts):
        first[ch] = total
        total += counts[ch]
    row, out = 0, []
    for _ in range(len(last) - 1):
        ch = last[row]
        out.append(ch)
        row = first[ch] + ranks[row]
    return "".join(reversed(out))


def move_to_front(text):
    alphabet = sorted(set(text))
    out = []
    for ch in text:
        i = alphabet.index(ch)
        out.append(i)
        alphabet.insert(0, alphabet.pop(i))
    return out


CRC_TABLE = []
for n in range(256):
    c = n
    for _ in range(8):
        c = 0xEDB88320 ^ (c >> 1) if c & 1 else c >> 1
    CRC_TABLE.append(c)


def crc32(data):
    crc = 0xFFFFFFFF
    for b in data:
        crc = CRC_TABLE[(crc ^ b) & 0xFF] ^ (crc >> 8)
    return crc ^ 0xFFFFFFFF


B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def base64(data):
    out = []
    for i in range(0, len(data), 3):
        chunk = data[i : i + 3]
        n = int.from_bytes(chunk.ljust(3, b"\0"), "big")
        quad = [B64[n >> s & 63] for s in (18, 12, 6, 0)]
        out.append("".join(quad[: len(chunk) + 1]).ljust(4, "="))
    return "".join(out)


def main():
    rng = random.Random(5)
    words = "the quick brown fox jumps over the lazy dog and runs away from an angry bear again".split()
    text = " ".join(rng.choice(words) for _ in range(30000))

    freq = Counter(text)
    tree = build_tree(freq)
    table = code_table(tree)
    bits = encode(text, table)
    packed = pack_bits(bits)
    assert decode(unpack_bits(packed), tree) == text
    print("huffman", len(text), len(packed), tree.weight, max(map(len, table.values())))

    raw = text.encode()
    codes = list(lzw_compress(raw))
    assert lzw_decompress(codes) == raw
    print("lzw", len(codes), max(codes))

    sample = text[:20000]
    transformed = bwt(sample)
    assert inverse_bwt(transformed) == sample
    mtf = move_to_front(transformed)
    print("bwt+mtf", Counter(mtf).most_common(3))

    print(f"crc {crc32(raw):08x}", crc32(b"123456789") == 0xCBF43926)
    enc = base64(packed)
    print("base64", len(enc), enc[:24], f"{crc32(enc.encode()):08x}")


if __name__ == "__main__":
    main()
