# Hundreds of generator expressions in one body are code as any other: it is compiled, stored, read and checked.
lines = [f"    total += sum(x + {n} for x in xs)" for n in range(900)]
namespace = {}
exec("def added(xs):\n    total = 0\n" + "\n".join(lines) + "\n    return total", namespace)
print(namespace["added"]([1]))  # expect: 405450
