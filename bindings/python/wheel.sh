#!/bin/sh
# Builds the wheel of the Python package with the settings of a release, into `target/wheels`.
set -eu
cd "$(dirname "$0")"
target=${CARGO_TARGET_DIR:-$(cd ../.. && pwd)/target}
tools=$target/wheel-tools
if [ ! -x "$tools/bin/maturin" ]; then
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet --disable-pip-version-check "$(grep '^maturin' requirements-test.txt)"
fi
rm -f "$target"/wheels/hognose-*.whl
"$tools/bin/maturin" build --profile wheel --out "$target/wheels"
ls "$target"/wheels/hognose-*.whl
