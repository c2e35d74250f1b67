# numbers as words
ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split()
def words(n):
    if n < 0: return 'minus ' + words(-n)
    if n < 20: return ONES[n]
    if n < 100: return TENS[n // 10] + ('-' + ONES[n % 10] if n % 10 else '')
    if n < 1000: return ONES[n // 100] + ' hundred' + (' and ' + words(n % 100) if n % 100 else '')
    for v, name in ((10 ** 6, 'million'), (1000, 'thousand')):
        if n >= v: return words(n // v) + ' ' + name + (' ' + words(n % v) if n % v else '')
print(words(0), words(-7), words(42), words(115), words(1066), words(2000001))
# expect: zero minus seven forty-two one hundred and fifteen one thousand sixty-six two million one
