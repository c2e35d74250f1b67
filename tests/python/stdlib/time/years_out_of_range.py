# years that no time of C can have
# judge: 3.11
import time

for year in (2 ** 31 - 1, 2 ** 31, -2 ** 31 + 1899, -2 ** 31 - 1, 2 ** 80):
    for function in (time.asctime, lambda value: time.strftime('%Y', value)):
        try:
            print(function((year, 1, 1, 0, 0, 0, 0, 1, 0)))
        except OverflowError as error:
            print(error)
# expect: Mon Jan  1 00:00:00 2147483647
# expect: 2147483647
# expect: signed integer is greater than maximum
# expect: signed integer is greater than maximum
# expect: year out of range
# expect: year out of range
# expect: signed integer is less than minimum
# expect: signed integer is less than minimum
# expect: Python int too large to convert to C long
# expect: Python int too large to convert to C long
