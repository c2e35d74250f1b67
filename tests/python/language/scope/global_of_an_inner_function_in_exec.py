# a name that an inner function declares global is global for the code around it
def run():
    outside, inside = {}, {}
    exec('''
def f():
    global x
    x += 1
    return x
x = 7
y = f()
''', outside, inside)
    return outside['x'], inside['y'], 'x' in inside
print(run())  # expect: (8, 8, False)
