"""A small interpreter: a compiler to a stack machine, and the machine."""

def parse(tokens):
    def expression():
        left = term()
        while tokens and tokens[-1] in '+-':
            operator = tokens.pop()
            left = (operator, left, term())
        return left

    def term():
        left = factor()
        while tokens and tokens[-1] in '*%':
            operator = tokens.pop()
            left = (operator, left, factor())
        return left

    def factor():
        token = tokens.pop()
        if token == '(':
            inner = expression()
            tokens.pop()
            return inner
        return int(token) if token.isdigit() else token

    return expression()


def emit(tree, code):
    if isinstance(tree, tuple):
        emit(tree[1], code)
        emit(tree[2], code)
        code.append((tree[0], None))
    elif isinstance(tree, str):
        code.append(('load', tree))
    else:
        code.append(('push', tree))
    return code


def run(code, names):
    stack = []
    for operation, operand in code:
        if operation == 'push':
            stack.append(operand)
        elif operation == 'load':
            stack.append(names[operand])
        else:
            right = stack.pop()
            left = stack.pop()
            if operation == '+':
                stack.append(left + right)
            elif operation == '-':
                stack.append(left - right)
            elif operation == '*':
                stack.append(left * right)
            else:
                stack.append(left % right)
    return stack.pop()


def main():
    source = '( a + 3 ) * ( b - 2 ) % 1009 + ( a * b - c ) * 7 % 31'
    code = emit(parse(source.split()[::-1]), [])
    total = 0
    for i in range(190000):
        total = run(code, {'a': i, 'b': total % 97, 'c': i % 13})
    print(len(code), total)


main()
