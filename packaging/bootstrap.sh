#!/bin/sh
# Installs the Debian packages that the program (`play`), its tests (`test`) or the check of its own
# package (`package`) need and that are missing: through apt-get as root; anybody else is told the one
# line to run.
set -eu

needed="python3-venv python3-dev gcc libc6-dev
libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0 libxcb-cursor0 libxcb-icccm4
libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
case "${1:-play}" in
test) needed="$needed xvfb xauth xdotool openbox strace e2fsprogs at-spi2-core dbus
gir1.2-atspi-2.0 python3-gi desktop-file-utils appstream" ;;
package) needed="$needed debootstrap" ;;
esac

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "Not a Debian system: the program needs Qt's X11 libraries (see packaging/bootstrap.sh)."
    exit 0
fi

missing=""
for package in $needed; do
    status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update --quiet=2
    # shellcheck disable=SC2086
    apt-get install --quiet=2 --yes --no-install-recommends $missing >/dev/null
else
    echo "Some system packages are missing. Please run:  sudo apt-get install --yes$missing" >&2
    exit 1
fi
