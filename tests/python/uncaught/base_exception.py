# an exception that is no Exception
class Halt(BaseException): pass
try: raise Halt('stop')  # raises: Halt: stop
except Exception: print('no')
