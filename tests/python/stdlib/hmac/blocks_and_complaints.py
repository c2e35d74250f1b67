# What HMAC says about keys, methods and their blocks.
# since: 3.14
import hashlib
import hmac
import warnings


class Odd:
    def __init__(self, *args):
        self.inner = hashlib.sha256(*args)
        self.digest_size = self.inner.digest_size

    def update(self, data):
        self.inner.update(data)

    def digest(self):
        return self.inner.digest()


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    hmac.HMAC(b'a', b'b', digestmod=Odd)
    Odd.block_size = 1
    hmac.HMAC(b'a', b'b', digestmod=Odd)
    print([(w.category.__name__, str(w.message)) for w in caught])
# expect: [('RuntimeWarning', 'No block_size attribute on given digest object; Assuming 64.'), ('RuntimeWarning', 'block_size of 1 seems too small; using our default of 64.')]
for args in [(3, b'', 'md5'), ('key', b'', 'md5'), (b'key', b'', None)]:
    try:
        hmac.HMAC(*args)
    except TypeError as error:
        print(error)
# expect: key: expected bytes or bytearray, but got 'int'
# expect: key: expected bytes or bytearray, but got 'str'
# expect: Missing required argument 'digestmod'.
print(hmac.new(bytearray(b'key'), memoryview(b'text'), 'sha1').hexdigest())
# expect: 369e2959eb49450338b212748f77d8ded74847bb
print(hmac.compare_digest(b'a', bytearray(b'a')), hmac.compare_digest(memoryview(b'a'), b'b'))
# expect: True False
for pair in [('a', b'a'), ('é', 'é'), (1, b'a')]:
    try:
        print(hmac.compare_digest(*pair))
    except TypeError as error:
        print(error)
# expect: a bytes-like object is required, not 'str'
# expect: comparing strings with non-ASCII characters is not supported
# expect: a bytes-like object is required, not 'int'
