# The upper halves of the tiniest floats are small numbers, as those of hidden classes are.
class Hex:
    def hex(self):
        return "an instance"


def ask(value):
    return value.hex()


tiniest = [n * 2**32 * 5e-324 for n in range(300)]
print(tiniest[1])                                                # expect: 2.121995791e-314
print([value for value in tiniest if ask(Hex()) == ask(value)])  # expect: []
