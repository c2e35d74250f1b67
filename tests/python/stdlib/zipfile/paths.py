# Entries as paths: folders that are only implied, patterns, text and bytes.
# since: 3.14
import io, zipfile
raw = io.BytesIO()
with zipfile.ZipFile(raw, 'w') as z:
    for name in ('a.txt', 'b/c.txt', 'b/d/e.py', 'g/h/'):
        z.writestr(zipfile.ZipInfo(name), 'content of ' + name)
root = zipfile.Path(zipfile.ZipFile(raw))
print([p.at for p in root.iterdir()])  # expect: ['a.txt', 'b/', 'g/']
b = root / 'b'
print(b.at, b.is_dir(), b.exists(), [p.name for p in b.iterdir()], (b / 'c.txt').read_text(), (b / 'd' / 'e.py').read_bytes())
# expect: b/ True True ['c.txt', 'd'] content of b/c.txt b'content of b/d/e.py'
print((b / 'd' / 'e.py').suffix, (b / 'd' / 'e.py').stem, (b / 'd' / 'e.py').parent.at, (b / 'nope').exists(), root.joinpath('b', 'd').at)
# expect: .py e b/d/ False b/d/
for pattern in ('*.txt', '**/*.py', 'b/*', '*'):
    print(pattern, [p.at for p in root.glob(pattern)])
# expect: *.txt ['a.txt']
# expect: **/*.py ['b/d/e.py']
# expect: b/* ['b/c.txt', 'b/d/']
# expect: * ['a.txt', 'b/', 'g/']
print([p.at for p in root.rglob('*.py')], repr(b), b == root / 'b', (root / 'a.txt').match('*.txt'))
# expect: ['b/d/e.py'] Path(None, 'b/') True True
with (root / 'a.txt').open() as f:
    print(f.read())  # expect: content of a.txt
for wrong in (lambda: root.glob(''), lambda: list((root / 'a.txt').iterdir()), lambda: list(root.glob('x**'))):
    try:
        wrong()
    except ValueError as error:
        print(error)
# expect: Unacceptable pattern: ''
# expect: Can't listdir a file
# expect: ** must appear alone in a path segment
