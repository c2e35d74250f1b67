# events run in the order of their times, then of their priorities
import sched

clock = [0]
scheduler = sched.scheduler(lambda: clock[0], lambda delay: clock.__setitem__(0, clock[0] + delay))
scheduler.enter(2, 1, print, ('two',))
scheduler.enter(1, 2, print, ('one b',))
first = scheduler.enter(1, 1, print, ('one a',), {'end': '!\n'})
last = scheduler.enter(3, 1, print)
print(len(scheduler.queue), scheduler.empty(), first[:2], first.action is print)
# expect: 4 False (1, 1) True
scheduler.cancel(last)
scheduler.run()
# expect: one a!
# expect: one b
# expect: two
print(clock, scheduler.empty(), scheduler.run(blocking=False))  # expect: [2] True None
try:
    scheduler.cancel(last)
except ValueError:
    print('it is not there')  # expect: it is not there
