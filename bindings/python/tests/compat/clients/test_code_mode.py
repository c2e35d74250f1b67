"""CodeMode of pydantic-ai-harness, unchanged, with this package in the place of `pydantic_monty`: a scripted model writes code."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from collections.abc import Iterable
from typing import Any

import pytest

import hognose.compat.pydantic_monty as pydantic_monty

for name in ("pydantic_ai", "pydantic_ai_harness"):
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"{name} is not installed (pip install 'pydantic-ai-harness[code-mode]')", allow_module_level=True)

pydantic_monty.install()

pytestmark = pytest.mark.filterwarnings("ignore")

import pydantic_ai_harness._monty_exec as monty_exec  # noqa: E402
from pydantic_ai import Agent, ModelResponse, TextPart, ToolCallPart  # noqa: E402
from pydantic_ai.models.function import AgentInfo, FunctionModel  # noqa: E402
from pydantic_ai_harness.code_mode import CodeMode  # noqa: E402


async def slow(x: int) -> int:
    """Doubles, after a while."""
    await asyncio.sleep(0.02)
    return x * 2


def quick(x: int) -> int:
    """Adds one."""
    return x + 1


def broken(x: int) -> int:
    """Fails."""
    raise ValueError("the tool failed badly")


TOOLS = (slow, quick, broken)


def results(codes: Iterable[Any], **options: Any) -> list[Any]:
    """What a model that writes one program after the other gets back for each."""
    seen: list[Any] = []
    waiting = iter(codes)

    def model(messages: list[Any], info: AgentInfo) -> ModelResponse:
        seen.extend(part.content for part in messages[-1].parts if hasattr(part, "tool_call_id"))
        code = next(waiting, None)
        if code is None:
            return ModelResponse(parts=[TextPart("done")])
        return ModelResponse(parts=[ToolCallPart("run_code", code if isinstance(code, dict) else {"code": code})])

    agent: Any = Agent(FunctionModel(model), capabilities=[CodeMode(**options)])
    for tool in TOOLS:
        agent.tool_plain(tool)
    assert asyncio.run(agent.run("go")).output == "done"
    return seen


def test_the_client_uses_this_package() -> None:
    assert sys.modules["pydantic_monty"] is pydantic_monty
    assert monty_exec.AsyncMonty is pydantic_monty.AsyncMonty


def test_a_value() -> None:
    assert results(["1 + 1"]) == [2]


def test_tools_synchronous_and_asynchronous() -> None:
    assert results(["a = await quick(x=1)\nb = await slow(x=a)\n[a, b]"]) == [[2, 4]]


def test_several_tools_at_once() -> None:
    code = "await asyncio.gather(slow(x=1), quick(x=1), *[slow(x=n) for n in range(5)])"
    assert results([code]) == [[2, 2, 0, 2, 4, 6, 8]]


def test_an_error_of_a_tool_that_the_code_catches() -> None:
    code = "try:\n    await broken(x=1)\nexcept Exception as e:\n    r = str(e)\nr"
    (value,) = results([code])
    assert "the tool failed badly" in value


def test_an_error_of_a_tool_that_nothing_catches() -> None:
    (text,) = results(["print('before')\nawait broken(x=1)"])
    assert text.startswith("Runtime error:\n[stdout before error]\nbefore\n")
    assert "the tool failed badly" in text
    assert "line 2, in <module>" in text


def test_output() -> None:
    assert results(["print('out')\n5"]) == [{"output": "out\n", "result": 5}]


def test_a_syntax_error() -> None:
    (text,) = results(["x = (1"])
    assert text.startswith("Syntax error in code:\n")
    assert "SyntaxError: '(' was never closed" in text


def test_wrong_calls_of_tools() -> None:
    first, second, third = results(["nope(1)", "await quick(1)", "zz"])
    assert "NameError: Unknown function: nope" in first
    assert "does not accept positional arguments" in second
    assert "NameError: name 'zz' is not defined" in third


def test_state_across_calls_and_a_fresh_start() -> None:
    first, second, third = results(["y = 41", "y + 1", {"code": "y", "restart": True}])
    assert second == 42
    assert "name 'y' is not defined" in third


def test_a_time_limit_resets_the_session() -> None:
    code = "await quick(x=1)\nwhile True: pass"
    first, second = results(["y = 1", code, "y"], resource_limits={"max_duration_secs": 0.2})[1:]
    assert "time limit exceeded" in first
    assert "The code ran longer than `max_duration_secs` and was stopped" in first
    assert "1 nested tool calls started" in first
    assert "name 'y' is not defined" in second


def test_limits_of_memory_and_questions() -> None:
    (text,) = results(["x = []\nwhile True: x.append('a' * 1000)"], resource_limits={"max_memory": 2_000_000})
    assert "memory limit exceeded" in text
    code = "for n in range(9):\n    await quick(x=n)"
    (text,) = results([code], resource_limits={"max_suspensions": 3})
    assert "suspension limit 3 exceeded" in text
    assert "`max_suspensions` limit" in text


def test_sleeping() -> None:
    code = "import time\ntime.sleep(0.01)\nawait asyncio.gather(asyncio.sleep(0.01), asyncio.sleep(0.02), slow(x=1))\n3"
    assert results([code]) == [3]
    (text,) = results(["await asyncio.sleep(100)"], resource_limits={"max_duration_secs": 0.5})
    assert "would exceed the 0.5s this code may sleep" in text


def test_the_clock_is_there_when_a_handler_answers() -> None:
    (text,) = results(["import time\ntime.time()"])
    assert "not supported in this environment" in text
    value, key = results(["import time, os\n(time.time() > 0, os.getenv('K'))"], os_access=pydantic_monty.OSAccess(environ={"K": "v"}))[0]
    assert (value, key) == (True, "v")


class Store:
    def __init__(self) -> None:
        self.state: bytes | None = None

    async def load(self, ctx: Any) -> bytes | None:
        return self.state

    async def save(self, ctx: Any, state: bytes | None) -> None:
        self.state = state


def test_state_across_runs_of_an_agent() -> None:
    store = Store()
    assert results(["y = [1, 2]"], repl_store=store)
    assert results(["y.append(3)\ny"], repl_store=store) == [[1, 2, 3]]
    assert store.state is not None
    store.state = store.state[:-20]
    (text,) = results(["y"], repl_store=store)
    assert "name 'y' is not defined" in text


def test_a_workflow_of_agents() -> None:
    from pydantic_ai_harness.dynamic_workflow import DynamicWorkflow, WorkflowAgent

    def worker(messages: list[Any], info: AgentInfo) -> ModelResponse:
        return ModelResponse(parts=[TextPart(f"did {messages[0].parts[-1].content}")])

    seen: list[Any] = []

    def model(messages: list[Any], info: AgentInfo) -> ModelResponse:
        last = [part.content for part in messages[-1].parts if hasattr(part, "tool_call_id")]
        if last:
            seen.extend(last)
            return ModelResponse(parts=[TextPart("done")])
        (tool,) = [tool for tool in info.function_tools if "workflow" in tool.name]
        (field,) = tool.parameters_json_schema["required"]
        code = "await asyncio.gather(helper(task='a'), helper(task='b'))"
        return ModelResponse(parts=[ToolCallPart(tool.name, {field: code})])

    helper = Agent(FunctionModel(worker), name="helper", description="helps")
    agent: Any = Agent(FunctionModel(model), capabilities=[DynamicWorkflow(agents=[WorkflowAgent(agent=helper)])])
    assert asyncio.run(agent.run("go")).output == "done"
    assert "did a" in str(seen) and "did b" in str(seen)
