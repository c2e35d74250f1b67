"""Texts in UTF-8 of runs of every width and length."""
# since: 3.14

parts = 'a', 'é', '日', '😀', 'plain text', 'naïve', 'ÿ' * 9, '日本語', 'x' * 17, '\x80', '\uffff', '\U0010ffff'
found = 0
for first in parts:
    for second in parts:
        for n in 0, 1, 7, 8, 9:
            text = first + 'y' * n + second * 2 + 'z' * n + first
            data = text.encode()
            assert data.decode() == text and data.decode('utf-8', 'replace') == text and [*data.decode()] == [*text]
            assert (data[:-1].decode('utf-8', 'ignore') + 'é')[:-1] == text[:-1], (text, n)
            found += len(data) * len(text) + max(map(ord, data.decode()))
print(found)  # expect: 153751609
