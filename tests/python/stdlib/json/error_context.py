# since: 3.14
# Only a missing value has a cause, the end of the reader's iteration, and hides it.
import json

for text in ('{', '[1,]', '', 'nul', '"a', '{"a":', '[1', 'x', '1 2'):
    try:
        json.loads(text)
    except ValueError as error:
        print(error, repr(error.__context__), error.__suppress_context__)
# expect: Expecting property name enclosed in double quotes: line 1 column 2 (char 1) None False
# expect: Illegal trailing comma before end of array: line 1 column 3 (char 2) None False
# expect: Expecting value: line 1 column 1 (char 0) StopIteration(0) True
# expect: Expecting value: line 1 column 1 (char 0) StopIteration(0) True
# expect: Unterminated string starting at: line 1 column 1 (char 0) None False
# expect: Expecting value: line 1 column 6 (char 5) StopIteration(5) True
# expect: Expecting ',' delimiter: line 1 column 3 (char 2) None False
# expect: Expecting value: line 1 column 1 (char 0) StopIteration(0) True
# expect: Extra data: line 1 column 3 (char 2) None False
