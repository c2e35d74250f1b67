# since: 3.14
# A wrong argument is found before a missing one.
import datetime

for make in (lambda: datetime.date('x'), lambda: datetime.date(), lambda: datetime.date(1), lambda: datetime.date(1, 2),
             lambda: datetime.date(1, 'a'), lambda: datetime.datetime('x'), lambda: datetime.datetime(1),
             lambda: datetime.datetime(1, [])):
    try:
        make()
    except TypeError as error:
        print(error)
# expect: 'str' object cannot be interpreted as an integer
# expect: function missing required argument 'year' (pos 1)
# expect: function missing required argument 'month' (pos 2)
# expect: function missing required argument 'day' (pos 3)
# expect: 'str' object cannot be interpreted as an integer
# expect: 'str' object cannot be interpreted as an integer
# expect: function missing required argument 'month' (pos 2)
# expect: 'list' object cannot be interpreted as an integer
