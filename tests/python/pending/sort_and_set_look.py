# natives that compare or hash look at what they compare
# tools: ro_echo
x = [ro_echo(i, 10 * i) for i in (3, 1, 2)]
print(sorted(x), max(x), {*x}, sum(x), x.index(1), 2 in x, x == [3, 1, 2], x.count(3))
# expect: [1, 2, 3] 3 {1, 2, 3} 6 1 True True 1
x.sort()
print(x, tuple(x), dict.fromkeys(x), ''.join(map(str, x)))
# expect: [1, 2, 3] (1, 2, 3) {1: None, 2: None, 3: None} 123
