# comparing texts
import difflib

old = ['one\n', 'two\n', 'three\n', 'four\n', 'five\n']
new = ['one\n', 'too\n', 'three\n', 'five\n', 'six\n']
print(''.join(difflib.unified_diff(old, new, 'old.txt', 'new.txt')), end='')
# expect: --- old.txt
# expect: +++ new.txt
# expect: @@ -1,5 +1,5 @@
# expect:  one
# expect: -two
# expect: +too
# expect:  three
# expect: -four
# expect:  five
# expect: +six
print(''.join(difflib.ndiff(['hello world\n'], ['hallo world!\n'])), end='')
# expect: - hello world
# expect: ?  ^
# expect: + hallo world!
# expect: ?  ^         +
print(''.join(difflib.context_diff(old[:3], new[:3], 'a', 'b', n=1)), end='')
# expect: *** a
# expect: --- b
# expect: ***************
# expect: *** 1,3 ****
# expect:   one
# expect: ! two
# expect:   three
# expect: --- 1,3 ----
# expect:   one
# expect: ! too
# expect:   three
m = difflib.SequenceMatcher(None, 'private thread', 'private volatile thread')
print(round(m.ratio(), 3), m.find_longest_match(), m.get_matching_blocks())
# expect: 0.757 Match(a=0, b=0, size=8) [Match(a=0, b=0, size=8), Match(a=8, b=17, size=6), Match(a=14, b=23, size=0)]
for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(a='qabxcd', b='abycdf').get_opcodes():
    print(f'{tag:7} a[{i1}:{i2}] b[{j1}:{j2}]')
# expect: delete  a[0:1] b[0:0]
# expect: equal   a[1:3] b[0:2]
# expect: replace a[3:4] b[2:3]
# expect: equal   a[4:6] b[3:5]
# expect: insert  a[6:6] b[5:6]
print(difflib.get_close_matches('appel', ['ape', 'apple', 'peach', 'puppy']), difflib.get_close_matches('x', ['abc']))
# expect: ['apple', 'ape'] []
print(difflib.SequenceMatcher(None, 'abcd', 'bcde').quick_ratio(), difflib.SequenceMatcher(lambda c: c == ' ', ' abcd', 'abcd abcd').ratio())
# expect: 0.75 0.5714285714285714
print(list(difflib.restore(difflib.ndiff(['a\n', 'b\n'], ['a\n', 'c\n']), 2)), difflib.IS_LINE_JUNK('  \n'))
# expect: ['a\n', 'c\n'] True
