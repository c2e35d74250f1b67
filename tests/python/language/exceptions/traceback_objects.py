# walking a traceback
import traceback
def a(): b()
def b(): raise ValueError('x')
try: a()
except ValueError as e:
    tb, names = e.__traceback__, []
    while tb:
        names.append(tb.tb_frame.f_code.co_name)
        tb = tb.tb_next
    print(names, [f.name for f in traceback.extract_tb(e.__traceback__)])
    saved = e
# expect: ['<module>', 'a', 'b'] ['<module>', 'a', 'b']
try: raise saved
except ValueError as e:
    print(len(traceback.extract_tb(e.__traceback__)), e is saved)  # expect: 4 True
print(repr(saved.with_traceback(None)), saved.__traceback__)  # expect: ValueError('x') None
