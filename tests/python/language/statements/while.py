# while, break, continue, else
n = 0
while n < 5:
    n += 1
    if n == 2: continue
    if n == 4: break
    print(n)
else:
    print('not reached')
# expect: 1
# expect: 3
while n > 2:
    n -= 1
else:
    print('done', n)  # expect: done 2
while True:
    while True:
        n += 1
        if n > 5: break
    if n > 7: break
print(n)  # expect: 8
while 0: pass
else:
    print('never looped')  # expect: never looped
