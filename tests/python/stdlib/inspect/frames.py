# Frames know their places and their callers.
import inspect, os, sys
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
pairs = [lambda: 1]
def who(): return inspect.currentframe().f_code.co_name, inspect.currentframe().f_back.f_code.co_name, sys._getframe().f_lineno, sys._getframe(1).f_lineno
def caller(): return who()
print(caller())  # expect: ('who', 'caller', 7, 8)
def level(): return [(i.function, i.lineno, i.code_context, i.index) for i in inspect.stack()]
def outer(): return level()
print(outer()[:3])
# expect: [('level', 10, ['def level(): return [(i.function, i.lineno, i.code_context, i.index) for i in inspect.stack()]\n'], 0), ('outer', 11, ['def outer(): return level()\n'], 0), ('<module>', 12, ['print(outer()[:3])\n'], 0)]
print(inspect.currentframe().f_locals is globals(), inspect.currentframe().f_globals is globals())
# expect: True True
print(inspect.getframeinfo(inspect.currentframe())[2:])
# expect: ('<module>', ['print(inspect.getframeinfo(inspect.currentframe())[2:])\n'], 0)
try: who(1)
except TypeError: print([i.function for i in inspect.trace()])  # expect: ['<module>']
t(lambda: sys._getframe(1000)); t(lambda: isinstance(sys._getframe(), type(inspect.currentframe())))
# expect: ValueError call stack is not deep enough
# expect: True
def log(msg): f = sys._getframe(1); print(f"{f.f_code.co_name} {msg}")
def user(): log("hello")
user(); user()
# expect: user hello
# expect: user hello
def gen():
    yield sys._getframe().f_code.co_name
    yield sys._getframe(1).f_code.co_name
print(list(gen()))  # expect: ['gen', '<module>']
print(inspect.stack()[0].frame.f_lineno > 20, inspect.stack()[0].filename == __file__ if '__file__' in globals() else True)
# expect: True True
t(lambda: os.terminal_size((80, 24))); t(lambda: os.terminal_size((80, 24)).columns); t(lambda: (os.SEEK_END, os.O_CREAT > 0, os.R_OK)); print(os.isatty(7))
# expect: os.terminal_size(columns=80, lines=24)
# expect: 80
# expect: (2, True, 4)
# expect: False
