# pop of an empty list
[].pop()  # raises: IndexError: pop from empty list
