# several types without parentheses
# since: 3.14
try: {}['k']
except ValueError, KeyError: print('one of two')  # expect: one of two
try: 1 / 0
except (ValueError, KeyError): pass
except ArithmeticError, OSError: print('second')  # expect: second
try:
    exec('try: pass\nexcept A, B as e: pass')
except Exception as error:
    print(f'{type(error).__name__}: {error}')
# expect: SyntaxError: multiple exception types must be parenthesized when using 'as' (<string>, line 2)
try: raise ExceptionGroup('g', [KeyError(1)])
except* ValueError, KeyError: print('star')  # expect: star
