#!/bin/sh
# Installs the Debian packages that the program (`play`), its tests (`test`) or the check of its own
# packages (`package`) need and that are missing: through apt-get as root; anybody else is told the
# one line to run.  What is there already, by whatever name or from whatever place, is not asked for.
set -eu

# What Qt needs of the system, under X11 and under Wayland, and for its translation tool.
needed="libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libgssapi-krb5-2 libwayland-cursor0
libxkbcommon0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1
libxkbcommon-x11-0"
python3 -c 'import ensurepip, venv' 2>/dev/null || needed="$needed python3-venv"
case "${1:-play}" in
test) needed="$needed xvfb xauth xdotool openbox strace e2fsprogs at-spi2-core dbus
gir1.2-atspi-2.0 python3-gi desktop-file-utils appstream" ;;
package) needed="$needed debootstrap lintian desktop-file-utils appstream" ;;
esac

# What makes computer players quick: the program does without.
useful=""
command -v cc >/dev/null 2>&1 || useful="gcc libc6-dev"
python3 -c 'import os, sysconfig
os.stat(os.path.join(sysconfig.get_paths()["include"], "Python.h"))' 2>/dev/null ||
    useful="$useful python3-dev"

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "Not a Debian system: the program needs Qt's X11 libraries (see packaging/bootstrap.sh)."
    exit 0
fi

# Since Debian 13 some libraries carry another name for the same thing.
is_installed() {
    for name in "$1" "$1t64"; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null || true)
        [ "$status" != installed ] || return 0
    done
    return 1
}

missing=""
for package in $needed; do
    is_installed "$package" || missing="$missing $package"
done
[ -n "$missing$useful" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    echo "Installing system packages:$missing $useful"
    # The list of packages may be old or empty; without a network the installation says so itself.
    apt-get update --quiet=2 >/dev/null 2>&1 || true
    # shellcheck disable=SC2086
    if ! said=$(apt-get install --quiet=2 --yes --no-install-recommends $missing $useful 2>&1); then
        echo "$said" | grep '^E:' >&2 || echo "$said" | tail -n 5 >&2
        echo "The system packages could not be installed. Is there a network?" >&2
        exit 1
    fi
    exit 0
fi

# shellcheck disable=SC2086
line="apt-get update && apt-get install --yes --no-install-recommends$(printf ' %s' $missing $useful)"
if command -v sudo >/dev/null 2>&1; then line="sudo sh -c '$line'"; else line="su -c '$line'"; fi
if [ -n "$missing" ]; then
    echo "Some system packages are missing. Please run:  $line" >&2
    exit 1
fi
echo "Computer players will think about ten times slower; for quick ones:  $line"
