# ImportError.__init__() sets everything again, also to None.
e = ImportError('m', name='n', path='p')
print(e.msg, e.name, e.path)  # expect: m n p
e.__init__()
print(e.args, e.msg, e.name, e.path)  # expect: () None None None
e.__init__('x', name='y')
print(e.args, e.msg, e.name, e.path)  # expect: ('x',) x y None
