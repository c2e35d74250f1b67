# a module used without its import
# since: 3.14
print(math.pi)  # raises: NameError: name 'math' is not defined. Did you forget to import 'math'?
