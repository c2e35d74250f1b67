# Hognose: `make test` sets up and runs the tests, `make demo` shows the main job.

CARGO ?= cargo
FAST = target/fast/hognose


.PHONY: all test behaviour crates demo fmt clippy

all: $(FAST)

$(FAST): FORCE
	$(CARGO) build --profile fast -p hognose-cli

FORCE:

test: behaviour

# Behaviour files, compared with expectations that CPython gave. Known failures are listed with a reason.
behaviour: $(FAST)
	$(CARGO) run --quiet --profile fast --package xtask -- behaviour --jobs 2 --timeout 3

# Unit tests of the crates.
crates:
	$(CARGO) test --profile fast -p hognose-syntax -p hognose-bytecode -p hognose-compiler -p hognose-host

demo: $(FAST)
	$(FAST) run examples/hello.py

fmt:
	$(CARGO) fmt --all

clippy:
	$(CARGO) clippy --workspace -- -D warnings
