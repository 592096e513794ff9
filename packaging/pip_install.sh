#!/bin/sh
# pip_install.sh PYTHON WHAT ARGUMENTS…: pip installs, with one line that says what for.  What pip
# says is shown only when it fails; a network that is not there is told as such.
set -eu
python=$1
what=$2
shift 2
echo "Installing $what …"
said=$(mktemp)
trap 'rm -f "$said"' EXIT
if ! "$python" -m pip install --quiet --disable-pip-version-check "$@" >"$said" 2>&1; then
    if grep --quiet --extended-regexp \
        'NewConnectionError|NameResolutionError|name resolution|Network is unreachable|ConnectTimeout' \
        "$said"; then
        echo "Python's packages could not be downloaded: there is no network." >&2
    else
        tail -n 20 "$said" >&2
    fi
    exit 1
fi
