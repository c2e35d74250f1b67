# a class may name itself
# since: 3.14
class Node:
    next: Node | None = None
    def link(self, other: Node) -> Node:
        self.next = other
        return other
print(Node.__annotations__['next'], Node.link.__annotations__, Node().link(Node()).next)
# expect: __main__.Node | None {'other': <class '__main__.Node'>, 'return': <class '__main__.Node'>} None
