"""How objects of the host with a policy (`ClassInstance`) enter a guest, and come back as what they are.

Their eager attributes enter as the fields of a dataclass that is made here for their class. One more field has the number by which
the object is found again when the guest gives it back. Methods and attributes that are asked for later are not to be had: a
guest has no way to call its host through an object yet.

Values are looked through for such objects only after they were refused without.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from ..._errors import ConversionError
from .class_instance import ClassInstance, ClassType

if TYPE_CHECKING:
    from .guest import Guest

__all__ = ["Crossed", "entering", "original"]

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
    if isinstance(value, ClassInstance):
        return _entered(guest, value)
    if isinstance(value, ClassType):
        raise ConversionError(f"the class {value.value.__name__} cannot enter: a guest has no classes of its host yet")
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
    if wrapper.allowed_methods is not None or wrapper.lazy_attrs is not None:
        text = "its eager_attrs can, lazy_attrs and allowed_methods are not to be had yet"
        raise ConversionError(f"an instance of {name} cannot enter with all of its policy: {text}")
    attributes = {key: inside(guest, item) for key, item in wrapper.get_eager_attrs().items()}
    kind = _class_of(name, wrapper.class_type, tuple(attributes))
    number = str(wrapper.id)
    _known[number] = guest.objects[number] = wrapper
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


def original(value: Crossed) -> Any:
    """The object that a guest gives back; the value itself when it is not known here any more."""
    wrapper = _known.get(getattr(value, NUMBER, ""))
    return value if wrapper is None else wrapper.value
