# Frames have no variables of functions, and nothing traces them.
# compat: tracebacks
import sys
import traceback

print([name for name in ('settrace', 'setprofile', 'call_tracing',
                         'get_coroutine_origin_tracking_depth') if hasattr(sys, name)])  # expect: []


def generator():
    yield


g = generator()
print(g.gi_frame.f_back, g.gi_frame.f_locals)  # expect: None {}


async def coroutine():
    pass


c = coroutine()
print(c.cr_origin)  # expect: None
c.close()


def fails():
    1 / 0


try:
    fails()
except ZeroDivisionError as error:
    frame = error.__traceback__.tb_next.tb_frame
    print(frame.f_code is fails.__code__, frame.f_locals, frame.f_back)  # expect: True {} None
    print([(entry.name, entry.line) for entry in traceback.extract_tb(error.__traceback__)][1])
    # expect: ('fails', '1 / 0')
