# classes, properties, exceptions with context, a report
from decimal import Decimal
from contextlib import contextmanager

class BankError(Exception):
    """Something the bank refuses."""

class InsufficientFunds(BankError):
    def __init__(self, needed, available):
        self.needed, self.available = needed, available
        super().__init__(f'need {needed}, have {available}')

class Account:
    interest = Decimal('0.015')
    _registry = {}

    def __init_subclass__(cls, kind=None, **kwargs):
        super().__init_subclass__(**kwargs)
        Account._registry[kind or cls.__name__.lower()] = cls

    def __init__(self, owner, balance='0'):
        self.owner = owner
        self._balance = Decimal(balance)

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if value < 0:
            raise InsufficientFunds(self._balance - value, self._balance)
        self._balance = value

    @contextmanager
    def atomic(self):
        saved = self._balance
        try:
            yield self
        except BankError as error:
            self._balance = saved
            raise BankError('rolled back') from error

    def __iadd__(self, amount):
        self.balance += Decimal(amount)
        return self

    def __repr__(self):
        return f'{type(self).__name__}({self.owner!r}, {self._balance:.2f})'

class Savings(Account, kind='savings'):
    def accrue(self, years):
        self.balance *= (1 + self.interest) ** years
        return self

class Checking(Account):
    pass

acct = Account._registry['savings']('Ann', '1000')
acct += '50.25'
print(acct.accrue(3), sorted(Account._registry))
# expect: Savings('Ann', 1098.22) ['checking', 'savings']
try:
    with acct.atomic() as a:
        a.balance -= 100
        a.balance -= 5000
except BankError as error:
    print(error, '/', repr(error.__cause__), acct)
# expect: rolled back / InsufficientFunds('need 5000.00000000000, have 998.22371334375') Savings('Ann', 1098.22)
try:
    acct.balance -= 10000
except InsufficientFunds as error:
    print(f'{error.needed:.2f} {error.available:.2f}', error.args[0][:9])
# expect: 10000.00 1098.22 need 1000
print(vars(Checking('Bob')), issubclass(Checking, Account), Checking.__mro__[1].__name__)
# expect: {'owner': 'Bob', '_balance': Decimal('0')} True Account
