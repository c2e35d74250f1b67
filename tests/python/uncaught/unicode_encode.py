# a text that does not fit its encoding
'naïve'.encode('ascii')  # raises: UnicodeEncodeError: 'ascii' codec can't encode character '\xef' in position 2: ordinal not in range(128)
