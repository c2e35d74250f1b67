# the float format specification
print(f'{3.14159:.2f}|{3.14159:8.2f}|{3.14159:<8.2f}|{3.14159:08.2f}|{-3.14159:+.1f}|{3.0:.0f}|{3.0:#.0f}')
# expect: 3.14|    3.14|3.14    |00003.14|-3.1|3|3.
print(f'{1234567.891:,.2f}|{1234567.891:_.1f}|{0.5:%}|{0.1234:.1%}|{12345.678:e}|{12345.678:.2E}')
# expect: 1,234,567.89|1_234_567.9|50.000000%|12.3%|1.234568e+04|1.23E+04
print(f'{12345.678:g}|{1e10:g}|{1e-5:g}|{100000:g}|{1000000.0:g}|{1.0:g}|{1.0:#g}|{1e20:.3g}')
# expect: 12345.7|1e+10|1e-05|100000|1e+06|1|1.00000|1e+20
print(f'{1.0}|{1.0:}|{1e20:}|{1.5:10}|{1.5:.3}|{123456.0:.3}|{float("nan"):5}|{float("inf"):05}|{-0.0:.1f}|{-0.01:.1f}|{-0.01:z.1f}')
# expect: 1.0|1.0|1e+20|       1.5|1.5|1.23e+05|  nan|00inf|-0.0|-0.0|0.0
print(f'{0.5:.0f}|{1.5:.0f}|{2.5:.0f}|{1e-10:.3f}|{1e300:.1e}|{2.5:n}|{1.0:.10}')
# expect: 0|2|2|0.000|1.0e+300|2.5|1.0
print('%.2f|%5.1f|%-8.3f|%e|%g|%+.1f|%05.1f|%G' % (3.14159, 2.25, 1.5, 1234.5, 0.0001, 2.0, 1.5, 1e-10))
# expect: 3.14|  2.2|1.500   |1.234500e+03|0.0001|+2.0|001.5|1E-10
try:
    format(1.5, 'd')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'd' for object of type 'float'
try:
    format(1.5, 'x')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 'x' for object of type 'float'
try:
    format(1.5, 's')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Unknown format code 's' for object of type 'float'
try:
    format(1.5, '.f')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: Format specifier missing precision
