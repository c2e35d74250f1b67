# a report from JSON
import json
data = json.loads('{"items": [{"sku": "a1", "qty": 2, "price": 9.5, "tags": ["x"]}, {"sku": "b2", "qty": 0, "price": 3, "tags": []}, {"sku": "c3", "qty": 7, "price": 1.25, "tags": ["x", "y"]}]}')
stock = {i['sku']: i for i in data['items'] if i['qty']}
tags = {}
for i in data['items']:
    for t in i['tags']: tags.setdefault(t, []).append(i['sku'])
print(json.dumps({'total': sum(i['qty'] * i['price'] for i in stock.values()), 'skus': sorted(stock), 'tags': tags}))
# expect: {"total": 27.75, "skus": ["a1", "c3"], "tags": {"x": ["a1", "c3"], "y": ["c3"]}}
print(data['items'][0]['tags'][0], [*stock])  # expect: x ['a1', 'c3']
try: data['missing']['x']
except KeyError as e:
    print('no', e)  # expect: no 'missing'
print(json.dumps(data['items'][1], sort_keys=True, indent=1))
# expect: {
# expect:  "price": 3,
# expect:  "qty": 0,
# expect:  "sku": "b2",
# expect:  "tags": []
# expect: }
