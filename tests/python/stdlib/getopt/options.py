# short and long options, with values, abbreviated, and wrong ones
import getopt

print(getopt.getopt(['-a', '-b', 'x', '--foo=1', '--bar', 'y', 'z'], 'ab:', ['foo=', 'bar']))
# expect: ([('-a', ''), ('-b', 'x'), ('--foo', '1'), ('--bar', '')], ['y', 'z'])
print(getopt.gnu_getopt(['z', '-a', '--fo', '1', 'q', '--', '-a'], 'ab:', ['foo=', 'bar']))
# expect: ([('-a', ''), ('--foo', '1')], ['z', 'q', '-a'])
print(getopt.gnu_getopt(['z', '-a'], '+a'), getopt.getopt(['-abc'], 'ab:'), getopt.getopt(['-', '-a'], 'a'))
# expect: ([], ['z', '-a']) ([('-a', ''), ('-b', 'c')], []) ([], ['-', '-a'])
for args in (['-x'], ['-b'], ['--bar=1'], ['--foo'], ['--zz']):
    try:
        print(getopt.getopt(args, 'ab:', ['foo=', 'bar', 'baz']))
    except getopt.GetoptError as error:
        print(error, '|', error.opt)
# expect: option -x not recognized | x
# expect: option -b requires argument | b
# expect: option --bar must not have an argument | bar
# expect: option --foo requires argument | foo
# expect: option --zz not recognized | zz
