# paths as text and as objects
import os.path
from pathlib import PurePath, PurePosixPath, PureWindowsPath

p = PurePosixPath('/srv/data/2024/report.tar.gz')
print(p.name, p.stem, p.suffix, p.suffixes, p.parent, p.parts)
# expect: report.tar.gz report.tar .gz ['.tar', '.gz'] /srv/data/2024 ('/', 'srv', 'data', '2024', 'report.tar.gz')
print(p.with_suffix('.zip'), p.with_name('x.txt'), p.with_stem('new'), p.parents[1], len(p.parents))
# expect: /srv/data/2024/report.tar.zip /srv/data/2024/x.txt /srv/data/2024/new.gz /srv/data 4
print(p.relative_to('/srv'), p.is_relative_to('/etc'), p.match('*.gz'), p / 'a' / '../b', repr(PurePosixPath('a//b/./c')))
# expect: data/2024/report.tar.gz False True /srv/data/2024/report.tar.gz/a/../b PurePosixPath('a/b/c')
try:
    p.relative_to('/etc')
except ValueError as error:
    print(str(error)[:50])
# expect: '/srv/data/2024/report.tar.gz' is not in the subpa
w = PureWindowsPath(r'C:\Users\Ann\file.txt')
print(w.drive, w.root, w.name, w.as_posix(), w.parent, PureWindowsPath('c:/A') == PureWindowsPath('C:\\a'))
# expect: C: \ file.txt C:/Users/Ann/file.txt C:\Users\Ann True
print(sorted([PurePath('b'), PurePath('a/c'), PurePath('a')]), PurePath('a').joinpath('b', 'c'), PurePath('.'), str(PurePath('')))
# expect: [PurePosixPath('a'), PurePosixPath('a/c'), PurePosixPath('b')] a/b/c . .
print(os.path.join('a', 'b', '/c', 'd'), os.path.split('/a/b.txt'), os.path.splitext('x.tar.gz'), os.path.basename('/a/b/'))
# expect: /c/d ('/a', 'b.txt') ('x.tar', '.gz')
print(os.path.normpath('a/../b//./c'), os.path.dirname('/a/b'), os.path.isabs('x'), os.path.commonprefix(['/abc', '/abd']))
# expect: b/c /a False /ab
print(os.path.commonpath(['/a/b/c', '/a/b/d']), os.path.relpath('/a/b', '/a/c'), os.sep, os.linesep == '\n', os.fspath(p))
# expect: /a/b ../b / True /srv/data/2024/report.tar.gz
print({p: 1}[PurePosixPath('/srv/data/2024/report.tar.gz')], bool(PurePath('')), PurePosixPath('/a') < PurePosixPath('/b'))
# expect: 1 True True
