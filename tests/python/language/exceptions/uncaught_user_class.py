# an uncaught exception of a user class
class MyError(Exception): pass
raise MyError('went', 'wrong')  # raises: MyError: ('went', 'wrong')
