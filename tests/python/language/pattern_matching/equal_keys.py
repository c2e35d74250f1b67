# Keys of a mapping pattern are the same when they are equal, whatever their types.
for keys in ['0: _, False: _', '0: _, 0.0: _', '0: _, -0: _', '0: _, 0j: _', '1.5: _, 1.5: _', '1e30: _, 1e+30: _',
             '1 + 2j: _, 1 + 2j: _', '"a": _, "a": _', '1: _, True: _', '-1: _, -1.0: _']:
    try:
        compile(f'match x:\n    case {{{keys}}}: pass', 'f', 'exec')
        print('fine')
    except SyntaxError as error:
        print(error.msg)
# expect: mapping pattern checks duplicate key (False)
# expect: mapping pattern checks duplicate key (0.0)
# expect: mapping pattern checks duplicate key (0)
# expect: mapping pattern checks duplicate key (0j)
# expect: mapping pattern checks duplicate key (1.5)
# expect: mapping pattern checks duplicate key (1e+30)
# expect: mapping pattern checks duplicate key ((1+2j))
# expect: mapping pattern checks duplicate key ('a')
# expect: mapping pattern checks duplicate key (True)
# expect: mapping pattern checks duplicate key (-1.0)
compile('match x:\n    case {1: _, 2: _, 1.5: _, "1": _, 1j: _, True: _ } if 0: pass'.replace('True: _ ', ''), 'f', 'exec')
