# the locale is C: numbers have a point and no groups
# judge: 3.11
import locale

print(locale.format_string('%d %s %.2f %%', (12345, 'x', 1234.5), grouping=True), locale.atof('1.5') + locale.atoi('2'), locale.str(1.25))
# expect: 12345 x 1234.50 % 3.5 1.25
print(locale.format_string('%(a)d', {'a': 3}), locale.localeconv()['decimal_point'], sorted(['b', 'a'], key=locale.strxfrm))
# expect: 3 . ['a', 'b']
print(locale.strcoll('a', 'b') < 0, locale.delocalize('1.5'), locale.normalize('C'))  # expect: True 1.5 C
try:
    locale.currency(1)
except ValueError as error:
    print(error)  # expect: Currency formatting is not possible using the 'C' locale.
try:
    locale.setlocale(locale.LC_ALL, 'xx_YY')
except locale.Error as error:
    print(error)  # expect: unsupported locale setting
