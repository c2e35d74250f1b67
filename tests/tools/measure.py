"""Runs commands and reports the processor time of each, for `cargo xtask bench`.

One request a line on stdin: the words of a command separated by the unit separator (0x1f). The answer is
`CPU_US WALL_US STATUS OUT_LENGTH ERR_LENGTH` on a line, then the bytes of stdout and of stderr. Processor time is
user plus system as `wait4` reports it for that child. Commands run in the current folder, one after another.
Nothing here compares or averages.
"""

import os
import subprocess
import sys
import tempfile
import time


def run(argv):
    """One command: (cpu µs, wall µs, status, stdout, stderr)."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        start = time.perf_counter()
        try:
            process = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=out, stderr=err)
        except OSError as error:
            return 0, 0, 127, b'', str(error).encode()
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        cpu = usage.ru_utime + usage.ru_stime
        return int(cpu * 1e6), int(wall * 1e6), process.returncode, out.read(), err.read()


def main():
    for line in sys.stdin:
        cpu, wall, status, out, err = run(line.rstrip('\n').split('\x1f'))
        sys.stdout.buffer.write(b'%d %d %d %d %d\n' % (cpu, wall, status, len(out), len(err)) + out + err)
        sys.stdout.buffer.flush()


if __name__ == '__main__':
    main()
