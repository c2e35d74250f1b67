# dates, moments, durations and decimal numbers, alone and in rows: ties, signs, zeros, zones, what integers do not stand for
# since: 3.14
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction

d = [date(2024, 5, 1) + timedelta(days=i * 7 % 11 - 5) for i in range(11)]
print([str(x) for x in sorted(d)][:3], [str(x) for x in sorted(d, reverse=True)][:2], [str(x) for x, _ in sorted((x, 'b') for x in d)][:2])
# expect: ['2024-04-26', '2024-04-27', '2024-04-28'] ['2024-05-06', '2024-05-05'] ['2024-04-26', '2024-04-27']
print([n for _, n in sorted([(date(2024, 1, 2), 'b'), (date(2024, 1, 1), 'c'), (date(2024, 1, 2), 'a')])])
# expect: ['c', 'a', 'b']
m = [datetime(2024, 5, 1, 10, 0, 0, i * 7 % 5) for i in range(5)]
print([x.microsecond for x in sorted(m)], [x.microsecond for _, x in sorted((1, x) for x in m)], sorted(m, key=lambda x: (-x.microsecond, x))[0])
# expect: [0, 1, 2, 3, 4] [0, 1, 2, 3, 4] 2024-05-01 10:00:00.000004
east, west = timezone(timedelta(hours=2)), timezone(timedelta(hours=-3))
z = [datetime(2024, 1, 1, 12, tzinfo=t) for t in (timezone.utc, west, east)]
print([str(x) for x in sorted(z)], [str(x[0]) for x in sorted([(x, 1) for x in z])])
# expect: ['2024-01-01 12:00:00+02:00', '2024-01-01 12:00:00+00:00', '2024-01-01 12:00:00-03:00'] ['2024-01-01 12:00:00+02:00', '2024-01-01 12:00:00+00:00', '2024-01-01 12:00:00-03:00']
print(sorted([timedelta(days=1), timedelta(seconds=-5), timedelta(hours=23)]), sorted([(timedelta(1), 2), (timedelta(1), 1)]))
# expect: [datetime.timedelta(days=-1, seconds=86395), datetime.timedelta(seconds=82800), datetime.timedelta(days=1)] [(datetime.timedelta(days=1), 1), (datetime.timedelta(days=1), 2)]
D = Decimal
print(sorted([D('1.25'), D('-3'), D('0'), D('-0'), D('1.250'), D('12E+2'), D('0.000001')]))
# expect: [Decimal('-3'), Decimal('0'), Decimal('-0'), Decimal('0.000001'), Decimal('1.25'), Decimal('1.250'), Decimal('1.2E+3')]
print(sorted([D('1.0000000001'), D('1'), D('0.5')]), sorted([D('1E+30'), D('-1E-30'), D('2')]), sorted([D('Infinity'), D('1'), D('-Infinity')]))
# expect: [Decimal('0.5'), Decimal('1'), Decimal('1.0000000001')] [Decimal('-1E-30'), Decimal('2'), Decimal('1E+30')] [Decimal('-Infinity'), Decimal('1'), Decimal('Infinity')]
print(sorted([(D('1.5'), 'b'), (D('1.50'), 'a'), (D('-1.5'), 'c')]), sorted([D(2), 1, 1.5, Fraction(1, 2)]))
# expect: [(Decimal('-1.5'), 'c'), (Decimal('1.50'), 'a'), (Decimal('1.5'), 'b')] [Fraction(1, 2), 1, 1.5, Decimal('2')]
print([k for k, _ in sorted({'a': D('3.10'), 'b': D('3.1'), 'c': D('4')}.items(), key=lambda kv: kv[1], reverse=True)])
# expect: ['c', 'a', 'b']
for wrong in ([date(2024, 1, 1), datetime(2024, 1, 1)], [(date(2024, 1, 1), 1), (D(1), 1)], [datetime(2024, 1, 1), z[0]]):
    try:
        print(sorted(wrong))
    except TypeError as e:
        print(e)
# expect: '<' not supported between instances of 'datetime.datetime' and 'datetime.date'
# expect: '<' not supported between instances of 'decimal.Decimal' and 'datetime.date'
# expect: can't compare offset-naive and offset-aware datetimes


class Later(date):
    def __lt__(self, other):
        return self.day > other.day


print([x.day for x in sorted([Later(2024, 1, i) for i in (2, 3, 1)])], [x[0].day for x in sorted([(Later(2024, 1, i), 0) for i in (2, 3, 1)])])
# expect: [3, 2, 1] [3, 2, 1]
