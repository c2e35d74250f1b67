"""Runs CPython's own tests, from where they are installed, against our modules.

    python judge.py functools [-v] [pattern …]

The test file is executed with an `__import__` that answers with our modules. Tests that cannot apply (they look into the C implementation, count
references, use pickle or threads, or are about what a later version changed) are listed in `judge_skip.txt`, with the reason.
"""
import importlib.util
import os
import sys
import types
import unittest

from harness import HERE, Library

OURS = {
    "functools": ("test.test_functools",), "operator": ("test.test_operator",), "abc": ("test.test_abc",), "collections": ("test.test_collections",),
    "ordered_dict": ("test.test_ordered_dict",), "deque": ("test.test_deque",), "defaultdict": ("test.test_defaultdict",),
    "userdict": ("test.test_userdict",), "userlist": ("test.test_userlist",), "userstring": ("test.test_userstring",),
    "itertools": ("test.test_itertools",), "heapq": ("test.test_heapq",), "bisect": ("test.test_bisect",), "copy": ("test.test_copy",),
    "contextlib": ("test.test_contextlib",), "contextlib_async": ("test.test_contextlib_async",), "textwrap": ("test.test_textwrap",),
    "string": ("test.test_string",), "reprlib": ("test.test_reprlib",), "keyword": ("test.test_keyword",), "graphlib": ("test.test_graphlib",),
    "queue": ("test.test_queue",), "types": ("test.test_types",), "context": ("test.test_context",), "weakref": ("test.test_weakref",),
    "weakset": ("test.test_weakset",), "statistics": ("test.test_statistics",), "dynamicclassattribute": ("test.test_dynamicclassattribute",),
    "asyncio_locks": ("test.test_asyncio.test_locks",), "asyncio_queues": ("test.test_asyncio.test_queues",),
    "asyncio_taskgroups": ("test.test_asyncio.test_taskgroups",), "asyncio_timeouts": ("test.test_asyncio.test_timeouts",),
    "asyncio_tasks": ("test.test_asyncio.test_tasks",), "asyncio_runners": ("test.test_asyncio.test_runners",),
    "asyncio_futures": ("test.test_asyncio.test_futures",), "asyncio_waitfor": ("test.test_asyncio.test_waitfor",),
}


def load(name, library):
    spec = importlib.util.find_spec(name)
    module = types.ModuleType(name)
    module.__file__ = spec.origin
    module.__package__ = name.rpartition(".")[0]
    module.__dict__["__builtins__"] = library.builtins
    with open(spec.origin) as file:
        source = file.read()
    # Some test files find themselves in sys.modules.
    sys.modules[name] = module
    exec(compile(source, spec.origin, "exec"), module.__dict__)
    return module


def fresh_import(library):
    """`import_fresh_module` that always answers with ours: there is one implementation here."""
    from test.support import import_helper

    def import_fresh_module(name, fresh=(), blocked=(), **_):
        # Asking for the module without its accelerator gives ours, asking for the accelerated one gives nothing, so each test runs once.
        if fresh and not blocked and name in ("functools", "operator", "heapq", "statistics"):
            return None
        return library.load(name)

    import_helper.import_fresh_module = import_fresh_module


def skips():
    rules = {}
    path = os.path.join(HERE, "judge_skip.txt")
    if os.path.exists(path):
        for line in open(path):
            line = line.partition("#")[0].strip()
            if line:
                rules[line] = True
    return rules


def flatten(suite):
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from flatten(item)
        else:
            yield item


def main(arguments):
    verbose = "-v" in arguments
    names = [item for item in arguments if not item.startswith("-")]
    topic, patterns = names[0], names[1:]
    skipped = skips()
    # CPython 3.13's test of async stacks relies on a policy that makes loops on demand.
    library = Library(without={"asyncio"} if topic == "contextlib_async" else ())
    fresh_import(library)
    if topic.startswith("asyncio"):
        # The test cases themselves run on a loop, which has to be ours.
        from unittest import async_case
        ours = async_case.asyncio = library.load("asyncio")
        # The tests ask for the Python and the C implementation by these names.
        for module, names in ((ours.futures, ("Future",)), (ours.tasks, ("Task", "current_task"))):
            for name in names:
                setattr(module, f"_Py{name}", getattr(module, name))
                setattr(module, f"_C{name}", getattr(module, name))
        for name in ("_register_task", "_unregister_task", "_enter_task", "_leave_task", "current_task"):
            setattr(ours.tasks, f"_py{name}" if name[0] == "_" else f"_py_{name}", getattr(ours.tasks, name))
            setattr(ours.tasks, f"_c{name}" if name[0] == "_" else f"_c_{name}", None)
        ours.AbstractEventLoopPolicy = object
    failed = ran = passed_over = 0
    for test_name in OURS[topic]:
        module = load(test_name, library)
        suite = unittest.TestSuite()
        for test in flatten(unittest.defaultTestLoader.loadTestsFromModule(module)):
            identity = test.id().removeprefix(test_name + ".")
            if patterns and not any(pattern in identity for pattern in patterns):
                continue
            cls, _, method = identity.rpartition(".")
            cls = cls.rpartition(".")[2]
            rules = (f"{topic}:{cls}.{method}", f"{topic}:{cls}", f"{topic}:*.{method}", f"*:*.{method}")
            if not patterns and any(rule in skipped for rule in rules):
                passed_over += 1
                continue
            suite.addTest(test)
        result = unittest.TextTestRunner(verbosity=2 if verbose else 0, stream=sys.stdout).run(suite)
        ran += result.testsRun
        failed += len(result.failures) + len(result.errors)
    print(f"{topic}: {ran} ran, {failed} failed, {passed_over} do not apply")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
