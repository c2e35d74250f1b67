"""MontyPythonTool of monty-haystack, unchanged, with this package in the place of `pydantic_monty`."""

from __future__ import annotations

import importlib.util
import sys
from typing import Any

import pytest

import hognose.compat.pydantic_monty as pydantic_monty

if importlib.util.find_spec("haystack_integrations") is None or importlib.util.find_spec("haystack") is None:
    pytest.skip("monty-haystack is not installed (pip install monty-haystack)", allow_module_level=True)

pydantic_monty.install()

pytestmark = pytest.mark.filterwarnings("ignore")

from haystack_integrations.tools.monty import MontyPythonTool, python_tool  # noqa: E402


def result(code: str, **options: Any) -> str:
    tool = MontyPythonTool(**options)
    tool.warm_up()
    try:
        return str(tool.invoke(code=code))
    finally:
        tool.close()


def test_the_client_uses_this_package() -> None:
    assert sys.modules["pydantic_monty"] is pydantic_monty
    assert python_tool.Monty is pydantic_monty.Monty


def test_value_and_output() -> None:
    assert result("print('hi')\n[1, 'a']") == "output:\nhi\n\nresult:\n[1, 'a']"
    assert result("x = 1") == "The code ran successfully and produced no output."


def test_every_call_starts_fresh() -> None:
    tool = MontyPythonTool()
    tool.invoke(code="x = 1")
    assert "name 'x' is not defined" in tool.invoke(code="x")
    tool.close()
    assert tool.invoke(code="2") == "result:\n2"


def test_errors_come_with_a_traceback() -> None:
    text = result("print('before')\ndef f():\n    return 1 / 0\nf()")
    assert text.startswith("output:\nbefore\n\nerror:\nTraceback (most recent call last):\n")
    assert text.endswith("ZeroDivisionError: division by zero")
    assert "SyntaxError: '(' was never closed" in result("x = (")


def test_limits() -> None:
    assert "time limit exceeded" in result("while True: pass", resource_limits={"max_feed_duration_secs": 0.1})
    code = "x = []\nwhile True: x.append('a' * 1000)"
    assert "memory limit exceeded" in result(code, resource_limits={"max_memory": 2_000_000})
    with pytest.raises(ValueError, match="Unknown resource limits: \\['nope'\\]"):
        MontyPythonTool(resource_limits={"nope": 1})


def test_it_can_be_saved_and_type_checking_is_taken() -> None:
    tool = MontyPythonTool.from_dict(MontyPythonTool(type_check=True).to_dict())
    assert tool.invoke(code="1 + 1") == "result:\n2"
