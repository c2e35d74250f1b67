# objects of one class that each get attributes of their own: as many different names as there are objects
class Record:
    kind = 'record'

    def __init__(self, name, value):
        self.first = name
        setattr(self, name, value)
        self.last = value


records = [Record(f'field_{i}', i) for i in range(400)]
print(sum(getattr(r, f'field_{i}') for i, r in enumerate(records)))  # expect: 79800
print(list(vars(records[3])), list(vars(records[399])))  # expect: ['first', 'field_3', 'last'] ['first', 'field_399', 'last']
print(records[399].last, records[399].kind, hasattr(records[399], 'field_398'))  # expect: 399 record False
late = records[350]
del late.first
late.field_350 += 1
late.first = 'again'
print(vars(late))  # expect: {'field_350': 351, 'last': 350, 'first': 'again'}
print(sum(r.last for r in records), Record('field_5', 5).field_5)  # expect: 79800 5


class Slotted:
    __slots__ = ('a', '__dict__')


objects = []
for i in range(300):
    o = Slotted()
    o.a = i
    setattr(o, f'n{i}', -i)
    objects.append(o)
print(sum(o.a for o in objects), vars(objects[299]), objects[299].n299)  # expect: 44850 {'n299': -299} -299
