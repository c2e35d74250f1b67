# a coroutine that nobody awaits warns nobody, and runs nothing
# compat: generators-and-finalizers
async def f():
    print('runs')
f()
coroutine = f()
coroutine.close()
print('end')  # expect: end
