# Messages with contents: bodies, alternatives, attachments.
from email.message import EmailMessage

message = EmailMessage()
message['Subject'] = 'Grüße aus Köln und mehr'
message['From'] = 'Jörg Müller <joerg@example.com>'
message['To'] = 'a@example.com, "B, C" <b@example.com>'
message['Date'] = 'Mon, 01 Jan 2024 10:00:00 +0100'
message.set_content('Hello\nwörld\n')
print(message.as_string())
print(message['subject'], message['from'].addresses, message['date'].datetime, message['to'].addresses[1].display_name)
print(message.get_content_type(), repr(message.get_content()), message.keys())
message.add_alternative('<p>Hällo</p>', subtype='html')
message.add_attachment(b'\x00\x01data', maintype='application', subtype='octet-stream', filename='x.bin')
message.add_attachment('text', filename='ä.txt')
message.set_boundary('BB')
message.get_payload()[0].set_boundary('CC')
print(message.as_string())
print([part.get_content_type() for part in message.walk()], message.get_body().get_content_type())
print(message.get_body(('plain',)).get_content(), [part.get_filename() for part in message.iter_attachments()])
for wrong in (lambda: message.__setitem__('Subject', 'second'), lambda: message.__setitem__('X', 'a\nb'), lambda: message.set_content('x')):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
