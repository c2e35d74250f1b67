# The names of months and days are sequences: slices, negative indexes, and errors of lists.
import calendar

print(calendar.month_name[-1], calendar.month_abbr[1:3], calendar.day_name[0], len(calendar.month_name), calendar.day_abbr[::3])
# expect: December ['Jan', 'Feb'] Monday 13 ['Mon', 'Thu', 'Sun']
for names, index in ((calendar.month_name, 13), (calendar.day_abbr, 7), (calendar.day_name, -8)):
    try:
        names[index]
    except IndexError as error:
        print(error)
# expect: list index out of range
# expect: list index out of range
# expect: list index out of range
