# a retry decorator with backoff, and functions that fail a few times
import functools

class TransientError(Exception):
    def __init__(self, message, *, code):
        super().__init__(message)
        self.code = code

def retry(times=3, exceptions=(Exception,), delay=1.0, factor=2):
    def decorate(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            wait = delay
            for attempt in range(1, times + 1):
                try:
                    return func(*args, **kwargs)
                except exceptions as error:
                    if attempt == times:
                        raise RuntimeError(f'gave up after {times} attempts') from error
                    print(f'attempt {attempt} failed: {error} (code {error.code}), waiting {wait:.1f}s')
                    wait *= factor
        wrapper.retries = times
        return wrapper
    return decorate

calls = {'n': 0}

@retry(times=4, exceptions=(TransientError,), delay=0.5)
def fetch(url):
    """Fetches something."""
    calls['n'] += 1
    if calls['n'] < 3:
        raise TransientError('busy', code=500 + calls['n'])
    return f'<{url}>'

print(fetch('a'), calls, fetch.__name__, fetch.__doc__, fetch.retries)
# expect: attempt 1 failed: busy (code 501), waiting 0.5s
# expect: attempt 2 failed: busy (code 502), waiting 1.0s
# expect: <a> {'n': 3} fetch Fetches something. 4

@retry(times=2, exceptions=(TransientError,))
def always():
    raise TransientError('down', code=503)

try:
    always()
except RuntimeError as error:
    print(error, '<-', repr(error.__cause__), error.__cause__.code)
# expect: attempt 1 failed: down (code 503), waiting 1.0s
# expect: gave up after 2 attempts <- TransientError('down') 503
