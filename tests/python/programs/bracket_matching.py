# brackets with a stack
P = {')': '(', ']': '[', '}': '{'}
def check(s):
    st = []
    for i, c in enumerate(s):
        if c in P.values(): st.append((c, i))
        elif c in P:
            if not st or st.pop()[0] != P[c]: return f'unexpected {c} at {i}'
    return f'unclosed {st[-1][0]} at {st[-1][1]}' if st else 'ok'
print(check('([]{})'), check('(]'), check('(('), check(')'), check(''), check('a(b[c]d)e'))
# expect: ok unexpected ] at 1 unclosed ( at 1 unexpected ) at 0 ok ok
