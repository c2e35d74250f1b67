# A reader that is told nothing, or a dialect that was checked before, takes what is there.
import csv
import io

print(list(csv.reader(io.StringIO('a,"b,c",d\n1,2,3\n'))), list(csv.reader(['a;b', 'c'], delimiter=';')))
# expect: [['a', 'b,c', 'd'], ['1', '2', '3']] [['a', 'b'], ['c']]
for dialect in ('excel', 'excel-tab', 'unix', csv.excel, csv.excel_tab(), csv.get_dialect('unix')):
    reader = csv.reader([], dialect)
    print(type(reader.dialect).__name__, repr(reader.dialect.delimiter), reader.dialect.quoting, repr(reader.dialect.lineterminator))
# expect: Dialect ',' 0 '\r\n'
# expect: Dialect '\t' 0 '\r\n'
# expect: Dialect ',' 1 '\n'
# expect: Dialect ',' 0 '\r\n'
# expect: Dialect '\t' 0 '\r\n'
# expect: Dialect ',' 1 '\n'
known = csv.get_dialect('excel')
print(csv.reader([], known).dialect is known, csv.reader([], 'excel').dialect is known, csv.reader([], known, strict=True).dialect is known)
# expect: True True False
plain = csv.reader([]).dialect
print(plain.delimiter, plain.quotechar, plain.doublequote, plain.escapechar, plain.skipinitialspace, plain.quoting, plain.strict)
# expect: , " True None False 0 False
for use in ("csv.reader([], 'nothing')", "csv.reader([], None, what=1)", "csv.reader([], delimiter='')", "csv.writer(io.StringIO(), 'nothing')"):
    try:
        eval(use)
    except (TypeError, csv.Error) as error:
        print(use, '-', type(error).__name__)
# expect: csv.reader([], 'nothing') - Error
# expect: csv.reader([], None, what=1) - TypeError
# expect: csv.reader([], delimiter='') - TypeError
# expect: csv.writer(io.StringIO(), 'nothing') - Error
out = io.StringIO()
writer = csv.writer(out)
writer.writerow(['a', 'b,c', 1, None])
writer.writerows([[1, 2], ['x"y', '\n']])
print(repr(out.getvalue()), writer.dialect.lineterminator == '\r\n')
# expect: 'a,"b,c",1,\r\n1,2\r\n"x""y","\n"\r\n' True
with io.StringIO('h1,h2\r\n"multi\nline",2\r\n', newline='') as lines:
    print(list(csv.DictReader(lines)))  # expect: [{'h1': 'multi\nline', 'h2': '2'}]
