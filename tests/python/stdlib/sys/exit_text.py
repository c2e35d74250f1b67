# sys.exit with a text is an exit, shown on stderr
import sys
try: sys.exit('bye')
except SystemExit as e: print(e.code)  # expect: bye
raise RuntimeError('after')  # raises: RuntimeError: after
