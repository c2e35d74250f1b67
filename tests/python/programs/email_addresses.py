# addresses, headers and dates of mail
import re
from email.utils import parseaddr, formataddr, getaddresses, format_datetime, parsedate_to_datetime, formatdate
from datetime import datetime, timezone, timedelta

print(parseaddr('Ann Lee <ann@example.com>'), parseaddr('"Lee, Ann" <ann@example.com>'), parseaddr('bob@example.com'), parseaddr('broken <'))
# expect: ('Ann Lee', 'ann@example.com') ('Lee, Ann', 'ann@example.com') ('', 'bob@example.com') ('broken', '')
print(formataddr(('Ann Lee', 'ann@example.com')), formataddr(('Lee, Ann', 'a@b.c')), formataddr(('', 'a@b.c')))
# expect: Ann Lee <ann@example.com> "Lee, Ann" <a@b.c> a@b.c
print(getaddresses(['Ann <a@x.org>, bob@y.org', '"C, D" <c@d.e>']))
# expect: [('Ann', 'a@x.org'), ('', 'bob@y.org'), ('C, D', 'c@d.e')]
when = datetime(2024, 3, 5, 14, 30, tzinfo=timezone(timedelta(hours=2)))
print(format_datetime(when), parsedate_to_datetime('Tue, 05 Mar 2024 14:30:00 +0200') == when, formatdate(0), formatdate(0, usegmt=True))
# expect: Tue, 05 Mar 2024 14:30:00 +0200 True Thu, 01 Jan 1970 00:00:00 -0000 Thu, 01 Jan 1970 00:00:00 GMT
headers = 'From: Ann <a@x.org>\nSubject: Hello\n  again\nX-Count: 3\n\nBody text\nline 2\n'
head, _, body = headers.partition('\n\n')
fields = dict(re.findall(r'^([\w-]+):\s*(.*(?:\n[ \t].*)*)', head, re.MULTILINE))
print({k: re.sub(r'\s*\n\s*', ' ', v) for k, v in fields.items()}, body.splitlines())
# expect: {'From': 'Ann <a@x.org>', 'Subject': 'Hello again', 'X-Count': '3'} ['Body text', 'line 2']
EMAIL = re.compile(r'^[\w.+-]+@[\w-]+(\.[\w-]+)+$', re.ASCII)
print([bool(EMAIL.match(x)) for x in ('a.b+c@x-y.co.uk', 'a@b', '@x.y', 'a b@c.d')])
# expect: [True, False, False, False]
