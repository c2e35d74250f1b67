# tuples in text
print((1,), ((),), ('a', (1.5, None)), str((1,)), f'{(1, 2)}', '%s' % ((1, 2),))
# expect: (1,) ((),) ('a', (1.5, None)) (1,) (1, 2) (1, 2)
t = ([],)
t[0].append(t)
print(t)  # expect: ([(...)],)
