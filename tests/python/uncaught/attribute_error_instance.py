# an attribute that an instance lacks
class Account: balance = 1
Account().owner  # raises: AttributeError: 'Account' object has no attribute 'owner'
