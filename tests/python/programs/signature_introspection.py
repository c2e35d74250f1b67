# a tool registry built from signatures and docstrings
import inspect
import typing
from typing import Annotated, Literal, Optional, Union, get_type_hints, get_origin, get_args

def search(query: str, limit: int = 10, *, kind: Literal['web', 'news'] = 'web', tags: Optional[list[str]] = None) -> dict[str, int]:
    """Search for something.

    Args:
        query: what to look for
    """

sig = inspect.signature(search)
for name, parameter in sig.parameters.items():
    print(name, parameter.kind.name, parameter.default if parameter.default is not inspect.Parameter.empty else '-')
# expect: query POSITIONAL_OR_KEYWORD -
# expect: limit POSITIONAL_OR_KEYWORD 10
# expect: kind KEYWORD_ONLY web
# expect: tags KEYWORD_ONLY None
print(inspect.getdoc(search).splitlines()[0], '|', inspect.cleandoc('  a\n    b\n      c\n'))
# expect: Search for something. | a
# expect: b
# expect:   c
names = {str: 'string', int: 'integer', float: 'number', bool: 'boolean'}

def schema(hint):
    origin, args = get_origin(hint), get_args(hint)
    if hint in names:
        return {'type': names[hint]}
    if origin is Literal:
        return {'enum': list(args)}
    if origin is Union:
        return schema(next(a for a in args if a is not type(None)))
    if origin is list:
        return {'type': 'array', 'items': schema(args[0])}
    if origin is dict:
        return {'type': 'object', 'additionalProperties': schema(args[1])}
    return {}

print({name: schema(hint) for name, hint in get_type_hints(search).items()})
# expect: {'query': {'type': 'string'}, 'limit': {'type': 'integer'}, 'kind': {'enum': ['web', 'news']}, 'tags': {'type': 'array', 'items': {'type': 'string'}}, 'return': {'type': 'object', 'additionalProperties': {'type': 'integer'}}}
bound = sig.bind('cats', 5, kind='news')
bound.apply_defaults()
print(bound.args, bound.kwargs, dict(bound.arguments))
# expect: ('cats', 5) {'kind': 'news', 'tags': None} {'query': 'cats', 'limit': 5, 'kind': 'news', 'tags': None}
for args in ((), ('a', 1, 2)):
    try:
        sig.bind(*args)
    except TypeError as error:
        print(error)
# expect: missing a required argument: 'query'
# expect: too many positional arguments

async def later():
    pass

def generate():
    yield 1

class Tool:
    """A tool."""
    def __init__(self, name, *args, **kwargs):
        pass
    def run(self, x, /, y=2):
        pass
    @classmethod
    def make(cls, text: str):
        pass
    @staticmethod
    def helper(a):
        pass

print(inspect.iscoroutinefunction(later), inspect.isgeneratorfunction(generate), inspect.isfunction(len), inspect.isclass(Tool))
# expect: True True False True
print(inspect.signature(Tool), inspect.signature(Tool.run), inspect.signature(Tool('x').run), inspect.signature(Tool.make))
# expect: (name, *args, **kwargs) (self, x, /, y=2) (x, /, y=2) (text: str)
print([name for name, _ in inspect.getmembers(Tool, inspect.isfunction)], inspect.ismethod(Tool('x').run), inspect.isbuiltin(len))
# expect: ['__init__', 'helper', 'run'] True True
print(inspect.getfullargspec(search).args, inspect.getfullargspec(search).kwonlydefaults)
# expect: ['query', 'limit'] {'kind': 'web', 'tags': None}
print(inspect.signature(lambda a, *b, c=1, **d: 0), sig.replace(parameters=[]), inspect.isabstract(Tool))
# expect: (a, *b, c=1, **d) () -> dict[str, int] False
print(inspect.getmro(Tool), inspect.getdoc(Tool), inspect.unwrap(search) is search)
# expect: (<class '__main__.Tool'>, <class 'object'>) A tool. True
