# Deques of all bounds do what a list does that is kept as long: rows of changes at both ends, in which items are moved to other lists.
# since: 3.14
from collections import deque


def model(changes, most, start):
    d, kept = deque(start, most), list(start)
    if most is not None:
        kept = kept[len(kept) - min(most, len(kept)):]
    state = 7
    for i in range(changes):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        change = state >> 16 & 7
        if change < 4:
            d.append(i)
            kept.append(i)
            if most is not None and len(kept) > most:
                del kept[0]
        elif change == 4:
            d.appendleft(i)
            kept.insert(0, i)
            if most is not None and len(kept) > most:
                kept.pop()
        elif not kept:
            try:
                d.popleft()
                print("an item of none")
            except IndexError:
                pass
        elif change == 7:
            assert d.pop() == kept.pop()
        else:
            assert d.popleft() == kept.pop(0)
        if list(d) != kept:
            print(most, i, change, list(d), kept)
            break
    print(most, kept)


for most in None, 0, 1, 2, 5, 33:
    model(90, most, range(3))

# Nothing but what a log or a window does.
# expect: None [88, 73, 64, 32, 33, 35, 36, 37, 47, 48, 49, 53, 54, 56, 57, 63, 65, 66, 67, 68, 69, 72, 75, 76, 77, 80, 81, 82, 83, 84, 85, 87, 89]
# expect: 0 []
# expect: 1 [89]
# expect: 2 [85, 89]
# expect: 5 [82, 83, 84, 85, 89]
# expect: 33 [88, 73, 64, 32, 33, 35, 36, 37, 47, 48, 49, 53, 54, 56, 57, 63, 65, 66, 67, 68, 69, 72, 75, 76, 77, 80, 81, 82, 83, 84, 85, 87, 89]
for most in 1, 2, 3, 8, 31, 32, 33, 34, 40:
    d = deque(maxlen=most)
    for i in range(120):
        d.append(i)
        if d[0] != max(0, i - most + 1) or d[-1] != i or len(d) != min(most, i + 1):
            print(most, i, d)
            break
    print(most, [*d][:2], sum(d))
# expect: 1 [119] 119
# expect: 2 [118, 119] 237
# expect: 3 [117, 118] 354
# expect: 8 [112, 113] 924
# expect: 31 [89, 90] 3224
# expect: 32 [88, 89] 3312
# expect: 33 [87, 88] 3399
# expect: 34 [86, 87] 3485
# expect: 40 [80, 81] 3980
window = deque([0] * 4, 4)
print(sum([window.append(i) or sum(window) for i in range(100)]), window)
# expect: 19210 deque([96, 97, 98, 99], maxlen=4)
queue = deque()
for i in range(100):
    queue.append(i)
    queue.append(-i)
    if queue.popleft() != (i // 2 if i % 2 == 0 else -(i // 2)):
        print(i, queue)
print(len(queue), list(queue)[:3], queue[0], queue[-1])  # expect: 100 [50, -50, 51] 50 -99
