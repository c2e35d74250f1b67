"""Loads the library's Python modules under CPython, beside CPython's own.

A module of ours sees ours: its `__builtins__` carries an `__import__` that answers the names found in `lib/` with our files and
everything else with CPython's. Nothing in `sys.modules` is replaced, so that the judge (unittest, CPython's modules) stays itself.
"""
import builtins
import os
import sys
import types

HERE = os.path.dirname(os.path.abspath(__file__))
LIB = os.path.normpath(os.path.join(HERE, "..", "..", "lib"))
SHIM = os.path.join(HERE, "shim")
# Modules that CPython's interpreter itself must share with the code under test are never ours.
ALWAYS_REAL = {"sys", "builtins", "typing", "inspect", "traceback", "warnings", "unittest", "test"}


class Library:
    """Our modules, loaded on demand; those named in `without` stay CPython's."""

    def __init__(self, without=()):
        self.without = without
        self.modules = {}
        self.builtins = dict(vars(builtins))
        self.builtins["__import__"] = self.import_

    def file_of(self, name):
        if name in ALWAYS_REAL or name.partition(".")[0] in self.without:
            return None
        path = name.replace(".", "/")
        for base in (LIB, SHIM):
            for candidate, package in ((f"{base}/{path}/__init__.py", True), (f"{base}/{path}.py", False)):
                if os.path.exists(candidate):
                    return candidate, package
        return None

    def load(self, name):
        if name in self.modules:
            return self.modules[name]
        found = self.file_of(name)
        if found is None:
            return None
        path, package = found
        parent, _, leaf = name.rpartition(".")
        if parent:
            self.load(parent)
            if name in self.modules:
                return self.modules[name]
        module = types.ModuleType(name)
        module.__file__ = path
        module.__package__ = name if package else parent
        if package:
            module.__path__ = []
        module.__dict__["__builtins__"] = self.builtins
        self.modules[name] = module
        with open(path) as file:
            source = file.read()
        try:
            exec(compile(source, path, "exec"), module.__dict__)
        except BaseException:
            del self.modules[name]
            raise
        if parent:
            setattr(self.modules[parent], leaf, module)
        return module

    def import_(self, name, globals=None, locals=None, fromlist=(), level=0):
        if level:
            package = globals["__package__"]
            for _ in range(level - 1):
                package = package.rpartition(".")[0]
            name = f"{package}.{name}" if name else package
        if self.file_of(name) is None:
            if level and name.split(".")[0] in self.modules:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
            return builtins.__import__(name, globals, locals, fromlist, 0)
        module = self.load(name)
        if fromlist:
            for item in fromlist:
                if not hasattr(module, item) and self.file_of(f"{name}.{item}"):
                    self.load(f"{name}.{item}")
            return module
        return self.modules[name.partition(".")[0]]

    def run(self, source, path="<program>", name="__main__", **names):
        """Runs a program that sees our modules; returns its namespace."""
        space = {"__name__": name, "__builtins__": self.builtins, "__file__": path, "__package__": "", **names}
        exec(compile(source, path, "exec"), space)
        return space


if __name__ == "__main__":
    for module_name in sys.argv[1:]:
        print(Library().load(module_name))
