"""Time zones by their names of the IANA database.

Promises CPython 3.14's `zoneinfo`. The database is part of the program (`_zoneinfo.data`), so that a zone needs no file; `TZPATH` is empty
until `reset_tzpath` is given folders, which are then searched first. What a file says is read in `_tzif`; what programs do most with a
zone, natives do (`datetime_native/zone.rs`), which know the slots of `ZoneInfo`; the same rules are in `_lookup`, for everything else.

Deliberately absent: weak caches. There are a few hundred zones, and a zone that was asked for is kept until `clear_cache`.
"""

from datetime import datetime as _datetime, timedelta as _timedelta, tzinfo as _tzinfo
from _hognose import native as _native, qualified as _qualified
from _zoneinfo import data as _data, names as _names
from zoneinfo import _lookup
from zoneinfo._tzif import read_zone as _read_zone
from zoneinfo._tzpath import InvalidTZPathWarning, find_file as _find_file
from zoneinfo import _tzpath

__all__ = ["ZoneInfo", "reset_tzpath", "available_timezones", "TZPATH", "ZoneInfoNotFoundError", "InvalidTZPathWarning"]


class ZoneInfoNotFoundError(KeyError):
    """Exception raised when a ZoneInfo key is not found."""


def _make(cls, content, key, source):
    """A zone of the bytes of a file. `source` says where it is from: 'cache', 'direct', or the file object."""
    self = object.__new__(cls)
    self._utc, self._wall_first, self._wall_second, self._infos, self._before, self._after, self._fixed = _read_zone(content)
    self._key = key
    self._source = source
    return self


def _find(cls, key, source):
    file = _find_file(key)
    if file is not None:
        with file:
            return _make(cls, file.read(), key, source)
    content = _data(key)
    if content is None:
        raise ZoneInfoNotFoundError(f"No time zone found with key {key}")
    return _make(cls, content, key, source)


@_qualified
class ZoneInfo(_tzinfo):
    # The first six are known to natives.
    __slots__ = ('_utc', '_wall_first', '_wall_second', '_infos', '_before', '_after', '_fixed', '_key', '_source', '__weakref__')

    def __new__(cls, key):
        found = cls._cache.get(key)
        if found is None:
            found = cls._cache[key] = _find(cls, key, 'cache')
        return found

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls._cache = {}

    key = property(lambda self: self._key)

    @classmethod
    def no_cache(cls, key):
        """Get a new instance of ZoneInfo, bypassing the cache."""
        return _find(cls, key, 'direct')

    @classmethod
    def from_file(cls, file_obj, /, key=None):
        """Create a ZoneInfo file from a file object."""
        return _make(cls, file_obj.read(), key, repr(file_obj))

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        """Clear the ZoneInfo cache."""
        if only_keys is None:
            cls._cache.clear()
        else:
            for key in only_keys:
                cls._cache.pop(key, None)

    def utcoffset(self, dt, /):
        """Retrieve a timedelta representing the UTC offset in a zone at the given datetime."""
        info = _lookup.info(self, dt)
        return None if info is None else info[0]

    def dst(self, dt, /):
        """Retrieve a timedelta representing the amount of DST applied in a zone at the given datetime."""
        info = _lookup.info(self, dt)
        return None if info is None else info[1]

    def tzname(self, dt, /):
        """Retrieve a string containing the abbreviation for the time zone that applies in a zone at a given datetime."""
        info = _lookup.info(self, dt)
        return None if info is None else info[2]

    def fromutc(self, dt, /):
        """Given a datetime with local time in UTC, retrieve an adjusted datetime in local time."""
        if not isinstance(dt, _datetime):
            raise TypeError("fromutc: argument must be a datetime instance")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        info, fold = _lookup.of_utc(self, dt)
        dt += info[0]
        return dt.replace(fold=1) if fold else dt

    def __repr__(self):
        cls = type(self)
        name = 'zoneinfo.ZoneInfo' if cls is ZoneInfo else cls.__qualname__
        if self._key is not None:
            return f"{name}(key={self._key!r})"
        return f"{name}.from_file({self._source})"

    def __str__(self):
        return repr(self) if self._key is None else str(self._key)

    def __reduce__(self):
        if self._source not in ('cache', 'direct'):
            import pickle
            raise pickle.PicklingError("Cannot pickle a ZoneInfo file from a file stream.")
        return self.__class__._unpickle, (self._key, int(self._source == 'cache'))

    @classmethod
    def _unpickle(cls, key, from_cache, /):
        return cls(key) if from_cache else cls.no_cache(key)


ZoneInfo._cache = {}
_native(ZoneInfo)


def available_timezones():
    """Returns a set containing all available time zones."""
    found = set(_names())
    found.update(_tzpath.names_in_path())
    found.discard('posixrules')
    return found


def reset_tzpath(to=None):
    """Reset global TZPATH."""
    _tzpath.reset(to)


def __getattr__(name):
    if name == 'TZPATH':
        return _tzpath.path
    raise AttributeError(f"module 'zoneinfo' has no attribute {name!r}")


def __dir__():
    return sorted([*globals(), 'TZPATH'])
