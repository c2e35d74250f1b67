# escapes and braces
print(f'\t{1}\n', f'\x41{2}', f'{{', f'}}', f'{{{{', f'{1}}}', f'{"{"}', f'\\{3}')
# expect: 	1
# expect:  A2 { } {{ 1} { \3
print(f'\u00e9', repr(f'{4}\0'), f'{"a":{">"}4}')  # expect: é '4\x00'    a
