# Hognose: `make test` sets up and runs the tests, `make demo` shows the main job. Both need cargo, python3, node, npm and
# the package registries, and nothing else.

CARGO ?= cargo
PROFILE = fast
BIN = target/$(PROFILE)
JOBS ?= 2

.PHONY: all build test test-full demo wheel python bench-python bench behaviour scripts generated programs programs-some cpython cpython-some cpython-full stress stress-full crates examples servers tidy fmt clippy doc

all: build

# All programs at once, with the features that the tests need too, so that nothing is compiled twice.
build:
	$(CARGO) build --profile $(PROFILE) --workspace --bins --examples

# What CI runs.
test: build behaviour scripts generated programs-some cpython cpython-some crates examples python tidy stress

# As `test`, with every behaviour file under stress and all generated programs.
test-full: build behaviour scripts generated programs cpython cpython-full crates examples python tidy stress-full

# Small programs with what CPython prints for them (tests/python/README.md).
behaviour: build
	$(BIN)/xtask behaviour --jobs $(JOBS) --timeout 30

# Whole scripts, as a language model writes them, with what CPython prints for them (tests/scripts/README.md); and the benchmarks, which
# go on for longer than any other program here.
scripts: build
	$(BIN)/xtask scripts --jobs $(JOBS)
	$(BIN)/xtask scripts --jobs $(JOBS) --timeout 60 --folder benches/varied
	$(BIN)/xtask scripts --jobs $(JOBS) --timeout 60 --folder benches/programs

# Modules of the library on generated inputs, with digests of what CPython gives for them (tests/generated/README.md).
generated: build
	$(BIN)/xtask scripts --folder tests/generated --jobs $(JOBS) --timeout 60 --engine "$(BIN)/hognose run --limits fuel=none,duration=60s {file}"

# Generated programs (fuzz/), on CPython and on the engine; with the state going through bytes at 200 instants, and with a
# collection at every safepoint, too.
programs: build
	$(BIN)/xtask programs --coverage --seeds 0..1000
	$(BIN)/xtask programs --kept --seeds 0..10000 --jobs $(JOBS)
	$(BIN)/xtask programs --kept --seeds 0..10000 --mode roundtrip-at --jobs $(JOBS)
	$(BIN)/xtask programs --kept --seeds 0..1000 --mode gc-stress --jobs $(JOBS)

programs-some: build
	$(BIN)/xtask programs --kept --seeds 0..300 --jobs $(JOBS)
	$(BIN)/xtask programs --kept --seeds 0..1000 --mode roundtrip-at --jobs $(JOBS)

# CPython's own tests, read where CPython 3.11 is installed, against the table of what passes; and with the state going
# through bytes at 200 instants.
cpython: build
	$(BIN)/xtask cpython-tests --check --jobs $(JOBS)

cpython-some: build
	$(BIN)/xtask cpython-tests --check --part 1/10 --roundtrip-at 1:200 --jobs $(JOBS)

cpython-full: build
	$(BIN)/xtask cpython-tests --check --roundtrip-at 1:200 --jobs $(JOBS)

# The behaviour files with a collection at every safepoint, with collections of the young objects that are checked, with native work put off wherever there is some, and with the whole state going through bytes after every instruction.
stress: build
	$(BIN)/xtask behaviour --mode gc-stress --jobs $(JOBS) --timeout 120
	$(BIN)/xtask behaviour --mode gc-young --jobs $(JOBS) --timeout 120
	$(BIN)/xtask behaviour --mode cut --jobs $(JOBS) --timeout 60
	$(BIN)/xtask behaviour --mode roundtrip --jobs $(JOBS) --timeout 120 --filter /language/,/host_calls/,/pending/,/uncaught/
	$(BIN)/xtask behaviour --mode roundtrip --jobs $(JOBS) --timeout 120 --filter /types/,/builtins/,/stdlib/,/programs/ --part 1/3

stress-full: build
	$(BIN)/xtask behaviour --mode gc-stress --jobs $(JOBS) --timeout 600
	$(BIN)/xtask behaviour --mode gc-young --jobs $(JOBS) --timeout 600
	$(BIN)/xtask behaviour --mode cut --jobs $(JOBS) --timeout 600
	$(BIN)/xtask behaviour --mode roundtrip --jobs $(JOBS) --timeout 600

# The crates' own tests; those that drive MCP servers which nobody here wrote install them first.
crates: build servers
	HOGNOSE_REAL_SERVERS=1 $(CARGO) test --profile $(PROFILE) --workspace

servers:
	sh crates/hognose-mcp/tests/servers/install.sh

# The examples of the embedding API run to their end.
examples: build
	$(BIN)/examples/closures
	$(BIN)/examples/pause_store_resume
	$(BIN)/examples/async_host

# The Python package: its wheel is built as the rest is, installed in an environment of its own, and tested there.
python: build
	PROFILE=$(PROFILE) sh bindings/python/test.sh

# The wheel to install: `pip install target/wheels/hognose-*.whl`.
wheel:
	sh bindings/python/wheel.sh

tidy: build
	$(BIN)/xtask tidy

# The main job: five cities from an MCP server, overlapping, paused, resumed by another process, and in order.
demo: build
	HOGNOSE=$(CURDIR)/$(BIN)/hognose examples/demo/demo.sh

# Figures, as ratios to CPython in the same run.
bench:
	$(CARGO) bench -p hognose --bench figures
	$(CARGO) build --release -p hognose-cli
	$(CARGO) run --quiet --release -p xtask -- bench

# What the Python package costs, beside the Rust API and its peers (docs/performance-python.md).
bench-python: wheel
	sh benches/python/bench.sh

fmt:
	$(CARGO) fmt --all

clippy:
	$(CARGO) clippy --profile $(PROFILE) --workspace -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --profile $(PROFILE) --no-deps --workspace
