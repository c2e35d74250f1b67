# a misspelt method gets a suggestion
# since: 3.14
[].apend(1)  # raises: AttributeError: 'list' object has no attribute 'apend'. Did you mean: 'append'?
