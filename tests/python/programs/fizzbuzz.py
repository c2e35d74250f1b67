# three ways to say fizz
def a(n): return 'FizzBuzz' if n % 15 == 0 else 'Fizz' if n % 3 == 0 else 'Buzz' if n % 5 == 0 else str(n)
b = lambda n: 'Fizz' * (not n % 3) + 'Buzz' * (not n % 5) or str(n)
def c(n):
    match n % 3, n % 5:
        case 0, 0: return 'FizzBuzz'
        case 0, _: return 'Fizz'
        case _, 0: return 'Buzz'
        case _: return str(n)
print([a(n) for n in range(1, 16)])
# expect: ['1', '2', 'Fizz', '4', 'Buzz', 'Fizz', '7', '8', 'Fizz', 'Buzz', '11', 'Fizz', '13', '14', 'FizzBuzz']
print(all(a(n) == b(n) == c(n) for n in range(1, 40)))  # expect: True
