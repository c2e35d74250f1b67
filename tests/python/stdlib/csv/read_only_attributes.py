# readers, writers and their dialects cannot be changed
# since: 3.14
import copy
import csv
import io

reader = csv.reader(['a,b', 'c'])
writer = csv.writer(io.StringIO())
print(next(reader), reader.line_num, reader.dialect.delimiter, writer.dialect.quotechar)
# expect: ['a', 'b'] 1 , "
for target, name in ((reader, 'line_num'), (reader, 'dialect'), (reader.dialect, 'delimiter'), (writer, 'dialect'), (writer.dialect, 'strict')):
    for change in (lambda: setattr(target, name, 1), lambda: delattr(target, name)):
        try:
            change()
        except AttributeError as error:
            print(error)
# expect: readonly attribute
# expect: readonly attribute
# expect: readonly attribute
# expect: readonly attribute
# expect: attribute 'delimiter' of '_csv.Dialect' objects is not writable
# expect: attribute 'delimiter' of '_csv.Dialect' objects is not writable
# expect: readonly attribute
# expect: readonly attribute
# expect: readonly attribute
# expect: readonly attribute
try:
    copy.copy(reader.dialect)
except TypeError as error:
    print(error)  # expect: cannot pickle 'Dialect' instances
