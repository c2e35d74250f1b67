#!/bin/sh
# Builds the wheel with the settings of the tests, installs it in an environment of its own, and runs everything that is
# Python: tests, type checks of the package and of the examples, examples, and the clients that nobody here wrote.
set -eu
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
profile=${PROFILE:-fast}
target=${CARGO_TARGET_DIR:-$root/target}
env=$target/python
wheels=$target/wheels/$profile

# An environment is made once for each list of what goes in.
environment() { # folder, requirements
    if ! cmp -s "$2" "$1/made-of.txt"; then
        rm -rf "$1"
        python3 -m venv "$1"
        "$1/bin/pip" install --quiet --disable-pip-version-check -r "$2"
        cp "$2" "$1/made-of.txt"
    fi
}

install() { # folder
    "$1/bin/pip" install --quiet --disable-pip-version-check --force-reinstall --no-deps "$wheels"/hognose-*.whl
}

environment "$env" requirements-test.txt
rm -rf "$wheels"
"$env/bin/maturin" build --quiet --profile "$profile" --out "$wheels"
install "$env"
"$env/bin/python" -W error -m pytest --ignore tests/compat/clients
"$env/bin/mypy" --strict --config-file pyproject.toml "$root"/examples/python/*.py
"$env/bin/mypy" --strict --config-file pyproject.toml
"$env/bin/pyright" --pythonpath "$env/bin/python" --project pyproject.toml
"$env/bin/pyright" --pythonpath "$env/bin/python" "$root"/examples/python/*.py
for example in "$root"/examples/python/*.py; do
    "$env/bin/python" -W error "$example" > /dev/null
done

# The published packages that were written for another one.
environment "$env-clients" requirements-clients.txt
install "$env-clients"
"$env-clients/bin/python" -m pytest tests/compat/clients
