# lists as stacks and queues
s = []
for i in range(4): s.append(i)
print(s.pop(), s.pop(), s, s[-1])  # expect: 3 2 [0, 1] 1
q = [1, 2, 3]
q.append(4)
print(q.pop(0), q.pop(0), q)  # expect: 1 2 [3, 4]
q.insert(0, 'front')
q[len(q):] = ['end']
print(q, q.index('end'))  # expect: ['front', 3, 4, 'end'] 3
while q: q.pop()
print(q, not q)  # expect: [] True
r = list(range(8))
r[2:5], r[-1:] = [], ['x', 'y']
print(r)  # expect: [0, 1, 5, 6, 'x', 'y']
r *= 2
print(len(r), r[::5])  # expect: 12 [0, 'y', 'x']
r.sort(key=str)
print(r[:4])  # expect: [0, 0, 1, 1]
