# many operations on generated dates, times and durations; subclasses, which go another way, agree
# since: 3.14
from datetime import date, datetime, time, timedelta, timezone

state = 7


def number(n):
    global state
    state = state * 48271 % 2147483647
    return state % n


class Day(date):
    pass


class Moment(datetime):
    pass


ZONES = [None, None, timezone.utc, timezone(timedelta(hours=-5, minutes=-30)), timezone(timedelta(hours=1), 'X')]


def a_moment(cls=datetime):
    return cls(1 + number(9999), 1 + number(12), 1 + number(28), number(24), number(60), number(60), number(3) * number(1000000) // 2, ZONES[number(5)])


def a_day(cls=date):
    return cls(1890 + number(200), 1 + number(12), 1 + number(28))


def a_duration():
    return timedelta(number(2000) - 1000, number(86400), number(1000000), hours=number(9) / 4)


def shown(operation):
    try:
        return str(operation())
    except Exception as error:
        return f'{type(error).__name__}: {error}'


for _ in range(6):
    a, b, t = a_moment(), a_moment(), a_duration()
    print(repr(a), shown(lambda: a + t), shown(lambda: a - t), shown(lambda: a - b), shown(lambda: a < b), a == b, a != b)
    print(a.isoformat(timespec='minutes'), a.strftime('%d.%m.%y %I:%M:%S.%f %p %a %B %j|%z|%Z|%u %e %%'), a.weekday(), a.isocalendar()[:], a.utcoffset(), a.toordinal())
    same = Moment(a.year, a.month, a.day, a.hour, a.minute, a.second, a.microsecond, a.tzinfo)
    print(same == a, hash(same) == hash(a), same.isoformat() == a.isoformat(), shown(lambda: same + t) == shown(lambda: a + t), f'{same:%c}' == f'{a:%c}', same.timestamp() == a.timestamp())
# expect: datetime.datetime(7931, 7, 11, 1, 25, 34, 48241) 7930-03-25 01:43:37.237551 7932-10-26 01:07:30.858931 2340994 days, 7:57:11.048241 False False True
# expect: 7931-07-11T01:25 11.07.31 01:25:34.048241 AM Sat July 192|||6 11 % 5 (7931, 28, 6) None 2896564
# expect: True True True True True True
# expect: datetime.datetime(7854, 2, 2, 10, 23, 18, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'X')) 7854-10-07 02:53:11.721841+01:00 7853-05-31 17:53:24.278159+01:00 TypeError: can't subtract offset-naive and offset-aware datetimes TypeError: can't compare offset-naive and offset-aware datetimes False True
# expect: 7854-02-02T10:23+01:00 02.02.54 10:23:18.000000 AM Thu February 033|+0100|X|4  2 % 3 (7854, 5, 4) 1:00:00 2868282
# expect: True True True True True True
# expect: datetime.datetime(1456, 7, 22, 9, 0, 45, 268482, tzinfo=datetime.timezone.utc) 1456-07-20 00:46:04.315537+00:00 1456-07-24 17:15:26.221427+00:00 TypeError: can't subtract offset-naive and offset-aware datetimes TypeError: can't compare offset-naive and offset-aware datetimes False True
# expect: 1456-07-22T09:00+00:00 22.07.56 09:00:45.268482 AM Tue July 204|+0000|UTC|2 22 % 1 (1456, 30, 2) 0:00:00 531631
# expect: True True True True True True
# expect: datetime.datetime(4319, 3, 19, 20, 11, 47, 587181, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'X')) 4318-04-22 10:52:32.220464+01:00 4320-02-14 05:31:02.953898+01:00 -1815510 days, 11:18:26.587181 True False True
# expect: 4319-03-19T20:11+01:00 19.03.19 08:11:47.587181 PM Wed March 078|+0100|X|3 19 % 2 (4319, 12, 3) 1:00:00 1577194
# expect: True True True True True True
# expect: datetime.datetime(5600, 8, 3, 10, 2, 39, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'X')) 5602-04-10 21:50:37.414375+01:00 5598-11-26 22:14:40.585625+01:00 TypeError: can't subtract offset-naive and offset-aware datetimes TypeError: can't compare offset-naive and offset-aware datetimes False True
# expect: 5600-08-03T10:02+01:00 03.08.00 10:02:39.000000 AM Thu August 216|+0100|X|4  3 % 3 (5600, 31, 4) 1:00:00 2045208
# expect: True True True True True True
# expect: datetime.datetime(5983, 1, 21, 9, 45, 28, 697303, tzinfo=datetime.timezone.utc) 5982-12-13 07:00:15.679048+00:00 5983-03-01 12:30:41.715558+00:00 TypeError: can't subtract offset-naive and offset-aware datetimes TypeError: can't compare offset-naive and offset-aware datetimes False True
# expect: 5983-01-21T09:45+00:00 21.01.83 09:45:28.697303 AM Fri January 021|+0000|UTC|5 21 % 4 (5983, 3, 5) 0:00:00 2184901
# expect: True True True True True True
for _ in range(6):
    a, b, t = a_day(), a_day(), a_duration()
    print(repr(a), a + t, a - t, a - b, a < b, a >= b, {a: 1}.get(date(a.year, a.month, a.day)), a.strftime('%x %G-W%V'), a.isocalendar()[:])
    same = Day(a.year, a.month, a.day)
    print(same == a, str(same + t) == str(a + t), same - b == a - b, f'{same:%D}' == f'{a:%D}', (same < b) == (a < b))
# expect: datetime.date(1910, 4, 25) 1911-06-08 1909-03-12 -60905 days, 0:00:00 True False 1 04/25/10 1910-W17 (1910, 17, 1)
# expect: True True True True True
# expect: datetime.date(2016, 10, 24) 2015-09-04 2017-12-14 -518 days, 0:00:00 True False 1 10/24/16 2016-W43 (2016, 43, 1)
# expect: True True True True True
# expect: datetime.date(1941, 4, 22) 1943-06-14 1939-03-01 -34651 days, 0:00:00 True False 1 04/22/41 1941-W17 (1941, 17, 2)
# expect: True True True True True
# expect: datetime.date(2061, 12, 5) 2063-03-18 2060-08-24 26556 days, 0:00:00 False True 1 12/05/61 2061-W49 (2061, 49, 1)
# expect: True True True True True
# expect: datetime.date(1942, 1, 14) 1944-08-23 1939-06-07 679 days, 0:00:00 False True 1 01/14/42 1942-W03 (1942, 3, 3)
# expect: True True True True True
# expect: datetime.date(2074, 2, 20) 2071-09-25 2076-07-18 4450 days, 0:00:00 False True 1 02/20/74 2074-W08 (2074, 8, 2)
# expect: True True True True True
for _ in range(6):
    s, t, n = a_duration(), a_duration(), 1 + number(9)
    print(repr(s), s + t, s - t, -s, abs(s), s * n, s // n, s / n, s % abs(t or s), round(s / t, 9), s // t, s < t, bool(s), s.total_seconds())
# expect: datetime.timedelta(days=-821, seconds=25626, microseconds=949769) 50 days, 14:57:18.139152 -1693 days, 23:16:55.760386 820 days, 16:52:53.050231 820 days, 16:52:53.050231 -821 days, 7:07:06.949769 -821 days, 7:07:06.949769 -821 days, 7:07:06.949769 50 days, 14:57:18.139152 -0.941901084 -1 True True -70908773.050231
# expect: datetime.timedelta(days=858, seconds=67735, microseconds=363187) 1778 days, 23:40:54.928638 -62 days, 13:56:55.797736 -859 days, 5:11:04.636813 858 days, 18:48:55.363187 858 days, 18:48:55.363187 858 days, 18:48:55.363187 858 days, 18:48:55.363187 858 days, 18:48:55.363187 0.933255147 0 True True 74198935.363187
# expect: datetime.timedelta(days=425, seconds=34813, microseconds=229259) -378 days, 6:23:38.663267 1228 days, 12:56:47.795251 -426 days, 14:19:46.770741 425 days, 9:40:13.229259 2552 days, 10:01:19.375554 70 days, 21:36:42.204876 70 days, 21:36:42.204876 425 days, 9:40:13.229259 -0.529676991 -1 False True 36754813.229259
# expect: datetime.timedelta(days=566, seconds=60579, microseconds=873687) 387 days, 10:14:22.224840 745 days, 23:24:57.522534 -567 days, 7:10:20.126313 566 days, 16:49:39.873687 566 days, 16:49:39.873687 566 days, 16:49:39.873687 566 days, 16:49:39.873687 28 days, 21:03:46.927146 -3.161080493 -4 False True 48962979.873687
# expect: datetime.timedelta(days=423, seconds=67727, microseconds=488248) 597 days, 17:13:54.694950 249 days, 20:23:40.281546 -424 days, 5:11:12.511752 423 days, 18:48:47.488248 2542 days, 16:52:44.929488 70 days, 15:08:07.914708 70 days, 15:08:07.914708 75 days, 21:58:33.074844 2.436462176 2 False True 36614927.488248
# expect: datetime.timedelta(days=-292, seconds=51833, microseconds=236422) -1223 days, 1:34:36.190910 640 days, 3:13:10.281934 291 days, 9:36:06.763578 291 days, 9:36:06.763578 -1458 days, 23:59:26.182110 -59 days, 17:16:46.647284 -59 days, 17:16:46.647284 640 days, 3:13:10.281934 0.312817361 0 False True -25176966.763578
for text in ['2024-02-29', '2024-02-30', '2024-02-29T10:11', '2024-02-29 10:11:12.5', '2024-02-29T10:11:12.123456+05:30', '2024-02-29T10:11:12Z', '20240229T101112', '2024-W09-4', '2024-02-29T24:00', '2024-2-29', '2024-02-29T10:11:12+25:00', '2024-02-29T10:61', '']:
    print(repr(text), shown(lambda: repr(datetime.fromisoformat(text))), shown(lambda: date.fromisoformat(text)))
# expect: '2024-02-29' datetime.datetime(2024, 2, 29, 0, 0) 2024-02-29
# expect: '2024-02-30' ValueError: day 30 must be in range 1..29 for month 2 in year 2024 ValueError: day 30 must be in range 1..29 for month 2 in year 2024
# expect: '2024-02-29T10:11' datetime.datetime(2024, 2, 29, 10, 11) ValueError: Invalid isoformat string: '2024-02-29T10:11'
# expect: '2024-02-29 10:11:12.5' datetime.datetime(2024, 2, 29, 10, 11, 12, 500000) ValueError: Invalid isoformat string: '2024-02-29 10:11:12.5'
# expect: '2024-02-29T10:11:12.123456+05:30' datetime.datetime(2024, 2, 29, 10, 11, 12, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800))) ValueError: Invalid isoformat string: '2024-02-29T10:11:12.123456+05:30'
# expect: '2024-02-29T10:11:12Z' datetime.datetime(2024, 2, 29, 10, 11, 12, tzinfo=datetime.timezone.utc) ValueError: Invalid isoformat string: '2024-02-29T10:11:12Z'
# expect: '20240229T101112' datetime.datetime(2024, 2, 29, 10, 11, 12) ValueError: Invalid isoformat string: '20240229T101112'
# expect: '2024-W09-4' datetime.datetime(2024, 2, 29, 0, 0) 2024-02-29
# expect: '2024-02-29T24:00' datetime.datetime(2024, 3, 1, 0, 0) ValueError: Invalid isoformat string: '2024-02-29T24:00'
# expect: '2024-2-29' ValueError: Invalid isoformat string: '2024-2-29' ValueError: Invalid isoformat string: '2024-2-29'
# expect: '2024-02-29T10:11:12+25:00' ValueError: offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1, seconds=3600) ValueError: Invalid isoformat string: '2024-02-29T10:11:12+25:00'
# expect: '2024-02-29T10:61' ValueError: minute must be in 0..59, not 61 ValueError: Invalid isoformat string: '2024-02-29T10:61'
# expect: '' ValueError: Invalid isoformat string: '' ValueError: Invalid isoformat string: ''
for text, form in [('2024-02-29 1:2:3', '%Y-%m-%d %H:%M:%S'), ('29/Feb/24', '%d/%b/%y'), ('THU 29 february 2024', '%a %d %B %Y'), ('1202024', '%m%d%Y'), ('12:30 am 2024', '%I:%M %p %Y'), ('2024-13-01', '%Y-%m-%d'), ('2024-02-30', '%Y-%m-%d'), ('2024-02-01 x', '%Y-%m-%d'), ('2024-02-01', '%Y-%m-%d %H'), ('2024 060', '%Y %j'), ('2024-02-01T10:00:00.25+0200', '%Y-%m-%dT%H:%M:%S.%f%z'), ('2024  01', '%Y %m'), ('99 1 1', '%y %m %d')]:
    print(repr(text), shown(lambda: repr(datetime.strptime(text, form))))
# expect: '2024-02-29 1:2:3' datetime.datetime(2024, 2, 29, 1, 2, 3)
# expect: '29/Feb/24' datetime.datetime(2024, 2, 29, 0, 0)
# expect: 'THU 29 february 2024' datetime.datetime(2024, 2, 29, 0, 0)
# expect: '1202024' datetime.datetime(2024, 1, 20, 0, 0)
# expect: '12:30 am 2024' datetime.datetime(2024, 1, 1, 0, 30)
# expect: '2024-13-01' ValueError: time data '2024-13-01' does not match format '%Y-%m-%d'
# expect: '2024-02-30' ValueError: day 30 must be in range 1..29 for month 2 in year 2024
# expect: '2024-02-01 x' ValueError: unconverted data remains:  x
# expect: '2024-02-01' ValueError: time data '2024-02-01' does not match format '%Y-%m-%d %H'
# expect: '2024 060' datetime.datetime(2024, 2, 29, 0, 0)
# expect: '2024-02-01T10:00:00.25+0200' datetime.datetime(2024, 2, 1, 10, 0, 0, 250000, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))
# expect: '2024  01' datetime.datetime(2024, 1, 1, 0, 0)
# expect: '99 1 1' datetime.datetime(1999, 1, 1, 0, 0)
moments = [a_moment().replace(tzinfo=None) for _ in range(9)]
print([m.year for m in sorted(moments)], max(moments).year, min(moments).year, sorted(moments, reverse=True)[0] == max(moments))
# expect: [660, 2143, 2831, 3405, 5549, 7425, 7443, 8079, 9710] 9710 660 True
print(sum([a_duration() for _ in range(5)], timedelta()), sorted([timedelta(3), timedelta(-1), timedelta(2)])[0])
# expect: 1210 days, 3:05:58.047244 -1 day, 0:00:00
print(a_moment().replace(tzinfo=timezone.utc).astimezone(ZONES[3]), datetime.combine(date(2024, 1, 2), time(3, 4)), datetime.fromtimestamp(1.5, timezone.utc))
# expect: 5564-07-13 03:21:48.081132-05:30 2024-01-02 03:04:00 1970-01-01 00:00:01.500000+00:00
for wrong in [lambda: date(2024, 2, 30), lambda: datetime(2024, 1, 1, 24), lambda: datetime.max + timedelta(1), lambda: date.min - timedelta(1), lambda: datetime(1, 1, 1) < datetime(1, 1, 1, tzinfo=timezone.utc), lambda: datetime(1, 1, 1) - datetime(1, 1, 1, tzinfo=timezone.utc), lambda: datetime(2024, 1, 1) + 5, lambda: date(2024, 1, 1) < 5, lambda: timedelta('1'), lambda: timedelta(1) // 0, lambda: time(25)]:
    print(shown(wrong))
# expect: ValueError: day 30 must be in range 1..29 for month 2 in year 2024
# expect: ValueError: hour must be in 0..23, not 24
# expect: OverflowError: date value out of range
# expect: OverflowError: date value out of range
# expect: TypeError: can't compare offset-naive and offset-aware datetimes
# expect: TypeError: can't subtract offset-naive and offset-aware datetimes
# expect: TypeError: unsupported operand type(s) for +: 'datetime.datetime' and 'int'
# expect: TypeError: '<' not supported between instances of 'datetime.date' and 'int'
# expect: TypeError: unsupported type for timedelta days component: str
# expect: ZeroDivisionError: division by zero
# expect: ValueError: hour must be in 0..23, not 25
