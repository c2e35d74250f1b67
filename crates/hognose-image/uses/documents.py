# Documents: JSON, CSV, configuration, XML, files in memory.
import configparser
import csv
import io
import json
import xml.etree.ElementTree as xml
from io import StringIO

data = {"name": "a", "list": [1, 2.5, None, True], "nested": {"ü": "x\n"}}
text = json.dumps(data, indent=2, sort_keys=True)
print(text, json.loads(text) == data, json.dumps(data), json.loads('[1, {"a": "b"}]'), json.dumps({1: (2,)}, separators=(",", ":"), default=str), json.load(StringIO("{}")))
try:
    json.loads("{bad}")
except json.JSONDecodeError as error:
    print(error)
out = StringIO()
writer = csv.writer(out)
writer.writerow(["a", "b,c"])
writer.writerows([[1, 2]])
print(out.getvalue(), list(csv.reader(StringIO("a,b\n1,\"2,3\"\n"))), list(csv.DictReader(StringIO("a,b\n1,2\n"))))
named = csv.DictWriter(out, fieldnames=["x"])
named.writeheader()
named.writerow({"x": 1})
config = configparser.ConfigParser()
config.read_string("[a]\nb = 1\n")
print(config["a"]["b"], config.sections(), [line for line in StringIO("a\nb\n")], io.BytesIO(b"ab").read(1))
root = xml.fromstring("<a><b c='1'>t</b></a>")
print(root.find("b").text, [(child.tag, child.attrib) for child in root], xml.tostring(root))
