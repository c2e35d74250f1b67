# replace takes count by name
# since: 3.13
print('banana'.replace('a', 'o', count=1))  # expect: bonana
try:
    'a'.replace('a', 'b', times=1)
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: replace() got an unexpected keyword argument 'times'
