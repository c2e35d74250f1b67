"""Files of time zones (TZif, RFC 8536) and the rules at their end (POSIX TZ strings).

What applies from some time on is an *info*: `(offset, dst, name, seconds of the offset)`. What applies behind the last transition is an info, or
a rule: `(standard, summer, start, end, difference in seconds)`, where start and end are `(kind, month or day, week, weekday, second of the day)`; kind 0 is
a weekday of a month, 1 a day that leaps are not counted in, 2 one that they are.
"""

import re
from datetime import timedelta
from struct import unpack


def _header(data, at):
    if data[at:at + 4] != b'TZif':
        raise ValueError("Invalid TZif file: magic not found")
    if len(data) < at + 44:
        raise ValueError("Invalid TZif file: incomplete header")
    version = data[at + 4]
    return (version - 48 if version else 1), unpack('>6l', data[at + 20:at + 44])


def read_zone(data):
    """The transitions, the infos behind each, the one before, what applies behind the last, and what applies always, if there is such."""
    version, counts = _header(data, 0)
    at, time_size, time_code = 44, 4, 'l'
    if version >= 2:
        # The first block is for readers of the first version.
        is_utc, is_std, leaps, times, types, chars = counts
        at += times * 5 + types * 6 + chars + leaps * 8 + is_std + is_utc
        _, counts = _header(data, at)
        at, time_size, time_code = at + 44, 8, 'q'
    is_utc, is_std, leaps, n_times, n_types, n_chars = counts
    times = unpack(f'>{n_times}{time_code}', data[at:at + n_times * time_size])
    at += n_times * time_size
    indexes = tuple(data[at:at + n_times])
    at += n_times
    types = [unpack('>lbb', data[start:start + 6]) for start in range(at, at + n_types * 6, 6)]
    at += n_types * 6
    chars = data[at:at + n_chars]
    at += n_chars + leaps * (time_size + 4) + is_std + is_utc
    rule_text = b''
    if version >= 2:
        end = data.find(b'\n', at + 1)
        rule_text = data[at + 1:end]
    dst_offsets = _dst_offsets(indexes, types)
    made = {}
    infos = []
    for (offset, _, name_at), dst in zip(types, dst_offsets):
        name = chars[name_at:chars.find(b'\0', name_at)].decode()
        info = (offset, dst, name)
        if info not in made:
            made[info] = _info(offset, dst, name)
        infos.append(made[info])
    by_time = tuple([infos[index] for index in indexes])
    before = None
    if infos:
        before = next((info for info, kind in zip(infos, types) if not kind[1]), infos[0])
    if rule_text:
        after = parse_rule(rule_text.decode())
    elif not infos:
        raise ValueError("No time zone information found.")
    else:
        after = by_time[-1] if by_time else infos[0]
    fixed = None
    if len(after) == 4 and (not infos or len(infos) == 1 and infos[0] == after):
        fixed = after
    offsets = [before[3] if before else 0] + [info[3] for info in by_time]
    if infos:
        offsets[0] = infos[0][3]
    first = tuple([time + max(offsets[n], offsets[n + 1]) for n, time in enumerate(times)])
    second = tuple([time + min(offsets[n], offsets[n + 1]) for n, time in enumerate(times)])
    return times, first, second, by_time, before, after, fixed


def _info(offset, dst, name):
    return timedelta(seconds=offset), timedelta(seconds=dst), name, offset


def _dst_offsets(indexes, types):
    """How far summer time is from standard time, of each type: files do not tell, but a neighbouring standard time does."""
    offsets = [0] * len(types)
    missing = sum(1 for kind in types if kind[1])
    last = len(indexes) - 1
    for n in range(1, len(indexes)):
        if not missing:
            break
        index = indexes[n]
        if not types[index][1] or offsets[index]:
            continue
        offset = types[index][0]
        before = types[indexes[n - 1]]
        difference = 0 if before[1] else offset - before[0]
        if not difference and n < last:
            behind = types[indexes[n + 1]]
            if behind[1]:
                continue
            difference = offset - behind[0]
        if difference:
            missing -= 1
            offsets[index] = difference
    if missing:
        for index, kind in enumerate(types):
            if kind[1] and not offsets[index]:
                offsets[index] = 3600
    return offsets


_NAME = r'(?:[^<0-9:.+,-]+|<[a-zA-Z0-9+-]+>)'
_OFFSET = r'[+-]?\d{1,3}(?::\d{2}(?::\d{2})?)?'
_RULE = re.compile(f'({_NAME})({_OFFSET})?(?:({_NAME})({_OFFSET})?)?', re.ASCII)
_TIME = re.compile(r'([+-]?)(\d{1,3})(?::(\d{2})(?::(\d{2}))?)?', re.ASCII)
_MONTH_DAY = re.compile(r'M(\d{1,2})\.(\d)\.(\d)', re.ASCII)
_YEAR_DAY = re.compile(r'(J?)(\d{1,3})', re.ASCII)


def parse_rule(text):
    """The info or the rule of a text such as `CET-1CEST,M3.5.0,M10.5.0/3`."""
    zone, *days = text.split(',', 2)
    found = _RULE.fullmatch(zone)
    if not found:
        raise ValueError(f"{text} is not a valid TZ string")
    name, offset, summer_name, summer_offset = found.groups()
    name = name.strip('<>')
    if offset is None:
        raise ValueError(f"Invalid STD offset in {text}")
    # West of Greenwich is positive there.
    offset = -_seconds(offset, text, 24)
    if summer_name is None:
        if days:
            raise ValueError(f"Transition rule present in TZ string without DST: {text}")
        return _info(offset, 0, name)
    summer_name = summer_name.strip('<>')
    summer_offset = offset + 3600 if summer_offset is None else -_seconds(summer_offset, text, 24)
    if len(days) != 2:
        raise ValueError(f"Missing transition rules in TZ string: {text}")
    difference = summer_offset - offset
    return (_info(offset, 0, name), _info(summer_offset, difference, summer_name), _day(days[0], text), _day(days[1], text), difference)


def _seconds(part, text, most):
    found = _TIME.fullmatch(part)
    if not found:
        raise ValueError(f"Invalid time in TZ string {text}: {part}")
    sign, hours, minutes, seconds = found.groups()
    hours, minutes, seconds = int(hours), int(minutes or 0), int(seconds or 0)
    if hours > most or minutes > 59 or seconds > 59:
        raise ValueError(f"Invalid time in TZ string {text}: {part}")
    total = hours * 3600 + minutes * 60 + seconds
    return -total if sign == '-' else total


def _day(part, text):
    day, slash, time = part.partition('/')
    second = _seconds(time, text, 167) if slash else 7200
    found = _MONTH_DAY.fullmatch(day)
    if found:
        month, week, weekday = map(int, found.groups())
        if not (1 <= month <= 12 and 1 <= week <= 5 and weekday <= 6):
            raise ValueError(f"Invalid dst start/end date in TZ string {text}: {part}")
        return 0, month, week, weekday, second
    found = _YEAR_DAY.fullmatch(day)
    if not found:
        raise ValueError(f"Invalid dst start/end date in TZ string {text}: {part}")
    number = int(found[2])
    if found[1]:
        if not 1 <= number <= 365:
            raise ValueError(f"Invalid dst start/end date in TZ string {text}: {part}")
        return 1, number, 0, 0, second
    if number > 365:
        raise ValueError(f"Invalid dst start/end date in TZ string {text}: {part}")
    return 2, number, 0, 0, second
