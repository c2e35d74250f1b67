# Messages about arguments name functions, and other objects by their text.
# since: 3.14
class M:
    def f(self):
        pass

    def __str__(self):
        return "an M"


for call in ("M().f(*1)", "M()(*1)", "None(*1)", "None(**1)", "None(a=1, **{'a': 2})", "[1, 2](*3)", "'abc'(*1)", "print(*1)", "M(*1)",
             "len(**1)", "[].append(*1)", "M().f(a=1, **{'a': 2})", "(lambda: 0)(*None)"):
    try:
        eval(call)
    except TypeError as e:
        print(call, "|", e)
# expect: M().f(*1) | __main__.M.f() argument after * must be an iterable, not int
# expect: M()(*1) | an M argument after * must be an iterable, not int
# expect: None(*1) | None argument after * must be an iterable, not int
# expect: None(**1) | None argument after ** must be a mapping, not int
# expect: None(a=1, **{'a': 2}) | None got multiple values for keyword argument 'a'
# expect: [1, 2](*3) | [1, 2] argument after * must be an iterable, not int
# expect: 'abc'(*1) | abc argument after * must be an iterable, not int
# expect: print(*1) | print() argument after * must be an iterable, not int
# expect: M(*1) | __main__.M() argument after * must be an iterable, not int
# expect: len(**1) | len() argument after ** must be a mapping, not int
# expect: [].append(*1) | list.append() argument after * must be an iterable, not int
# expect: M().f(a=1, **{'a': 2}) | __main__.M.f() got multiple values for keyword argument 'a'
# expect: (lambda: 0)(*None) | __main__.<lambda>() argument after * must be an iterable, not NoneType
for call in ("int('1', 2, 3)", "int(1, 2, 3, 4)"):
    try:
        eval(call)
    except TypeError as e:
        print(call, "|", e)
# expect: int('1', 2, 3) | int expected at most 2 arguments, got 3
# expect: int(1, 2, 3, 4) | int expected at most 2 arguments, got 4
# stderr: <string>:1: SyntaxWarning: 'NoneType' object is not callable; perhaps you missed a comma?
# stderr: <string>:1: SyntaxWarning: 'NoneType' object is not callable; perhaps you missed a comma?
# stderr: <string>:1: SyntaxWarning: 'NoneType' object is not callable; perhaps you missed a comma?
# stderr: <string>:1: SyntaxWarning: 'list' object is not callable; perhaps you missed a comma?
# stderr: <string>:1: SyntaxWarning: 'str' object is not callable; perhaps you missed a comma?
