"""Regular expressions over log lines: groups, findall, sub with a function, split."""

import re

LINE = re.compile(r'(?P<ip>\d+\.\d+\.\d+\.\d+) \[(?P<day>\d\d)/(?P<month>\w+)] "(?P<verb>GET|POST) (?P<path>[^ "]*)" (?P<code>\d{3})')
NUMBER = re.compile(r'\d+')
SLUG = re.compile(r'[^a-z0-9]+')


def lines(n):
    for i in range(n):
        yield f'10.0.{i % 256}.{i % 99} [{i % 28 + 1:02}/Nov] "{"GET" if i % 3 else "POST"} /a/{i}/b?q={i % 13}" {200 + i % 5}'


def main():
    codes, paths, numbers = {}, 0, 0
    for line in lines(80000):
        match = LINE.match(line)
        codes[match['code']] = codes.get(match['code'], 0) + 1
        paths += len(match.group('path'))
        numbers += len(NUMBER.findall(line))
    text = ' '.join(lines(11000))
    doubled = NUMBER.sub(lambda m: str(int(m[0]) * 2), text)
    slug = SLUG.sub('-', text.lower())
    print(sorted(codes.items()), paths, numbers, len(doubled), len(slug), len(re.split(r'[\s"]+', text)))


main()
