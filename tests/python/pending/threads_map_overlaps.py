# Calls of ordinary tools overlap when they are made in different threads: each thread is a task of its own.
# tools: rw_echo, log
# engine: hognose
from concurrent.futures import ThreadPoolExecutor


def get_weather(city):
    return rw_echo(city, 10).upper()


with ThreadPoolExecutor() as executor:
    print(list(executor.map(get_weather, ["a", "b", "c"])))
# expect: ['A', 'B', 'C']
for event in log():
    print(event)
# expect: start rw_echo('a')
# expect: start rw_echo('b')
# expect: start rw_echo('c')
# expect: end rw_echo('a')
# expect: end rw_echo('b')
# expect: end rw_echo('c')
