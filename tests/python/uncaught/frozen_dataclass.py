# a frozen dataclass cannot change
from dataclasses import dataclass
@dataclass(frozen=True)
class P: x: int
P(1).x = 2  # raises: dataclasses.FrozenInstanceError: cannot assign to field 'x'
