# upper, lower, title, capitalize, swapcase, casefold
print('Hello World'.upper(), 'Hello World'.lower(), 'hello world'.title())
# expect: HELLO WORLD hello world Hello World
print('hELLO'.capitalize(), 'Hello'.swapcase(), 'Straße'.casefold(), 'ß'.upper())
# expect: Hello hELLO strasse SS
print('İ'.lower(), 'ǆ'.title())  # expect: i̇ ǅ
print("they're bill's".title(), 'x1y2'.title(), 'ΑΣ'.lower(), 'ﬁ'.upper(), ''.title())
# expect: They'Re Bill'S X1Y2 ας FI
print('éA'.swapcase(), 'ǆa'.capitalize())  # expect: Éa ǅa
