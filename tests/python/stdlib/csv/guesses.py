# The Sniffer looks for quoted fields first.
import csv

found = csv.Sniffer().sniff("a| 'b'| 'c'\nd| 'e'| 'f'\n")
print(repr(found.delimiter), repr(found.quotechar), found.skipinitialspace)  # expect: '|' "'" True
try:
    csv.DictReader([], quotechar=None)
except TypeError as error:
    print(error)  # expect: quotechar must be set if quoting enabled
