# Parts, sums, reversals and searches of short strings, whatever is in them, are what they are of the characters.
# since: 3.14
def of(chars):
    text = ''
    for char in chars:
        text += char
    return text


alphabets = ['abcdefghijklmnopqrstuvwxyz', 'aB\0\xdf', 'a\u20acb']
checked = wrong = 0


def check(got, chars, *what):
    global checked, wrong
    checked += 1
    whole = ''.join(chars)
    if got != whole or len(got) != len(chars) or hash(got) != hash(whole):
        wrong += 1
        print('wrong', what, repr(got), repr(''.join(chars)))


for alphabet in alphabets:
    for n in (0, 1, 2, 8, 17, 22, 23):
        chars = [alphabet[i % len(alphabet)] for i in range(n)]
        text = of(chars)
        check(text, chars, 'made')
        check(text[::-1], chars[::-1], 'reversed')
        check(text + '', chars, 'with nothing')
        check('' + text, chars, 'behind nothing')
        for at in range(0, n + 1, 1 if n < 4 else 6):
            check(text[:at], chars[:at], 'front', at)
            check(text[at:], chars[at:], 'back', at)
            check(text[at:-1], chars[at:-1], 'to the last', at)
            check(text[at:at + 3], chars[at:at + 3], 'three', at)
            check(text[:at] + text[at:], chars, 'sum', at)
            check(text[at:] + text[:at], chars[at:] + chars[:at], 'turned', at)
            check(text[at:][::-1], chars[at:][::-1], 'back reversed', at)
            if text.startswith(text[:at]) is not True or text.endswith(text[at:]) is not True:
                wrong += 1
            if text[:at] + '!' in text or text.startswith(text[:at] + '!') or text.endswith('!' + text[at:]):
                wrong += 1
        for key in (alphabet[0], alphabet[1], alphabet[2], '!', '', alphabet[1:3], 'zz', '\u0142'):
            places = [i for i in range(n - len(key) + 1) if chars[i:i + len(key)] == list(key)]
            found = (places[0] if places else -1, places[-1] if places else -1)
            if (text.find(key), text.rfind(key)) != found or (key in text) != bool(places):
                wrong += 1
                print('wrong', repr(text), repr(key), text.find(key), text.rfind(key), key in text)
            if len(key) == 1:
                if text.count(key) != len(places) or text.count(key, 1) != len([i for i in places if i >= 1]):
                    wrong += 1
                    print('wrong count', repr(text), repr(key))
                for new in '\0\u20ac':
                    check(text.replace(key, new), [new if c == key else c for c in chars], 'replace', key, new)
            if places and text.index(key) != places[0]:
                wrong += 1
            pieces = text.split(key) if key else []
            if key and (key.join(pieces) != text or len(pieces) != text.count(key) + 1):
                wrong += 1
        before, between, behind = text.partition(alphabet[1])
        check(before + between + behind, chars, 'partition')
        before, between, behind = text.rpartition(alphabet[1])
        check(before + between + behind, chars, 'rpartition')
        for width in (n + 1, 22):
            room = max(width - n, 0)
            check(text.ljust(width, '*'), chars + ['*'] * room, 'ljust', width)
            check(text.rjust(width, '\0'), ['\0'] * room + chars, 'rjust', width)
        check(','.join(chars), [c for char in chars for c in (',', char)][1:], 'join')
        check('--'.join(chars), [c for char in chars for c in ('-', '-', char)][2:], 'join by two')
        check(''.join(chars), chars, 'join by nothing')
        check(text.lower().upper(), [c for char in chars for c in char.lower().upper()], 'cases')
        check(text.swapcase(), [c for char in chars for c in char.swapcase()], 'swapcase')
print(checked, wrong)  # expect: 924 0


class Word(str):
    pass


# What a subclass carries is looked for, and looked in, as any string.
word = Word('hello world')
print(word.find('wor'), 'hello world'.find(Word('wor')), word.count(Word('o')), Word('o') in word, word[Word('ab').find('b'):4])
# expect: 6 6 2 True ell
print(word.startswith(Word('hello')), 'hello'.endswith(Word('lo')), word[:].__class__, word[::-1], ord(Word('x')))
# expect: True True <class 'str'> dlrow olleh 120
print(','.join([Word('a'), 'b']), type(''.join([Word('a')])), word.strip(Word('hd')), word.replace(Word('o'), Word('0')))
# expect: a,b <class 'str'> ello worl hell0 w0rld
for wrong in (1, None, b'a', ['a']):
    for call in ('find', 'index', 'count', 'startswith', 'endswith', 'rfind', 'partition', 'join', '__contains__', '__getitem__'):
        try:
            print(call, getattr('hello', call)(wrong))
        except Exception as error:
            print(call, f'{type(error).__name__}: {error}')
    try:
        print(ord(wrong))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')
# expect: find TypeError: find() argument 1 must be str, not int
# expect: index TypeError: index() argument 1 must be str, not int
# expect: count TypeError: count() argument 1 must be str, not int
# expect: startswith TypeError: startswith first arg must be str or a tuple of str, not int
# expect: endswith TypeError: endswith first arg must be str or a tuple of str, not int
# expect: rfind TypeError: rfind() argument 1 must be str, not int
# expect: partition TypeError: must be str, not int
# expect: join TypeError: can only join an iterable
# expect: __contains__ TypeError: 'in <string>' requires string as left operand, not int
# expect: __getitem__ e
# expect: TypeError: ord() expected string of length 1, but int found
# expect: find TypeError: find() argument 1 must be str, not None
# expect: index TypeError: index() argument 1 must be str, not None
# expect: count TypeError: count() argument 1 must be str, not None
# expect: startswith TypeError: startswith first arg must be str or a tuple of str, not NoneType
# expect: endswith TypeError: endswith first arg must be str or a tuple of str, not NoneType
# expect: rfind TypeError: rfind() argument 1 must be str, not None
# expect: partition TypeError: must be str, not NoneType
# expect: join TypeError: can only join an iterable
# expect: __contains__ TypeError: 'in <string>' requires string as left operand, not NoneType
# expect: __getitem__ TypeError: string indices must be integers, not 'NoneType'
# expect: TypeError: ord() expected string of length 1, but NoneType found
# expect: find TypeError: find() argument 1 must be str, not bytes
# expect: index TypeError: index() argument 1 must be str, not bytes
# expect: count TypeError: count() argument 1 must be str, not bytes
# expect: startswith TypeError: startswith first arg must be str or a tuple of str, not bytes
# expect: endswith TypeError: endswith first arg must be str or a tuple of str, not bytes
# expect: rfind TypeError: rfind() argument 1 must be str, not bytes
# expect: partition TypeError: must be str, not bytes
# expect: join TypeError: sequence item 0: expected str instance, int found
# expect: __contains__ TypeError: 'in <string>' requires string as left operand, not bytes
# expect: __getitem__ TypeError: string indices must be integers, not 'bytes'
# expect: 97
# expect: find TypeError: find() argument 1 must be str, not list
# expect: index TypeError: index() argument 1 must be str, not list
# expect: count TypeError: count() argument 1 must be str, not list
# expect: startswith TypeError: startswith first arg must be str or a tuple of str, not list
# expect: endswith TypeError: endswith first arg must be str or a tuple of str, not list
# expect: rfind TypeError: rfind() argument 1 must be str, not list
# expect: partition TypeError: must be str, not list
# expect: join a
# expect: __contains__ TypeError: 'in <string>' requires string as left operand, not list
# expect: __getitem__ TypeError: string indices must be integers, not 'list'
# expect: TypeError: ord() expected string of length 1, but list found
print(ord('\0'), ord('\xff'), ord('\u20ac'), 'a\0b'.count('\0'), '\0' in 'a\0b', '\0' in 'ab', 'ab'.find('\0'), '\0\0'.replace('\0', 'x'))
# expect: 0 255 8364 1 True False -1 xx
print(' \x1c\x85\xa0x\x1f '.split(), '\x0b\x0ca b'.strip(), '\xa0'.isspace(), '\xb2'.isdigit(), '\xb2'.isdecimal(), '\xbc'.isnumeric())
# expect: ['x'] a b True True False True
print('\xe9a'.isalpha(), '\xe9\u0142'.isalnum(), ''.isalpha(), ''.isspace(), 'a b'.isalpha(), '_1'.isidentifier(), '1_'.isidentifier(), '\xb7'.isidentifier(), 'a\xb7'.isidentifier())
# expect: True True False False False True False False True
print('\xdfA'.isupper(), '\xaa'.islower(), '\u01c5'.istitle(), 'A\u01c5'.isupper(), 'Aa A'.istitle(), 'aA'.istitle(), 'A1'.isupper(), '1'.islower())
# expect: False True True False True False True False
