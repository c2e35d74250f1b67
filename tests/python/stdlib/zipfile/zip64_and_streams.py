# ZIP64 records, archives behind other data, and targets that cannot seek.
import io, zipfile
def info(name):
    return zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
raw = io.BytesIO()
with zipfile.ZipFile(raw, 'w') as z:
    with z.open(info('big'), 'w', force_zip64=True) as f:
        f.write(b'not so big')
print(raw.getvalue())
# expect: b'PK\x03\x04-\x00\x00\x00\x00\x00\x00\x00!(\xa0\xbf\x85R\xff\xff\xff\xff\xff\xff\xff\xff\x03\x00\x14\x00big\x01\x00\x10\x00\n\x00\x00\x00\x00\x00\x00\x00\n\x00\x00\x00\x00\x00\x00\x00not so bigPK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!(\xa0\xbf\x85R\n\x00\x00\x00\n\x00\x00\x00\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00bigPK\x05\x06\x00\x00\x00\x00\x01\x00\x01\x001\x00\x00\x00?\x00\x00\x00\x00\x00'
print(zipfile.ZipFile(raw).read('big'))  # expect: b'not so big'
class Pipe(io.RawIOBase):
    def __init__(self):
        self.data = b''
    def writable(self):
        return True
    def write(self, data):
        self.data += data
        return len(data)
pipe = Pipe()
with zipfile.ZipFile(pipe, 'w', zipfile.ZIP_DEFLATED) as z:
    z.writestr(info('x'), b'xyz' * 9)
print(pipe.data)
# expect: b'PK\x03\x04\x14\x00\x08\x00\x00\x00\x00\x00!(\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00xxyzxyzxyzxyzxyzxyzxyzxyzxyzPK\x07\x08\xe3y\xeb\x87\x1b\x00\x00\x00\x1b\x00\x00\x00PK\x01\x02\x14\x03\x14\x00\x08\x00\x00\x00\x00\x00!(\xe3y\xeb\x87\x1b\x00\x00\x00\x1b\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00xPK\x05\x06\x00\x00\x00\x00\x01\x00\x01\x00/\x00\x00\x00J\x00\x00\x00\x00\x00'
print(zipfile.ZipFile(io.BytesIO(pipe.data)).read('x'))  # expect: b'xyzxyzxyzxyzxyzxyzxyzxyzxyz'
behind = zipfile.ZipFile(io.BytesIO(b'some program' + raw.getvalue()))
print(behind.read('big'), behind.getinfo('big').header_offset)  # expect: b'not so big' 12
try:
    zipfile.ZipFile(io.BytesIO(), 'w', allowZip64=False).open('y', 'w', force_zip64=True)
except ValueError as error:
    print(error)  # expect: force_zip64 is True, but allowZip64 was False when opening the ZIP file.
