# order of assignment to several targets
class Log:
    def __setitem__(s, k, v): print('set', k, v)
    def __getitem__(s, k): print('get', k); return k
    def __delitem__(s, k): print('del', k)
    def __setattr__(s, k, v): print('attr', k, v)
l = Log()
l[1] = l[2] = 'v'
# expect: set 1 v
# expect: set 2 v
l[1], l[2] = 'a', 'b'
# expect: set 1 a
# expect: set 2 b
l.x, (l[3], l.y) = 1, (2, 3)
# expect: attr x 1
# expect: set 3 2
# expect: attr y 3
l[4], *l[5] = [1, 2, 3]
# expect: set 4 1
# expect: set 5 [2, 3]
for l[6] in (1, 2): pass
# expect: set 6 1
# expect: set 6 2
l[l[7]] = l[8]
# expect: get 8
# expect: get 7
# expect: set 7 8
l[9] += 1
# expect: get 9
# expect: set 9 10
del l[1], l[2]
# expect: del 1
# expect: del 2
with __import__('contextlib').nullcontext('cm') as l.z: pass  # expect: attr z cm
[l[i] for i in range(2)]
# expect: get 0
# expect: get 1
