"""JSON out and in: nested documents, text with escapes, sorting of keys."""

import json


def document(n):
    return {
        'id': n,
        'name': f'item "{n}" \u00e9',
        'tags': [f't{i}' for i in range(n % 7)],
        'price': n * 1.25,
        'nested': {'active': n % 2 == 0, 'none': None, 'levels': [[i, [i * 2]] for i in range(4)]},
    }


def main():
    size = total = 0
    for turn in range(80):
        text = json.dumps([document(i) for i in range(400)], sort_keys=turn % 2 == 0)
        size += len(text)
        back = json.loads(text)
        total += sum(len(d['tags']) + d['nested']['levels'][3][1][0] for d in back)
        if turn % 5 == 0:
            size += len(json.dumps(back[:60], indent=2, ensure_ascii=False))
    print(size, total)


main()
