# states as an Enum with a table of transitions
from enum import Enum, IntEnum, Flag, StrEnum, auto, unique

@unique
class State(Enum):
    DRAFT = 'draft'
    REVIEW = 'review'
    PUBLISHED = 'published'

    @property
    def final(self):
        return self is State.PUBLISHED

    def __str__(self):
        return self.value.title()

NEXT = {State.DRAFT: {State.REVIEW}, State.REVIEW: {State.DRAFT, State.PUBLISHED}, State.PUBLISHED: set()}

class Document:
    def __init__(self):
        self.state = State.DRAFT
        self.history = []

    def move(self, to):
        if to not in NEXT[self.state]:
            raise ValueError(f'cannot go from {self.state} to {to}')
        self.history.append((self.state, to))
        self.state = to

doc = Document()
doc.move(State.REVIEW)
doc.move(State('published'))
print(doc.state, repr(doc.state), doc.state.final, [f'{a}->{b}' for a, b in doc.history])
# expect: Published <State.PUBLISHED: 'published'> True ['Draft->Review', 'Review->Published']
try:
    doc.move(State.DRAFT)
except ValueError as error:
    print(error)
# expect: cannot go from Published to Draft
try:
    State('gone')
except ValueError as error:
    print(error)
# expect: 'gone' is not a valid State

class Level(IntEnum):
    LOW = 1
    HIGH = 10

class Perm(Flag):
    READ = auto()
    WRITE = auto()
    EXEC = auto()

class Color(StrEnum):
    RED = auto()
    BLUE = 'b'

print(Level.LOW < Level.HIGH, Level(10).name, sorted(Level), Level.HIGH + 1, f'{Level.HIGH}')
# expect: True HIGH [<Level.LOW: 1>, <Level.HIGH: 10>] 11 10
both = Perm.READ | Perm.WRITE
print(both, Perm.READ in both, both & ~Perm.READ, bool(Perm(0)), [p.name for p in Perm])
# expect: Perm.READ|WRITE True Perm.WRITE False ['READ', 'WRITE', 'EXEC']
print(Color.RED, Color('b'), Color.BLUE.upper(), list(Color), State['DRAFT'], State.__members__.keys())
# expect: red b B [<Color.RED: 'red'>, <Color.BLUE: 'b'>] Draft dict_keys(['DRAFT', 'REVIEW', 'PUBLISHED'])
match doc.state:
    case State.PUBLISHED:
        print('done')
# expect: done
