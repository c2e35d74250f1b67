# string
import string
print(string.ascii_lowercase, string.digits, string.punctuation)
# expect: abcdefghijklmnopqrstuvwxyz 0123456789 !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~
print(string.capwords('a bc  d'), string.Template('$a ${b} $$').substitute(a=1, b=2))  # expect: A Bc D 1 2 $
print(string.Template('$a $b').safe_substitute(a=1), string.hexdigits)  # expect: 1 $b 0123456789abcdefABCDEF
try:
    string.Template('$a').substitute()
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: KeyError: 'a'
try:
    string.Template('$').substitute()
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: ValueError: Invalid placeholder in string: line 1, col 1
print(string.Formatter().format('{0} {x}', 1, x=2))  # expect: 1 2
