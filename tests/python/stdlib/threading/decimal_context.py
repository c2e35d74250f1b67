# Each thread has a decimal context of its own.
# judge: 3.11
import decimal
import threading

decimal.getcontext().prec = 3
seen = []


def divide():
    seen.append(str(decimal.Decimal(1) / 3))
    decimal.getcontext().prec = 5
    seen.append(str(decimal.Decimal(1) / 3))


t = threading.Thread(target=divide)
t.start()
t.join()
print(seen, decimal.Decimal(1) / 3)  # expect: ['0.3333333333333333333333333333', '0.33333'] 0.333
