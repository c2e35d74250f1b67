# words, sentences and readability of a text
import re
import unicodedata
from collections import Counter

TEXT = """It was the best of times, it was the worst of times; it was the age of wisdom...
It was the age of foolishness! Was it? Naïve café-goers didn't know."""

def normalize(text):
    text = unicodedata.normalize('NFKD', text)
    return ''.join(c for c in text if not unicodedata.combining(c)).casefold()

words = re.findall(r"[a-z]+(?:'[a-z]+)?", normalize(TEXT))
sentences = [s.strip() for s in re.split(r'(?<=[.!?])\s+', TEXT) if s.strip()]
print(len(words), len(sentences), len(set(words)))
# expect: 31 4 15
print(Counter(words).most_common(4))
# expect: [('it', 5), ('was', 5), ('the', 4), ('of', 4)]
print(sentences[-1], '|', max(words, key=len), '|', sorted(set(w for w in words if len(w) > 6)))
# expect: Naïve café-goers didn't know. | foolishness | ['foolishness']
pairs = Counter(zip(words, words[1:]))
print(pairs.most_common(2))
# expect: [(('it', 'was'), 4), (('was', 'the'), 4)]
print(unicodedata.name('é'), unicodedata.category('A'), unicodedata.lookup('GREEK SMALL LETTER ALPHA'), unicodedata.numeric('½'))
# expect: LATIN SMALL LETTER E WITH ACUTE Lu α 0.5
print('Straße'.casefold() == 'STRASSE'.casefold(), 'ǆ'.title(), 'İ'.lower().encode(), len('e\u0301'), unicodedata.is_normalized('NFC', 'e\u0301'))
# expect: True ǅ b'i\xcc\x87' 2 False
print(TEXT.title()[:30], TEXT.translate(str.maketrans('aeiou', '*****', '.,;!?'))[:40], 'abc'.center(9, '-'))
# expect: It Was The Best Of Times, It W It w*s th* b*st *f t*m*s *t w*s th* w*rs ---abc---
print(*('%-10s|%5.1f%%|%03d' % row for row in [('a', 12.345, 7), ('bb', 99.95, 42)]), sep='\n')
# expect: a         | 12.3%|007
# expect: bb        |100.0%|042
