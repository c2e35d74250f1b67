# Twins of the functions of `operator`: the operator itself, where a class decides.

def _operator_add(a, b, /):
    return a + b


def _operator_sub(a, b, /):
    return a - b


def _operator_mul(a, b, /):
    return a * b


def _operator_truediv(a, b, /):
    return a / b


def _operator_floordiv(a, b, /):
    return a // b


def _operator_mod(a, b, /):
    return a % b


def _operator_pow(a, b, /):
    return a ** b


def _operator_matmul(a, b, /):
    return a @ b


def _operator_lshift(a, b, /):
    return a << b


def _operator_rshift(a, b, /):
    return a >> b


def _operator_and_(a, b, /):
    return a & b


def _operator_or_(a, b, /):
    return a | b


def _operator_xor(a, b, /):
    return a ^ b


def _operator_lt(a, b, /):
    return a < b


def _operator_le(a, b, /):
    return a <= b


def _operator_eq(a, b, /):
    return a == b


def _operator_ne(a, b, /):
    return a != b


def _operator_ge(a, b, /):
    return a >= b


def _operator_gt(a, b, /):
    return a > b


def _operator_neg(a, /):
    return -a


def _operator_pos(a, /):
    return +a


def _operator_inv(a, /):
    return ~a


def _operator_invert(a, /):
    return ~a


def _operator_not_(a, /):
    return not a


def _operator_truth(a, /):
    return True if a else False


def _operator_is_(a, b, /):
    return look(a) is look(b)


def _operator_is_not(a, b, /):
    return look(a) is not look(b)


def _operator_getitem(a, b, /):
    return a[b]
