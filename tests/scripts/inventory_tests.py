"""Unit tests with unittest and mock for a small inventory; results are summarised on stdout."""

import io
import sys
import unittest
from unittest import mock
from unittest.mock import MagicMock, Mock, call, patch, sentinel, ANY, PropertyMock, create_autospec


class OutOfStock(Exception):
    pass


class Gateway:
    def charge(self, customer: str, cents: int) -> str:
        raise NotImplementedError

    @property
    def online(self) -> bool:
        return True


class Inventory:
    def __init__(self, gateway, notify=print):
        self.stock = {}
        self.gateway = gateway
        self.notify = notify

    def add(self, item, count=1):
        if count < 1:
            raise ValueError("count must be at least 1")
        self.stock[item] = self.stock.get(item, 0) + count

    def sell(self, item, customer, cents):
        if not self.stock.get(item):
            raise OutOfStock(item)
        receipt = self.gateway.charge(customer, cents)
        self.stock[item] -= 1
        if self.stock[item] == 0:
            self.notify(f"{item} is gone", level="warn")
        return receipt


class InventoryTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.created = []

    def setUp(self):
        self.gateway = create_autospec(Gateway, instance=True)
        self.gateway.charge.return_value = "r-1"
        self.notify = Mock()
        self.inventory = Inventory(self.gateway, self.notify)
        self.addCleanup(self.created.append, self.id().rpartition(".")[2])

    def test_sell_charges_and_notifies(self):
        self.inventory.add("pen")
        self.assertEqual(self.inventory.sell("pen", "ann", 150), "r-1")
        self.gateway.charge.assert_called_once_with("ann", 150)
        self.notify.assert_called_once_with("pen is gone", level=ANY)
        self.assertEqual(self.notify.mock_calls, [call("pen is gone", level="warn")])

    def test_out_of_stock(self):
        with self.assertRaises(OutOfStock) as caught:
            self.inventory.sell("ink", "bob", 1)
        self.assertEqual(caught.exception.args, ("ink",))
        self.gateway.charge.assert_not_called()

    def test_autospec_checks_signatures(self):
        with self.assertRaisesRegex(TypeError, "missing a required argument: 'cents'"):
            self.gateway.charge("ann")

    def test_bad_counts(self):
        for count in (0, -1, 5):
            with self.subTest(count=count):
                with self.assertRaises(ValueError):
                    self.inventory.add("pen", count)

    def test_mapping_difference(self):
        self.inventory.add("pen", 3)
        self.assertDictEqual(self.inventory.stock, {"pen": 2, "ink": 1})

    @unittest.skip("needs a network")
    def test_remote(self):
        self.fail("never")

    @unittest.expectedFailure
    def test_known_bug(self):
        self.assertAlmostEqual(0.1 + 0.2, 0.4, places=3)

    def test_side_effects_and_patching(self):
        self.gateway.charge.side_effect = [ConnectionError("down"), "r-2"]
        self.inventory.add("pen", 2)
        with self.assertRaises(ConnectionError):
            self.inventory.sell("pen", "ann", 1)
        self.assertEqual(self.inventory.sell("pen", "ann", 1), "r-2")
        with patch.object(Inventory, "sell", autospec=True, return_value=sentinel.receipt) as sell:
            self.assertIs(self.inventory.sell("a", "b", 3), sentinel.receipt)
        sell.assert_called_once_with(self.inventory, "a", "b", 3)
        with patch.dict(self.inventory.stock, {"cup": 9}, clear=True):
            self.assertEqual(list(self.inventory.stock), ["cup"])
        self.assertIn("pen", self.inventory.stock)
        with patch.object(Gateway, "online", new_callable=PropertyMock, return_value=False) as online:
            self.assertFalse(Gateway().online)
        online.assert_called_once_with()

    def test_logs_and_warnings(self):
        with self.assertLogs("shop", level="INFO") as logs:
            import logging
            logging.getLogger("shop.cart").info("added %s", "pen")
        self.assertEqual(logs.output, ["INFO:shop.cart:added pen"])
        self.assertCountEqual([3, 1, 2], (1, 2, 3))


magic = MagicMock()
magic.__len__.return_value = 3
magic["k"].value.compute.return_value = 7
print(len(magic), magic["x"].value.compute(1, key=2), magic.mock_calls[1:3], bool(magic))
print(sentinel.receipt, call(1, b=2), call.method("x").other, repr(Mock(name="named"))[:17])

stream = io.StringIO()
suite = unittest.defaultTestLoader.loadTestsFromTestCase(InventoryTest)
result = unittest.TextTestRunner(stream=stream, verbosity=2).run(suite)
print(f"ran {result.testsRun}: failures={len(result.failures)} errors={len(result.errors)} skipped={len(result.skipped)}"
      f" expected={len(result.expectedFailures)} ok={result.wasSuccessful()}")
for line in stream.getvalue().splitlines():
    if line.startswith("test_") or " ... " in line or line.startswith(("FAIL", "AssertionError", "- ", "+ ", "? ")):
        print("|", line)
print(sorted(InventoryTest.created))
try:
    Mock(spec=Gateway).refund()
except AttributeError as error:
    print(error)
try:
    mock.Mock().assert_called_once_with(1)
except AssertionError as error:
    print(error)
program = unittest.main(argv=["prog", "InventoryTest.test_out_of_stock"], exit=False, verbosity=0)
print(program.result.testsRun, program.result.wasSuccessful(), file=sys.stdout)
