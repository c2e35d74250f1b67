# Messages from text and bytes, of both policies.
from email import message_from_bytes, message_from_string, policy
from email.parser import HeaderParser

text = ('Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\nTo: "A B" <a@b.c>\nX: one\n two\nMIME-Version: 1.0\n'
        'Content-Type: multipart/mixed; boundary="B"\n\npreamble\n--B\nContent-Type: text/plain; charset="utf-8"\n'
        'Content-Transfer-Encoding: base64\n\nSGVsbG8Kd8O2cmxkCg==\n\n--B\nContent-Disposition: attachment; filename="f.txt"\n\nplain\n--B--\nepilogue\n')
old = message_from_string(text)
print(old['subject'], repr(old['x']), old.is_multipart(), repr(old.preamble), repr(old.epilogue), old.as_string() == text)
# expect: =?utf-8?q?Gr=C3=BC=C3=9Fe?= 'one\n two' True 'preamble' 'epilogue\n' True
print([(part.get_content_type(), part.get_filename(), part.get_payload(decode=True)) for part in old.get_payload()])
# expect: [('text/plain', None, b'Hello\nw\xc3\xb6rld\n'), ('text/plain', 'f.txt', b'plain')]
new = message_from_string(text, policy=policy.default)
print(new['subject'], repr(new['x']), new['to'].addresses[0], new['content-type'].params['boundary'])
# expect: Grüße 'one two' A B <a@b.c> B
print(repr(new.get_body().get_content()), [part.get_content() for part in new.iter_attachments()])
# expect: 'Hello\nwörld\n' ['plain']
print(message_from_bytes(b'Subject: x\r\n\r\nbody\r\n').get_payload(), HeaderParser().parsestr(text).items()[2])
# expect: body
# expect:  ('X', 'one\n two')
broken = message_from_string('Content-Type: multipart/mixed; boundary="Q"\n\nno parts\n')
print(broken.defects, broken.get_payload())
# expect: [StartBoundaryNotFoundDefect(), MultipartInvariantViolationDefect()] no parts
# expect:
message = message_from_string('A: 1\nB: 2\na: 3\n\nx')
message.replace_header('B', '5')
message.add_header('C', 'v', filename='f', flag=None)
del message['zzz']
print(message.get_all('A'), message['b'], 'a' in message, len(message), message.items(), message.get('none', 7))
# expect: ['1', '3'] 5 True 4 [('A', '1'), ('B', '5'), ('a', '3'), ('C', 'v; filename="f"; flag')] 7
