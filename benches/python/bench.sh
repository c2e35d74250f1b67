#!/bin/sh
# Sets up what `figures.py` and `concurrent_runs.py` compare: the wheel of a release, the engine's own figures, and the peers.
set -eu
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-$PWD/target}
env=$target/bench-python

environment() { # folder, requirement
    if [ ! -x "$1/bin/python" ]; then
        python3 -m venv "$1"
    fi
    "$1/bin/pip" install --quiet --disable-pip-version-check --force-reinstall "$2"
}

environment "$env" "$(ls "$target"/wheels/hognose-*.whl)"
environment "$env-0" pydantic-monty==0.0.17
environment "$env-1" pydantic-monty==1.4.0
rust=$(cargo bench -p hognose --bench figures --no-run --message-format=json |
    sed -n 's/.*"executable":"\([^"]*figures-[^"]*\)".*/\1/p' | tail -1)
"$env/bin/python" benches/python/figures.py --rust "$rust" --peer "0.0.17=$env-0/bin/python" --peer "1.4.0=$env-1/bin/python"
"$env/bin/python" benches/python/concurrent_runs.py --peer "$env-1/bin/python"
