# What most programs do at once. What it reads of the image is stored as it is, so that no program waits for it to be inflated
# (`deflate.rs`). It says nothing about speed: what is here and what is not only moves bytes.
import math


class Shape:
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side * self.side


def areas(shapes):
    for shape in shapes:
        yield shape.area()


try:
    raise ValueError("a message")
except ValueError as error:
    text = f"{error}: {math.pi:.2f}"

counts = {}
for word in text.lower().split():
    counts[word] = counts.get(word, 0) + 1
print(sorted(areas([Shape(n) for n in range(3)]), key=lambda n: -n), sum(counts.values()), str(text))
