"""Autocomplete trie over a synthetic vocabulary and a Markov-chain text generator."""
import random
import re
from collections import Counter, defaultdict

CORPUS = """
It was the best of times, it was the worst of times, it was the age of wisdom, it was the age
of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season
of light, it was the season of darkness, it was the spring of hope, it was the winter of despair.
We had everything before us, we had nothing before us, we were all going direct to heaven, we
were all going direct the other way. In short, the period was so far like the present period,
that some of its noisiest authorities insisted on its being received, for good or for evil, in
the superlative degree of comparison only. There were a king with a large jaw and a queen with a
plain face, on the throne of England; there were a king with a large jaw and a queen with a fair
face, on the throne of France. In both countries it was clearer than crystal to the lords of the
state preserves of loaves and fishes, that things in general were settled for ever.
"""


class TrieNode:
    __slots__ = ("children", "count", "terminal")

    def __init__(self):
        self.children = {}
        self.count = 0
        self.terminal = 0


class Trie:
    def __init__(self, words=()):
        self.root = TrieNode()
        self._size = 0
        for w in words:
            self.insert(w)

    def __len__(self):
        return self._size

    def insert(self, word, weight=1):
        node = self.root
        for ch in word:
            node.count += weight
            if ch not in node.children:
                node.children[ch] = TrieNode()
            node = node.children[ch]
        node.count += weight
        if not node.terminal:
            self._size += 1
        node.terminal += weight

    def _find(self, prefix):
        node = self.root
        for ch in prefix:
            node = node.children.get(ch)
            if node is None:
                return None
        return node

    def __contains__(self, word):
        node = self._find(word)
        return node is not None and node.terminal > 0

    def walk(self, node, prefix):
        if node.terminal:
            yield prefix, node.terminal
        for ch, child in sorted(node.children.items()):
            yield from self.walk(child, prefix + ch)

    def complete(self, prefix, limit=3):
        node = self._find(prefix)
        if node is None:
            return []
        found = sorted(self.walk(node, prefix), key=lambda wc: (-wc[1], wc[0]))
        return [w for w, _ in found[:limit]]

    def match(self, pattern):
        """All words matching a pattern in which '?' is any letter."""

        def search(node, i, acc):
            if i == len(pattern):
                if node.terminal:
                    yield acc
                return
            ch = pattern[i]
            if ch == "?":
                for c, child in node.children.items():
                    yield from search(child, i + 1, acc + c)
            elif ch in node.children:
                yield from search(node.children[ch], i + 1, acc + ch)

        return sorted(search(self.root, 0, ""))

    def remove(self, word):
        path = [(None, self.root)]
        for ch in word:
            nxt = path[-1][1].children.get(ch)
            if nxt is None:
                return False
            path.append((ch, nxt))
        leaf = path[-1][1]
        if not leaf.terminal:
            return False
        weight, leaf.terminal = leaf.terminal, 0
        self._size -= 1
        for (_, parent), (ch, node) in zip(path, path[1:]):
            node.count -= weight
            if node.count == 0:
                del parent.children[ch]
                break
        self.root.count -= weight
        return True


class Markov:
    def __init__(self, order=2, seed=0):
        self.order = order
        self.table = defaultdict(list)
        self.starts = []
        self.rng = random.Random(seed)

    def train(self, text):
        for sentence in re.split(r"(?<=[.;])\s+", text.strip()):
            words = re.findall(r"[A-Za-z]+|[.,;]", sentence)
            if len(words) <= self.order:
                continue
            self.starts.append(tuple(words[: self.order]))
            for i in range(len(words) - self.order):
                *key, nxt = words[i : i + self.order + 1]
                self.table[tuple(key)].append(nxt)
        return self

    def sentence(self, limit=40):
        state = self.rng.choice(self.starts)
        out = list(state)
        while len(out) < limit and (options := self.table.get(state)):
            word = self.rng.choice(options)
            out.append(word)
            state = (*state[1:], word)
        text = " ".join(out)
        return re.sub(r" ([.,;])", r"\1", text)


def synth_words(n, rng):
    onsets = "b bl c ch d dr f fl g gr h j k l m n p pl r s st t tr v w".split()
    vowels = "a e i o u ai ea ou".split()
    codas = ["", "", "n", "r", "s", "t", "nd", "rk"]
    for _ in range(n):
        yield "".join(rng.choice(onsets) + rng.choice(vowels) + rng.choice(codas) for _ in range(rng.randint(1, 2)))


def main():
    rng = random.Random(99)
    vocab = list(synth_words(12000, rng))
    trie = Trie(vocab)
    print("words", len(trie), "known", sum(w in trie for w in synth_words(5000, rng)))
    for prefix in ("st", "blai", "tro", "zz"):
        print(prefix, trie.complete(prefix))
    typed = Counter()
    for word in vocab[:400]:
        for k in range(2, len(word)):
            if word in trie.complete(word[:k]):
                typed[k] += 1
                break
    print("typed", sorted(typed.items()))
    print("match", trie.match("?ai?")[:4], len(trie.match("s?o??")))
    print("removed", sum(trie.remove(w) for w in vocab[::3]), len(trie), trie.root.count)

    model = Markov(order=2, seed=42).train(CORPUS * 2)
    texts = [model.sentence() for _ in range(1800)]
    freq = Counter(w for t in texts for w in t.lower().split())
    print("markov", len(set(texts)), freq.most_common(3))
    print(min(texts, key=lambda t: (len(t), t)))


if __name__ == "__main__":
    main()
