# delimiters, quoting and errors of csv
import csv
import io

def dump(rows, **options):
    out = io.StringIO()
    csv.writer(out, lineterminator='\n', **options).writerows(rows)
    return out.getvalue()

rows = [['a', 1, None, 2.5], ['x,y', 'say "hi"', ' pad', '']]
print(dump(rows), end='')
# expect: a,1,,2.5
# expect: "x,y","say ""hi""", pad,
print(dump(rows, delimiter=';', quoting=csv.QUOTE_ALL), end='')
# expect: "a";"1";"";"2.5"
# expect: "x,y";"say ""hi""";" pad";""
print(dump(rows, quoting=csv.QUOTE_NONNUMERIC), end='')
# expect: "a",1,"",2.5
# expect: "x,y","say ""hi"""," pad",""
print(dump([['a|b', 'c']], delimiter='|', quotechar="'"), end='')
# expect: 'a|b'|c
print(dump([['a,b']], quoting=csv.QUOTE_NONE, escapechar='\\'), end='')
# expect: a\,b
try:
    dump([['a,b']], quoting=csv.QUOTE_NONE)
except csv.Error as error:
    print('error:', error)
# expect: error: need to escape, but no escapechar set
for row in csv.reader(['a;"b;c";d', '1;2;3'], delimiter=';'):
    print(row)
# expect: ['a', 'b;c', 'd']
# expect: ['1', '2', '3']
print(list(csv.reader(['"multi', 'line",x'])))
# expect: [['multiline', 'x']]
print(list(csv.reader(['1,"two",3'], quoting=csv.QUOTE_NONNUMERIC)) if False else 'skipped')
# expect: skipped
reader = csv.DictReader(['id,name', '1,Ann,extra', '2'], restkey='more', restval='?')
print(list(reader), reader.line_num)
# expect: [{'id': '1', 'name': 'Ann', 'more': ['extra']}, {'id': '2', 'name': '?'}] 3
print(csv.list_dialects(), csv.get_dialect('excel-tab').delimiter == '\t')
# expect: ['excel', 'excel-tab', 'unix'] True
try:
    csv.DictWriter(io.StringIO(), ['a']).writerow({'a': 1, 'b': 2})
except ValueError as error:
    print(error)
# expect: dict contains fields not in fieldnames: 'b'
print(csv.Sniffer().sniff('a;b;c\n1;2;3\n4;5;6\n').delimiter)
# expect: ;
