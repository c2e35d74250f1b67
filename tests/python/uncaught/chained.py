# the last line is of the last exception
try: int('x')
except ValueError as e: raise RuntimeError('could not read') from e  # raises: RuntimeError: could not read
