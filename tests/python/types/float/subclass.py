# a subclass of float keeps its class only where it says so
class Celsius(float):
    def __str__(self): return f'{float(self):.1f}°C'
c = Celsius(21.55)
print(c, repr(c), c + 1, type(c + 1), f'{c:.2f}', f'{c}', isinstance(c, float), c == 21.55)
# expect: 21.6°C 21.55 22.55 <class 'float'> 21.55 21.6°C True True
print(sum([c, c]), max(c, Celsius(3)), round(c), -c, abs(c), type(abs(c)))
# expect: 43.1 21.6°C 22 -21.55 21.55 <class 'float'>
