"""Places in a guest's source, found by parsing it here when somebody asks for one."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import TYPE_CHECKING

from .values import SourceRange

if TYPE_CHECKING:
    from ..._hognose import FunctionCall

__all__ = ["place_of_call", "place_of_name"]


def place_of_call(sources: Mapping[str, str], call: FunctionCall) -> SourceRange:
    """The expression of a call; its line, when it cannot be told which one it is."""
    name, line = call.file, call.line
    source = sources.get(name) if name is not None else None
    if name is None or line is None or source is None:
        return _nowhere()
    last = call.name.rpartition(".")[2]
    kind = ast.Attribute if call.is_attribute else ast.Call
    calls = [node for node in _nodes(source) if isinstance(node, kind) and _called(node) == last]
    around = [node for node in calls if node.lineno <= line <= (node.end_lineno or node.lineno)]
    if around:
        return _range(source, name, min(around, key=lambda node: (node.lineno != line, node.lineno, node.col_offset)))
    lines = source.encode().splitlines(keepends=True)
    if line > len(lines):
        return _nowhere()
    start = sum(len(text) for text in lines[: line - 1])
    return SourceRange(filename=name, start=start, end=start + len(lines[line - 1].rstrip()))


def _called(node: ast.Call | ast.Attribute) -> str | None:
    function = node.func if isinstance(node, ast.Call) else node
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else None


def place_of_name(sources: Mapping[str, str], name: str) -> SourceRange:
    """The first use of a name in the newest source that has it."""
    for file, source in reversed(list(sources.items())):
        for node in _nodes(source):
            if isinstance(node, ast.Name) and node.id == name:
                return _range(source, file, node)
    return _nowhere()


def _nodes(source: str) -> list[ast.AST]:
    try:
        tree = compile(source, "", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        # A guest's Python may be newer than this one's.
        return []
    assert isinstance(tree, ast.AST)
    return list(ast.walk(tree))


def _range(source: str, name: str, node: ast.expr) -> SourceRange:
    lines = source.encode().splitlines(keepends=True)

    def offset(line: int, column: int) -> int:
        return sum(len(text) for text in lines[: line - 1]) + column

    end = offset(node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)
    return SourceRange(filename=name, start=offset(node.lineno, node.col_offset), end=end)


def _nowhere() -> SourceRange:
    return SourceRange(filename="", start=0, end=0)
