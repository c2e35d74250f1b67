"""Work with modules of the library on inputs of a megabyte: `group name seconds` for each, the least of three times."""

import csv
import datetime
import io
import json
import re
import statistics
import time
from decimal import ROUND_HALF_EVEN, Decimal

SIZE = 1 << 20


def rows():
    """Orders as a service would list them, until their JSON is a megabyte."""
    found, size, at = [], 0, 0
    while size < SIZE:
        row = {"id": at, "customer": f"customer {at * 37 % 997}", "amount": at * 7919 % 100000 / 100, "paid": at % 3 == 0,
               "tags": ["new", "gift", "möbel"][: at % 4], "address": {"city": f"city {at % 53}", "zip": f"{at * 31 % 100000:05}"}}
        found.append(row)
        size += len(json.dumps(row))
        at += 1
    return found


def log(n):
    """Lines of a log."""
    begin = datetime.datetime(2024, 1, 1)
    lines = []
    for at in range(n):
        moment = begin + datetime.timedelta(seconds=at * 17)
        level = ("INFO", "WARNING", "ERROR")[at % 7 % 3]
        lines.append(f"{moment.isoformat()} {level} [worker-{at % 16}] request {at * 2654435761 % 2**32:08x} of user{at % 97}@example.org took {at * 31 % 5000} ms\n")
    return lines


ORDERS = rows()
TEXT = json.dumps(ORDERS)
LINES = log(11000)
LOG = "".join(LINES)
TABLE = [[str(row["id"]), row["customer"], f'{row["amount"]:.2f}', f'{row["address"]["city"]}, {row["address"]["zip"]}', 'said "yes"' if row["paid"] else ""] for row in ORDERS] * 3
BUFFER = io.StringIO()
csv.writer(BUFFER).writerows(TABLE)
CSV = BUFFER.getvalue()
STAMPS = [line[:19] for line in LINES] * 5
MOMENTS = [datetime.datetime.fromisoformat(stamp) for stamp in STAMPS]
NUMBERS = [(at * 2654435761 % 2**32) / 977 for at in range(60000)]
WORDS = re.findall(r"\S+", LOG)
PRICES = [Decimal(row["id"] * 7919 % 100000) / 100 for row in ORDERS] * 4


def json_dumps():
    json.dumps(ORDERS)


def json_dumps_indented():
    json.dumps(ORDERS, indent=2, sort_keys=True)


def json_loads():
    json.loads(TEXT)


def re_findall_of_groups():
    re.findall(r"(\S+) (ERROR|WARNING) \[worker-(\d+)\].* took (\d+) ms", LOG)


def re_finditer_with_names():
    pattern = re.compile(r"user(?P<user>\d+)@(?P<host>[\w.]+)")
    for found in pattern.finditer(LOG):
        found["user"]


def re_sub():
    re.sub(r"\b[0-9a-f]{8}\b", "#", LOG)


def re_match_by_line():
    pattern = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):\d\d:\d\d (\w+)")
    for line in LINES:
        pattern.match(line).groups()


def csv_reader():
    for _ in csv.reader(io.StringIO(CSV)):
        pass


def csv_dict_reader():
    for _ in csv.DictReader(io.StringIO(CSV), fieldnames=["id", "customer", "amount", "place", "note"]):
        pass


def csv_writer():
    csv.writer(io.StringIO()).writerows(TABLE)


def datetime_fromisoformat():
    for stamp in STAMPS:
        datetime.datetime.fromisoformat(stamp)


def datetime_strptime():
    for stamp in STAMPS[:6000]:
        datetime.datetime.strptime(stamp, "%Y-%m-%dT%H:%M:%S")


def datetime_isoformat():
    for moment in MOMENTS:
        moment.isoformat()


def datetime_arithmetic():
    step = datetime.timedelta(hours=5)
    for moment in MOMENTS:
        (moment + step - MOMENTS[0]).total_seconds()


def sort_numbers():
    sorted(NUMBERS)


def sort_words():
    sorted(WORDS)


def sort_records_by_key():
    sorted(ORDERS, key=lambda row: (row["address"]["city"], -row["amount"]))


def statistics_mean():
    statistics.mean(NUMBERS)


def statistics_stdev():
    statistics.stdev(NUMBERS)


def statistics_median():
    statistics.median(NUMBERS)


def statistics_quantiles():
    statistics.quantiles(NUMBERS, n=20)


def decimal_sum():
    sum(PRICES, Decimal(0))


def decimal_products_rounded():
    rate = Decimal("0.19")
    for price in PRICES:
        (price * rate).quantize(Decimal("0.01"), ROUND_HALF_EVEN)


def decimal_from_text_and_back():
    for row in TABLE:
        str(Decimal(row[2]))


GROUPS = ("json", "re", "csv", "datetime", "sort", "statistics", "decimal")


def main():
    for name, work in list(globals().items()):
        group = name.split("_")[0]
        if group not in GROUPS or not callable(work) or "_" not in name:
            continue
        best = None
        for _ in range(3):
            begun = time.perf_counter()
            work()
            taken = time.perf_counter() - begun
            best = taken if best is None else min(best, taken)
        print(group, name, best)


main()
