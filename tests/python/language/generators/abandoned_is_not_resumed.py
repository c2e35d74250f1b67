# a generator that is dropped half-way is never resumed: its finally does not run
# compat: generators-and-finalizers
def numbers(name):
    try:
        yield 1
        yield 2
    finally:
        print('closed', name)


kept = numbers('kept')
print(next(kept))  # expect: 1
del kept
bytes(5 << 20)
print('collected')  # expect: collected
print(next(iter(numbers('fresh'))))  # expect: 1
by_hand = numbers('by hand')
next(by_hand)
by_hand.close()  # expect: closed by hand
print('end')  # expect: end
