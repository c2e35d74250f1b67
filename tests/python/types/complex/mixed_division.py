# since: 3.14
# A real number in a division with a complex one has no imaginary part, not even a zero: signs of zeros show it.
values = [1, -1, 0.0, -0.0, 2.5, True]
numbers = [1j, 0 - 1j, 1 + 0j, complex(1, -0.0), complex(-0.0, -1), complex(-0.0, 1), 2 - 3j, complex(-1, 0)]
for x in values:
    print([x / z for z in numbers])
    if x:
        print([z / x for z in numbers])
# expect: [-1j, 1j, (1-0j), (1+0j), (-0+1j), (-0-1j), (0.15384615384615385+0.23076923076923078j), (-1-0j)]
# expect: [1j, -1j, (1+0j), (1-0j), (-0-1j), (-0+1j), (2-3j), (-1+0j)]
# expect: [(-0+1j), (-0-1j), (-1+0j), (-1-0j), -1j, 1j, (-0.15384615384615385-0.23076923076923078j), (1+0j)]
# expect: [(-0-1j), (-0+1j), (-1-0j), (-1+0j), 1j, -1j, (-2+3j), (1-0j)]
# expect: [-0j, 0j, -0j, 0j, (-0+0j), (-0-0j), 0j, (-0-0j)]
# expect: [(-0+0j), (-0-0j), (-0+0j), (-0-0j), -0j, 0j, (-0-0j), 0j]
# expect: [-2.5j, 2.5j, (2.5-0j), (2.5+0j), (-0+2.5j), (-0-2.5j), (0.3846153846153846+0.576923076923077j), (-2.5-0j)]
# expect: [0.4j, -0.4j, (0.4+0j), (0.4-0j), (-0-0.4j), (-0+0.4j), (0.8-1.2j), (-0.4+0j)]
# expect: [-1j, 1j, (1-0j), (1+0j), (-0+1j), (-0-1j), (0.15384615384615385+0.23076923076923078j), (-1-0j)]
# expect: [1j, -1j, (1+0j), (1-0j), (-0-1j), (-0+1j), (2-3j), (-1+0j)]
print(10.25 / (0 - 1j), float('inf') / 1j, 1 / complex('inf+1j'))  # expect: 10.25j (nan-infj) -0j
try:
    1 / 0j
except ZeroDivisionError as error:
    print(error)  # expect: division by zero
