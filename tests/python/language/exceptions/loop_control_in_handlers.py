# break, continue and return in except and else
def f():
    out = []
    for i in range(6):
        try:
            if i == 1: raise ValueError
            if i == 4: raise KeyError
        except ValueError: continue
        except KeyError: break
        else:
            if i == 2: continue
        finally: out.append(('f', i))
        out.append(i)
    else: out.append('else')
    return out
print(f())  # expect: [('f', 0), 0, ('f', 1), ('f', 2), ('f', 3), 3, ('f', 4)]
def g():
    while True:
        try: 1 / 0
        except ZeroDivisionError:
            try: return 'returned'
            finally:
                print('inner finally')
        finally:
            print('outer finally')
print(g())
# expect: inner finally
# expect: outer finally
# expect: returned
