# which conversions work
for conv in (int, float, str, bool, list, tuple, set, dict, bytes, complex):
    out = []
    for v in (5, 2.7, '11', 'xx', [1], (1, 2), {3}, {'k': 1}, b'7', None, True):
        try: out.append(repr(conv(v)))
        except Exception as e: out.append(type(e).__name__)
    print(conv.__name__, out)
# expect: int ['5', '2', '11', 'ValueError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', '7', 'TypeError', '1']
# expect: float ['5.0', '2.7', '11.0', 'ValueError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', '7.0', 'TypeError', '1.0']
# expect: str ["'5'", "'2.7'", "'11'", "'xx'", "'[1]'", "'(1, 2)'", "'{3}'", '"{\'k\': 1}"', '"b\'7\'"', "'None'", "'True'"]
# expect: bool ['True', 'True', 'True', 'True', 'True', 'True', 'True', 'True', 'True', 'False', 'True']
# expect: list ['TypeError', 'TypeError', "['1', '1']", "['x', 'x']", '[1]', '[1, 2]', '[3]', "['k']", '[55]', 'TypeError', 'TypeError']
# expect: tuple ['TypeError', 'TypeError', "('1', '1')", "('x', 'x')", '(1,)', '(1, 2)', '(3,)', "('k',)", '(55,)', 'TypeError', 'TypeError']
# expect: set ['TypeError', 'TypeError', "{'1'}", "{'x'}", '{1}', '{1, 2}', '{3}', "{'k'}", '{55}', 'TypeError', 'TypeError']
# expect: dict ['TypeError', 'TypeError', 'ValueError', 'ValueError', 'TypeError', 'TypeError', 'TypeError', "{'k': 1}", 'TypeError', 'TypeError', 'TypeError']
# expect: bytes ["b'\\x00\\x00\\x00\\x00\\x00'", 'TypeError', 'TypeError', 'TypeError', "b'\\x01'", "b'\\x01\\x02'", "b'\\x03'", 'TypeError', "b'7'", 'TypeError', "b'\\x00'"]
# expect: complex ['(5+0j)', '(2.7+0j)', '(11+0j)', 'ValueError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', '(1+0j)']
