# Cells are compared by what they hold; an empty one comes first. They have no hash.
from types import CellType as Cell

print(Cell(1) == Cell(1), Cell(1) == Cell(1.0), Cell(1) != Cell(2), Cell(1) == 1)
# expect: True True True False
print(Cell(1) < Cell(2), Cell(2) <= Cell(1), Cell(2) > Cell(1), Cell(1) >= Cell(2))
# expect: True False True False
print(Cell() < Cell(1), Cell() == Cell(), Cell(1) > Cell(), Cell() >= Cell(1))  # expect: True True True False
for compare in [lambda: Cell(1) < Cell('a'), lambda: Cell(1) < 1, lambda: hash(Cell(1))]:
    try:
        compare()
    except TypeError as error:
        print(error)
# expect: '<' not supported between instances of 'int' and 'str'
# expect: '<' not supported between instances of 'cell' and 'int'
# expect: unhashable type: 'cell'
