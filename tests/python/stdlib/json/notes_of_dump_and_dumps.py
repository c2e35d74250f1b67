# Notes of json.dumps name keys as they are; json.dump, which writes pieces, as they are written.
# since: 3.14
import io
import json

for write in (json.dumps, lambda value: json.dump(value, io.StringIO())):
    try:
        write({1.5: object()})
    except TypeError as error:
        print(error.__notes__)
# expect: ['when serializing dict item 1.5']
# expect: ["when serializing dict item '1.5'"]
