"""Text adventure engine with Enum and structural pattern matching, plus vending/traffic state machines."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum, Flag, auto


class Direction(Enum):
    NORTH = (0, -1)
    SOUTH = (0, 1)
    EAST = (1, 0)
    WEST = (-1, 0)

    @property
    def opposite(self) -> Direction:
        dx, dy = self.value
        return Direction((-dx, -dy))

    @classmethod
    def parse(cls, text: str) -> Direction:
        for d in cls:
            if d.name.lower().startswith(text.lower()):
                return d
        raise ValueError(f"no direction {text!r}")


class Trait(Flag):
    NONE = 0
    LIT = auto()
    LOCKED = auto()
    TREASURE = auto()
    TRAPPED = auto()


class Phase(Enum):
    EXPLORING = auto()
    FIGHTING = auto()
    WON = auto()
    DEAD = auto()


@dataclass
class Monster:
    name: str
    hp: int
    attack: int


@dataclass
class Room:
    pos: tuple[int, int]
    traits: Trait = Trait.NONE
    items: list[str] = field(default_factory=list)
    monster: Monster | None = None


@dataclass(frozen=True)
class Move:
    direction: Direction


@dataclass(frozen=True)
class Take:
    item: str


@dataclass(frozen=True)
class Use:
    item: str
    target: str | None = None


@dataclass(frozen=True)
class Attack:
    weapon: str = "fists"


@dataclass(frozen=True)
class Look:
    pass


class ParseError(Exception):
    pass


def parse_command(line):
    match line.lower().split():
        case ["go" | "walk" | "run", direction]:
            try:
                return Move(Direction.parse(direction))
            except ValueError as exc:
                raise ParseError(str(exc)) from exc
        case [("n" | "s" | "e" | "w") as letter]:
            return Move(Direction.parse(letter))
        case ["take" | "get", *words] if words:
            return Take(" ".join(w for w in words if w not in ("the", "a")))
        case ["use", item, "on", target]:
            return Use(item, target)
        case ["use", item]:
            return Use(item)
        case ["attack" | "hit", "with", weapon]:
            return Attack(weapon)
        case ["attack" | "hit"]:
            return Attack()
        case ["look"] | []:
            return Look()
        case [verb, *_]:
            raise ParseError(f"I don't know how to {verb}")


class Game:
    SIZE = 8

    def __init__(self, seed):
        self.seed = seed
        self.rooms = {}
        for y in range(self.SIZE):
            for x in range(self.SIZE):
                self.rooms[x, y] = self.make_room(x, y)
        self.here = self.rooms[0, 0]
        self.inventory = Counter({"potion": 2})
        self.hp = 40
        self.phase = Phase.EXPLORING
        self.score = 0
        self.log = Counter()

    def roll(self, n):
        self.seed = (self.seed * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        return (self.seed >> 33) % n

    def make_room(self, x, y):
        traits = Trait.NONE
        if self.roll(2):
            traits |= Trait.LIT
        if x + y > 6 and self.roll(3) == 0:
            traits |= Trait.LOCKED
        if self.roll(4) == 0:
            traits |= Trait.TREASURE
        elif self.roll(5) == 0:
            traits |= Trait.TRAPPED
        items = [i for i in ("key", "sword", "potion", "lamp") if self.roll(5) == 0]
        monster = None
        if (x, y) != (0, 0) and self.roll(4) == 0:
            name = ("rat", "goblin", "ogre")[self.roll(3)]
            monster = Monster(name, 4 + 3 * len(name), len(name) - 1)
        return Room((x, y), traits, items, monster)

    def exits(self):
        x, y = self.here.pos
        return [d for d in Direction if (x + d.value[0], y + d.value[1]) in self.rooms]

    def execute(self, command):
        match (self.phase, command):
            case (Phase.WON | Phase.DEAD, _):
                return "The game is over."
            case (Phase.FIGHTING, Move(direction)) if self.roll(3):
                return f"The monster blocks the way {direction.name.lower()}."
            case (_, Move(direction)):
                return self.move(direction)
            case (Phase.FIGHTING, Attack(weapon)):
                return self.fight(weapon)
            case (_, Attack()):
                return "There is nothing to attack."
            case (_, Take(item)) if item in self.here.items:
                self.here.items.remove(item)
                self.inventory[item] += 1
                return f"Taken: {item}."
            case (_, Take(item)):
                return f"There is no {item} here."
            case (_, Use("potion", None)) if self.inventory["potion"]:
                self.inventory["potion"] -= 1
                self.hp = min(40, self.hp + 15)
                return "You feel better."
            case (_, Use(item)) if not self.inventory[item]:
                return f"You have no {item}."
            case (_, Use("lamp")):
                self.here.traits |= Trait.LIT
                return "Light!"
            case (_, Use("key", str(target))):
                return f"The {target} does not need a key."
            case (_, Use(item, target)):
                return f"You wave the {item}" + (f" at the {target}." if target else ".")
            case (_, Look()):
                return self.describe()
            case _:
                raise AssertionError(command)

    def move(self, direction):
        x, y = self.here.pos
        dx, dy = direction.value
        room = self.rooms.get((x + dx, y + dy))
        if room is None:
            return "You bump into a wall."
        if Trait.LOCKED in room.traits:
            if not self.inventory["key"]:
                return "It is locked."
            self.inventory["key"] -= 1
            room.traits &= ~Trait.LOCKED
        self.here = room
        self.phase = Phase.FIGHTING if room.monster else Phase.EXPLORING
        if room.traits & Trait.TRAPPED and not room.traits & Trait.LIT:
            self.hp -= 3
        if room.traits & (Trait.TREASURE | Trait.LIT) == Trait.TREASURE | Trait.LIT:
            room.traits ^= Trait.TREASURE
            self.score += 10
        if self.hp <= 0:
            self.phase = Phase.DEAD
        elif self.score >= 80:
            self.phase = Phase.WON
        return self.describe()

    def fight(self, weapon):
        monster = self.here.monster
        power = 9 if weapon == "sword" and self.inventory["sword"] else 3
        monster.hp -= 1 + self.roll(power)
        if monster.hp <= 0:
            self.here.monster = None
            self.phase = Phase.EXPLORING
            self.score += 5
            return f"The {monster.name} dies."
        self.hp -= self.roll(monster.attack)
        if self.hp <= 0:
            self.phase = Phase.DEAD
        return f"The {monster.name} has {monster.hp} hp left."

    def describe(self):
        match self.here:
            case Room(monster=Monster(name=name, hp=hp)) if hp > 10:
                what = f"a fierce {name}"
            case Room(monster=Monster(name=name)):
                what = f"a weak {name}"
            case Room(items=[only]):
                what = f"a {only}"
            case Room(items=[first, *rest]):
                what = f"a {first} and {len(rest)} more"
            case Room(traits=Trait.NONE):
                what = "darkness"
            case _:
                what = "nothing"
        ways = ", ".join(d.name.lower() for d in self.exits())
        return f"You see {what}. Exits: {ways}."

    def choose(self):
        """A scripted player."""
        if self.hp < 15 and self.inventory["potion"]:
            return "use potion"
        if self.phase is Phase.FIGHTING:
            return "attack with sword" if self.inventory["sword"] else "hit"
        if self.here.items:
            return f"take the {self.here.items[0]}"
        match self.roll(12):
            case 0:
                return "dance wildly"
            case 1:
                return "use lamp"
            case 2:
                return "look"
            case 3:
                return "use key on door"
            case n if n % 2:
                return "go " + self.exits()[self.roll(len(self.exits()))].name
            case _:
                return "nsew"[self.roll(4)]

    def play(self, turns):
        for turn in range(turns):
            try:
                reply = self.execute(parse_command(self.choose()))
            except ParseError as exc:
                reply = str(exc)
            self.log[reply.split()[0]] += 1
            if self.phase in (Phase.WON, Phase.DEAD):
                break
        return self.phase, turn


class Light(Enum):
    RED = "red", 30
    GREEN = "green", 25
    AMBER = "amber", 5

    def __init__(self, label, seconds):
        self.label = label
        self.seconds = seconds

    def next(self):
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]


def vending(events):
    state, coins, sold, returned = "idle", 0, 0, 0
    for event in events:
        match state, event:
            case "idle" | "paying", {"coin": int(value)} if value in (5, 10, 25):
                coins += value
                state = "ready" if coins >= 40 else "paying"
            case "ready", {"press": "cola" | "water" as drink, **extra}:
                coins -= 40 if drink == "cola" else 30
                sold += 1 + len(extra)
                state = "idle" if coins == 0 else "change"
            case _, {"cancel": True}:
                returned += coins
                coins, state = 0, "idle"
            case "change", _:
                returned += coins
                coins, state = 0, "idle"
            case _:
                pass
    return sold, returned, state


def main():
    outcomes = Counter()
    words = Counter()
    score = 0
    for seed in range(90):
        game = Game(seed * 7919 + 1)
        phase, _ = game.play(250)
        outcomes[phase.name] += 1
        words.update(game.log)
        score += game.score
    print(sorted(outcomes.items()), score)
    print(words.most_common(4))
    print(all(d.opposite.opposite is d for d in Direction), repr(Trait.LIT in (Trait.LIT | Trait.LOCKED)))

    light, clock, seen = Light.RED, 0, Counter()
    for _ in range(9000):
        clock += light.seconds
        seen[light.label] += 1
        light = light.next()
    print(clock, sorted(seen.items()))

    feed = [{"coin": 25}, {"coin": 10}, {"coin": 5}, {"press": "cola"}, {"coin": 25}, {"coin": 25},
            {"press": "water", "ice": True}, {"coin": 3}, {"cancel": True}, {"kick": 1}]
    print(vending(feed * 1500))


if __name__ == "__main__":
    main()
