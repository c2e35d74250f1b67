# What is printed of texts beyond ASCII, numbers and objects, and where it goes.
import io
import sys

print('a', 'é', '€', '😀', 'Ã©', 'ÿ', '', sep='|')  # expect: a|é|€|😀|Ã©|ÿ|
print(1, -5, 2**70, True, None, 1.5, 2j, [1, 'é'], ('x',), end='!\n')
# expect: 1 -5 1180591620717411303424 True None 1.5 2j [1, 'é'] ('x',)!
print(0, 140737488355327, -140737488355328, 140737488355328, sep='é', end='€\n')
# expect: 0é140737488355327é-140737488355328é140737488355328€
print()  # expect:
print(sep='x')  # expect:
print('a', 'b', sep=None, end=None)  # expect: a b
print('Ã', 'é', sep='Ã©')  # expect: ÃÃ©é


class Shown:
    def __str__(self):
        return 'Ã© shown'


print(Shown(), [Shown] == [Shown], sep='\u20ac')  # expect: Ã© shown€True
for wrong in (lambda: print(1, sep=1), lambda: print(1, end=b'x')):
    try:
        wrong()
    except TypeError as e:
        print(e)
# expect: sep must be None or a string, not int
# expect: end must be None or a string, not bytes
buffer = io.StringIO()
print('to a buffer', 3, file=buffer)
before, sys.stdout = sys.stdout, buffer
print('é', 4)
sys.stdout = before
print(repr(buffer.getvalue()))  # expect: 'to a buffer 3\né 4\n'
sys.stdout = None
print('nowhere')
sys.stdout = before
print('here')  # expect: here
