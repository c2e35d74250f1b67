# since: 3.14
"""Decorators that trace, validate and memoise; introspection with inspect; frames; generated functions; docstrings."""

import builtins
import contextlib
import functools
import inspect
import io
import keyword
import operator
import sys
import textwrap
import traceback
import types
import typing
from collections import defaultdict
from typing import Annotated, Any, Callable, Concatenate, ParamSpec, TypeVar, get_type_hints, overload

P, R = ParamSpec("P"), TypeVar("R")
depth = 0


def trace(function: Callable[P, R] = None, /, *, out=sys.stdout, show_result: bool = True):
    if function is None:
        return functools.partial(trace, out=out, show_result=show_result)
    signature = inspect.signature(function)

    @functools.wraps(function, updated=("__dict__",))
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        global depth
        bound = signature.bind(*args, **kwargs)
        text = ", ".join(f"{k}={v!r}" for k, v in bound.arguments.items())
        out.write(f"{'  ' * depth}> {function.__qualname__}({text})\n")
        depth += 1
        try:
            result = function(*args, **kwargs)
        except BaseException as error:
            out.write(f"{'  ' * (depth - 1)}! {error!r}\n")
            raise
        finally:
            depth -= 1
        if show_result:
            out.write(f"{'  ' * depth}< {result!r}\n")
        return result
    wrapper.traced = True
    return wrapper


def validate(function):
    hints = get_type_hints(function, include_extras=True)
    signature = inspect.signature(function)

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        for name, value in signature.bind(*args, **kwargs).arguments.items():
            hint = hints.get(name, Any)
            checks = []
            if typing.get_origin(hint) is Annotated:
                hint, *checks = typing.get_args(hint)
            if hint is not Any and not isinstance(value, hint):
                raise TypeError(f"{name}: expected {getattr(hint, '__name__', hint)}, got {type(value).__name__}")
            for check in checks:
                if not check(value):
                    raise ValueError(f"{name}={value!r} fails {check.__name__}")
        return function(*args, **kwargs)
    return wrapper


def positive(x):
    return x > 0


@trace
def factorial(n: int) -> int:
    """Return n!.

    >>> factorial(3)
    6
    """
    return 1 if n < 2 else n * factorial(n - 1)


@trace(show_result=False)
@validate
def area(width: Annotated[float, positive], height: int | float = 2, *, unit: str = "cm") -> str:
    return f"{width * height:g} {unit}²"


class Account:
    """An account.

        Indented detail.
    """

    rate: float = 0.5

    def __init__(self, owner: str, /, balance: float = 0, **options: int) -> None:
        self.owner, self.balance = owner, balance

    def __repr__(self):
        return f"<Account of {self.owner}>"

    @trace
    def pay(self, amount: float, *args: str) -> float:
        self.balance -= amount
        return self.balance

    @classmethod
    def make(cls, spec): ...

    @staticmethod
    def check(x, y=[], *, z: "Account" = None) -> "list[Account]": ...

    @property
    def rich(self) -> bool:
        """Whether it is."""
        return self.balance > 10


print(factorial(3), factorial.__wrapped__.__name__, factorial.traced, factorial.__doc__.splitlines()[0])
for call in (lambda: area(2.0), lambda: area(-1.0), lambda: area("2"), lambda: area(), lambda: area(1.0, 2, 3), lambda: area(1.0, unit="m", height=3), lambda: area(1.0, colour=1)):
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")
Account("ann", 5).pay(2, "x")
print(inspect.signature(Account), inspect.signature(Account.pay), inspect.signature(Account.check), inspect.signature(Account.make), inspect.getdoc(Account), sep="\n")
for name, kind, owner, thing in inspect.classify_class_attrs(Account):
    if owner is Account and not name.startswith("__"):
        print(f"{name:<8}{kind}")
spec = inspect.getfullargspec(Account.check)
print(spec.args, spec.defaults, spec.kwonlyargs, spec.kwonlydefaults, spec.annotations)
print(inspect.getsource(positive), inspect.getsourcelines(Account.rich.fget)[0][0].strip(), inspect.getdoc(Account.rich), inspect.isdatadescriptor(Account.rich), inspect.ismethod(Account("x").pay))


def whoami():
    frame = inspect.currentframe()
    return frame.f_code.co_name, frame.f_back.f_code.co_name, [f.function for f in inspect.stack()][:2]


def outer():
    return whoami()


print(outer(), sys._getframe().f_code.co_name, outer.__code__.co_firstlineno < whoami.__code__.co_firstlineno)


def make_function(name, params, expression):
    assert name.isidentifier() and not keyword.iskeyword(name)
    source = textwrap.dedent(f"""
        def {name}({', '.join(params)}):
            'generated'
            return {expression}
    """)
    namespace = {"__builtins__": builtins, "factor": 3}
    exec(compile(source, f"<{name}>", "exec"), namespace)
    return namespace[name]


triple = make_function("triple", ["x", "*rest"], "factor * x + sum(rest)")
print(triple(2, 1), triple.__doc__, triple.__code__.co_filename, triple.__code__.co_varnames, eval("a + b", {"a": 1}, {"b": 2}), eval(compile("[i * 2 for i in range(3)]", "<e>", "eval")))
for source in ("1 +", "x = (1", "def f(:\n pass", "print 'x'", "a b", "  x = 1", "for", "f(**a, *b)", "'abc", "x = 5 = y"):
    try:
        compile(source, "<test>", "exec")
    except SyntaxError as error:
        print(f"{type(error).__name__}: {error.msg} (line {error.lineno}, offset {error.offset})")
try:
    exec("def f():\n    return 1 / 0\nf()", {})
except ZeroDivisionError as error:
    print([(f.name, f.lineno) for f in traceback.extract_tb(error.__traceback__)][1:], error.__traceback__.tb_lineno > 100)
counter = types.SimpleNamespace(n=0)


def bump(self, by=1):
    self.n += by
    return self.n


counter.bump = types.MethodType(bump, counter)
clone = types.FunctionType(bump.__code__, globals(), "clone", (10,), None)
print(counter.bump(), counter.bump(5), clone(counter), clone.__name__, bump.__defaults__, (lambda *, k=1, **kw: 0).__kwdefaults__, callable(counter), types.CodeType.__name__, vars(counter)["n"])
print(operator.attrgetter("__code__.co_argcount")(bump), [n for n in dir(Account) if not n.startswith("_")], getattr(Account, "nope", "default"), hasattr(Account, "rate"), Account.__annotations__, issubclass(bool, int), type(Account).__name__, isinstance(print, types.BuiltinFunctionType))
