# an exception gives the same traceback object until it is raised again
def f(): raise ValueError('x')
try: f()
except ValueError as e: saved = e
tb = saved.__traceback__
print(tb is saved.__traceback__, tb.tb_next.tb_frame.f_code.co_name)  # expect: True f
print(saved.with_traceback(tb).__traceback__ is tb)  # expect: True
try: raise saved
except ValueError: print(saved.__traceback__ is tb, saved.__traceback__.tb_next is not None)
# expect: False True
