# since: 3.14
# PEP 688: classes of the program give their bytes by __buffer__ and hear when nobody looks any more.
import binascii
import collections.abc
import inspect
import io


class Lender:
    def __init__(self, data=b'hello'):
        self.data = bytearray(data)

    def __buffer__(self, flags):
        print('asked', type(flags).__name__)
        return memoryview(self.data)

    def __release_buffer__(self, view):
        print('released', view.nbytes, view.obj is self.data)
        view.release()


lender = Lender()
m = memoryview(lender)  # expect: asked int
print(type(m.obj).__name__, m.readonly, m.format, m.tolist())
# expect: _buffer_wrapper False B [104, 101, 108, 108, 111]
part = m[1:3]
m[0] = 72
m.release()
try:
    lender.data.append(1)
except BufferError as error:
    print(error)  # expect: Existing exports of data: object cannot be re-sized
part.release()  # expect: released 5 True
lender.data.append(33)
print(lender.data)  # expect: bytearray(b'Hello!')
with memoryview(lender) as m:
    print(bytes(m))
# expect: asked int
# expect: b'Hello!'
# expect: released 6 True
print(bytes(lender))
# expect: asked int
# expect: released 6 True
# expect: b'Hello!'
print(bytearray(lender))
# expect: asked int
# expect: released 6 True
# expect: bytearray(b'Hello!')
print(b''.join([lender, b'x']))
# expect: asked int
# expect: released 6 True
# expect: b'Hello!x'
print(b'-' + lender)
# expect: asked int
# expect: released 6 True
# expect: b'-Hello!'
print(b'Hello!'.find(lender))
# expect: asked int
# expect: released 6 True
# expect: 0
print(b'Hello!'.startswith(lender))
# expect: asked int
# expect: released 6 True
# expect: True
print(b'Hello! a'.replace(lender, b'z'))
# expect: asked int
# expect: released 6 True
# expect: b'z a'
print(lender in b'Hello!')
# expect: asked int
# expect: released 6 True
# expect: True
print(str(lender, 'ascii'))
# expect: asked int
# expect: released 6 True
# expect: Hello!
print(int(Lender(b'12')), float(Lender(b'1.5')))
# expect: asked int
# expect: released 2 True
# expect: asked int
# expect: released 3 True
# expect: 12 1.5
print(int.from_bytes(lender, 'big'))
# expect: asked int
# expect: released 6 True
# expect: 79600447942433
print(binascii.hexlify(lender))
# expect: asked int
# expect: released 6 True
# expect: b'48656c6c6f21'
print(bytearray(b'Hello!') == lender)
# expect: asked int
# expect: released 6 True
# expect: True
print(b'Hello!' == lender)  # expect: False
target = bytearray(b'abc')
target += lender
# expect: asked int
# expect: released 6 True
target[0:1] = lender
# expect: asked int
# expect: released 6 True
target.extend(lender)
# expect: asked int
# expect: released 6 True
print(target)  # expect: bytearray(b'Hello!bcHello!Hello!')


class Wrong:
    def __buffer__(self, flags):
        return 3


class Failing:
    def __buffer__(self, flags):
        raise ValueError('no bytes')


for use in [memoryview, bytes, binascii.crc32, lambda x: b''.join([x]), lambda x: b'a'.find(x)]:
    for wrong in [Wrong(), Failing(), object()]:
        try:
            use(wrong)
        except Exception as error:
            print(type(error).__name__, error)
# expect: TypeError __buffer__ returned non-memoryview object
# expect: ValueError no bytes
# expect: TypeError memoryview: a bytes-like object is required, not 'object'
# expect: TypeError __buffer__ returned non-memoryview object
# expect: ValueError no bytes
# expect: TypeError cannot convert 'object' object to bytes
# expect: TypeError __buffer__ returned non-memoryview object
# expect: ValueError no bytes
# expect: TypeError a bytes-like object is required, not 'object'
# expect: TypeError sequence item 0: expected a bytes-like object, Wrong found
# expect: TypeError sequence item 0: expected a bytes-like object, Failing found
# expect: TypeError sequence item 0: expected a bytes-like object, object found
# expect: TypeError __buffer__ returned non-memoryview object
# expect: ValueError no bytes
# expect: TypeError argument should be integer or bytes-like object, not 'object'


class Own(bytearray):
    def __buffer__(self, flags):
        print('own')
        return super().__buffer__(flags)

    def __release_buffer__(self, view):
        print('own released')
        super().__release_buffer__(view)


own = Own(b'abc')
with memoryview(own) as m:
    print(m.tolist(), type(m.obj).__name__)
# expect: own
# expect: [97, 98, 99] _buffer_wrapper
# expect: own released
own.append(1)
print(isinstance(lender, collections.abc.Buffer), isinstance(3, collections.abc.Buffer), issubclass(Own, collections.abc.Buffer))
# expect: True False True
F = inspect.BufferFlags
print(F.FULL_RO, int(F.FULL), F.WRITABLE | F.FORMAT, F(9))  # expect: 284 285 5 9
view = bytearray(b'abc').__buffer__(F.FULL)
print(view.readonly, view.obj)  # expect: False bytearray(b'abc')
data = bytearray(b'a')
view = data.__buffer__(F.SIMPLE)
data.__release_buffer__(view)
data.append(1)
for use in [lambda: b'a'.__buffer__(F.WRITABLE), lambda: data.__release_buffer__(3), lambda: data.__release_buffer__(view), lambda: view[0]]:
    try:
        print(use())
    except Exception as error:
        print(type(error).__name__, error)
# expect: BufferError Object is not writable.
# expect: TypeError expected a memoryview object
# expect: ValueError memoryview's buffer has already been released
# expect: ValueError operation forbidden on released memoryview object

view = memoryview(lender)  # expect: asked int
part = view[1:]
del part
view.release()  # expect: released 6 True
stream = io.BytesIO(b'12')
print(stream.readinto(lender), lender.data[:3])
# expect: asked int
# expect: released 6 True
# expect: 2 bytearray(b'12l')
