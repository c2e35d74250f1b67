# since: 3.14
"""Tests of a payment flow with mocks: side effects, specs, patches, async mocks, and call inspection; no test runner."""

import asyncio
import io
import json
import sys
import time
from contextlib import ExitStack, redirect_stdout
from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace
from unittest import TestCase, mock
from unittest.mock import ANY, DEFAULT, AsyncMock, MagicMock, Mock, NonCallableMock, PropertyMock, call, create_autospec, mock_open, patch, seal, sentinel


@dataclass
class Receipt:
    id: str
    cents: int


class Gateway:
    region = "eu"

    def charge(self, card: str, cents: int, *, currency: str = "EUR") -> Receipt:
        raise NotImplementedError

    def refund(self, receipt: Receipt): ...

    async def status(self, id: str) -> str: ...

    @property
    def healthy(self) -> bool: ...


class Shop:
    def __init__(self, gateway, clock=time.time, retries=2):
        self.gateway, self.clock, self.retries, self.journal = gateway, clock, retries, []

    def buy(self, card, cents):
        for attempt in range(self.retries + 1):
            try:
                receipt = self.gateway.charge(card, cents, currency="EUR")
            except ConnectionError as error:
                self.journal.append((self.clock(), f"retry {attempt + 1}: {error}"))
                if attempt == self.retries:
                    raise
            else:
                self.journal.append((self.clock(), receipt.id))
                return receipt

    async def wait_paid(self, id, polls=5):
        for n in range(1, polls + 1):
            if (status := await self.gateway.status(id)) == "paid":
                return n
            await asyncio.sleep(0)
        raise TimeoutError(f"{id} is still {status}")


def attempt(label, function):
    try:
        print(f"{label}: {function()}")
    except Exception as error:
        print(f"{label}: {type(error).__name__}: {(str(error).splitlines() or [''])[0]}")


gateway = create_autospec(Gateway, instance=True)
gateway.charge.side_effect = [ConnectionError("reset"), Receipt("r1", 500), ConnectionError("a"), ConnectionError("b"), ConnectionError("c")]
clock = Mock(side_effect=iter(range(100, 200, 10)))
shop = Shop(gateway, clock)
attempt("buy", lambda: shop.buy("4111", 500))
attempt("fails", lambda: shop.buy("4111", 1))
print(shop.journal, clock.call_count, gateway.charge.call_args_list[0], gateway.charge.mock_calls == [call("4111", c, currency="EUR") for c in (500, 500, 1, 1, 1)])
attempt("signature", lambda: gateway.charge("4111"))
attempt("unknown", lambda: gateway.chargee)
attempt("exhausted", lambda: gateway.charge("x", 1))
gateway.refund.return_value = sentinel.done
print(gateway.refund(ANY) is sentinel.done, gateway.refund.called, gateway.region.__class__, isinstance(gateway, Gateway), sentinel.done, repr(ANY), DEFAULT)
for check in (lambda: gateway.refund.assert_called_once_with(3), lambda: gateway.refund.assert_not_called(), lambda: gateway.charge.assert_has_calls([call("nope")]), lambda: gateway.charge.assert_any_call("4111", 2), lambda: clock.assert_called_once(), lambda: Mock(name="m").assert_called_with(1, a=2)):
    attempt("assert", check)
gateway.status = AsyncMock(side_effect=["pending", "pending", "paid"])
print(asyncio.run(shop.wait_paid("r1")), gateway.status.await_count, gateway.status.await_args, gateway.status.await_args_list == [call("r1")] * 3)
gateway.status = AsyncMock(return_value="pending")
attempt("timeout", lambda: asyncio.run(shop.wait_paid("r2", polls=2)))
gateway.status.assert_awaited_with("r2")
manager = Mock()
manager.attach_mock(first := Mock(return_value=1), "first")
manager.second.third("x")
first(key=[1])
print(manager.mock_calls, manager.method_calls, manager.second.third.call_args.args, call.second.third("x") in manager.mock_calls)
with patch.object(Gateway, "healthy", new_callable=PropertyMock, side_effect=[True, False]) as healthy:
    print(Gateway().healthy, Gateway().healthy, healthy.call_count)
with patch("time.time", return_value=1.5) as fake, patch.dict("os.environ" if False else sys.modules, {"fake_module": SimpleNamespace(answer=42)}):
    import fake_module
    print(time.time(), fake_module.answer, fake.mock_calls)
print("fake_module" in sys.modules)


@patch.multiple(Gateway, charge=DEFAULT, refund=DEFAULT)
@patch("json.dumps", autospec=True)
def patched(dumps, **mocks):
    dumps.return_value = "{}"
    return json.dumps({"a": 1}), sorted(mocks), Gateway().charge is mocks["charge"], dumps.call_args


print(patched(), json.dumps({"a": 1}))
opener = mock_open(read_data="line one\nline two\n")
with patch("builtins.open", opener):
    with open("settings.txt", encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    open("out.txt", "w").write("data")
print(lines, opener.call_args_list, opener().write.call_args)
magic = MagicMock(spec_set=["__getitem__", "__len__", "name"])
magic.__getitem__.side_effect = lambda key: key * 2
magic.__len__.return_value = 7
print(magic["ab"], len(magic), magic.__getitem__.call_args)
attempt("spec_set", lambda: setattr(magic, "other", 1))
math_mock = MagicMock()
math_mock.__add__.return_value = "sum"
math_mock.__enter__.return_value.value = 3
with math_mock as inside:
    print(math_mock + 1, inside.value, int(math_mock), bool(math_mock), list(math_mock), "x" in math_mock, math_mock.__exit__.called, hash(math_mock) == hash(math_mock))
sealed = Mock(ready=True, child=Mock(**{"method.return_value": 5}))
seal(sealed)
attempt("sealed", lambda: (sealed.ready, sealed.child.method(), sealed.missing))
wrapped = Mock(wraps=[3, 1, 2])
print(wrapped.index(1), wrapped.index.call_args, wrapped.mock_calls, Mock(side_effect=KeyError("k")).side_effect, NonCallableMock(x=1).x, callable(NonCallableMock()))
counter = Mock(side_effect=lambda n: DEFAULT if n > 1 else n, return_value="default")
print(counter(1), counter(2), counter.call_args_list, counter.reset_mock(), counter.called, counter.call_args)
with redirect_stdout(io.StringIO()) as out, ExitStack() as stack:
    printer = stack.enter_context(patch("builtins.print", wraps=print))
    print("through", 1)
print(out.getvalue().strip(), printer.call_args, call(1) == call(1), call(1) != call(2), call.a.b(1), str(call("x", y=2)), tuple(call(1, b=2)))
case = TestCase()
for check in (lambda: case.assertEqual([1, 2], [1, 3]), lambda: case.assertIn("a", {}), lambda: case.assertAlmostEqual(1, 1.1), lambda: case.assertRaises(ValueError, int, "5"), lambda: case.assertRegex("abc", r"\d"), lambda: case.assertGreater(1, 2), lambda: case.assertIsNone(0), lambda: case.assertCountEqual([1], [2]), lambda: case.fail("why"), lambda: case.assertTrue([], "empty"), lambda: case.assertIsInstance(1, str), lambda: case.assertDictEqual({"a": 1}, {"a": 2}), lambda: case.assertNotEqual(1, 1), lambda: case.assertStartsWith("abc", "b")):
    attempt("case", check)
