# long chains of calls and attributes
print(' a-b-c '.strip().upper().replace('-', '').lower().title().center(9, '*').split('*')[-1] == '')
# expect: True
print('x'.join(['1', '2']).encode().decode().zfill(6))  # expect: 0001x2
print([3, 1, 2].__class__.__name__.upper(), (lambda: (lambda: (lambda: 'deep')()))()())  # expect: LIST deep
print({'a': {'b': [{'c': 5}]}}['a']['b'][0]['c'], [[1, 2], [3]][0][-1])  # expect: 5 2
print(str(5).__add__('6').__len__(), int.__add__(1, 2))  # expect: 2 3
print('abc'.__getitem__(slice(1, None)), (5).__class__.__mro__[1].__name__)  # expect: bc object
class B:
    def __init__(self): self.parts = []
    def add(self, x): self.parts.append(x); return self
    def done(self): return '-'.join(self.parts)
text = (B()
        .add('a')
        .add('b')).done()
print(text)  # expect: a-b
