# formatting and parsing of given times
import time
t = time.gmtime(0)
print(t, t.tm_year, t[0], len(t), time.strftime('%Y-%m-%d %H:%M:%S', t))
# expect: time.struct_time(tm_year=1970, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=1, tm_isdst=0) 1970 1970 9 1970-01-01 00:00:00
print(time.strftime('%a %b %j', time.gmtime(86400 * 45)))  # expect: Sun Feb 046
print(time.struct_time((2024, 1, 2, 3, 4, 5, 1, 2, 0)).tm_mon)  # expect: 1
print(time.strptime('2024-02-29', '%Y-%m-%d').tm_yday, time.asctime(t))  # expect: 60 Thu Jan  1 00:00:00 1970
try:
    time.strptime('x', '%Y')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: time data 'x' does not match format '%Y'
try:
    time.sleep(-1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: sleep length must be non-negative
try:
    time.struct_time((1, 2))
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: time.struct_time() takes an at least 9-sequence (2-sequence given)
print(type(time.time()), time.monotonic() <= time.monotonic(), type(time.perf_counter_ns()))
# expect: <class 'float'> True <class 'int'>
