# types.CellType makes cells, empty ones too
from types import CellType
cell = CellType(1)
print(cell.cell_contents, type(cell) is CellType)  # expect: 1 True
cell.cell_contents = [2]
print(cell.cell_contents)  # expect: [2]
empty = CellType()
try: empty.cell_contents
except ValueError as e: print(e)  # expect: Cell is empty
empty.cell_contents = 3
print(empty.cell_contents, CellType.__new__(CellType, 4).cell_contents)  # expect: 3 4
def counter():
    n = 0
    def up():
        nonlocal n
        n += 1
        return n
    return up
up = counter()
up()
up.__closure__[0].cell_contents = 10
print(up(), isinstance(up.__closure__[0], CellType))  # expect: 11 True
for args in ((1, 2), ):
    try: CellType(*args)
    except TypeError as e: print(e)  # expect: cell expected at most 1 argument, got 2
try:
    class Sub(CellType): pass
except TypeError as e: print(e)  # expect: type 'cell' is not an acceptable base type
