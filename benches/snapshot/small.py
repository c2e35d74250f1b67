import json
def total(rows):
    return sum(r["amount"] for r in rows)
data = fetch(url)
print(json.dumps({"n": len(data), "total": total(data)}))
