# rows of the usual dialects, and what is out of the ordinary in them: quotes, widths of characters, line ends, escapes
# since: 3.14
import csv
import io

for text in ['a,b,c\r\n', '"a,1","b""q",c\n', '""\n', '\n', 'a,"b\nc",d\n', '"é","☃",😀\n', 'a"b,"c"d\n', '"open', 'a\rb\n', ',,\n', ' "x",y\n']:
    for options in [{}, {'quoting': csv.QUOTE_NONE}, {'doublequote': False}, {'strict': True}, {'delimiter': ';'}]:
        try:
            reader = csv.reader(io.StringIO(text, newline=''), **options)
            print(list(reader), reader.line_num, end=' ')
        except csv.Error as error:
            print(error, end=' ')
    print()
# expect: [['a', 'b', 'c']] 1 [['a', 'b', 'c']] 1 [['a', 'b', 'c']] 1 [['a', 'b', 'c']] 1 [['a,b,c']] 1
# expect: [['a,1', 'b"q', 'c']] 1 [['"a', '1"', '"b""q"', 'c']] 1 [['a,1', 'b"q"', 'c']] 1 [['a,1', 'b"q', 'c']] 1 [['a,1,"b""q",c']] 1
# expect: [['']] 1 [['""']] 1 [['']] 1 [['']] 1 [['']] 1
# expect: [[]] 1 [[]] 1 [[]] 1 [[]] 1 [[]] 1
# expect: [['a', 'b\nc', 'd']] 2 [['a', '"b'], ['c"', 'd']] 2 [['a', 'b\nc', 'd']] 2 [['a', 'b\nc', 'd']] 2 [['a,"b'], ['c",d']] 2
# expect: [['é', '☃', '😀']] 1 [['"é"', '"☃"', '😀']] 1 [['é', '☃', '😀']] 1 [['é', '☃', '😀']] 1 [['é,"☃",😀']] 1
# expect: [['a"b', 'cd']] 1 [['a"b', '"c"d']] 1 [['a"b', 'cd']] 1 ',' expected after '"' [['a"b,"c"d']] 1
# expect: [['open']] 1 [['"open']] 1 [['open']] 1 unexpected end of data [['open']] 1
# expect: [['a'], ['b']] 2 [['a'], ['b']] 2 [['a'], ['b']] 2 [['a'], ['b']] 2 [['a'], ['b']] 2
# expect: [['', '', '']] 1 [['', '', '']] 1 [['', '', '']] 1 [['', '', '']] 1 [[',,']] 1
# expect: [[' "x"', 'y']] 1 [[' "x"', 'y']] 1 [[' "x"', 'y']] 1 [[' "x"', 'y']] 1 [[' "x",y']] 1
rows = [['a', 1, 2.5, None, True], ['x,y', 'q"q', 'l\nm', '', 'é☃'], [''], [], [10**20, -0.0, float('nan')]]
for options in [{}, {'quoting': csv.QUOTE_ALL}, {'lineterminator': '|\n'}, {'delimiter': ' '}, {'delimiter': 'é'}]:
    out = io.StringIO()
    csv.writer(out, **options).writerows(rows)
    print(repr(out.getvalue()))
# expect: 'a,1,2.5,,True\r\n"x,y","q""q","l\nm",,é☃\r\n""\r\n\r\n100000000000000000000,-0.0,nan\r\n'
# expect: '"a","1","2.5","","True"\r\n"x,y","q""q","l\nm","","é☃"\r\n""\r\n\r\n"100000000000000000000","-0.0","nan"\r\n'
# expect: 'a,1,2.5,,True|\n"x,y","q""q","l\nm",,é☃|\n""|\n|\n100000000000000000000,-0.0,nan|\n'
# expect: 'a 1 2.5  True\r\nx,y "q""q" "l\nm"  é☃\r\n""\r\n\r\n100000000000000000000 -0.0 nan\r\n'
# expect: 'aé1é2.5ééTrue\r\nx,yé"q""q"é"l\nm"éé"é☃"\r\n""\r\n\r\n100000000000000000000é-0.0énan\r\n'
for options in [{'delimiter': '|', 'lineterminator': '|'}, {'delimiter': 'x', 'escapechar': 'x'}, {'quotechar': ' ', 'skipinitialspace': True}]:
    try:
        csv.writer(io.StringIO(), **options)
    except ValueError as error:
        print(error)
# expect: bad delimiter or lineterminator value
# expect: bad delimiter or escapechar value
# expect: bad quotechar value
out = io.StringIO()
try:
    csv.DictWriter(out, ['a']).writerows([{'a': 1}, {'a': 2, 'b': 3}])
except ValueError as error:
    print(error, repr(out.getvalue()))  # expect: dict contains fields not in fieldnames: 'b' '1\r\n'
