# a misspelt attribute gets a suggestion
# since: 3.14
class A: colour = 1
A().color  # raises: AttributeError: 'A' object has no attribute 'color'. Did you mean: 'colour'?
