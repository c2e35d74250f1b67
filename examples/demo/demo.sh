#!/usr/bin/env bash
# The main job, start to end: real calls to an MCP server, overlapping, paused, resumed, in order. `make demo` runs this.
set -euo pipefail
cd "$(dirname "$0")"
export HOGNOSE="${HOGNOSE:-../../target/release/hognose}"
HOGNOSE="$(cd "$(dirname "$HOGNOSE")" && pwd)/$(basename "$HOGNOSE")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
table=""

bold="" plain=""
if [ -t 1 ]; then bold=$'\033[1m' plain=$'\033[0m'; fi
say() { printf '\n%s%s%s\n' "$bold" "$*" "$plain"; }

# job NAME CONFIG SCRIPT: runs a script with its tree of calls, checks what it prints, notes the time.
job() {
    local began ended
    began=$(date +%s%N)
    "$HOGNOSE" run --trace --mcp "$2" "$3" | tee "$work/out"
    ended=$(date +%s%N)
    cmp -s "$work/out" expected.txt || { echo "demo: $3 did not print expected.txt" >&2; exit 1; }
    table+="$(printf '%-46s %6d ms' "$1" $(((ended - began) / 1000000)))"$'\n'
}

say "Five cities with asyncio.gather (each call takes the server 300 ms)"
job "asyncio.gather" mcp.json gather.py

say "The same, paused at a call, saved to a file, and resumed by another process"
"$HOGNOSE" run --mcp mcp.json --pause-at weather.convert --snapshot "$work/paused.hog" gather.py
"$HOGNOSE" resume --mcp mcp.json --trace "$work/paused.hog" | tee "$work/out"
cmp -s "$work/out" expected.txt || { echo "demo: the resumed run did not print expected.txt" >&2; exit 1; }

say "Without await or asyncio, as two comprehensions: tools that only read overlap"
job "two comprehensions, tools only read" mcp.json comprehensions.py

say "As one loop with a call inside a call"
job "one loop, tools only read" mcp.json loop.py

say "A loop that looks at each answer before its next call is sequential"
job "a loop that looks, tools only read" mcp.json looking.py

say "Tools that are not read-only run one at a time, in order"
job "two comprehensions, other tools" mcp-ordered.json comprehensions.py
job "one loop, other tools" mcp-ordered.json loop.py

say "All printed the same. Times, with the start of the server:"
printf '%s' "$table"
