# variables and the home directory in paths
# since: 3.14
import os

os.environ.update(HOME='/home/me/', NAME='value', EMPTY='')
for path in ('~', '~/', '~/a/b', 'x/~', '~nobody/x' * 0 + '', b'~/a'):
    print(repr(os.path.expanduser(path)))
# expect: '/home/me'
# expect: '/home/me/'
# expect: '/home/me/a/b'
# expect: 'x/~'
# expect: ''
# expect: b'/home/me/a'
os.environ['HOME'] = '/'
print(os.path.expanduser('~'), os.path.expanduser('~/a'))  # expect: / /a
for path in ('$NAME/x', '${NAME}x', '$NAMEx', '$', '$$NAME', '${NAME', '${}', '$EMPTY.', '-$-', '${NO_SUCH}$NAME', b'$NAME'):
    print(repr(os.path.expandvars(path)))
# expect: 'value/x'
# expect: 'valuex'
# expect: '$NAMEx'
# expect: '$'
# expect: '$value'
# expect: '${NAME'
# expect: '${}'
# expect: '.'
# expect: '-$-'
# expect: '${NO_SUCH}value'
# expect: b'value'
