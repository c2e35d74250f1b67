# logging to a stream with formatters and levels
import io
import logging

stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.setFormatter(logging.Formatter('%(levelname)-8s %(name)s: %(message)s'))
log = logging.getLogger('app.db')
root = logging.getLogger('app')
root.addHandler(handler)
root.setLevel(logging.INFO)
root.propagate = False
log.debug('hidden')
log.info('connected to %s:%d', 'localhost', 5432)
log.warning('slow query: %(ms).1f ms', {'ms': 12.345})
try:
    1 / 0
except ZeroDivisionError:
    log.error('failed: %s', 'division')
log.log(logging.CRITICAL, 'out of %s', ['disk'])
print(stream.getvalue(), end='')
# expect: INFO     app.db: connected to localhost:5432
# expect: WARNING  app.db: slow query: 12.3 ms
# expect: ERROR    app.db: failed: division
# expect: CRITICAL app.db: out of ['disk']
print(log.isEnabledFor(logging.DEBUG), log.getEffectiveLevel(), logging.getLevelName(30), log.parent.name, log)
# expect: False 20 WARNING app <Logger app.db (INFO)>

class Collect(logging.Handler):
    def __init__(self):
        super().__init__(level=logging.ERROR)
        self.records = []
    def emit(self, record):
        self.records.append((record.levelname, record.getMessage()))

collect = Collect()
log.addHandler(collect)
log.addFilter(lambda record: 'secret' not in record.getMessage())
log.error('bad %s', 'thing')
log.error('secret thing')
log.warning('not collected')
print(collect.records, logging.getLogger('app.db') is log)
# expect: [('ERROR', 'bad thing')] True
adapter = logging.LoggerAdapter(log, {'user': 'ann'})
adapter.error('by adapter')
print(collect.records[-1], len(stream.getvalue().splitlines()))
# expect: ('ERROR', 'by adapter') 7
