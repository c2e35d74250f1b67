# an exception with its own text
class HttpError(Exception):
    def __init__(self, code): self.code = code
    def __str__(self): return f'HTTP {self.code}'
raise HttpError(404)  # raises: HttpError: HTTP 404
