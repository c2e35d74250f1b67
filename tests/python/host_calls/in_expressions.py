# nested and chained calls, and every kind of target
# tools: echo, add
d, l = {}, [0, 0]
d[echo('k')] = echo('v')
l[echo(1)], x = echo((5, 6))
a, *b = echo([1, 2, 3])
l[echo(0)] += echo(10)
print(d, l, x, a, b, add(add(1, 2), add(3, 4)), echo(1) < echo(2) < echo(3))
# expect: {'k': 'v'} [10, 5] 6 1 [2, 3] 10 True
print(echo(0) or echo('or'), echo(1) and echo('and'), not echo(0))  # expect: or and True
print(echo('yes') if echo(1) else echo('no'), [echo(1), *echo([2])])  # expect: yes [1, 2]
print({echo('a'): echo(1), **echo({'b': 2})}, {echo(1)}, echo('abc')[echo(1)])
# expect: {'a': 1, 'b': 2} {1} b
print((y := echo(5)) + y)  # expect: 10
del l[echo(0)]
assert echo(True), echo('message')
while echo(len(l)) < 3: l.append(echo(len(l)))
print(l)  # expect: [5, 1, 2]
for i in echo([0, 1]):
    print(i)
# expect: 0
# expect: 1
def g(): return echo('returned')
def k(): yield echo('yielded')
print(g(), list(k()))  # expect: returned ['yielded']
