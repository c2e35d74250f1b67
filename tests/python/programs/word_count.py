# counting words of a text
text = 'the cat sat on the mat the end'
counts = {}
for w in text.split(): counts[w] = counts.get(w, 0) + 1
for w, n in sorted(counts.items(), key=lambda p: (-p[1], p[0])):
    print(f'{w:<5}{n:>3}')
# expect: the    3
# expect: cat    1
# expect: end    1
# expect: mat    1
# expect: on     1
# expect: sat    1
from collections import Counter
print(Counter(text.split()).most_common(2), counts == Counter(text.split()))
# expect: [('the', 3), ('cat', 1)] True
