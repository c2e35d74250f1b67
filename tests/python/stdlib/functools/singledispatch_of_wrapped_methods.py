# class methods and static methods are registered by the annotations of the functions in them
# since: 3.14
import functools


class Shown:
    @functools.singledispatchmethod
    def show(self, value):
        return 'base'

    @show.register
    @classmethod
    def _(cls, value: int):
        return cls.__name__

    @show.register
    @staticmethod
    def _(value: str):
        return 'text'


print(Shown().show(1), Shown().show('x'), Shown().show(2.0))  # expect: Shown text base
