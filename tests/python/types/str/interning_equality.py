# equal strings from different sources are equal keys
d = {'key': 1}
print(d['ke' + 'y'], d[''.join(['k', 'e', 'y'])], d['xkeyx'[1:4]], 'a' * 3 in {'aaa'})  # expect: 1 1 1 True
