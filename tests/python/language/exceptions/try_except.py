# the clauses of try
def f(x):
    try:
        if x == 0: 1 / 0
        if x == 1: {}['k']
        if x == 2: raise ValueError('v')
        if x == 3: return 'returned'
    except ZeroDivisionError:
        print('zero')
    except (KeyError, IndexError) as e:
        print('lookup', e)
    except Exception as e:
        print('other', type(e).__name__)
    else:
        print('else')
    finally:
        print('finally')
    return 'end'
for i in range(5):
    print(f(i))
# expect: zero
# expect: finally
# expect: end
# expect: lookup 'k'
# expect: finally
# expect: end
# expect: other ValueError
# expect: finally
# expect: end
# expect: finally
# expect: returned
# expect: else
# expect: finally
# expect: end
try:
    try: raise KeyError('inner')
    except ValueError:
        print('no')
except KeyError as e:
    print('outer', e)  # expect: outer 'inner'
try: pass
except:
    print('never')
else:
    print('fine')  # expect: fine
try: undefined
except NameError:
    print('name')  # expect: name
try: raise BaseException('base')
except:
    print('bare')  # expect: bare
