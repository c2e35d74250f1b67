"""Objects of the host for a guest, with a policy each: which attributes it sees, and which methods it may call.

The policies work as in `pydantic_monty`; `crossing` says how such objects enter. Functions, values and dataclasses cross as they are.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias
from uuid import UUID, uuid4

__all__ = ["ClassInstance", "ClassType"]

Policy: TypeAlias = Iterable[str] | Literal["all"] | None


def _names(field: str, policy: Policy, *, ordered: bool = False) -> Policy:
    """A policy as it is kept."""
    if policy is None or policy == "all":
        return policy
    if isinstance(policy, str):
        raise TypeError(f"{field} must be 'all', None or a set of names, got {policy!r}")
    return tuple(policy) if ordered else frozenset(policy)


def _definition(cls: type[Any], name: str) -> object:
    """What a class or one it derives from says about a name, as it stands there."""
    return next((vars(base)[name] for base in cls.__mro__ if name in vars(base)), None)


class Exposure:
    """What instances and classes have in common."""

    value: Any
    id: UUID
    eager_attrs: Policy
    lazy_attrs: Policy
    allowed_methods: Policy

    def _keep(self, value: Any, eager: Policy, lazy: Policy, methods: Policy) -> None:
        self.value = value
        self.eager_attrs = _names("eager_attrs", eager, ordered=True)
        self.lazy_attrs = _names("lazy_attrs", lazy)
        self.allowed_methods = _names("allowed_methods", methods)

    @property
    def value_type(self) -> type[Any]:
        """The class in question."""
        return type(self.value)

    def is_dataclass(self) -> bool:
        """Whether it is one of a dataclass."""
        return dataclasses.is_dataclass(self.value)

    def _all_attrs(self) -> Iterable[str]:
        raise NotImplementedError

    def get_eager_attrs(self) -> dict[str, Any]:
        """The attributes that go with it."""
        policy = self.eager_attrs
        if policy is None:
            return {}
        names = [n for n in self._all_attrs() if not n.startswith("_")] if policy == "all" else policy
        return {name: self.convert_value(name, getattr(self.value, name)) for name in names}

    def lazy_names(self) -> list[str]:
        """The attributes that may be asked for, as far as their names are known."""
        return self._named(self.lazy_attrs)

    def method_names(self) -> list[str]:
        """The methods that may be called."""
        names = self._named(self.allowed_methods)
        return [name for name in names if self.allowed_methods != "all" or self.method_allowed(name)]

    def _named(self, policy: Policy) -> list[str]:
        if policy is None:
            return []
        return sorted(dir(self.value) if policy == "all" else policy)

    def lookup_lazy_attrs(self, name: str) -> Any:
        """An attribute that is asked for."""
        return self.convert_value(name, self.get_attr(name, self.lazy_attrs))

    def get_attr(self, name: str, policy: Policy) -> Any:
        """An attribute, if a policy allows it."""
        if policy is None or (policy != "all" and name not in policy):
            raise self.attr_error(name)
        return getattr(self.value, name)

    def attr_error(self, name: str) -> AttributeError:
        """What says that there is no such attribute."""
        return AttributeError(f"{type(self.value).__name__!r} object has no attribute {name!r}")

    def method_allowed(self, name: str) -> bool:
        """Whether a method may be called that `allowed_methods` does not forbid: with `'all'`, functions of its class."""
        if self.allowed_methods != "all":
            return True
        found = _definition(self.value_type, name)
        return inspect.isfunction(found) or isinstance(found, (classmethod, staticmethod))

    def call_method(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Calls a method; one that is asynchronous gives a coroutine."""
        if name == "__call__":
            raise TypeError(f"{type(self.value).__name__!r} object is not callable")
        if not self.method_allowed(name):
            raise self.attr_error(name)
        result = self.get_attr(name, self.allowed_methods)(*args, **kwargs)
        return self._awaited(name, result) if inspect.iscoroutine(result) else self.convert_value(name, result)

    async def _awaited(self, name: str, result: Any) -> Any:
        return self.convert_value(name, await result)

    def convert_value(self, /, name: str, value: Any) -> Any:
        """What crosses instead of a value. For subclasses; here it is the value."""
        return value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"


class ClassInstance(Exposure):
    """An instance of a class of the host."""

    def __init__(
        self,
        value: Any,
        *,
        eager_attrs: Policy = None,
        lazy_attrs: Policy = None,
        allowed_methods: Policy = None,
        id: UUID | None = None,
        class_type: ClassType | None = None,
    ) -> None:
        self._keep(value, eager_attrs, lazy_attrs, allowed_methods)
        self.id = uuid4() if id is None else id
        if class_type is None:
            class_type = ClassType(type(value))
        elif class_type.value is not type(value):
            raise ValueError(f"class_type {class_type.value.__name__} does not match value {type(value).__name__}")
        self.class_type = class_type

    def _all_attrs(self) -> Iterable[str]:
        if self.is_dataclass():
            return [field.name for field in dataclasses.fields(self.value)]
        slots: list[str] = []
        for base in self.value_type.__mro__:
            own = vars(base).get("__slots__", ())
            slots += [own] if isinstance(own, str) else own
        return [*getattr(self.value, "__dict__", ()), *(name for name in slots if hasattr(self.value, name))]

    def convert_value(self, /, name: str, value: Any) -> Any:
        """What crosses instead of a value: what its class says."""
        return self.class_type.convert_value(name, value)


type_id_cache: dict[str, UUID] = {}
"""The numbers of classes by their full names."""


class ClassType(Exposure):
    """A class of the host."""

    def __init__(
        self,
        value: type[Any],
        *,
        eager_attrs: Policy = None,
        lazy_attrs: Policy = None,
        allowed_methods: Policy = None,
        id: UUID | None = None,
        init: bool = False,
        instance_eager_attrs: Policy = None,
        instance_lazy_attrs: Policy = None,
        instance_allowed_methods: Policy = None,
    ) -> None:
        self._keep(value, eager_attrs, lazy_attrs, allowed_methods)
        self.init = init
        self.instance_eager_attrs = _names("instance_eager_attrs", instance_eager_attrs, ordered=True)
        self.instance_lazy_attrs = _names("instance_lazy_attrs", instance_lazy_attrs)
        self.instance_allowed_methods = _names("instance_allowed_methods", instance_allowed_methods)
        self.id = type_id_cache.setdefault(f"{value.__module__}.{value.__qualname__}", uuid4()) if id is None else id

    @property
    def value_type(self) -> type[Any]:
        """The class itself."""
        return self.value  # type: ignore[no-any-return]

    def _all_attrs(self) -> Iterable[str]:
        # Constants, and none of what makes a class one.
        return [n for n, value in vars(self.value).items() if not callable(value) and not hasattr(type(value), "__get__")]

    def attr_error(self, name: str) -> AttributeError:
        """What says that there is no such attribute."""
        return AttributeError(f"type object {self.value.__name__!r} has no attribute {name!r}")

    def method_allowed(self, name: str) -> bool:
        """Whether it is a method of the class: one of its instances would take anything as `self`."""
        return isinstance(_definition(self.value, name), (classmethod, staticmethod))

    def call_method(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Calls a method of the class, or the class itself as `__call__`."""
        return self.construct(args, kwargs) if name == "__call__" else super().call_method(name, args, kwargs)

    def construct(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> ClassInstance:
        """Makes an instance, if that is allowed."""
        if not self.init:
            raise TypeError(f"cannot instantiate host class {self.value.__name__!r}")
        return self.instance_wrapper(self.value(*args, **kwargs))

    def instance_wrapper(self, instance: Any) -> ClassInstance:
        """An instance with the policies for instances."""
        return ClassInstance(
            instance,
            eager_attrs=self.instance_eager_attrs,
            lazy_attrs=self.instance_lazy_attrs,
            allowed_methods=self.instance_allowed_methods,
            class_type=self if type(instance) is self.value else None,
        )
