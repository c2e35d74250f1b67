# Powers with complex exponents, to the last digit.
# since: 3.14
print((-7) ** 1j, pow(-7, 1j), (2 + 3j) ** (0.5 - 2j), (-1.5) ** (1 + 2j))
# expect: (-0.015832647924940418+0.04020907846982904j) (-0.015832647924940418+0.04020907846982904j) (-6.531827481630848-11.87849837625306j) (-0.0019295101537673024-0.0020306429691058754j)
print(1 + 0j in range(3), 1j in range(3), 2.0 + 0j in range(3), 1.5 + 0j in range(3))
# expect: True False True False
