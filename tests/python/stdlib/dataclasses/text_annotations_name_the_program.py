# Annotations that are texts are looked up in the program, also in one that never imports `sys`.
from __future__ import annotations

import typing
from dataclasses import KW_ONLY, InitVar, dataclass, fields
from typing import ClassVar, get_type_hints


@dataclass
class Point:
    x: int
    _: KW_ONLY
    y: int = 1
    count: ClassVar[int] = 0
    names: typing.ClassVar[dict] = {}
    scale: InitVar[int] = 2

    def __post_init__(self, scale):
        self.x *= scale


print(Point(1, y=5), [f.name for f in fields(Point)])  # expect: Point(x=2, y=5) ['x', 'y']
print(get_type_hints(Point)['y'], get_type_hints(Point)['count'])
# expect: <class 'int'> typing.ClassVar[int]


@dataclass
class Node:
    value: int
    next: Node | None = None


print(get_type_hints(Node)['next'] == Node | None)  # expect: True
