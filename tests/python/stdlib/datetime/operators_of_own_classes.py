# operators and comparisons of dates, times and durations, with each other and with everything else
# since: 3.14
from datetime import date, datetime, time, timedelta, timezone

values = [date(2020, 1, 31), datetime(2020, 1, 31, 5, 6, 7, 8), datetime(2020, 2, 1, tzinfo=timezone.utc), time(1, 2, 3), time(1, 2, tzinfo=timezone.utc),
          timedelta(1), timedelta(-1, 5, 7), 2, 2.5, 'x', None]
import operator

for name in ('add', 'sub', 'mul', 'truediv', 'floordiv', 'mod', 'eq', 'ne', 'lt', 'le', 'gt', 'ge'):
    function = getattr(operator, name)
    for a in values:
        for b in values:
            try:
                result = function(a, b)
            except TypeError as error:
                result = str(error)
            if isinstance(a, (int, float, str, type(None))) and isinstance(b, (int, float, str, type(None))):
                continue
            print(name, repr(result)) if result not in (True, False) else print(name, result)
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'datetime.time'"
# expect: add datetime.date(2020, 2, 1)
# expect: add datetime.date(2020, 1, 30)
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.date' and 'NoneType'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.time'"
# expect: add datetime.datetime(2020, 2, 1, 5, 6, 7, 8)
# expect: add datetime.datetime(2020, 1, 30, 5, 6, 12, 15)
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'NoneType'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.time'"
# expect: add datetime.datetime(2020, 2, 2, 0, 0, tzinfo=datetime.timezone.utc)
# expect: add datetime.datetime(2020, 1, 31, 0, 0, 5, 7, tzinfo=datetime.timezone.utc)
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.datetime' and 'NoneType'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'NoneType'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.time' and 'NoneType'"
# expect: add datetime.date(2020, 2, 1)
# expect: add datetime.datetime(2020, 2, 1, 5, 6, 7, 8)
# expect: add datetime.datetime(2020, 2, 2, 0, 0, tzinfo=datetime.timezone.utc)
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'datetime.time'"
# expect: add datetime.timedelta(days=2)
# expect: add datetime.timedelta(seconds=5, microseconds=7)
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'NoneType'"
# expect: add datetime.date(2020, 1, 30)
# expect: add datetime.datetime(2020, 1, 30, 5, 6, 12, 15)
# expect: add datetime.datetime(2020, 1, 31, 0, 0, 5, 7, tzinfo=datetime.timezone.utc)
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'datetime.time'"
# expect: add datetime.timedelta(seconds=5, microseconds=7)
# expect: add datetime.timedelta(days=-2, seconds=10, microseconds=14)
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'int'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'float'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'str'"
# expect: add "unsupported operand type(s) for +: 'datetime.timedelta' and 'NoneType'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'int' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'float' and 'datetime.timedelta'"
# expect: add 'can only concatenate str (not "datetime.date") to str'
# expect: add 'can only concatenate str (not "datetime.datetime") to str'
# expect: add 'can only concatenate str (not "datetime.datetime") to str'
# expect: add 'can only concatenate str (not "datetime.time") to str'
# expect: add 'can only concatenate str (not "datetime.time") to str'
# expect: add 'can only concatenate str (not "datetime.timedelta") to str'
# expect: add 'can only concatenate str (not "datetime.timedelta") to str'
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.date'"
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.datetime'"
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.time'"
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.timedelta'"
# expect: add "unsupported operand type(s) for +: 'NoneType' and 'datetime.timedelta'"
# expect: sub datetime.timedelta(0)
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'datetime.time'"
# expect: sub datetime.date(2020, 1, 30)
# expect: sub datetime.date(2020, 2, 1)
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.date' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.date'"
# expect: sub datetime.timedelta(0)
# expect: sub "can't subtract offset-naive and offset-aware datetimes"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.time'"
# expect: sub datetime.datetime(2020, 1, 30, 5, 6, 7, 8)
# expect: sub datetime.datetime(2020, 2, 1, 5, 6, 2, 1)
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.date'"
# expect: sub "can't subtract offset-naive and offset-aware datetimes"
# expect: sub datetime.timedelta(0)
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.time'"
# expect: sub datetime.datetime(2020, 1, 31, 0, 0, tzinfo=datetime.timezone.utc)
# expect: sub datetime.datetime(2020, 2, 1, 23, 59, 54, 999993, tzinfo=datetime.timezone.utc)
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.datetime' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.time' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.time'"
# expect: sub datetime.timedelta(0)
# expect: sub datetime.timedelta(days=1, seconds=86394, microseconds=999993)
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.time'"
# expect: sub datetime.timedelta(days=-2, seconds=5, microseconds=7)
# expect: sub datetime.timedelta(0)
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'int'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'float'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'str'"
# expect: sub "unsupported operand type(s) for -: 'datetime.timedelta' and 'NoneType'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'int' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'float' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'str' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.date'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.datetime'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.time'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.timedelta'"
# expect: sub "unsupported operand type(s) for -: 'NoneType' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'int'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'float'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.date' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'int'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'float'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'int'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'float'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.datetime' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'int'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'float'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'int'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'float'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.time' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timedelta'"
# expect: mul datetime.timedelta(days=2)
# expect: mul datetime.timedelta(days=2, seconds=43200)
# expect: mul "can't multiply sequence by non-int of type 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timedelta'"
# expect: mul datetime.timedelta(days=-2, seconds=10, microseconds=14)
# expect: mul datetime.timedelta(days=-3, seconds=43212, microseconds=500018)
# expect: mul "can't multiply sequence by non-int of type 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'datetime.timedelta' and 'NoneType'"
# expect: mul "unsupported operand type(s) for *: 'int' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'int' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'int' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'int' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'int' and 'datetime.time'"
# expect: mul datetime.timedelta(days=2)
# expect: mul datetime.timedelta(days=-2, seconds=10, microseconds=14)
# expect: mul "unsupported operand type(s) for *: 'float' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'float' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'float' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'float' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'float' and 'datetime.time'"
# expect: mul datetime.timedelta(days=2, seconds=43200)
# expect: mul datetime.timedelta(days=-3, seconds=43212, microseconds=500018)
# expect: mul "can't multiply sequence by non-int of type 'datetime.date'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.datetime'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.datetime'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.time'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.time'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.timedelta'"
# expect: mul "can't multiply sequence by non-int of type 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.date'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.datetime'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.time'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.timedelta'"
# expect: mul "unsupported operand type(s) for *: 'NoneType' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'int'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'float'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.date' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'int'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'float'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'int'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'float'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.datetime' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'int'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'float'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'int'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'float'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.time' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.time'"
# expect: truediv 1.0
# expect: truediv -1.0000578738005719
# expect: truediv datetime.timedelta(seconds=43200)
# expect: truediv datetime.timedelta(seconds=34560)
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.time'"
# expect: truediv -0.9999421295486111
# expect: truediv 1.0
# expect: truediv datetime.timedelta(days=-1, seconds=43202, microseconds=500004)
# expect: truediv datetime.timedelta(days=-1, seconds=51842, microseconds=3)
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'str'"
# expect: truediv "unsupported operand type(s) for /: 'datetime.timedelta' and 'NoneType'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'int' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'float' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'str' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.date'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.datetime'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.time'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.timedelta'"
# expect: truediv "unsupported operand type(s) for /: 'NoneType' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'int'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.date' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'int'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'int'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.datetime' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'int'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'int'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.time' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.time'"
# expect: floordiv 1
# expect: floordiv -2
# expect: floordiv datetime.timedelta(seconds=43200)
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.time'"
# expect: floordiv -1
# expect: floordiv 1
# expect: floordiv datetime.timedelta(days=-1, seconds=43202, microseconds=500003)
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'float'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'str'"
# expect: floordiv "unsupported operand type(s) for //: 'datetime.timedelta' and 'NoneType'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'int' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'float' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'str' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.date'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.datetime'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.time'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.timedelta'"
# expect: floordiv "unsupported operand type(s) for //: 'NoneType' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.date' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.datetime' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.time' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.time'"
# expect: mod datetime.timedelta(0)
# expect: mod datetime.timedelta(days=-1, seconds=10, microseconds=14)
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.time'"
# expect: mod datetime.timedelta(seconds=5, microseconds=7)
# expect: mod datetime.timedelta(0)
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'int'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'float'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'str'"
# expect: mod "unsupported operand type(s) for %: 'datetime.timedelta' and 'NoneType'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'int' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'float' and 'datetime.timedelta'"
# expect: mod 'not all arguments converted during string formatting'
# expect: mod 'not all arguments converted during string formatting'
# expect: mod 'not all arguments converted during string formatting'
# expect: mod 'not all arguments converted during string formatting'
# expect: mod 'not all arguments converted during string formatting'
# expect: mod 'not all arguments converted during string formatting'
# expect: mod 'not all arguments converted during string formatting'
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.date'"
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.datetime'"
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.time'"
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.timedelta'"
# expect: mod "unsupported operand type(s) for %: 'NoneType' and 'datetime.timedelta'"
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq True
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: eq False
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne False
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: ne True
# expect: lt False
# expect: lt "'<' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.date' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: lt False
# expect: lt "can't compare offset-naive and offset-aware datetimes"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: lt "can't compare offset-naive and offset-aware datetimes"
# expect: lt False
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: lt False
# expect: lt "can't compare offset-naive and offset-aware times"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: lt "can't compare offset-naive and offset-aware times"
# expect: lt False
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: lt False
# expect: lt False
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: lt True
# expect: lt False
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: lt "'<' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.date'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: lt "'<' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: le True
# expect: le "'<=' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.date' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: le True
# expect: le "can't compare offset-naive and offset-aware datetimes"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: le "can't compare offset-naive and offset-aware datetimes"
# expect: le True
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: le True
# expect: le "can't compare offset-naive and offset-aware times"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: le "can't compare offset-naive and offset-aware times"
# expect: le True
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: le True
# expect: le False
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: le True
# expect: le True
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: le "'<=' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.date'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: le "'<=' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: gt False
# expect: gt "'>' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.date' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: gt False
# expect: gt "can't compare offset-naive and offset-aware datetimes"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: gt "can't compare offset-naive and offset-aware datetimes"
# expect: gt False
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: gt False
# expect: gt "can't compare offset-naive and offset-aware times"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: gt "can't compare offset-naive and offset-aware times"
# expect: gt False
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: gt False
# expect: gt True
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: gt False
# expect: gt False
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: gt "'>' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.date'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: gt "'>' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: ge True
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.date' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: ge True
# expect: ge "can't compare offset-naive and offset-aware datetimes"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.date'"
# expect: ge "can't compare offset-naive and offset-aware datetimes"
# expect: ge True
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.datetime' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: ge True
# expect: ge "can't compare offset-naive and offset-aware times"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.datetime'"
# expect: ge "can't compare offset-naive and offset-aware times"
# expect: ge True
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.time' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: ge True
# expect: ge True
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'datetime.time'"
# expect: ge False
# expect: ge True
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'int'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'float'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'str'"
# expect: ge "'>=' not supported between instances of 'datetime.timedelta' and 'NoneType'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'int' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'float' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'str' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.date'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.datetime'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.time'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.timedelta'"
# expect: ge "'>=' not supported between instances of 'NoneType' and 'datetime.timedelta'"


class MyDate(datetime):
    def __lt__(self, other):
        return 'mine'

    def __gt__(self, other):
        return 'mine too'

    def __radd__(self, other):
        return 'added'

    def __add__(self, other):
        return 'adds'

    def __eq__(self, other):
        return 'equal'

    def __hash__(self):
        return 5


mine = MyDate(2020, 1, 1)
other = datetime(2020, 1, 1)
print(mine < other, other < mine, mine > other, other > mine, mine + timedelta(1), timedelta(1) + mine, mine == other, other == mine, mine != other)
# expect: mine mine too mine too mine adds added equal equal False
print(hash(mine), {mine: 1}, str(mine), mine.year)
# expect: 5 {MyDate(2020, 1, 1, 0, 0): 1} 2020-01-01 00:00:00 2020


class Other:
    def __lt__(self, o):
        return 'other lt'

    def __gt__(self, o):
        return 'other gt'

    def __eq__(self, o):
        return 'other eq'

    def __ne__(self, o):
        return 'other ne'

    def __radd__(self, o):
        return 'other radd'

    def __rmul__(self, o):
        return 'other rmul'


for value in (date(2020, 1, 1), other, time(1), timedelta(1)):
    print(value < Other(), value > Other(), value == Other(), value != Other())
    try:
        print(value + Other(), value * Other())
    except TypeError as error:
        print(error)
# expect: other gt other lt other eq other ne
# expect: other radd other rmul
# expect: other gt other lt other eq other ne
# expect: other radd other rmul
# expect: other gt other lt other eq other ne
# expect: other radd other rmul
# expect: other gt other lt other eq other ne
# expect: other radd other rmul
days = [date(2020, 5, 1), date(2019, 1, 1), date(2020, 1, 2)]
print(sorted(days), min(days), max(days), sorted(days, reverse=True), days.index(date(2019, 1, 1)), date(2020, 1, 2) in days, {date(2020, 1, 2), date(2020, 1, 2)})
# expect: [datetime.date(2019, 1, 1), datetime.date(2020, 1, 2), datetime.date(2020, 5, 1)] 2019-01-01 2020-05-01 [datetime.date(2020, 5, 1), datetime.date(2020, 1, 2), datetime.date(2019, 1, 1)] 1 True {datetime.date(2020, 1, 2)}
print(sorted([(days[0], 2), (days[0], 1), (days[1], 5)]), sum([timedelta(1), timedelta(2)], timedelta()), divmod(timedelta(5), timedelta(2)))
# expect: [(datetime.date(2019, 1, 1), 5), (datetime.date(2020, 5, 1), 1), (datetime.date(2020, 5, 1), 2)] 3 days, 0:00:00 (2, datetime.timedelta(days=1))
print(3 * timedelta(2), -timedelta(1), abs(timedelta(-1)), +timedelta(1), bool(timedelta()), not timedelta(1), not date(2020, 1, 1))
# expect: 6 days, 0:00:00 -1 day, 0:00:00 1 day, 0:00:00 1 day, 0:00:00 False False False
for what in ('date(1, 1, 1) - timedelta(1)', 'datetime.max + timedelta(1)', 'timedelta.max * 2', 'timedelta(1) / 0', 'timedelta(1) // timedelta(0)', 'timedelta(1) % timedelta(0)',
             'sorted([date(2020, 1, 1), datetime(2020, 1, 1)])', 'datetime(2020, 1, 1) < datetime(2020, 1, 1, tzinfo=timezone.utc)', 'datetime(2020, 1, 1) - datetime(2020, 1, 1, tzinfo=timezone.utc)'):
    try:
        print(eval(what))
    except (TypeError, OverflowError, ZeroDivisionError) as error:
        print(type(error).__name__, error)
# expect: OverflowError date value out of range
# expect: OverflowError date value out of range
# expect: OverflowError days=1999999999; must have magnitude <= 999999999
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError division by zero
# expect: ZeroDivisionError division by zero
# expect: TypeError '<' not supported between instances of 'datetime.datetime' and 'datetime.date'
# expect: TypeError can't compare offset-naive and offset-aware datetimes
# expect: TypeError can't subtract offset-naive and offset-aware datetimes
for cls in (date, datetime, time, timedelta):
    try:
        cls.extra = 1
    except TypeError as error:
        print(error)
# expect: cannot set 'extra' attribute of immutable type 'datetime.date'
# expect: cannot set 'extra' attribute of immutable type 'datetime.datetime'
# expect: cannot set 'extra' attribute of immutable type 'datetime.time'
# expect: cannot set 'extra' attribute of immutable type 'datetime.timedelta'
