# a subclass of str
class Name(str):
    def __new__(cls, value, extra): 
        self = super().__new__(cls, value.title())
        self.extra = extra
        return self
    def shout(self): return self.upper() + '!'
n = Name('ada', 3)
print(n, n.extra, n.shout(), type(n.upper()), n + 'x', type(n[:]), n == 'Ada')
# expect: Ada 3 ADA! <class 'str'> Adax <class 'str'> True
print({'Ada': 1}[n], isinstance(n, str), len(n))  # expect: 1 True 3
print('%s' % n, f'{n:>5}', type(str(n)), repr(n), hash(n) == hash('Ada'))
# expect: Ada   Ada <class 'str'> 'Ada' True
class Q(str):
    def __str__(self): return 'Q!'
    def __eq__(self, o): return True
    __hash__ = str.__hash__
print(str(Q('a')), Q('a') == 'b', f'{Q("a")}', '%s' % Q('a'), print(Q('a')))
# expect: Q!
# expect: Q! True Q! Q! None
