# an enum-driven machine
from enum import Enum, auto
class S(Enum):
    IDLE = auto()
    RUN = auto()
    DONE = auto()
T = {(S.IDLE, 'start'): S.RUN, (S.RUN, 'stop'): S.IDLE, (S.RUN, 'finish'): S.DONE}
class Machine:
    def __init__(self): self.state, self.log = S.IDLE, []
    def __call__(self, event):
        new = T.get((self.state, event))
        if new is None: raise ValueError(f'{event!r} in {self.state.name}')
        self.log.append((self.state.name, new.name))
        self.state = new
        return self
m = Machine()
m('start')('stop')('start')('finish')
print(m.state, m.log)  # expect: S.DONE [('IDLE', 'RUN'), ('RUN', 'IDLE'), ('IDLE', 'RUN'), ('RUN', 'DONE')]
try:
    m('start')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ValueError: 'start' in DONE
