# The Sniffer looks for quoted fields first, then for characters that are as often in each line; a header without rows is one.
import csv

found = csv.Sniffer().sniff("a| 'b'| 'c'\nd| 'e'| 'f'\n")
print(repr(found.delimiter), repr(found.quotechar), found.skipinitialspace)  # expect: '|' "'" True
print(csv.Sniffer().has_header('2024-01-02\n'))  # expect: True
try:
    csv.DictReader([], quotechar=None)
except TypeError as error:
    print(error)  # expect: quotechar must be set if quoting enabled
