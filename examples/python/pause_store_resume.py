"""A program that waits for a person: it becomes bytes, and goes on in another process.

    python examples/python/pause_store_resume.py
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import hognose

SOURCE = """
total = 0
for item, price in [('lamp', 40), ('desk', 260)]:
    if approve(item, price):
        total += price
f'{total} euros approved'
"""


def approve(item: str, price: int) -> bool:
    """The tool: it is only there so that the program can name it."""
    raise NotImplementedError


def begin(path: Path) -> None:
    """Runs to the first question, and puts the program away."""
    step = hognose.Program(SOURCE).start(tools=[approve])
    path.write_bytes(step.dump() if isinstance(step, hognose.FunctionCall) else b"")


def go_on(path: Path) -> bool:
    """Answers the question that waits; whether there is another one."""
    step = hognose.load(path.read_bytes(), tools=[approve])
    assert isinstance(step, hognose.FunctionCall)
    item, price = step.args
    answer = price < 100
    print(f"{item} for {price}: {'yes' if answer else 'no'}")
    step = step.resume(answer)
    if isinstance(step, hognose.FunctionCall):
        path.write_bytes(step.dump())
        return True
    assert isinstance(step, hognose.Complete)
    print(step.value)
    return False


def main() -> None:
    """Each question is answered by a process of its own."""
    if len(sys.argv) > 1:
        sys.exit(3 if go_on(Path(sys.argv[1])) else 0)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "waiting")
        begin(path)
        while subprocess.run([sys.executable, __file__, str(path)]).returncode == 3:
            pass


if __name__ == "__main__":
    main()
