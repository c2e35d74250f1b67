# small integers are one object
a = 256
b = int('256')
c, d = -5, int('-5')
print(a is b, c is d)  # expect: True True
x = 10 ** 20
y = x
print(x is y)  # expect: True
