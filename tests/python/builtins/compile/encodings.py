# Sources in bytes: what a comment says of their encoding, and what is no text in it.
# since: 3.14
for s in (b'\xef\xbba', b'x = "\xe5"', b'a = 1\nb = 2\nc = "\xe5\xff"\n', b'# coding: foo\nx', b'# coding: utf-8\n"\xe5"', b'# coding: ascii\n"\xe5"', b'x\n# coding: latin-1\ny = "\xe5"', b'\n# coding: latin-1\ny = "\xe5"', b'#! /usr\n# vim: set fileencoding=latin-1 :\ny = "\xe5"', b'\n\n# coding: latin-1\ny = "\xe5"', b'# coding=UTF_8\n1'):
    try:
        compile(s, 'file.py', 'exec'); print('ok')
    except SyntaxError as e: print(e.msg, e.filename, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset)
    except Exception as e: print(repr(e))
# expect: Non-UTF-8 code starting with '\xef' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details file.py 1 1 �a 1 1
# expect: Non-UTF-8 code starting with '\xe5' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details file.py 1 6 x = "�" 1 6
# expect: Non-UTF-8 code starting with '\xe5' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details file.py 3 6 c = "��" 3 6
# expect: unknown encoding: foo file.py 0 -1 None None None
# expect: Non-UTF-8 code starting with '\xe5' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details file.py 2 2 "�" 2 2
# expect: 'ascii' codec can't decode byte 0xe5 in position 17: ordinal not in range(128) file.py 0 -1 None None None
# expect: Non-UTF-8 code starting with '\xe5' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details file.py 3 6 y = "�" 3 6
# expect: ok
# expect: ok
# expect: Non-UTF-8 code starting with '\xe5' on line 4, but no encoding declared; see https://peps.python.org/pep-0263/ for details file.py 4 6 y = "�" 4 6
# expect: ok
