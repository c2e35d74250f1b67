# __exit__ gets the failure of a call made in the body
# engine: hognose
# tools: ro_fail
class C:
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        print(t.__name__, v)
        return True
with C():
    a = ro_fail('inside', 10)
# expect: ToolError inside
print('after')  # expect: after
