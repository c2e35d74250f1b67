# What zipfile says of damaged archives, missing entries, methods that are not there, and wrong use.
import io, zipfile
def attempt(function, *args, **options):
    try:
        print(function(*args, **options))
    except Exception as error:
        print(type(error).__name__, error)
raw = io.BytesIO()
with zipfile.ZipFile(raw, 'w') as z:
    z.writestr(zipfile.ZipInfo('a'), b'content of a')
    attempt(z.open, 'b', 'q')
    with z.open('b', 'w') as f:
        f.write(b'x')
        attempt(z.read, 'a')
        attempt(z.writestr, 'c', b'')
        attempt(z.close)
# expect: ValueError open() requires mode "r" or "w"
# expect: ValueError Can't read from the ZIP file while there is an open writing handle on it. Close the writing handle before trying to read.
# expect: ValueError Can't write to ZIP archive while an open writing handle exists.
# expect: ValueError Can't close the ZIP file while there is an open writing handle on it. Close the writing handle before closing the zip.
whole = raw.getvalue()
for bad in (b'', b'text', whole[:-1], whole[:-30], whole[3:], whole.replace(b'content', b'CONTENT'), whole.replace(b'PK\3\4', b'PK\7\7'), whole.replace(b'PK\1\2', b'PK\7\7')):
    attempt(lambda: zipfile.ZipFile(io.BytesIO(bad)).read('a'))
# expect: BadZipFile File is not a zip file
# expect: BadZipFile File is not a zip file
# expect: BadZipFile File is not a zip file
# expect: BadZipFile File is not a zip file
# expect: ValueError negative seek value -3
# expect: BadZipFile Bad CRC-32 for file 'a'
# expect: BadZipFile Bad magic number for file header
# expect: BadZipFile Bad magic number for central directory
z = zipfile.ZipFile(io.BytesIO(whole))
attempt(z.read, 'missing')  # expect: KeyError "There is no item named 'missing' in the archive"
attempt(z.writestr, 'c', b'')  # expect: ValueError write() requires mode 'w', 'x', or 'a'
attempt(z.setpassword, 'text')  # expect: TypeError pwd: expected bytes, got str
z.close()
attempt(z.read, 'a')  # expect: ValueError Attempt to use ZIP archive that was already closed
print(z)  # expect: <zipfile.ZipFile [closed]>
attempt(zipfile.ZipFile, io.BytesIO(), 'z')  # expect: ValueError ZipFile requires mode 'r', 'w', 'x', or 'a'
attempt(zipfile.ZipFile, io.BytesIO(), 'w', 77)
# expect: NotImplementedError That compression method is not supported
attempt(zipfile.ZipInfo, 'x', (1970, 1, 1, 0, 0, 0))
# expect: ValueError ZIP does not support timestamps before 1980
encrypted = bytearray(whole)
encrypted[6] |= 1
encrypted[whole.index(b'PK\1\2') + 8] |= 1
attempt(lambda: zipfile.ZipFile(io.BytesIO(bytes(encrypted))).read('a'))
# expect: RuntimeError File 'a' is encrypted, password required for extraction
attempt(lambda: zipfile.ZipFile(io.BytesIO(bytes(encrypted))).read('a', b'pw'))
# expect: RuntimeError Bad password for file 'a'
overlap = whole.replace(b'PK\1\2', b'PK\1\2', 1)
print(zipfile.BadZipfile is zipfile.BadZipFile, zipfile.error is zipfile.BadZipFile)  # expect: True True
