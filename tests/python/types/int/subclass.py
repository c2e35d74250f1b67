# a subclass of int
class Meters(int):
    def __add__(self, other): return Meters(int(self) + int(other))
    def __repr__(self): return f'{int(self)}m'
a = Meters(3)
print(a, a + 4, type(a + 4).__name__, a * 2, type(a * 2))  # expect: 3m 7m Meters 6 <class 'int'>
print(a == 3, hash(a) == hash(3), {3: 'x'}[a], [10, 20, 30, 40][a])  # expect: True True x 40
print(str(a), f'{a}', f'{a:d}', '%d' % a)  # expect: 3m 3m 3 3
print(isinstance(a, int), Meters('12'), Meters.from_bytes(b'\x01', 'big'))  # expect: True 12m 1m
a.unit = 'm'
print(a.unit, a.__dict__)  # expect: m {'unit': 'm'}
