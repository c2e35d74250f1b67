# What the interpreter does without any tools: classes, generators, comprehensions, exceptions.
from collections import Counter


class Report:
    def __init__(self, words):
        self.counts = Counter(words)

    def lines(self):
        for word, n in self.counts.most_common(2):
            yield f"{word:>6} {'#' * n}"


report = Report("to be or not to be".split())
print("\n".join(report.lines()))
