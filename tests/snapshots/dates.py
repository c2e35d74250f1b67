# Dates, moments and instances of their subclasses, with and without attributes of their own, and of classes with many attributes.
from datetime import date, datetime, time, timedelta, timezone, tzinfo
class Day(date):
    note = None
class Stamp(datetime):
    __slots__ = ("by",)
class Late(tzinfo):
    def utcoffset(self, moment):
        return timedelta(hours=fetch(2))
    def dst(self, moment):
        return None
class Wide:
    def __init__(self, n):
        self.a, self.b, self.c, self.d, self.e = range(n, n + 5)
        self.f, self.g, self.h, self.i, self.j = range(n + 5, n + 10)
    def total(self):
        return self.a + self.d + self.e + self.h + self.i + self.j
first, noon = date(2024, 2, 29), datetime(2024, 5, 1, 12, 30, 15, 250, timezone.utc, fold=1)
own, stamp = Day(1999, 12, 31), Stamp(2020, 6, 7, 8, 9)
own.note, stamp.by = "eve", "me"
many = [Wide(i) for i in range(3)]
held = {first: 1, noon: 2}
late = datetime(2021, 3, 4, 5, tzinfo=Late())
print(late.isoformat(), first + timedelta(days=1), noon.replace(year=2025), own.note, own, repr(stamp), stamp.by, held[date(2024, 2, 29)], held[noon], sorted([noon, datetime(1, 1, 1, tzinfo=timezone.utc)])[0].year, noon.fold, [w.total() for w in many])
# prints: 2021-03-04T05:00:00+02:00 2024-03-01 2025-05-01 12:30:15.000250+00:00 eve 1999-12-31 Stamp(2020, 6, 7, 8, 9) me 1 2 1 1 [31, 37, 43]
