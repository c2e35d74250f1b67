# a result whose class does not call __init__ of TestResult notes no durations
# since: 3.14
import unittest


class Result:
    addDuration = unittest.TestResult.addDuration


result = Result()
print(result.addDuration('test', 1.0), vars(result))  # expect: None {}
result = unittest.TestResult()
result.addDuration('test', 1.0)
print(result.collectedDurations)  # expect: [('test', 1.0)]
