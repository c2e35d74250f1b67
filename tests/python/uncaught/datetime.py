# a day that does not exist
# since: 3.14
from datetime import date
date(2023, 2, 30)  # raises: ValueError: day 30 must be in range 1..28 for month 2 in year 2023
