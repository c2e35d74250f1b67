"""What the scripts share that run the same work in CPython and in the engine, each in a process of its own."""

import subprocess
import sys


def lines(command):
    """The lines that a command prints. One that cannot be run, or fails, ends the script and says so."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be run: {error.strerror}")
    if done.returncode:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout.splitlines()
