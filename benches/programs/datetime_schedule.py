"""Dates and times: a schedule is made, read, written, sorted and summed up."""

from collections import defaultdict
from datetime import date, datetime, timedelta, timezone


def lines(n):
    state = 1
    start = datetime(2024, 1, 1, 8, 30)
    for i in range(n):
        state = state * 48271 % 2147483647
        when = start + timedelta(days=state % 700, minutes=state % 1440)
        if i % 4 == 0:
            yield when.isoformat(), state % 90
        elif i % 4 == 1:
            yield when.strftime('%Y-%m-%d %H:%M:%S'), state % 90
        elif i % 4 == 2:
            yield when.replace(tzinfo=timezone.utc).isoformat(), state % 90
        else:
            yield f'{when:%d/%m/%Y %H:%M}', state % 90


def read(text):
    if '/' in text:
        return datetime.strptime(text, '%d/%m/%Y %H:%M')
    when = datetime.fromisoformat(text)
    return when if when.tzinfo is None else when.astimezone(timezone.utc).replace(tzinfo=None)


def main():
    days = defaultdict(timedelta)
    months = defaultdict(int)
    meetings = []
    for text, minutes in lines(40000):
        start = read(text)
        end = start + timedelta(minutes=minutes)
        meetings.append((start, end))
        days[start.date()] += end - start
        months[start.year, start.month] += 1
    meetings.sort()
    overlaps = late = 0
    busy = meetings[0][1]
    for start, end in meetings[1:]:
        if start < busy:
            overlaps += 1
        busy = max(busy, end)
        if start.weekday() >= 5 or start.hour >= 18:
            late += 1
    longest = max(days, key=lambda day: (days[day], day))
    week = [longest + timedelta(days=i) for i in range(-3, 4)]
    print(len(days), overlaps, late, longest, days[longest], sum((days[day] for day in week), timedelta()))
    gaps = [(b[0] - a[1]).total_seconds() for a, b in zip(meetings, meetings[1:])]
    print(max(gaps), sum(gap > 0 for gap in gaps), months[2024, 2], min(days), (max(days) - date(2024, 1, 1)).days)
    print(sum(len(str(start)) + start.day for start, _ in meetings), hash(meetings[0][0]) == hash(read(str(meetings[0][0]))))


main()
