# the number of an OSError chooses its class
# judge: 3.11
for number in (1, 2, 3, 4, 10, 11, 13, 17, 20, 21, 32, 103, 104, 110, 111, 5, 0, -1):
    error = OSError(number, 'x')
    print(number, type(error).__name__, error.errno, error)
# expect: 1 PermissionError 1 [Errno 1] x
# expect: 2 FileNotFoundError 2 [Errno 2] x
# expect: 3 ProcessLookupError 3 [Errno 3] x
# expect: 4 InterruptedError 4 [Errno 4] x
# expect: 10 ChildProcessError 10 [Errno 10] x
# expect: 11 BlockingIOError 11 [Errno 11] x
# expect: 13 PermissionError 13 [Errno 13] x
# expect: 17 FileExistsError 17 [Errno 17] x
# expect: 20 NotADirectoryError 20 [Errno 20] x
# expect: 21 IsADirectoryError 21 [Errno 21] x
# expect: 32 BrokenPipeError 32 [Errno 32] x
# expect: 103 ConnectionAbortedError 103 [Errno 103] x
# expect: 104 ConnectionResetError 104 [Errno 104] x
# expect: 110 TimeoutError 110 [Errno 110] x
# expect: 111 ConnectionRefusedError 111 [Errno 111] x
# expect: 5 OSError 5 [Errno 5] x
# expect: 0 OSError 0 [Errno 0] x
# expect: -1 OSError -1 [Errno -1] x
print(type(OSError(2)).__name__, type(OSError('2', 'x')).__name__, type(OSError(True, 'x')).__name__, type(OSError(2.0, 'x')).__name__)
# expect: OSError OSError PermissionError OSError
print(type(OSError(2, 'x', 'name')).__name__, OSError(2, 'x', 'name').filename, OSError(2, 'x', 'name'))
# expect: FileNotFoundError name [Errno 2] x: 'name'
class Own(OSError): pass
print(type(Own(2, 'x')).__name__, type(FileExistsError(2, 'x')).__name__)  # expect: Own FileExistsError
