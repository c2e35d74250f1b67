#!/bin/sh
# Installs the MCP servers that the tests drive and that nobody here wrote, at pinned versions, into a folder
# (by default target/servers of the workspace). Needs npm and python3 with the registries they are configured for.
# Running it again does nothing unless a version changed. What it leaves out: starting them.
set -eu

NPM_SERVERS="@modelcontextprotocol/server-everything@2026.8.31
@modelcontextprotocol/server-filesystem@2026.8.31
@modelcontextprotocol/server-memory@2026.8.31"
PYPI_SERVERS="mcp-server-time==2026.10.19"

here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here/../../../../target/servers}
mkdir -p "$target"
target=$(cd "$target" && pwd)

wanted="$NPM_SERVERS
$PYPI_SERVERS"
if [ -f "$target/installed" ] && [ "$(cat "$target/installed")" = "$wanted" ]; then
    exit 0
fi
# Gone until everything is there, so that an installation that broke off is not taken for a whole one.
rm -f "$target/installed"

# The words of the lists are separate arguments on purpose.
# shellcheck disable=SC2086
npm install --prefix "$target" --no-audit --no-fund --loglevel=error $NPM_SERVERS
[ -x "$target/venv/bin/python" ] || python3 -m venv "$target/venv"
# shellcheck disable=SC2086
"$target/venv/bin/python" -m pip install --quiet --disable-pip-version-check $PYPI_SERVERS

printf '%s\n' "$wanted" > "$target/installed"
echo "MCP servers for tests are in $target"
