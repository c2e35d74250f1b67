# A template is used again and again, also one with an invalid placeholder, and one of a class with a delimiter of its own.
from string import Template

template = Template('hi $x ${y} $$ $x! ${z}')
for n in range(2):
    print(template.substitute(x=n, y='b', z=None), template.safe_substitute(x=n), template.substitute({'x': 1, 'z': 2}, y=3))
    for call in (lambda: template.substitute(x=1), lambda: Template('a $ b').substitute(), lambda: Template('$x $').substitute(x=1)):
        try:
            print(call())
        except (KeyError, ValueError) as error:
            print(type(error).__name__, error)
    print(Template('$x $').safe_substitute(x=n), Template('').substitute(), Template('$$').substitute())


class Percent(Template):
    delimiter = '%'


print(Percent('%a $a %%').substitute(a=1), Percent('%a').safe_substitute())
# expect: hi 0 b $ 0! None hi 0 ${y} $ 0! ${z} hi 1 3 $ 1! 2
# expect: KeyError 'y'
# expect: ValueError Invalid placeholder in string: line 1, col 3
# expect: ValueError Invalid placeholder in string: line 1, col 4
# expect: 0 $  $
# expect: hi 1 b $ 1! None hi 1 ${y} $ 1! ${z} hi 1 3 $ 1! 2
# expect: KeyError 'y'
# expect: ValueError Invalid placeholder in string: line 1, col 3
# expect: ValueError Invalid placeholder in string: line 1, col 4
# expect: 1 $  $
# expect: 1 $a % %a
