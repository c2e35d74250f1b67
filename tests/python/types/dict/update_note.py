# since: 3.14
# An element of an update that is no sequence is named in a note.
class Pairs:
    def __iter__(self):
        return iter([(1, 2), 3.5])

for source in ([1], [(1, 2), 3], [('a', 1), object], Pairs(), [None], [(1, 2, 3)], 5):
    for make in (dict, {}.update):
        try:
            make(source)
        except (TypeError, ValueError) as error:
            print(type(error).__name__, error, getattr(error, '__notes__', None))
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #0 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #0 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #0 to a sequence']
# expect: TypeError object is not iterable ['Cannot convert dictionary update sequence element #0 to a sequence']
# expect: ValueError dictionary update sequence element #0 has length 3; 2 is required None
# expect: ValueError dictionary update sequence element #0 has length 3; 2 is required None
# expect: TypeError 'int' object is not iterable None
# expect: TypeError 'int' object is not iterable None
