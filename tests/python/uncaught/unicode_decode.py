# bytes that are no UTF-8
b'\xff\xfe'.decode()  # raises: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
