"""Long texts of few parts, of many empty ones and of wide characters, taken apart in loops."""

ends = ',' * 1100
print([p for p in ends.split(',,,')][-2:], sum(1 for _ in ends.split()))  # expect: ['', ',,'] 1
blank = ' ' * 1030
print([p for p in blank.split()], [p for p in blank.splitlines()] == [blank], [len(p) for p in blank.split(' ' * 9)][:2])
# expect: [] True [0, 0]
far = 'a' * 700 + ' ' + 'b' * 5000 + '\n' + 'c'
print([len(p) for p in far.split()], [len(p) for p in far.splitlines()], [len(p) for p in far.split('ab')], [len(p) for p in far.split('a ')])
# expect: [700, 5000, 1] [5701, 1] [5703] [699, 5002]
cr = ('x' * 511 + '\r\n') * 3
print([len(p) for p in cr.splitlines()], [len(p) for p in cr.splitlines(True)], [len(p) for p in cr.split('\r\n')])
# expect: [511, 511, 511] [513, 513, 513] [511, 511, 511, 0]
wide = ('ä€ ' * 80 + '\n') * 5
print(sum(1 for p in wide.split(' \n')))  # expect: 6
grown = ('start ' * 40 + ',') * 5
for i in range(3):
    grown += 'more and more '
print(sum(1 for p in grown.split(',')), [p for p in grown.split('start')][-1])
# expect: 6  ,more and more more and more more and more
