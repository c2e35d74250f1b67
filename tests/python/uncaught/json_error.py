# a JSON text that ends early
import json
json.loads('{"a": [1, 2')  # raises: json.decoder.JSONDecodeError: Expecting ',' delimiter: line 1 column 12 (char 11)
