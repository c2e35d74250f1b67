# triple-quoted f-strings
name = 'x'
text = f'''a {name}
  b {name!r}
{'c'
 'd'}'''
print(text)
# expect: a x
# expect:   b 'x'
# expect: cd
text = f"""{name:>5}
{{}}
"""
print(repr(text))  # expect: '    x\n{}\n'
