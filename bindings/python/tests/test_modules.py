"""Modules of the host: source, constants, tools, packages; and what imports that fail say."""

import decimal

import pytest

import hognose


def company() -> hognose.Toolbox:
    toolbox = hognose.Toolbox()
    module = toolbox.module(
        "company",
        "What everybody here computes alike.",
        constants={"VAT": decimal.Decimal("0.5"), "NAMES": ["a", "b"]},
        source="def gross(order):\n    return net(order) * (1 + VAT)\n",
        stub="def gross(order: int) -> Decimal: ...\n",
    )

    @module.tool
    def net(order: int) -> int:
        return order * 10

    return toolbox


def test_a_module_has_source_constants_and_tools() -> None:
    program = hognose.Program("import company\nfrom company import gross\n[gross(3), company.NAMES, company.__doc__]")
    assert program.run(tools=company()) == [decimal.Decimal("45.0"), ["a", "b"], "What everybody here computes alike."]
    assert company().stubs == {"company": "def gross(order: int) -> Decimal: ...\n"}


def test_what_is_given_again_replaces() -> None:
    toolbox = hognose.Toolbox(company())
    toolbox.module("company", source="def gross(order): return VAT")
    assert hognose.Program("import company\ncompany.gross(1)").run(tools=toolbox) == decimal.Decimal("0.5")
    assert hognose.Program("import company\ncompany.gross(1)").run(tools=company()) == decimal.Decimal("15.0")


def test_modules_lie_in_packages() -> None:
    toolbox = hognose.Toolbox()
    acme = toolbox.module("acme", constants={"name": "Acme"})
    acme.module("tax", source="from . import name\nlabel = name + ' tax'")
    assert hognose.Program("from acme.tax import label\nlabel").run(tools=toolbox) == "Acme tax"


def test_bad_source_and_constants_are_told() -> None:
    toolbox = hognose.Toolbox()
    toolbox.module("m", source="x =\n")
    with pytest.raises(hognose.ProgramSyntaxError) as caught:
        hognose.Program("1").run(tools=toolbox)
    assert "m.py" in str(caught.value) and "line 1" in str(caught.value)
    toolbox = hognose.Toolbox()
    toolbox.module("m", constants={"x": object()})
    with pytest.raises(TypeError, match="the constant 'x' of 'm'"):
        hognose.Program("1").run(tools=toolbox)
    with pytest.raises(ValueError):
        toolbox.module("m", constants={"no name": 1})
    with pytest.raises(TypeError, match="source must be str, not bytes"):
        toolbox.module("m", source=b"x")  # type: ignore[arg-type]


def test_errors_of_a_module_have_its_lines() -> None:
    toolbox = hognose.Toolbox()
    toolbox.module("mathx", source="def ratio(a, b):\n    return a / b\n")
    with pytest.raises(hognose.GuestError) as caught:
        hognose.Program("import mathx\nmathx.ratio(1, 0)").run(tools=toolbox)
    assert 'File "mathx.py", line 2, in ratio\n    return a / b' in caught.value.traceback


def test_imports_that_fail_say_what_there_is_instead() -> None:
    def fetch_url(url: str) -> str:
        return url

    for hints in (True, False):
        toolbox = hognose.Toolbox([fetch_url], hints=hints)
        with pytest.raises(hognose.GuestError) as caught:
            hognose.Program("import requests").run(tools=toolbox)
        assert ("call fetch_url(url)" in caught.value.traceback) is hints
        assert toolbox.hints is hints
