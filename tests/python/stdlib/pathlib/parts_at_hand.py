# since: 3.14
# Parents, joined paths and changed names of paths of the library and of classes derived from them.
import pathlib


def attempt(function):
    try:
        print(repr(function()))
    except Exception as error:
        print(type(error).__name__, error)


P=pathlib.PurePosixPath
for a in ('a/b/c.txt','/a','//a/b','///a','.','','a//b/./c','/','//','../x','a/..'):
    p=P(a); print(repr(p),p.parent,p.parts,p/'x/y',p/'.',p/'',p/'/z',p/'//z', p/P('q'), p.name, list(p.parents)[:3], str(p), p.is_absolute(), hash(p)==hash(P(str(p))))
    attempt(lambda: p.with_name('n.py')); attempt(lambda: p.with_suffix('.md')); attempt(lambda: p/5); attempt(lambda: 'k'/p)
# expect: PurePosixPath('a/b/c.txt') a/b ('a', 'b', 'c.txt') a/b/c.txt/x/y a/b/c.txt a/b/c.txt /z //z a/b/c.txt/q c.txt [PurePosixPath('a/b'), PurePosixPath('a'), PurePosixPath('.')] a/b/c.txt False True
# expect: PurePosixPath('a/b/n.py')
# expect: PurePosixPath('a/b/c.md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('k/a/b/c.txt')
# expect: PurePosixPath('/a') / ('/', 'a') /a/x/y /a /a /z //z /a/q a [PurePosixPath('/')] /a True True
# expect: PurePosixPath('/n.py')
# expect: PurePosixPath('/a.md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('/a')
# expect: PurePosixPath('//a/b') //a ('//', 'a', 'b') //a/b/x/y //a/b //a/b /z //z //a/b/q b [PurePosixPath('//a'), PurePosixPath('//')] //a/b True True
# expect: PurePosixPath('//a/n.py')
# expect: PurePosixPath('//a/b.md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('//a/b')
# expect: PurePosixPath('/a') / ('/', 'a') /a/x/y /a /a /z //z /a/q a [PurePosixPath('/')] /a True True
# expect: PurePosixPath('/n.py')
# expect: PurePosixPath('/a.md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('/a')
# expect: PurePosixPath('.') . () x/y . . /z //z q  [] . False True
# expect: ValueError PurePosixPath('.') has an empty name
# expect: ValueError PurePosixPath('.') has an empty name
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('k')
# expect: PurePosixPath('.') . () x/y . . /z //z q  [] . False True
# expect: ValueError PurePosixPath('.') has an empty name
# expect: ValueError PurePosixPath('.') has an empty name
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('k')
# expect: PurePosixPath('a/b/c') a/b ('a', 'b', 'c') a/b/c/x/y a/b/c a/b/c /z //z a/b/c/q c [PurePosixPath('a/b'), PurePosixPath('a'), PurePosixPath('.')] a/b/c False True
# expect: PurePosixPath('a/b/n.py')
# expect: PurePosixPath('a/b/c.md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('k/a/b/c')
# expect: PurePosixPath('/') / ('/',) /x/y / / /z //z /q  [] / True True
# expect: ValueError PurePosixPath('/') has an empty name
# expect: ValueError PurePosixPath('/') has an empty name
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('/')
# expect: PurePosixPath('//') // ('//',) //x/y // // /z //z //q  [] // True True
# expect: ValueError PurePosixPath('//') has an empty name
# expect: ValueError PurePosixPath('//') has an empty name
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('//')
# expect: PurePosixPath('../x') .. ('..', 'x') ../x/x/y ../x ../x /z //z ../x/q x [PurePosixPath('..'), PurePosixPath('.')] ../x False True
# expect: PurePosixPath('../n.py')
# expect: PurePosixPath('../x.md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('k/../x')
# expect: PurePosixPath('a/..') a ('a', '..') a/../x/y a/.. a/.. /z //z a/../q .. [PurePosixPath('a'), PurePosixPath('.')] a/.. False True
# expect: PurePosixPath('a/n.py')
# expect: PurePosixPath('a/...md')
# expect: TypeError unsupported operand type(s) for /: 'PurePosixPath' and 'int'
# expect: PurePosixPath('k/a/..')
class Q(P):
    def with_segments(self,*a): print('seg',a); return type(self)(*a)
q=Q('a/b'); print(q.parent, q/'x', q.with_name('z'))
# expect: seg ('a',)
# expect: seg (Q('a/b'), 'x')
# expect: seg ('a/z',)
# expect: a a/b/x a/z
class R(P):
    def __init__(self,*a,tag=1): super().__init__(*a); self.tag=tag
r=R('a/b',tag=3); print(r.parent, r.tag, (r/'x').tag)  # expect: a 3 1
W=pathlib.PureWindowsPath
w=W('c:/a/b'); print(w.parent, w/'x/y', w/'d:', w.with_name('q:') if 0 else '')  # expect: c:\a c:\a\b\x\y d:
print(P('a')/'b'==P('a/b'), P('a','b','/c','d'), P(P('x'),'y'), P('a/b').joinpath('c','d'))
# expect: True /c/d x/y a/b/c/d
attempt(lambda: P(5)); attempt(lambda: P(b'x'))
# expect: TypeError argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'int'
# expect: TypeError argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'bytes'
