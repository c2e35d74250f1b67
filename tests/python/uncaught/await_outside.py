# an await in a plain function
def f():
    await g()  # raises: SyntaxError: 'await' outside async function
