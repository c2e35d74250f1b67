# since: 3.14
# The last of ASCII is no printable character.
import json
print(json.dumps('\x7f\x80~'), json.dumps('\x7f', ensure_ascii=False) == '"\x7f"')
# expect: "\u007f\u0080~" True
print(json.dumps({'\x7f': ['\x7f']}), json.JSONEncoder().encode('a\x7f'), list(json.JSONEncoder(indent=1).iterencode('\x7f')))
# expect: {"\u007f": ["\u007f"]} "a\u007f" ['"\\u007f"']
