# context managers of all kinds
from contextlib import contextmanager, suppress, ExitStack, closing, nullcontext, redirect_stdout, AbstractContextManager
import io

@contextmanager
def section(name):
    print(f'<{name}>')
    try:
        yield name.upper()
    except KeyError as error:
        print('swallowed', error)
    finally:
        print(f'</{name}>')

with section('a') as title:
    print(title)
# expect: <a>
# expect: A
# expect: </a>
with section('b'):
    {}['missing']
# expect: <b>
# expect: swallowed 'missing'
# expect: </b>
with suppress(ZeroDivisionError, ValueError):
    1 / 0
out = io.StringIO()
with redirect_stdout(out):
    print('captured')
print(repr(out.getvalue()))
# expect: 'captured\n'
with ExitStack() as stack:
    names = [stack.enter_context(section(n)) for n in ('x', 'y')]
    stack.callback(print, 'callback')
    print(names)
# expect: <x>
# expect: <y>
# expect: ['X', 'Y']
# expect: callback
# expect: </y>
# expect: </x>

class Resource:
    def close(self):
        print('closed')

with closing(Resource()), nullcontext(5) as five:
    print(five)
# expect: 5
# expect: closed

class Transaction(AbstractContextManager):
    def __init__(self):
        self.log = []
    def __exit__(self, kind, value, traceback):
        self.log.append('rollback' if kind else 'commit')
        return kind is RuntimeError

t = Transaction()
with t:
    pass
with t:
    raise RuntimeError
print(t.log)
# expect: ['commit', 'rollback']

@section('deco')
def work():
    return 'worked'

print(work())
# expect: <deco>
# expect: </deco>
# expect: worked
