# host calls in handlers
# tools: echo, fail
def f():
    try: fail('first')
    except ToolError as e: return echo(str(e))
    finally:
        print(echo('finally'))
print(f())
# expect: finally
# expect: first
try:
    try: 1 / 0
    finally:
        print(echo('on the way out'))  # expect: on the way out
except ZeroDivisionError as e:
    print(echo(str(e)))  # expect: division by zero
def g():
    for i in range(3):
        try:
            if echo(i) == 1: break
        finally:
            print(echo(i))
    return i
print(g())
# expect: 0
# expect: 1
# expect: 1
try:
    try: fail('a')
    except ToolError: fail('b')
except ToolError as e: print(e, '|', e.__context__)  # expect: b | a
