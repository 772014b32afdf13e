#!/bin/sh
# need.sh python | node: prints the program to use, or says plainly what is missing.

need_python() {
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        path=$(command -v "$name" 2>/dev/null) || continue
        "$path" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        if ! "$path" -c 'import venv, ensurepip' 2>/dev/null; then
            fail "Python at $path lacks its venv module. Debian and Ubuntu: apt install python3-venv"
        fi
        echo "$path"
        return
    done
    fail "Sobremesa needs Python 3.11 or newer, and found $(found python3)."
}

need_node() {
    command -v node >/dev/null 2>&1 ||
        fail "Sobremesa needs Node.js 20 or newer, and found none."
    major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null)
    [ "${major:-0}" -ge 20 ] ||
        fail "Sobremesa needs Node.js 20 or newer, and found $(found node)."
    command -v npm >/dev/null 2>&1 ||
        fail "Sobremesa needs npm, which comes with Node.js, and found none."
    command -v npm
}

found() {
    "$1" --version 2>/dev/null || echo none
}

fail() {
    echo "$1" >&2
    exit 1
}

case ${1:-} in
    python | node) "need_$1" ;;
    *) fail "usage: need.sh python | node" ;;
esac
