"""What a metaclass keeps for its classes: read through them many times, while class, metaclass and bases change."""


class Single(type):
    made = {}
    label = 'meta'
    count = 0

    def __call__(cls, *args, **kwargs):
        if cls not in cls.made:
            cls.made[cls] = super().__call__(*args, **kwargs)
        return cls.made[cls]

    @property
    def shown(cls):
        return f'<{cls.__name__} {cls.label}>'

    def helper(cls):
        return cls.__name__


class Config(metaclass=Single):
    def __init__(self, value=1):
        self.value = value


class Other(metaclass=Single):
    label = 'own'


print(Config(5) is Config(6), Config().value, Other() is Other(), len(Single.made))  # expect: True 5 True 2


def look(cls):
    return cls.label, cls.count, cls.shown, cls.helper()


for i in range(10):
    if i == 2:
        Single.label = 'changed'
    if i == 3:
        Config.count = 10
    if i == 4:
        Config.label = 'now its own'
    if i == 5:
        del Config.label
    if i == 6:
        Single.label = property(lambda cls: 'a property')
    if i == 7:
        Single.label = lambda cls: 'a method'
        Single.count = 3
    if i == 8:
        Single.label = classmethod(lambda meta: meta.__name__)
    if i == 9:
        del Config.count, Single.label
        Single.label = 'back'
    for cls in (Config, Other):
        label, count, shown, helper = look(cls)
        print(label if not callable(label) else label(), count, shown.split()[0], helper, end='; ')
# expect: meta 0 <Config Config; own 0 <Other Other; meta 0 <Config Config; own 0 <Other Other; changed 0 <Config Config; own 0 <Other Other; changed 10 <Config Config; own 0 <Other Other; now its own 10 <Config Config; own 0 <Other Other; changed 10 <Config Config; own 0 <Other Other; a property 10 <Config Config; a property 0 <Other Other; a method 10 <Config Config; own 3 <Other Other; Single 10 <Config Config; own 3 <Other Other; back 3 <Config Config; own 3 <Other Other;
print()


class Below(Single):
    label = 'below'


class Deep(Config, metaclass=Below):
    pass


for i in range(5):
    if i == 2:
        Config.label = 'of the base'
    if i == 3:
        del Config.label
    if i == 4:
        del Below.label
    print([look(cls)[0] for cls in (Config, Deep, Other)], end=' ')
# expect: ['back', 'below', 'own'] ['back', 'below', 'own'] ['of the base', 'of the base', 'own'] ['back', 'below', 'own'] ['back', 'back', 'own']
print()
try:
    for i in range(3):
        if i == 2:
            del Single.label
        print(Config.label, end=' ')  # expect: back back type object 'Config' has no attribute 'label'
except AttributeError as error:
    print(error)
