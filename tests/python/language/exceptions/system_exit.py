# SystemExit and KeyboardInterrupt are not Exceptions
import sys
for x in (None, 0, 3, 'text', (1, 2)):
    try: sys.exit(x)
    except Exception:
        print('no')
    except SystemExit as e:
        print(repr(e), e.code)
# expect: SystemExit() None
# expect: SystemExit(0) 0
# expect: SystemExit(3) 3
# expect: SystemExit('text') text
# expect: SystemExit(1, 2) (1, 2)
try: raise KeyboardInterrupt
except Exception:
    print('no')
except BaseException as e:
    print(type(e).__name__)  # expect: KeyboardInterrupt
try: raise GeneratorExit
except Exception:
    print('no')
except GeneratorExit:
    print('exit')  # expect: exit
try: exit_ = SystemExit
except: pass
print(issubclass(SystemExit, Exception), SystemExit().code)  # expect: False None
