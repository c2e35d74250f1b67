# Rows of lists of lines and of streams: one by one, all at once, over several lines, and the number of lines.
import csv
import io

rows = csv.reader(['a,b,c', '"x\ny",2', '', '"open', 'end",q'])
print(next(rows), rows.line_num, list(rows), rows.line_num, list(rows), next(rows, 'no more'))
rows = csv.reader(io.StringIO('a,b\r\n"p\nq",3\r\nx,y\r\n'))
print(list(rows), rows.line_num)
stream = io.StringIO('a,b\r\n"p ""q""",3\r\nx,y\r\nrest\r\n')
rows = csv.reader(stream)
print(next(rows), rows.line_num, stream.tell(), [next(rows), next(rows)], stream.read(), list(rows))
print(list(csv.reader(line for line in ['1,2', '3'])), list(csv.reader(('1;2', '3'), delimiter=';')))
lines = ['a,b']
rows = csv.reader(lines)
print(next(rows))
lines.append('c,d')
print(next(rows), list(rows))
print(csv.field_size_limit(3))
for lines in (['abc,d'], ['ab', 'abcd']):
    rows = csv.reader(lines)
    try:
        print(list(rows))
    except csv.Error as error:
        print(error, rows.line_num)
print(csv.field_size_limit(131072))
try:
    list(csv.reader(['a', 1]))
except csv.Error as error:
    print(error)
lines = iter(['a,b'])
list(lines)
reader = csv.reader(lines)
print(next(reader, 'end'), next(reader, 'end'), list(reader), reader.line_num)
# expect: ['a', 'b', 'c'] 1 [['x\ny', '2'], [], ['openend', 'q']] 5 [] no more
# expect: [['a', 'b'], ['p\nq', '3'], ['x', 'y']] 4
# expect: ['a', 'b'] 1 5 [['p "q"', '3'], ['x', 'y']] rest
# expect:  []
# expect: [['1', '2'], ['3']] [['1', '2'], ['3']]
# expect: ['a', 'b']
# expect: ['c', 'd'] []
# expect: 131072
# expect: [['abc', 'd']]
# expect: field larger than field limit (3) 2
# expect: 3
# expect: iterator should return strings, not int (the file should be opened in text mode)
# expect: end end [] 0
