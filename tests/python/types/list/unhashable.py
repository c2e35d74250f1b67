# lists are not hashable
# since: 3.14
try:
    hash([])
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: TypeError: unhashable type: 'list'
try:
    {[]: 1}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    {[1]}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
try:
    {}[[1]]
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    [] in {}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
try:
    set([[]])
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'list' as a set element (unhashable type: 'list')
try:
    {(1, []): 2}
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: TypeError: cannot use 'tuple' as a dict key (unhashable type: 'list')
