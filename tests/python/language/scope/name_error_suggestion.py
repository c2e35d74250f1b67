# a misspelt name gets a suggestion
# since: 3.14
value = 1
print(valeu)  # raises: NameError: name 'valeu' is not defined. Did you mean: 'value'?
