# an exception whose __str__ fails
class E(Exception):
    def __str__(self): raise KeyError
raise E  # raises: E: <exception str() failed>
