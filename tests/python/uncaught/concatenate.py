# a text plus a number
'total: ' + 5  # raises: TypeError: can only concatenate str (not "int") to str
