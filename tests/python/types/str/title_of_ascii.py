# `title` of texts of all lengths, with letters beside everything else.
for text in ("", "a", "A", "hello world", "HELLO WORLD", "it's a dog's life", "x1y2z3 a1b", "a-b_c.d", "tEST 12test", "éa ÀB ßa", "ab" * 40, "aB c" * 20,
             "1234567a", "1234567ab", "abcdefgh ijklmnop", "abcdefghIJKLMNOPqrstuvwx", "abcdefg hIJKLMN OPqrs", "@[`{ @a[b`c{d", "\x00a\x00b", "a\tb\nc", "ǆ x"):
    print(repr(text.title()), text.title().istitle(), repr(text.capitalize()), repr(text.swapcase()))
# expect: '' False '' ''
# expect: 'A' True 'A' 'A'
# expect: 'A' True 'A' 'a'
# expect: 'Hello World' True 'Hello world' 'HELLO WORLD'
# expect: 'Hello World' True 'Hello world' 'hello world'
# expect: "It'S A Dog'S Life" True "It's a dog's life" "IT'S A DOG'S LIFE"
# expect: 'X1Y2Z3 A1B' True 'X1y2z3 a1b' 'X1Y2Z3 A1B'
# expect: 'A-B_C.D' True 'A-b_c.d' 'A-B_C.D'
# expect: 'Test 12Test' True 'Test 12test' 'Test 12TEST'
# expect: 'Éa Àb Ssa' True 'Éa àb ßa' 'ÉA àb SSA'
# expect: 'Abababababababababababababababababababababababababababababababababababababababab' True 'Abababababababababababababababababababababababababababababababababababababababab' 'ABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB'
# expect: 'Ab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab Cab C' True 'Ab cab cab cab cab cab cab cab cab cab cab cab cab cab cab cab cab cab cab cab c' 'Ab CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb CAb C'
# expect: '1234567A' True '1234567a' '1234567A'
# expect: '1234567Ab' True '1234567ab' '1234567AB'
# expect: 'Abcdefgh Ijklmnop' True 'Abcdefgh ijklmnop' 'ABCDEFGH IJKLMNOP'
# expect: 'Abcdefghijklmnopqrstuvwx' True 'Abcdefghijklmnopqrstuvwx' 'ABCDEFGHijklmnopQRSTUVWX'
# expect: 'Abcdefg Hijklmn Opqrs' True 'Abcdefg hijklmn opqrs' 'ABCDEFG Hijklmn opQRS'
# expect: '@[`{ @A[B`C{D' True '@[`{ @a[b`c{d' '@[`{ @A[B`C{D'
# expect: '\x00A\x00B' True '\x00a\x00b' '\x00A\x00B'
# expect: 'A\tB\nC' True 'A\tb\nc' 'A\tB\nC'
# expect: 'ǅ X' True 'ǅ x' 'Ǆ X'
for n in range(30):
    text = ("ab cD1e " * 4)[:n]
    parts, before = [], False
    for c in text:
        parts.append((c.lower() if before else c.upper()))
        before = c.isalpha()
    assert text.title() == "".join(parts), text
for n in range(30):
    assert ("-" * n + "abC").title() == "-" * n + "Abc"
