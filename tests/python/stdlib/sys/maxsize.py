# sizes are those of a 64-bit machine
# judge: 3.11
import sys
print(sys.maxsize, sys.hash_info.width, sys.hash_info.modulus)
# expect: 9223372036854775807 64 2305843009213693951
