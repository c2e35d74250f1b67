# an abstract method by convention
class Base:
    def run(self): raise NotImplementedError('subclass must')
Base().run()  # raises: NotImplementedError: subclass must
