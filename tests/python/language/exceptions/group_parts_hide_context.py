# since: 3.14
# A part of a group has the group's cause, and so hides its context, even where there is no cause.
group = ExceptionGroup('g', [ValueError(1), TypeError(2)])
for part in (*group.split(ValueError), group.subgroup(TypeError), group.derive([KeyError()]), group):
    print(repr(part), part.__cause__, part.__context__, part.__suppress_context__)
# expect: ExceptionGroup('g', [ValueError(1)]) None None True
# expect: ExceptionGroup('g', [TypeError(2)]) None None True
# expect: ExceptionGroup('g', [TypeError(2)]) None None True
# expect: ExceptionGroup('g', [KeyError()]) None None False
# expect: ExceptionGroup('g', [ValueError(1), TypeError(2)]) None None False
try:
    try:
        raise group
    except* ValueError:
        pass
except ExceptionGroup as rest:
    print(repr(rest), rest.__suppress_context__)  # expect: ExceptionGroup('g', [TypeError(2)]) True
