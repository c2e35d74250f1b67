# an exception in finally wins
try: raise ValueError('first')
finally: raise KeyError('second')  # raises: KeyError: 'second'
