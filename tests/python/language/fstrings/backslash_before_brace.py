# a backslash before a brace is an escape that is not known
# since: 3.14
import warnings
for source in (r"f'\{1}'", r"f'\{{\}}'", r"f'{1}\}}'", r"f'\\{1}'", r"t'\{1}'", r"fr'\{1}'"):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile(source, "<s>", "eval")
    print(source, [str(w.message).split(" is ")[0] for w in caught])
# expect: f'\{1}' ['"\\{"']
# expect: f'\{{\}}' ['"\\{"', '"\\}"']
# expect: f'{1}\}}' ['"\\}"']
# expect: f'\\{1}' []
# expect: t'\{1}' ['"\\{"']
# expect: fr'\{1}' []
try:
    compile("t'{lambda: 1}'", "<s>", "eval")
except SyntaxError as error:
    print(error.msg)  # expect: t-string: lambda expressions are not allowed without parentheses
