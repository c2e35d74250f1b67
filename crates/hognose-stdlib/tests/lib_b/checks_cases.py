"""Runs the scripts in `cases/` on our modules and compares what they print with what CPython 3.14 printed.

    python checks_cases.py [-v] [case ...]

Lines with addresses are not compared. The number of lines that may differ is given per case: they show what the VM does and
the CPython that runs this does not (lazy annotations, names of native types in messages, functions' addresses).
"""

import difflib
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
# Case: our modules that it needs, lines that may differ on CPython 3.13 (whose generator takes negative seeds
# as positive, too).
CASES = {
    'enum': ('enum', 7),
    'json': ('json', 0),
    'random': ('random,numbers', 2),
    'logging': ('logging,traceback', 0),
    'warnings': ('warnings', 0),
    'datetime': ('time,datetime,_time_pure,_strptime', 26),
    'dataclasses': ('dataclasses', 8),
    'typing': ('typing,annotationlib', 2),
}


def lines_of(text):
    return [line for line in text.splitlines() if '0x' not in line]


def main(argv):
    verbose = '-v' in argv
    failed = 0
    for name in [arg for arg in argv if arg != '-v'] or CASES:
        modules, allowed = CASES[name]
        path = os.path.join(HERE, 'cases', name)
        with open(path + '.py') as file:
            source = file.read()
        with open(path + '.expected') as file:
            expected = lines_of(file.read())
        program = (f'import sys; sys.path.insert(0, {HERE!r})\n'
                   f'import run, unittest, inspect, difflib, traceback\n'
                   f'run.install({modules.split(",")!r})\n'
                   f'exec(compile({source!r}, "<exec>", "exec"))\n')
        done = subprocess.run([sys.executable, '-c', program], capture_output=True, text=True,
                              env={**os.environ, 'PYTHONHASHSEED': '0', 'TZ': 'UTC'})
        found = lines_of(done.stdout)
        different = [line for line in difflib.ndiff(expected, found) if line[:1] == '-']
        ok = len(different) <= allowed
        print(f'{name}: {len(expected)} lines, {len(different)} differ, {allowed} may',
              'ok' if ok else 'FAILED')
        if verbose or not ok:
            print('\n'.join(different[:40]))
            print(done.stderr[-2000:])
        failed += not ok
    return failed


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
