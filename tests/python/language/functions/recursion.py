# recursive functions
def fact(n): return 1 if n < 2 else n * fact(n - 1)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
def even(n): return n == 0 or odd(n - 1)
def odd(n): return n != 0 and even(n - 1)
def hanoi(n, a, b, c): return [] if n == 0 else hanoi(n - 1, a, c, b) + [(a, c)] + hanoi(n - 1, b, a, c)
def ack(m, n): return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))
print(fact(20), fact(30), fib(9), even(50), odd(7), len(hanoi(4, *'abc')), ack(1, 2))
# expect: 2432902008176640000 265252859812191058636308480000000 34 True True 15 4
def depth(n): return 0 if n == 0 else 1 + depth(n - 1)
print(depth(300))  # expect: 300
