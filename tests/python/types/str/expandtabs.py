# tabs to columns
print('a\tb'.expandtabs(), 'a\tb'.expandtabs(4), 'ab\tc\td'.expandtabs(3))  # expect: a       b a   b ab c  d
print('\t|'.expandtabs(0), 'a\n\tb'.expandtabs(4), 'a\tb'.expandtabs(tabsize=2))
# expect: | a
# expect:     b a b
