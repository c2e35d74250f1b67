# What containers show of their items.
rows = [1, -5, 2**47, -2**47, 2**48, 10**30, 1.5, -0.0, 1e100, float("inf"), True, None, "a", "it's", 'say "x"', 'both \' and "', "back\\slash", "line\n", "tab\t", "\x00", "\x7f", "é", "\u4e2d", "\U0001f600", "", b"by", b"'", (), (1,), [], {}, set(), {1}, frozenset(), ..., NotImplemented, int, 1j]
print(rows)
# expect: [1, -5, 140737488355328, -140737488355328, 281474976710656, 1000000000000000000000000000000, 1.5, -0.0, 1e+100, inf, True, None, 'a', "it's", 'say "x"', 'both \' and "', 'back\\slash', 'line\n', 'tab\t', '\x00', '\x7f', 'é', '中', '😀', '', b'by', b"'", (), (1,), [], {}, set(), {1}, frozenset(), Ellipsis, NotImplemented, <class 'int'>, 1j]
print(str(rows) == repr(rows), len(str(rows)), str(tuple(rows))[:40])
# expect: True 339 (1, -5, 140737488355328, -14073748835532
for row in rows:
    print([row], (row,), {"k": row}, {row: 1} if not isinstance(row, (list, dict, set)) else "-", str([row]), f"{[row]}", "%s" % [row])
# expect: [1] (1,) {'k': 1} {1: 1} [1] [1] [1]
# expect: [-5] (-5,) {'k': -5} {-5: 1} [-5] [-5] [-5]
# expect: [140737488355328] (140737488355328,) {'k': 140737488355328} {140737488355328: 1} [140737488355328] [140737488355328] [140737488355328]
# expect: [-140737488355328] (-140737488355328,) {'k': -140737488355328} {-140737488355328: 1} [-140737488355328] [-140737488355328] [-140737488355328]
# expect: [281474976710656] (281474976710656,) {'k': 281474976710656} {281474976710656: 1} [281474976710656] [281474976710656] [281474976710656]
# expect: [1000000000000000000000000000000] (1000000000000000000000000000000,) {'k': 1000000000000000000000000000000} {1000000000000000000000000000000: 1} [1000000000000000000000000000000] [1000000000000000000000000000000] [1000000000000000000000000000000]
# expect: [1.5] (1.5,) {'k': 1.5} {1.5: 1} [1.5] [1.5] [1.5]
# expect: [-0.0] (-0.0,) {'k': -0.0} {-0.0: 1} [-0.0] [-0.0] [-0.0]
# expect: [1e+100] (1e+100,) {'k': 1e+100} {1e+100: 1} [1e+100] [1e+100] [1e+100]
# expect: [inf] (inf,) {'k': inf} {inf: 1} [inf] [inf] [inf]
# expect: [True] (True,) {'k': True} {True: 1} [True] [True] [True]
# expect: [None] (None,) {'k': None} {None: 1} [None] [None] [None]
# expect: ['a'] ('a',) {'k': 'a'} {'a': 1} ['a'] ['a'] ['a']
# expect: ["it's"] ("it's",) {'k': "it's"} {"it's": 1} ["it's"] ["it's"] ["it's"]
# expect: ['say "x"'] ('say "x"',) {'k': 'say "x"'} {'say "x"': 1} ['say "x"'] ['say "x"'] ['say "x"']
# expect: ['both \' and "'] ('both \' and "',) {'k': 'both \' and "'} {'both \' and "': 1} ['both \' and "'] ['both \' and "'] ['both \' and "']
# expect: ['back\\slash'] ('back\\slash',) {'k': 'back\\slash'} {'back\\slash': 1} ['back\\slash'] ['back\\slash'] ['back\\slash']
# expect: ['line\n'] ('line\n',) {'k': 'line\n'} {'line\n': 1} ['line\n'] ['line\n'] ['line\n']
# expect: ['tab\t'] ('tab\t',) {'k': 'tab\t'} {'tab\t': 1} ['tab\t'] ['tab\t'] ['tab\t']
# expect: ['\x00'] ('\x00',) {'k': '\x00'} {'\x00': 1} ['\x00'] ['\x00'] ['\x00']
# expect: ['\x7f'] ('\x7f',) {'k': '\x7f'} {'\x7f': 1} ['\x7f'] ['\x7f'] ['\x7f']
# expect: ['é'] ('é',) {'k': 'é'} {'é': 1} ['é'] ['é'] ['é']
# expect: ['中'] ('中',) {'k': '中'} {'中': 1} ['中'] ['中'] ['中']
# expect: ['😀'] ('😀',) {'k': '😀'} {'😀': 1} ['😀'] ['😀'] ['😀']
# expect: [''] ('',) {'k': ''} {'': 1} [''] [''] ['']
# expect: [b'by'] (b'by',) {'k': b'by'} {b'by': 1} [b'by'] [b'by'] [b'by']
# expect: [b"'"] (b"'",) {'k': b"'"} {b"'": 1} [b"'"] [b"'"] [b"'"]
# expect: [()] ((),) {'k': ()} {(): 1} [()] [()] [()]
# expect: [(1,)] ((1,),) {'k': (1,)} {(1,): 1} [(1,)] [(1,)] [(1,)]
# expect: [[]] ([],) {'k': []} - [[]] [[]] [[]]
# expect: [{}] ({},) {'k': {}} - [{}] [{}] [{}]
# expect: [set()] (set(),) {'k': set()} - [set()] [set()] [set()]
# expect: [{1}] ({1},) {'k': {1}} - [{1}] [{1}] [{1}]
# expect: [frozenset()] (frozenset(),) {'k': frozenset()} {frozenset(): 1} [frozenset()] [frozenset()] [frozenset()]
# expect: [Ellipsis] (Ellipsis,) {'k': Ellipsis} {Ellipsis: 1} [Ellipsis] [Ellipsis] [Ellipsis]
# expect: [NotImplemented] (NotImplemented,) {'k': NotImplemented} {NotImplemented: 1} [NotImplemented] [NotImplemented] [NotImplemented]
# expect: [<class 'int'>] (<class 'int'>,) {'k': <class 'int'>} {<class 'int'>: 1} [<class 'int'>] [<class 'int'>] [<class 'int'>]
# expect: [1j] (1j,) {'k': 1j} {1j: 1} [1j] [1j] [1j]
print([[1, [2, [3]]], {"a": {"b": [1, 2]}}, ("x", ("y",))], {1: "a", "b": 2.5, (1, "c"): None}, [{1, 2}, {"only"}])
# expect: [[1, [2, [3]]], {'a': {'b': [1, 2]}}, ('x', ('y',))] {1: 'a', 'b': 2.5, (1, 'c'): None} [{1, 2}, {'only'}]
a = [1]
a.append(a)
d = {}
d["d"] = d
t = ([],)
t[0].append(t)
print(a, d, t)  # expect: [1, [...]] {'d': {...}} ([(...)],)
mixed = ["ascii", "é", "\u4e2d", 5, "more", [1, "\U0001f600", 2], 7]
print(mixed, {"\u4e2d": 1, 2: "x"}, ("é", 1.5))
# expect: ['ascii', 'é', '中', 5, 'more', [1, '😀', 2], 7] {'中': 1, 2: 'x'} ('é', 1.5)


class Own:
    def __repr__(self):
        return "Own\u4e2d"


class Text(str):
    def __repr__(self):
        return "Text!"


class Number(int):
    pass


print([Own(), 1, "b"], [Text("q"), Number(5)], {Text("k"): Own()}, (Own(),), [1, [Own(), "x"]])
# expect: [Own中, 1, 'b'] [Text!, 5] {Text!: Own中} (Own中,) [1, [Own中, 'x']]
print([list(range(30))], ["word%d" % i for i in range(20)], [i / 4 for i in range(12)])
# expect: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]] ['word0', 'word1', 'word2', 'word3', 'word4', 'word5', 'word6', 'word7', 'word8', 'word9', 'word10', 'word11', 'word12', 'word13', 'word14', 'word15', 'word16', 'word17', 'word18', 'word19'] [0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75]
