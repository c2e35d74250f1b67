# a calculator with two stacks
def calc(text):
    out, ops = [], []
    prec = {'+': 1, '-': 1, '*': 2, '/': 2, '^': 3}
    def apply():
        b, a, op = out.pop(), out.pop(), ops.pop()
        out.append({'+': lambda: a + b, '-': lambda: a - b, '*': lambda: a * b, '/': lambda: a / b, '^': lambda: a ** b}[op]())
    for t in text.split():
        if t == '(': ops.append(t)
        elif t == ')':
            while ops[-1] != '(': apply()
            ops.pop()
        elif t in prec:
            while ops and ops[-1] != '(' and (prec[ops[-1]] > prec[t] or prec[ops[-1]] == prec[t] != 3): apply()
            ops.append(t)
        else: out.append(float(t) if '.' in t else int(t))
    while ops: apply()
    return out[0]
print(calc('1 + 2 * 3'), calc('( 1 + 2 ) * 3'), calc('2 ^ 3 ^ 2'))  # expect: 7 9 512
print(calc('10 / 4 - 1.5'), calc('7 - 2 - 1'))  # expect: 1.0 4
try:
    calc('1 / 0')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: ZeroDivisionError: division by zero
try:
    calc('1 +')
except Exception as error:
    print(f'{type(error).__name__}: {error}')  # expect: IndexError: pop from empty list
