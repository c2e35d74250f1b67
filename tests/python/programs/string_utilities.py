# everyday functions over text
is_pal = lambda s: (t := [c.lower() for c in s if c.isalnum()]) == t[::-1]
def rle(s):
    out, i = '', 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]: j += 1
        out += f'{s[i]}{j - i}'
        i = j
    return out
def snake(s): return ''.join('_' + c.lower() if c.isupper() else c for c in s).lstrip('_')
def camel(s): h, *t = s.split('_'); return h + ''.join(map(str.title, t))
print(is_pal('A man, a plan, a canal: Panama'), rle('aaabccd'), snake('someVarName'))
# expect: True a3b1c2d1 some_var_name
print(camel('some_var_name'), ' '.join(w[::-1] for w in 'abc def'.split()))  # expect: someVarName cba fed
print(''.join(sorted(set('mississippi'))), 'mississippi'.count('ss'))  # expect: imps 2
print(sum(c in 'aeiou' for c in 'education'), max('a bb ccc'.split(), key=len))  # expect: 5 ccc
