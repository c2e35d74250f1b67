# A count of bits that no machine has is an error that can be caught; zero stays zero.
big = 1 << 1500
for left in (1, -1, 1 << 50):
    try:
        left << big
    except OverflowError as e:
        print(e)
# expect: too many digits in integer
# expect: too many digits in integer
# expect: too many digits in integer
print(0 << big, 1 >> big, -1 >> big)  # expect: 0 0 -1
