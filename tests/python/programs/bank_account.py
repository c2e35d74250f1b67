# classes with validation and history
class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__(f'need {need}, have {have}')
        self.missing = need - have
class Account:
    rate = 0.02
    def __init__(self, owner, balance=0):
        self.owner, self._balance, self.history = owner, balance, []
    @property
    def balance(self): return self._balance
    @balance.setter
    def balance(self, v):
        if v < 0: raise InsufficientFunds(self._balance - v, self._balance)
        self.history.append(v - self._balance)
        self._balance = v
    def __iadd__(self, n): self.balance += n; return self
    def __isub__(self, n): self.balance -= n; return self
    def __str__(self): return f'{self.owner}: {self.balance:,.2f}'
class Savings(Account):
    def add_interest(self): self.balance += self.balance * self.rate
a = Savings('Ann', 1000)
a += 500
a.add_interest()
print(a, a.history)  # expect: Ann: 1,530.00 [500, 30.0]
try: a -= 5000
except InsufficientFunds as e:
    print(e, e.missing)  # expect: need 5000.0, have 1530.0 3470.0
print(str(a), isinstance(a, Account))  # expect: Ann: 1,530.00 True
