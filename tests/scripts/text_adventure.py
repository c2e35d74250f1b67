"""A text adventure driven by a list of commands: parsing with shlex and match, game state, saving and loading."""

import base64
import copy
import difflib
import enum
import hashlib
import json
import random
import shlex
import textwrap
from collections import ChainMap, deque
from dataclasses import asdict, dataclass, field
from functools import partialmethod, wraps
from itertools import chain, cycle
from typing import ClassVar, Iterator


class Direction(enum.Enum):
    NORTH, EAST, SOUTH, WEST = range(4)

    @property
    def opposite(self):
        return Direction((self.value + 2) % 4)


@dataclass
class Room:
    name: str
    text: str
    items: set[str] = field(default_factory=set)
    exits: dict[str, str] = field(default_factory=dict)
    locked: set[str] = field(default_factory=set)

    def describe(self) -> Iterator[str]:
        yield f"== {self.name.title()} =="
        yield from textwrap.wrap(self.text, 44)
        if self.items:
            yield f"You see: {', '.join(sorted(self.items))}."
        yield "Exits: " + ", ".join(d + (" (locked)" if d in self.locked else "") for d in sorted(self.exits))


class GameError(Exception):
    pass


def command(*aliases, turns=1):
    def mark(method):
        @wraps(method)
        def wrapper(self, *args):
            lines = list(method(self, *args) or ())
            self.turns += turns
            return lines
        Game.COMMANDS.update(dict.fromkeys((method.__name__, *aliases), wrapper))
        return wrapper
    return mark


class Game:
    COMMANDS: ClassVar[dict] = {}

    def __init__(self, seed=1):
        self.rooms = {r.name: r for r in (
            Room("hall", "A long hall with portraits. A draught comes from the north, where a heavy door stands.", {"lamp", "coin"}),
            Room("cellar", "It is damp and dark down here; something drips.", {"key"}),
            Room("vault", "Gold everywhere! You have found the treasure of the old duke.", {"gold"}))}
        self.connect("hall", Direction.EAST, "cellar")
        self.connect("hall", Direction.NORTH, "vault", lock=True)
        self.here, self.bag, self.turns, self.log = "hall", [], 0, deque(maxlen=5)
        self.rng = random.Random(seed)

    def connect(self, a, direction, b, lock=False):
        for room, way, other in ((a, direction, b), (b, direction.opposite, a)):
            self.rooms[room].exits[way.name.lower()] = other
            if lock:
                self.rooms[room].locked.add(way.name.lower())

    @property
    def room(self):
        return self.rooms[self.here]

    def play(self, line):
        try:
            words = shlex.split(line, comments=True)
        except ValueError as error:
            return [f"? {error}"]
        match words:
            case []:
                return []
            case ["n" | "e" | "s" | "w" as short]:
                words = ["go", {"n": "north", "e": "east", "s": "south", "w": "west"}[short]]
            case ["pick", "up", *rest]:
                words = ["take", *rest]
            case [("save" | "load"), *_] if len(words) > 2:
                return ["? one name, please"]
        verb, *args = words
        handler = self.COMMANDS.get(verb.lower())
        if handler is None:
            close = difflib.get_close_matches(verb, self.COMMANDS, n=1)
            return [f"? unknown verb {verb!r}" + (f", did you mean {close[0]!r}" if close else "")]
        self.log.append(verb)
        try:
            return handler(self, *args)
        except (GameError, TypeError) as error:
            return [f"? {str(error).replace('Game.', '')}"]


@command("l", turns=0)
def look(self):
    return self.room.describe()


@command()
def go(self, direction):
    if direction not in self.room.exits:
        raise GameError(f"no way {direction}")
    if direction in self.room.locked:
        raise GameError("it is locked")
    self.here = self.room.exits[direction]
    return chain(self.room.describe(), ["A rat squeaks."] if self.rng.random() < 0.3 else [])


@command("get", "grab")
def take(self, item, *more):
    for thing in (item, *more):
        if thing not in self.room.items:
            raise GameError(f"there is no {thing}")
        self.room.items.remove(thing)
        self.bag.append(thing)
        yield f"Taken: {thing}."


@command()
def unlock(self, direction):
    if "key" not in self.bag:
        raise GameError("you have no key")
    self.room.locked.discard(direction)
    self.rooms[self.room.exits[direction]].locked.clear()
    return [f"The {direction} door opens."]


@command("i", turns=0)
def inventory(self):
    return [f"You carry {', '.join(self.bag) or 'nothing'}."]


@command(turns=0)
def save(self, name="quick"):
    state = {"here": self.here, "bag": self.bag, "turns": self.turns, "rooms": [asdict(r) for r in self.rooms.values()]}
    text = json.dumps(state, default=sorted, sort_keys=True)
    Game.saved = base64.b64encode(text.encode())
    return [f"saved {name}: {len(text)} characters, {hashlib.md5(text.encode()).hexdigest()[:8]}"]


@command(turns=0)
def load(self, name="quick"):
    state = json.loads(base64.b64decode(Game.saved))
    self.rooms = {r["name"]: Room(**r | {k: set(r[k]) for k in ("items", "locked")}) for r in state["rooms"]}
    self.here, self.bag, self.turns = state["here"], state["bag"], state["turns"]
    return [f"loaded {name}"]


game = Game()
SCRIPT = ["look", "n", "tke lamp", "take lamp coin sword", "e", "grab key # shiny", "i", "save slot1", "w", 'unlock "north"', "go north", "pick up gold", "load slot1", "i", "go up", "take", "save a b", 'take "', "go north south", "l"]
for line in SCRIPT:
    print(f"> {line}")
    for text in game.play(line):
        print(f"  {text}")
print(game.turns, list(game.log), sorted(Game.COMMANDS), look.__name__)
clone = copy.deepcopy(game)
clone.play("w")
print(clone.here, game.here, clone.room == game.rooms["hall"], ChainMap({"a": 1}, vars(game))["here"], next(cycle(Direction)).opposite)
