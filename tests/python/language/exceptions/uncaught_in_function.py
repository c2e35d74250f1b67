# the last line names type and message
def f(): return {}['missing']
f()  # raises: KeyError: 'missing'
