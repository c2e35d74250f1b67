# A NaN among ranked values is a tie of itself alone: the ranks end.
# since: 3.14
from statistics import correlation, stdev

print(correlation([3, 1, 2], [float('nan'), 1.0, 2.0], method='ranked') is not None)  # expect: True
try:
    stdev([1.0, float('inf')])
except ValueError as error:
    print(error)  # expect: inf or nan encountered in data
