"""`exit` and `quit`: what CPython's start-up adds to the builtins.

Deliberately absent: `copyright`, `credits` and `license`, whose texts are CPython's.
"""

import builtins


class Quitter:
    """Ends the program, as `sys.exit` does."""

    def __init__(self, name, eof='Ctrl-D (i.e. EOF)'):
        self.name = name
        self.eof = eof

    def __repr__(self):
        return f'Use {self.name}() or {self.eof} to exit'

    def __call__(self, code=None):
        raise SystemExit(code)


builtins.exit = Quitter('exit')
builtins.quit = Quitter('quit')
