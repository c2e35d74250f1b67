# a message of several lines
print('before')  # expect: before
raise ValueError('line one\nline two')  # raises: line two
