# since: 3.14
# Keywords that sorted() does not know are those of list.sort().
for what in [lambda: sorted([1], cmp=3), lambda: sorted([1], rev=True), lambda: [].sort(cmp=3), lambda: sorted(), lambda: sorted([], 2)]:
    try:
        what()
    except TypeError as error:
        print(error)
# expect: sort() got an unexpected keyword argument 'cmp'
# expect: sort() got an unexpected keyword argument 'rev'
# expect: sort() got an unexpected keyword argument 'cmp'
# expect: sorted expected 1 argument, got 0
# expect: sorted expected 1 argument, got 2
