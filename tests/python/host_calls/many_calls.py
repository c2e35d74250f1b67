# many calls in a row
# tools: add
total = 0
for i in range(100): total = add(total, i)
print(total)  # expect: 4950
def fib(n): return n if n < 2 else add(fib(n - 1), fib(n - 2))
print(fib(7))  # expect: 13
