# A zone from the bytes of a file, with a rule for later years at its end.
import io
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
from struct import pack


def file_of(rule, version=b'2'):
    def block(code, times):
        kinds = pack('>lbb', 3600, 0, 0) + pack('>lbb', 7200, 1, 4)
        counts = pack('>6l', 0, 0, 0, len(times), 2, 8)
        return b'TZif' + version + b'\0' * 15 + counts + pack(f'>{len(times)}{code}', *times) + bytes([1, 0][:len(times)]) + kinds + b'AAA\0BBB\0'
    return io.BytesIO(block('l', [0, 10**7]) + block('q', [0, 10**7]) + b'\n' + rule + b'\n')


for rule in (b'', b'AAA-1', b'AAA-1BBB,M3.2.0,M11.1.0/3', b'<+01>-1<+02>-2,J60/0,300/-1', b'AAA3BBB,M9.5.6/24,M4.1.6/26'):
    zone = ZoneInfo.from_file(file_of(rule), key="test")
    print(rule, zone, [str(datetime(year, month, 1, 2, tzinfo=zone))[16:] for year in (1969, 1970, 2024) for month in (1, 3, 7, 12)])
    print([datetime(2024, month, 10, 2, tzinfo=timezone.utc).astimezone(zone).tzname() for month in range(1, 13)])
# expect: b'' test [':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+02:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00']
# expect: ['AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA']
# expect: b'AAA-1' test [':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+02:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00']
# expect: ['AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA']
# expect: b'AAA-1BBB,M3.2.0,M11.1.0/3' test [':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+02:00', ':00+02:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+01:00']
# expect: ['AAA', 'AAA', 'BBB', 'BBB', 'BBB', 'BBB', 'BBB', 'BBB', 'BBB', 'BBB', 'AAA', 'AAA']
# expect: b'<+01>-1<+02>-2,J60/0,300/-1' test [':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+02:00', ':00+02:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+02:00', ':00+01:00']
# expect: ['+01', '+01', '+02', '+02', '+02', '+02', '+02', '+02', '+02', '+02', '+01', '+01']
# expect: b'AAA3BBB,M9.5.6/24,M4.1.6/26' test [':00+01:00', ':00+01:00', ':00+01:00', ':00+01:00', ':00+02:00', ':00+02:00', ':00-03:00', ':00-02:00', ':00-02:00', ':00-02:00', ':00-03:00', ':00-02:00']
# expect: ['BBB', 'BBB', 'BBB', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'AAA', 'BBB', 'BBB', 'BBB']
for data in (b'', b'TZif', b'x' * 60):
    try:
        ZoneInfo.from_file(io.BytesIO(data))
    except Exception as error:
        print(type(error).__name__)
# expect: ValueError
# expect: ValueError
# expect: ValueError
for rule in (b'AAA', b'AAA-1BBB', b'AAA-1BBB,M13.1.0,M3.1.0', b'1', b'AAA-1,M3.2.0,M11.1.0'):
    try:
        print(ZoneInfo.from_file(file_of(rule)))
    except ValueError:
        print('refused', rule)
# expect: refused b'AAA'
# expect: refused b'AAA-1BBB'
# expect: refused b'AAA-1BBB,M13.1.0,M3.1.0'
# expect: refused b'1'
# expect: refused b'AAA-1,M3.2.0,M11.1.0'
