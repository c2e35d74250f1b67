# since: 3.14
# `as_uri` of paths of both kinds, its warning, and parts of a path that are no text.
import warnings
from pathlib import PurePath, PurePosixPath, PureWindowsPath

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(PurePosixPath("/a b/ü%").as_uri())  # expect: file:///a%20b/%C3%BC%25
    print(PureWindowsPath("C:/Users/me x").as_uri())  # expect: file:///C:/Users/me%20x
    print(PureWindowsPath("//server/share/a b").as_uri())  # expect: file://server/share/a%20b
    try:
        PurePosixPath("a").as_uri()
    except ValueError as error:
        print(error)  # expect: relative path can't be expressed as a file URI
print(len(caught), caught[0].category.__name__, caught[0].message)
# expect: 4 DeprecationWarning pathlib.PurePath.as_uri() is deprecated and scheduled for removal in Python 3.19. Use pathlib.Path.as_uri().

for part in (5, None, b"a", ["a"]):
    try:
        PurePath("x", part)
    except TypeError as error:
        print(error)
# expect: argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'int'
# expect: argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'NoneType'
# expect: argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'bytes'
# expect: argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'list'
