"""Several patterns over one log: search, findall, finditer, templates, split, words out of a set."""

import re

LEVEL = re.compile(r'\b(?:ERROR|WARN(?:ING)?|INFO|DEBUG)\b')
PAIR = re.compile(r'(\w+)=("[^"]*"|\S+)')
STAMP = re.compile(r'^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)')
MAIL = re.compile(r'[\w.+-]+@[\w-]+\.[\w.]+')
SPACE = re.compile(r'\s+')
SECRET = re.compile(r'(?i)(token|password)=\S+')


def lines(n):
    levels = 'INFO', 'DEBUG', 'WARNING', 'ERROR', 'NOTE'
    for i in range(n):
        yield (f'2024-{i % 12 + 1:02}-{i % 28 + 1:02}T{i % 24:02}:{i % 60:02}:{i * 7 % 60:02} {levels[i % 5]} '
               f'user=u{i % 97} mail=u{i % 97}@example.org path="/a b/{i}"  took={i % 1000}ms token=x{i:x}')


def main():
    levels, took, mails, hours, hidden, words = {}, 0, set(), [0] * 24, 0, 0
    for line in lines(16000):
        found = LEVEL.search(line)
        if found:
            levels[found.group()] = levels.get(found.group(), 0) + 1
        fields = dict(PAIR.findall(line))
        took += int(fields['took'][:-2])
        stamp = STAMP.match(line)
        hours[int(stamp.group(4))] += int(stamp[6])
        for mail in MAIL.finditer(line):
            mails.add(mail.group())
        hidden += len(SECRET.sub(r'\1=***', line))
        words += len(SPACE.split(line))
        if re.search(r'took=9\d\dms', line):
            words += 1
    print(sorted(levels.items()), took, len(mails), hours, hidden, words)


main()
