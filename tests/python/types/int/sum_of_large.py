# arithmetic that grows into big integers and comes back
total = 0
for i in range(100):
    total += i ** 9
print(total)  # expect: 9507499300049998500
fact = 1
for i in range(1, 31):
    fact *= i
print(fact)  # expect: 265252859812191058636308480000000
for i in range(30, 0, -1):
    fact //= i
print(fact)  # expect: 1
a, b = 0, 1
for _ in range(150):
    a, b = b, a + b
print(a)  # expect: 9969216677189303386214405760200
