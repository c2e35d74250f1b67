# since: 3.14
"""A small command line with subcommands, run on several argument vectors."""

import argparse
import contextlib
import io
import json
import shlex
import sys
from pathlib import PurePosixPath


def positive(text):
    value = int(text)
    if value <= 0:
        raise argparse.ArgumentTypeError(f"{value} is not positive")
    return value


class KeyValue(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None):
        store = getattr(namespace, self.dest) or {}
        for value in values:
            key, sep, text = value.partition("=")
            if not sep:
                parser.error(f"{option_string} expects KEY=VALUE, got {value!r}")
            store[key] = text
        setattr(namespace, self.dest, store)


def build():
    parser = argparse.ArgumentParser(
        prog="tasks", description="Keeps a list of tasks.", epilog="Exit codes: 0 fine, 2 usage.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("-v", "--verbose", action="count", default=0, help="say more; repeat for more")
    parser.add_argument("--version", action="version", version="%(prog)s 1.4.2")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    add = commands.add_parser("add", help="adds a task", aliases=["new"])
    add.add_argument("title", nargs="+", help="words of the title")
    add.add_argument("-p", "--priority", choices=["low", "mid", "high"], default="mid", help="how urgent")
    add.add_argument("--set", nargs="+", action=KeyValue, dest="extra", metavar="KEY=VALUE", default=None, help="more fields")
    add.add_argument("--due-in", type=positive, metavar="DAYS", default=7, help="days from now")
    show = commands.add_parser("list", help="lists tasks")
    group = show.add_mutually_exclusive_group()
    group.add_argument("--done", action="store_const", const="done", dest="state", help="only finished ones")
    group.add_argument("--open", action="store_const", const="open", dest="state", help="only open ones")
    show.add_argument("--limit", type=int, default=10)
    show.add_argument("--colour", action=argparse.BooleanOptionalAction, default=True)
    show.add_argument("path", nargs="?", type=PurePosixPath, default=PurePosixPath("tasks.json"))
    run = commands.add_parser("run", help="runs a command")
    run.add_argument("words", nargs=argparse.REMAINDER)
    return parser


LINES = [
    "add Buy 'two litres' of milk -p high --set shop=corner cash=yes",
    "-vv new x --due-in 3",
    "list --done data/../old.json --limit=5 --no-colour",
    "list",
    "run ls -la --color=never /tmp",
    "add",
    "add x -p urgent",
    "add x --due-in -4",
    "add x --due-in zero",
    "add x --set novalue",
    "list --done --open",
    "lst",
    "--version",
    "list --limit=ten",
    "list extra words",
    "",
]
parser = build()
for line in LINES:
    out, err = io.StringIO(), io.StringIO()
    print("$", line)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            args = parser.parse_args(shlex.split(line))
    except SystemExit as exit:
        text = (out.getvalue() + err.getvalue()).strip().splitlines()
        print("  exit", exit.code, "|", text[-1])
    else:
        print("  " + json.dumps(vars(args), default=str, sort_keys=True))

print(parser.format_usage().strip())
print(parser.format_help())
known, rest = build().parse_known_args(["list", "--what", "5"])
print(known, rest)
namespace = argparse.Namespace(a=1, b=[2])
print(namespace, "a" in namespace, namespace == argparse.Namespace(b=[2], a=1))
sys.argv = ["prog", "run", "x"]
print(parser.parse_args())
