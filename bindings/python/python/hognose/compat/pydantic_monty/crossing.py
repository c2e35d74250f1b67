"""How objects of the host with a policy (`ClassInstance`, `ClassType`) enter a guest, and come back as what they are.

One with nothing but eager attributes enters as an instance of a dataclass that is made here for its class: the guest has a copy. One more
field has the number by which the object is found again when the guest gives it back. What has methods or attributes that are asked
for, and every class, enters as an object that stays with the host (`expose`): `Receiver` stands for it there, and answers with what
its policy says.

Values are looked through for such objects only after they were refused without.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID
from weakref import WeakValueDictionary

from ..._errors import ConversionError, UnknownObject
from ..._hognose import Exposed, FunctionCall
from .class_instance import ClassInstance, ClassType, Exposure

if TYPE_CHECKING:
    from .guest import Guest

__all__ = ["Crossed", "Receiver", "answer_of", "entering", "lost", "original", "receiver_of"]

T = TypeVar("T")

NUMBER = "host_object"
"""The name of the field with the number."""

_known: WeakValueDictionary[str, ClassInstance] = WeakValueDictionary()
_classes: dict[tuple[Any, ...], type[Crossed]] = {}


class Crossed:
    """The base of the classes that are made here."""


def entering(guest: Guest, enter: Callable[[Any], T], value: Any) -> T:
    """Lets a value in; if it is refused, once more with its objects as what can enter."""
    try:
        return enter(value)
    except ConversionError:
        try:
            changed = inside(guest, value)
        except RecursionError:
            # A value that holds itself is refused for that.
            changed = value
        if changed is value:
            raise
        return enter(changed)


def inside(guest: Guest, value: Any) -> Any:
    """A value with its objects as what can enter; the same value when there are none."""
    if isinstance(value, ClassInstance) and value.allowed_methods is None and value.lazy_attrs is None:
        return _entered(guest, value)
    if isinstance(value, Exposure):
        return _exposed(guest, value)
    if type(value) in (list, tuple):
        items = [inside(guest, item) for item in value]
        changed = any(new is not old for new, old in zip(items, value, strict=True))
        return type(value)(items) if changed else value
    if type(value) is dict:
        entries = {key: inside(guest, item) for key, item in value.items()}
        return entries if any(entries[key] is not item for key, item in value.items()) else value
    return value


def _entered(guest: Guest, wrapper: ClassInstance) -> Crossed:
    name = type(wrapper.value).__name__
    attributes = {key: inside(guest, item) for key, item in wrapper.get_eager_attrs().items()}
    kind = _class_of(name, wrapper.class_type, tuple(attributes))
    number = str(wrapper.id)
    _known[number] = wrapper
    guest.objects[number] = wrapper
    return kind(**attributes, **{NUMBER: number})


def _class_of(name: str, class_type: ClassType, attributes: tuple[str, ...]) -> type[Crossed]:
    key = (class_type.id, attributes)
    found = _classes.get(key)
    if found is None:
        found = dataclasses.make_dataclass(name, [*attributes, NUMBER], bases=(Crossed,))
        # Classes of one name are told apart by their modules.
        found.__module__ = f"host_{len(_classes)}"
        _classes[key] = found
    return found


class Receiver:
    """An object of the host with its policy, as the core has it. What its eager attributes were when it entered last is an attribute."""

    __slots__ = ("wrapper", "eager")

    def __init__(self, wrapper: Any) -> None:
        self.wrapper = wrapper
        self.eager: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        try:
            return self.eager[name]
        except KeyError:
            raise AttributeError(name) from None


def _exposed(guest: Guest, wrapper: Exposure) -> Exposed:
    number = str(wrapper.id)
    eager = {name: inside(guest, value) for name, value in wrapper.get_eager_attrs().items() if _is_public(name)}
    methods = [name for name in wrapper.method_names() if _is_public(name) and name not in eager]
    if isinstance(wrapper, ClassType):
        # Whether it makes instances is said when it is called.
        methods.append("__call__")
    lazy = [name for name in wrapper.lazy_names() if _is_public(name) and name not in eager and name not in methods]
    wanted = (list(eager), lazy, methods)
    known = guest.objects.get(number)
    if isinstance(known, tuple) and known[0] is wrapper and known[1] == wanted:
        exposed: Exposed = known[2]
        exposed.object.eager = eager
        return exposed
    receiver = Receiver(wrapper)
    receiver.eager = eager
    functions = {name: partial(wrapper.call_method, name) for name in methods}
    exposed = Exposed(receiver, wrapper.value_type.__name__, number, list(eager), lazy, functions, [], [])
    guest.objects[number] = (wrapper, wanted, exposed)
    return exposed


def _is_public(name: str) -> bool:
    return name.isidentifier() and not name.startswith("_")


def lost(told: UnknownObject) -> Exposed | None:
    """What stands for an object that a session was saved with: nothing of the host survives that."""
    from .values import MontyClassProxy

    try:
        number = UUID(told.key)
    except (TypeError, ValueError):
        return None
    return Exposed(MontyClassProxy(told.class_name, {}, id=number), told.class_name, told.key, [], [], {}, [], [])


def receiver_of(step: Any) -> Any:
    """The object with its policy that a step is about; `None` where it is about none, or about one that is lost."""
    found = getattr(step, "exposed", None)
    receiver = None if found is None else found.object
    return receiver.wrapper if isinstance(receiver, Receiver) else None


def answer_of(step: FunctionCall, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What an object says to a call of its method, or gives as an attribute; that may be a coroutine."""
    wrapper = receiver_of(step)
    if wrapper is None:
        # The core says what is not here.
        found = step.object
        raise AttributeError(f"{type(found).__name__!r} object has no attribute {step.name!r}")
    if step.is_attribute:
        return wrapper.lookup_lazy_attrs(step.name)
    return wrapper.call_method(step.name, args, kwargs)


def original(value: Crossed | Receiver) -> Any:
    """The object that a guest gives back; the value itself when it is not known here any more."""
    if isinstance(value, Receiver):
        return value.wrapper.value
    wrapper = _known.get(getattr(value, NUMBER, ""))
    return value if wrapper is None else wrapper.value
