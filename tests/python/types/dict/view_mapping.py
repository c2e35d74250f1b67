prices = {'nut': 1}
print(prices.keys().mapping)                    # expect: {'nut': 1}
print(repr(prices.keys().mapping))              # expect: mappingproxy({'nut': 1})
print(prices.items().mapping['nut'])            # expect: 1
print(type(prices.values().mapping).__name__)   # expect: mappingproxy
