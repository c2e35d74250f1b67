# a builtin name can be rebound and comes back
len = lambda x: 'mine'
print(len([1]))  # expect: mine
del len
print(len([1]))  # expect: 1
def f():
    print = 5
    return print
print(f())  # expect: 5
list = [1]
print(list)  # expect: [1]
del list
print(list('a'))  # expect: ['a']
try:
    list_that_is_gone
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: NameError: name 'list_that_is_gone' is not defined
