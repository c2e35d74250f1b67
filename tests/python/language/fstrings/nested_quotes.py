# any quotes, comments and line breaks inside fields
# since: 3.12
d = {'k': 'v'}
print(f'{d['k']}', f"{d["k"]}", f'{f'{1}'}', f'{'\n'.join(['a', 'b'])}', f'{f'{f'{2}'}'}', f"{'a' + "b"}")
# expect: v v 1 a
# expect: b 2 ab
print(f'''{
    1 +  # a comment
    2
}''')
# expect: 3
print(f'{'''x'''}', f'{"\\"}', f'{chr(10)!r}')
# expect: x \ '\n'
