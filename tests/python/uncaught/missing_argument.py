# a call without its argument
def send(to, subject, body): pass
send('bob')  # raises: TypeError: send() missing 2 required positional arguments: 'subject' and 'body'
