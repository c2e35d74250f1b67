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
print(outer.get_payload(1).get_payload(decode=True), outer.get_payload(1).get_content_charset(), outer.get_charsets())
print(decode_header('=?utf-8?q?Gr=C3=BC=C3=9Fe?= and =?iso-8859-1?b?5A==?='), make_header(decode_header('=?utf-8?b?w6Q=?= x')))
print(Header('Grüße', 'utf-8').encode(), Header('plain').encode(), str(Header('ä', 'utf-8')))
print(outer.get_param('boundary'), outer.get_params(), MIMEText('x', 'plain', 'utf-8').as_string())
