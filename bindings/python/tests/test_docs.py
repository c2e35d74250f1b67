"""Every example of the README, of the guide and of the modules, as doctests: what the documents show is what happens."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import hognose

PACKAGE = Path(__file__).parent.parent
OPTIONS = doctest.ELLIPSIS
DOCUMENTS = [PACKAGE / "README.md", PACKAGE.parent.parent / "docs" / "python.md"]
MODULES = [
    module.name
    for module in pkgutil.walk_packages(hognose.__path__, "hognose.")
    # The compiled part is described by its stub, below.
    if module.name != "hognose._hognose"
]


def run(test: doctest.DocTest) -> int:
    output: list[str] = []
    results = doctest.DocTestRunner(optionflags=OPTIONS, verbose=False).run(test, out=output.append)
    assert not results.failed, "".join(output)
    return results.attempted


def run_text(path: Path) -> int:
    # The end of a block of code is no part of what an example prints.
    text = path.read_text(encoding="utf-8").replace("```", "")
    return run(doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents(path: Path) -> None:
    assert run_text(path) >= 5


def test_the_stub_of_the_compiled_part() -> None:
    text = Path(hognose.__file__).with_name("_hognose.pyi").read_text(encoding="utf-8")
    # In the stub, examples are in docstrings: a quote that ends one ends the example, and backslashes are escaped once more.
    text = text.replace('"""', "\n\n").replace("\\\\", "\\")
    assert run(doctest.DocTestParser().get_doctest(text, {}, "_hognose.pyi", None, 0)) >= 5


@pytest.mark.parametrize("name", ["hognose", *MODULES])
def test_modules(name: str) -> None:
    module = importlib.import_module(name)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module, name):
        if test.examples:
            run(test)
