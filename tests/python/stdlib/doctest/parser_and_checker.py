# The parts of doctest: examples of a text, errors in it, outputs that count as equal.
import doctest

parser, checker = doctest.DocTestParser(), doctest.OutputChecker()
text = '''Text.

  >>> f(1)
  2
  >>> if x:
  ...     y()
  >>> 1/0  # doctest: +SKIP, -ELLIPSIS
  Traceback (most recent call last):
    File "x"
  ZeroDivisionError: division by zero

More.
'''
for piece in parser.parse(text):
    if isinstance(piece, doctest.Example):
        print(repr(piece.source), repr(piece.want), piece.lineno, piece.indent, piece.exc_msg, piece.options)
    else:
        print(repr(piece))
# expect: 'Text.\n\n'
# expect: 'f(1)\n' '2\n' 2 2 None {}
# expect: ''
# expect: 'if x:\n    y()\n' '' 4 2 None {}
# expect: ''
# expect: '1/0  # doctest: +SKIP, -ELLIPSIS\n' 'Traceback (most recent call last):\n  File "x"\nZeroDivisionError: division by zero\n' 6 2 ZeroDivisionError: division by zero
# expect:  {16: True, 8: False}
# expect: '\nMore.\n'
print(parser.get_doctest(text, {}, "name", "file", 3))  # expect: <DocTest name from file:3 (3 examples)>
for bad in (">>>1", "  >>> a\n  ...b", "  >>> a\n b", ">>> a # doctest: +NOPE", ">>> # doctest: +SKIP"):
    try:
        print(parser.get_examples(bad))
    except ValueError as e:
        print(e)
# expect: line 1 of the docstring for <string> lacks blank after >>>: '>>>1'
# expect: line 2 of the docstring for <string> lacks blank after ...: '...b'
# expect: line 2 of the docstring for <string> has inconsistent leading whitespace: 'b'
# expect: line 1 of the doctest for <string> has an invalid option: '+NOPE'
# expect: line 0 of the doctest for <string> has an option directive on a line with no example: '# doctest: +SKIP'
for want, got, flags in (("1\n", "True\n", 0), ("1\n", "True\n", doctest.DONT_ACCEPT_TRUE_FOR_1), ("a...c\n", "abbbc\n", 0),
                         ("a...c\n", "abbbc\n", doctest.ELLIPSIS), ("a  b\n", "a\nb\n", doctest.NORMALIZE_WHITESPACE),
                         ("<BLANKLINE>\n", "\n", 0), ("...\n", "x\n", doctest.ELLIPSIS)):
    print(checker.check_output(want, got, flags))
# expect: True
# expect: False
# expect: False
# expect: True
# expect: True
# expect: True
# expect: True
print(checker.output_difference(doctest.Example("a", "1\n"), "2\n", 0))
# expect: Expected:
# expect:     1
# expect: Got:
# expect:     2
# expect:
print(checker.output_difference(doctest.Example("a", "a\nb\nc\n"), "a\nx\nc\n", doctest.REPORT_NDIFF))
# expect: Differences (ndiff with -expected +actual):
# expect:       a
# expect:     - b
# expect:     + x
# expect:       c
# expect:
print(checker.output_difference(doctest.Example("a", "a\nb\nc\n"), "a\nx\nc\n", doctest.REPORT_UDIFF))
# expect: Differences (unified diff with -expected +actual):
# expect:     @@ -1,3 +1,3 @@
# expect:      a
# expect:     -b
# expect:     +x
# expect:      c
# expect:
print(doctest.script_from_examples(text))
# expect: # Text.
# expect: #
# expect: f(1)
# expect: # Expected:
# expect: ## 2
# expect: if x:
# expect:     y()
# expect: 1/0  # doctest: +SKIP, -ELLIPSIS
# expect: # Expected:
# expect: ## Traceback (most recent call last):
# expect: ##   File "x"
# expect: ## ZeroDivisionError: division by zero
# expect: #
# expect: # More.
# expect:
