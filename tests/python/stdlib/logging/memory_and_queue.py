# a memory handler keeps records, a queue handler passes them on
import logging
import logging.handlers
import queue
import sys

out = logging.StreamHandler(sys.stdout)
out.setFormatter(logging.Formatter('%(levelname)s %(message)s'))
memory = logging.handlers.MemoryHandler(3, target=out)
log = logging.getLogger('memory')
log.propagate = False
log.setLevel(logging.DEBUG)
log.addHandler(memory)
log.info('kept')
print(len(memory.buffer))  # expect: 1
log.error('flushes')
# expect: INFO kept
# expect: ERROR flushes
print(len(memory.buffer))  # expect: 0
log.info('at the end')
memory.close()  # expect: INFO at the end
records = queue.Queue()
log.handlers[:] = [logging.handlers.QueueHandler(records)]
log.info('%d and %d', 1, 2)
record = records.get()
print(record.msg, record.args, record.levelname)  # expect: 1 and 2 None INFO
