# a dict key or set member is looked at; a value is not
# engine: hognose
# tools: ro_echo
k = ro_echo('key', 5)
d = {k: ro_echo('value', 10)}
s = {ro_echo(1, 5), ro_echo(1, 3)}
print(list(d), s, d['key'])  # expect: ['key'] {1} value
print(len([ro_echo(1), ro_echo(2)]))  # expect: 2
