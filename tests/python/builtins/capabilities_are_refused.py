# what was not granted is a PermissionError that names the capability; clock, timer and entropy are granted
# compat: capabilities
import os
import time


def attempt(action):
    try:
        return action()
    except PermissionError as error:
        return error


print(attempt(lambda: open('/etc/passwd')))
# expect: open(): this run has no access to files (capability 'files' is not granted)
print(attempt(lambda: os.path.exists('notes.txt')))
# expect: the host does not grant the capability 'files' (files.exists)
print(attempt(lambda: os.listdir('.')))
# expect: the host does not grant the capability 'files' (files.list)
print(attempt(lambda: os.environ['HOME']))
# expect: the host does not grant the capability 'environment' (environment.get)
print(attempt(input))
# expect: input(): this run has no standard input (capability 'stdin' is not granted)
print(attempt(lambda: time.time() > 0), attempt(lambda: time.sleep(0)), attempt(lambda: len(os.urandom(4))))
# expect: True None 4
