# objects of one class that each get attributes of their own: as many different names as there are objects
class Record:
    kind = 'record'

    def __init__(self, name, value):
        self.first = name
        setattr(self, name, value)
        self.last = value


records = [Record(f'field_{i}', i) for i in range(200)]
print(sum(getattr(r, f'field_{i}') for i, r in enumerate(records)))  # expect: 19900
print(list(vars(records[3])), list(vars(records[199])))  # expect: ['first', 'field_3', 'last'] ['first', 'field_199', 'last']
print(records[199].last, records[199].kind, hasattr(records[199], 'field_198'))  # expect: 199 record False
late = records[150]
del late.first
late.field_150 += 1
late.first = 'again'
print(vars(late))  # expect: {'field_150': 151, 'last': 150, 'first': 'again'}
print(sum(r.last for r in records), Record('field_5', 5).field_5)  # expect: 19900 5


class Slotted:
    __slots__ = ('a', '__dict__')


objects = []
for i in range(150):
    o = Slotted()
    o.a = i
    setattr(o, f'n{i}', -i)
    objects.append(o)
print(sum(o.a for o in objects), vars(objects[149]), objects[149].n149)  # expect: 11175 {'n149': -149} -149
