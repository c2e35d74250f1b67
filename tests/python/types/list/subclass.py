# a subclass of list
class Stack(list):
    def push(self, v): self.append(v)
    def __repr__(self): return f'Stack({list(self)})'
    def __getitem__(self, i): return ('item', super().__getitem__(i))
s = Stack([1, 2])
s.push(3)
print(s, s[0], len(s), list(s), s + [4], type(s + [4]), s == [1, 2, 3], s[1:], [*s])
# expect: Stack([1, 2, 3]) ('item', 1) 3 [1, 2, 3] [1, 2, 3, 4] <class 'list'> True ('item', [2, 3]) [1, 2, 3]
print(isinstance(s, list), s.copy(), type(s.copy()))  # expect: True [1, 2, 3] <class 'list'>
s.tag = 1
print(s.tag, sorted(s, reverse=True), sum(s), 2 in s)  # expect: 1 [3, 2, 1] 6 True
class Evil(list):
    def __len__(self): return 99
    def __iter__(self): return iter('xy')
e = Evil([1])
print(len(e), list(e), [*e], bool(e), e == [1], tuple(e), sorted(e), e)
# expect: 99 ['x', 'y'] ['x', 'y'] True True ('x', 'y') ['x', 'y'] [1]
for v in e:
    print(v)
# expect: x
# expect: y
