# every form of integer literal
print(0, 00, 1_000_000, 0xFF, 0Xff, 0o17, 0O17, 0b101, 0B1_0)  # expect: 0 0 1000000 255 255 15 15 5 2
print(0x_ff, 123456789012345678901234567890)  # expect: 255 123456789012345678901234567890
print(-0, - - 3, +-+1)  # expect: 0 3 -1
print(1 .real, 1..real, (1).real)  # expect: 1 1.0 1
