# Messages with contents: bodies, alternatives, attachments.
from email.message import EmailMessage

message = EmailMessage()
message['Subject'] = 'Grüße aus Köln und mehr'
message['From'] = 'Jörg Müller <joerg@example.com>'
message['To'] = 'a@example.com, "B, C" <b@example.com>'
message['Date'] = 'Mon, 01 Jan 2024 10:00:00 +0100'
message.set_content('Hello\nwörld\n')
print(message.as_string())
# expect: Subject: =?utf-8?b?R3LDvMOfZSBhdXMgS8O2bG4=?= und mehr
# expect: From: =?utf-8?q?J=C3=B6rg_M=C3=BCller?= <joerg@example.com>
# expect: To: a@example.com, "B, C" <b@example.com>
# expect: Date: Mon, 01 Jan 2024 10:00:00 +0100
# expect: Content-Type: text/plain; charset="utf-8"
# expect: Content-Transfer-Encoding: base64
# expect: MIME-Version: 1.0
# expect:
# expect: SGVsbG8Kd8O2cmxkCg==
# expect:
print(message['subject'], message['from'].addresses, message['date'].datetime, message['to'].addresses[1].display_name)
# expect: Grüße aus Köln und mehr (Address(display_name='Jörg Müller', username='joerg', domain='example.com'),) 2024-01-01 10:00:00+01:00 B, C
print(message.get_content_type(), repr(message.get_content()), message.keys())
# expect: text/plain 'Hello\nwörld\n' ['Subject', 'From', 'To', 'Date', 'Content-Type', 'Content-Transfer-Encoding', 'MIME-Version']
message.add_alternative('<p>Hällo</p>', subtype='html')
message.add_attachment(b'\x00\x01data', maintype='application', subtype='octet-stream', filename='x.bin')
message.add_attachment('text', filename='ä.txt')
message.set_boundary('BB')
message.get_payload()[0].set_boundary('CC')
print(message.as_string())
# expect: Subject: =?utf-8?b?R3LDvMOfZSBhdXMgS8O2bG4=?= und mehr
# expect: From: =?utf-8?q?J=C3=B6rg_M=C3=BCller?= <joerg@example.com>
# expect: To: a@example.com, "B, C" <b@example.com>
# expect: Date: Mon, 01 Jan 2024 10:00:00 +0100
# expect: MIME-Version: 1.0
# expect: Content-Type: multipart/mixed; boundary="BB"
# expect:
# expect: --BB
# expect: Content-Type: multipart/alternative; boundary="CC"
# expect:
# expect: --CC
# expect: Content-Type: text/plain; charset="utf-8"
# expect: Content-Transfer-Encoding: base64
# expect:
# expect: SGVsbG8Kd8O2cmxkCg==
# expect:
# expect: --CC
# expect: Content-Type: text/html; charset="utf-8"
# expect: Content-Transfer-Encoding: base64
# expect: MIME-Version: 1.0
# expect:
# expect: PHA+SMOkbGxvPC9wPgo=
# expect:
# expect: --CC--
# expect:
# expect: --BB
# expect: Content-Type: application/octet-stream
# expect: Content-Transfer-Encoding: base64
# expect: Content-Disposition: attachment; filename="x.bin"
# expect: MIME-Version: 1.0
# expect:
# expect: AAFkYXRh
# expect:
# expect: --BB
# expect: Content-Type: text/plain; charset="utf-8"
# expect: Content-Transfer-Encoding: 7bit
# expect: Content-Disposition: attachment; filename*=utf-8''%C3%A4.txt
# expect: MIME-Version: 1.0
# expect:
# expect: text
# expect:
# expect: --BB--
# expect:
print([part.get_content_type() for part in message.walk()], message.get_body().get_content_type())
# expect: ['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'application/octet-stream', 'text/plain'] text/html
print(message.get_body(('plain',)).get_content(), [part.get_filename() for part in message.iter_attachments()])
# expect: Hello
# expect: wörld
# expect:  ['x.bin', 'ä.txt']
for wrong in (lambda: message.__setitem__('Subject', 'second'), lambda: message.__setitem__('X', 'a\nb'), lambda: message.set_content('x')):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
# expect: ValueError There may be at most 1 Subject headers in a message
# expect: ValueError Header values may not contain linefeed or carriage return characters
# expect: TypeError set_content not valid on multipart
