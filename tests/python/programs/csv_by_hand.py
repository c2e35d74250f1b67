# parsing lines with quotes
def parse(line):
    field, out, quoted, i = '', [], False, 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1:i + 2] == '"': field += '"'; i += 1
            elif c == '"': quoted = False
            else: field += c
        elif c == '"': quoted = True
        elif c == ',': out.append(field); field = ''
        else: field += c
        i += 1
    if quoted: raise ValueError('unclosed quote')
    return out + [field]
print(parse('a,b,c'), parse('"a,b","say ""hi""",'), parse(''))
# expect: ['a', 'b', 'c'] ['a,b', 'say "hi"', ''] ['']
try:
    parse('"abc')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: unclosed quote
