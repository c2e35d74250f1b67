# the percent formats that programs write most, over numbers and strings at their edges
values = [0, -7, 1234567, -0.0, 2.675, 'h\xe9llo', None]


def shown(function, *args):
    try:
        return function(*args)
    except Exception as error:
        return str(error)[:25]


def percent(form, value):
    return form % value


formats = ['%s', '%-5s|', '%.2s', '%05s', '%-8r|', '%05d', '%+d', '% d', '%-05d|', '%.3d', '%X', '%#x',
           '%8.3f', '%+.1e', '%08.2f', '%.3g', '%%%s%%', '%.0f', '%hd', '%300d']
for form in formats:
    print(form, *[shown(percent, form, value) for value in values], sep='|')
# expect: %s|0|-7|1234567|-0.0|2.675|héllo|None
# expect: %-5s||0    ||-7   ||1234567||-0.0 ||2.675||héllo||None |
# expect: %.2s|0|-7|12|-0|2.|hé|No
# expect: %05s|    0|   -7|1234567| -0.0|2.675|héllo| None
# expect: %-8r||0       ||-7      ||1234567 ||-0.0    ||2.675   ||'héllo' ||None    |
# expect: %05d|00000|-0007|1234567|00000|00002|%d format: a real number |%d format: a real number
# expect: %+d|+0|-7|+1234567|+0|+2|%d format: a real number |%d format: a real number
# expect: % d| 0|-7| 1234567| 0| 2|%d format: a real number |%d format: a real number
# expect: %-05d||0    ||-7   ||1234567||0    ||2    ||%d format: a real number |%d format: a real number
# expect: %.3d|000|-007|1234567|000|002|%d format: a real number |%d format: a real number
# expect: %X|0|-7|12D687|%X format: an integer is |%X format: an integer is |%X format: an integer is |%X format: an integer is
# expect: %#x|0x0|-0x7|0x12d687|%x format: an integer is |%x format: an integer is |%x format: an integer is |%x format: an integer is
# expect: %8.3f|   0.000|  -7.000|1234567.000|  -0.000|   2.675|must be real number, not |must be real number, not
# expect: %+.1e|+0.0e+00|-7.0e+00|+1.2e+06|-0.0e+00|+2.7e+00|must be real number, not |must be real number, not
# expect: %08.2f|00000.00|-0007.00|1234567.00|-0000.00|00002.67|must be real number, not |must be real number, not
# expect: %.3g|0|-7|1.23e+06|-0|2.67|must be real number, not |must be real number, not
# expect: %%%s%%|%0%|%-7%|%1234567%|%-0.0%|%2.675%|%héllo%|%None%
# expect: %.0f|0|-7|1234567|-0|3|must be real number, not |must be real number, not
# expect: %hd|0|-7|1234567|0|2|%d format: a real number |%d format: a real number
# expect: %300d|                                                                                                                                                                                                                                                                                                           0|                                                                                                                                                                                                                                                                                                          -7|                                                                                                                                                                                                                                                                                                     1234567|                                                                                                                                                                                                                                                                                                           0|                                                                                                                                                                                                                                                                                                           2|%d format: a real number |%d format: a real number
print('%s-%05d' % ('a', 3), '%(a)s %(b)5.1f%% %(a)s' % {'a': 1, 'b': 2.25, 3: 4}, 'a%%' % (), 'a%%b' % {}, '%s' % (('x', 1),))
# expect: a-00003 1   2.2% 1 a% a%b ('x', 1)
