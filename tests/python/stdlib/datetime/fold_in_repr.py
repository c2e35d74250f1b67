# The repr of a moment shows its fold in front of its zone, that of a time behind.
import datetime as d
z=d.timezone(d.timedelta(hours=2))
print(repr(d.datetime(2024,2,29,tzinfo=z,fold=1)), repr(d.time(1,tzinfo=z,fold=1)))
# expect: datetime.datetime(2024, 2, 29, 0, 0, fold=1, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200))) datetime.time(1, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)), fold=1)
