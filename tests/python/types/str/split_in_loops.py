"""Loops over the parts of long texts, which are made one after the other."""

words = 'one two,three\tfour\n  five,six\r\nseven \n\neight,,nine \x0b ten\x1c' * 14
print(len(words))  # expect: 798
n = 0
for word in words.split():
    n += len(word)
print(n, word)  # expect: 602 ten
text = words
for part in text.split(','):
    text = 'another one'
    if part == 'six\r\nseven \n\neight':
        continue
    if part == '':
        break
print(repr(part), text)  # expect: '' another one
lines = [line for line in words.splitlines()]
print(len(lines), lines[:7] == words.splitlines()[:7], repr(lines[-1]))  # expect: 84 True ' ten'
print([line for line in words.splitlines(True)][:6] == words.splitlines(keepends=True)[:6])  # expect: True
print({part: 1 for part in words.split('two')} == dict.fromkeys(words.split('two'), 1))  # expect: True
print({len(part) for part in words.split('ten')}, sum(len(part) for part in words.split('nine')))
# expect: {1, 53, 54} 742


def first(text, n):
    for i, part in enumerate(text.split()):
        if i == n:
            return part


def generated(text):
    for part in text.split(' '):
        yield part


def nested(text):
    count = 0
    for line in text.split('seven'):
        for part in line.split():
            count += part == 'two,three'
    else:
        count += 1000
    return count


print(first(words, 5), len(list(generated(words))) == words.count(' ') + 1, nested(words))
# expect: eight,,nine True 1014
for bad in ('', 3):
    try:
        for part in words.split(bad):
            print(part)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
# expect: ValueError empty separator
# expect: TypeError must be str or None, not int
for part in words.split(' ', 1):
    print(len(part))
# expect: 3
# expect: 794
for part in words.split(sep='eight'):
    pass
print(repr(part[:12]))  # expect: ',,nine \x0b ten'
kept = words.split('nine')
total = [w for w in kept]
print(len(kept) == len(total), kept[3][:5])  # expect: True   te


class Text(str):
    def split(self, by=None):
        return ['mine']


print([p for p in Text(words).split()], [p for p in str.split(Text(words), 'ten')][1][:5])
# expect: ['mine'] one
try:
    for part in words.split():
        raise KeyError(part)
except KeyError as e:
    print(e)  # expect: 'one'
