# append, extend, insert, +=
x = []
print(x.append(1), x.extend('ab'), x.insert(0, 'first'), x.insert(100, 'last'))  # expect: None None None None
print(x.insert(-1, 'before'), x)  # expect: None ['first', 1, 'a', 'b', 'before', 'last']
x += (7, 8)
x += {'k': 1}
x.extend(x[:1])
print(x)  # expect: ['first', 1, 'a', 'b', 'before', 'last', 7, 8, 'k', 'first']
x.extend(x)
print(len(x))  # expect: 20
try:
    x.extend(5)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: 'int' object is not iterable
try:
    x.append()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list.append() takes exactly one argument (0 given)
try:
    x.append(1, 2)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: list.append() takes exactly one argument (2 given)
try:
    x.insert('a', 1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: 'str' object cannot be interpreted as an integer
try:
    x.insert(1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: insert expected 2 arguments, got 1
y = x
y += [1]
print(y is x)  # expect: True
try:
    x += 5
except TypeError as e:
    print(e)  # expect: 'int' object is not iterable
