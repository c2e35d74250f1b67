# A generator suspended in a try block, a closure, an exception that is being handled.
def numbers(n):
    try:
        for i in range(n):
            yield i
    finally:
        kept.append("closed")
kept = []
def adder(k):
    return lambda x: x + k
g = numbers(4)
next(g)
add = adder(10)
try:
    {}["missing"]
except KeyError as e:
    kept.append(fetch(e.args[0]))
    rest = [add(i) for i in g]
print(rest, kept)
# prints: [11, 12, 13] ['missing', 'closed']
