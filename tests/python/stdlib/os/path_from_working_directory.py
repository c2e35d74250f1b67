# relative paths begin at the working directory
# since: 3.14
import os
import os.path

os.getcwd = lambda: '/home/me/place'
os.getcwdb = lambda: b'/home/me/place'
print(os.path.abspath('a'), os.path.abspath(b'../a'), os.path.relpath('/home/you'), os.path.relpath('a', '/home/me'))
# expect: /home/me/place/a b'/home/me/a' ../../you place/a
print(os.path.realpath('/no/./such/../path'))  # expect: /no/path
for function, arguments in ((os.path.relpath, ('a', b'b')), (os.path.commonpath, ([b'/a', '/a'],)), (os.path.relpath, ('',))):
    try:
        function(*arguments)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
# expect: TypeError Can't mix strings and bytes in path components
# expect: TypeError Can't mix strings and bytes in path components
# expect: ValueError no path specified
