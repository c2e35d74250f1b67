# since: 3.14
# getattr() and hasattr() ask __getattr__ too when __getattribute__ or a property of the class raises.
class Both:
    def __getattribute__(self, name):
        if name == 'hidden':
            return 'found'
        return object.__getattribute__(self, name)

    def __getattr__(self, name):
        if name == 'never':
            raise AttributeError(name)
        return name + '?'

class Above:
    def __getattr__(self, name):
        return name + '?'

class Below(Above):
    __slots__ = ('free',)

    def __getattribute__(self, name):
        return super().__getattribute__(name)

class Property:
    @property
    def broken(self):
        raise AttributeError('inner')

    @property
    def worse(self):
        raise ValueError('worse')

    def __getattr__(self, name):
        return 'hook ' + name

for make, names in (Both, ['x', 'hidden']), (Below, ['x', 'free']), (Property, ['broken', 'other']):
    o = make()
    for name in names:
        print(getattr(o, name), getattr(o, name, 'default'), hasattr(o, name), [*map(getattr, [o], [name])])
# expect: x? x? True ['x?']
# expect: found found True ['found']
# expect: x? x? True ['x?']
# expect: free? free? True ['free?']
# expect: hook broken hook broken True ['hook broken']
# expect: hook other hook other True ['hook other']
print(Both().y, Below().y, Property().broken)  # expect: y? y? hook broken
print(getattr(Both(), 'never', 'default'), hasattr(Both(), 'never'))  # expect: default False
for call in (lambda: getattr(Both(), 'never'), lambda: getattr(Property(), 'worse'), lambda: getattr(Property(), 'worse', 1)):
    try:
        call()
    except Exception as error:
        print(repr(error), repr(error.__context__))
# expect: AttributeError('never') None
# expect: ValueError('worse') None
# expect: ValueError('worse') None
