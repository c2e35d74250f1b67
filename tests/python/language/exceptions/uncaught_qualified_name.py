# nested classes show their qualified name
class Outer:
    class Inner(Exception): pass
raise Outer.Inner('x')  # raises: Outer.Inner: x
