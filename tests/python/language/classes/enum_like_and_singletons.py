# classes as values
registry = {}
def register(cls):
    registry[cls.__name__.lower()] = cls
    return cls
@register
class Dog:
    def speak(self): return 'woof'
@register
class Cat:
    def speak(self): return 'meow'
print([registry[n]().speak() for n in ('dog', 'cat')], sorted(registry))
# expect: ['woof', 'meow'] ['cat', 'dog']
print({Dog: 1, Cat: 2}[Dog], [c.__name__ for c in (Dog, Cat)], Dog is registry['dog'])
# expect: 1 ['Dog', 'Cat'] True
print(type(Dog))  # expect: <class 'type'>
def make(n):
    class Local:
        value = n
        def get(self): return n + self.value
    return Local
print(make(1)().get(), make(2).value, make(1) is make(1), make(3).__qualname__)
# expect: 2 2 False make.<locals>.Local
