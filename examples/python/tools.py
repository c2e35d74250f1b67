"""A program that calls tools: typed, documented, with a policy.

    python examples/python/tools.py
"""

import datetime
from dataclasses import dataclass

import hognose


@dataclass
class Forecast:
    """What the weather will be."""

    city: str
    day: datetime.date
    celsius: float


toolbox = hognose.Toolbox()


@toolbox.tool(overlap=True)
def forecast(city: str, day: datetime.date) -> Forecast:
    """The forecast for a city.

    Args:
        city: its name
        day: which day
    """
    return Forecast(city, day, 12.5 + len(city))


@toolbox.tool(policy="deny")
def delete_everything() -> None:
    """Never to be called."""


# What a model might write: it imports nothing, and uses the language as it likes.
SOURCE = """
from operator import attrgetter

days = [forecast(city, '2026-11-22') for city in ['Paris', 'Tokyo', 'Reykjavik']]
warmest = max(days, key=attrgetter('celsius'))
try:
    delete_everything()
except PermissionError as error:
    note = str(error)
warmest, f'{warmest.day:%d %B}', note
"""


def main() -> None:
    """Runs it and prints what comes out."""
    print(toolbox)
    warmest, day, note = hognose.Program(SOURCE).run(tools=toolbox)
    assert isinstance(warmest, Forecast)
    print(warmest)
    print(day)
    print(note)


if __name__ == "__main__":
    main()
