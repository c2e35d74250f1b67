# if, elif, else
for n in range(-1, 4):
    if n < 0:
        print(n, 'negative')
    elif n == 0:
        print(n, 'zero')
    elif n == 1 or n == 2:
        print(n, 'small')
    else:
        print(n, 'large')
# expect: -1 negative
# expect: 0 zero
# expect: 1 small
# expect: 2 small
# expect: 3 large
print('a' if 0 else 'b' if 1 else 'c')  # expect: b
if []: pass
else:
    print('empty')  # expect: empty
if (n := 5) > 3 and not n > 9:
    print(n)  # expect: 5
