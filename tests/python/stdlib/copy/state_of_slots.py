# since: 3.14
# __getstate__: the dict, and the values of declared slots.
import copy


class Both:
    __slots__ = ('x', '__dict__', '__private')

    def fill(self):
        self.x, self.y, self.__private = 1, 2, 3
        return self


class Slots:
    __slots__ = ('a', 'b')


class Items(list):
    __slots__ = ('x',)


print(Both().__getstate__(), Both().fill().__getstate__(), copy.copy(Both().fill()).__getstate__())
# expect: None ({'y': 2}, {'x': 1, '_Both__private': 3}) ({'y': 2}, {'x': 1, '_Both__private': 3})
s = Slots()
print(s.__getstate__())  # expect: None
s.a = 1
print(s.__getstate__(), s.__reduce_ex__(2)[2])  # expect: (None, {'a': 1}) (None, {'a': 1})
i = Items([1])
i.x = 5
print(i.__getstate__(), copy.copy(i).x, copy.deepcopy(i))  # expect: (None, {'x': 5}) 5 [1]
print(object().__getstate__(), (3).__getstate__())  # expect: None None
