# Messages of parts that are made one by one.
from email import encoders
from email.header import Header, decode_header, make_header
from email.mime.application import MIMEApplication
from email.mime.base import MIMEBase
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText

outer = MIMEMultipart('mixed', boundary='XX')
outer['Subject'] = 'Grüße'
outer['To'] = ', '.join(['somebody@example.com'] * 5)
outer.attach(MIMEText('a'))
outer.attach(MIMEText('<b>ü</b>', 'html'))
part = MIMEBase('application', 'pdf')
part.set_payload(b'abc' * 30)
encoders.encode_base64(part)
part.add_header('Content-Disposition', 'attachment', filename='f.pdf')
outer.attach(part)
outer.attach(MIMEApplication(b'xyz', Name='q.bin'))
print(outer.as_string())
# expect: Content-Type: multipart/mixed; boundary="XX"
# expect: MIME-Version: 1.0
# expect: Subject: =?utf-8?b?R3LDvMOfZQ==?=
# expect: To: somebody@example.com, somebody@example.com, somebody@example.com, somebody@example.com, somebody@example.com
# expect:
# expect: --XX
# expect: Content-Type: text/plain; charset="us-ascii"
# expect: MIME-Version: 1.0
# expect: Content-Transfer-Encoding: 7bit
# expect:
# expect: a
# expect: --XX
# expect: Content-Type: text/html; charset="utf-8"
# expect: MIME-Version: 1.0
# expect: Content-Transfer-Encoding: base64
# expect:
# expect: PGI+w7w8L2I+
# expect:
# expect: --XX
# expect: Content-Type: application/pdf
# expect: MIME-Version: 1.0
# expect: Content-Transfer-Encoding: base64
# expect: Content-Disposition: attachment; filename="f.pdf"
# expect:
# expect: YWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJj
# expect: YWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJj
# expect:
# expect: --XX
# expect: Content-Type: application/octet-stream; Name="q.bin"
# expect: MIME-Version: 1.0
# expect: Content-Transfer-Encoding: base64
# expect:
# expect: eHl6
# expect:
# expect: --XX--
# expect:
print(outer.get_payload(1).get_payload(decode=True), outer.get_payload(1).get_content_charset(), outer.get_charsets())
# expect: b'<b>\xc3\xbc</b>' utf-8 [None, 'us-ascii', 'utf-8', None, None]
print(decode_header('=?utf-8?q?Gr=C3=BC=C3=9Fe?= and =?iso-8859-1?b?5A==?='), make_header(decode_header('=?utf-8?b?w6Q=?= x')))
# expect: [(b'Gr\xc3\xbc\xc3\x9fe', 'utf-8'), (b' and ', None), (b'\xe4', 'iso-8859-1')] ä x
print(Header('Grüße', 'utf-8').encode(), Header('plain').encode(), str(Header('ä', 'utf-8')))
# expect: =?utf-8?b?R3LDvMOfZQ==?= plain ä
print(outer.get_param('boundary'), outer.get_params(), MIMEText('x', 'plain', 'utf-8').as_string())
# expect: XX [('multipart/mixed', ''), ('boundary', 'XX')] Content-Type: text/plain; charset="utf-8"
# expect: MIME-Version: 1.0
# expect: Content-Transfer-Encoding: base64
# expect:
# expect: eA==
# expect:
