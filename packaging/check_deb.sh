#!/bin/sh
# Installs the Debian package of dist/ into a clean Debian 12, starts it, removes it again.
# Needs root.  Run by `make package-check`.
set -eu
package=$(ls dist/yokai-desktop_*.deb)
root=$(mktemp -d)
trap 'umount --lazy "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$root" >/dev/null
cp "$package" "$root/tmp/yokai.deb"
cp /etc/resolv.conf "$root/etc/"
# The sources of packages of this machine, and the certificates that they may need.
cp /etc/apt/sources.list.d/debian.sources "$root/etc/apt/sources.list.d/" 2>/dev/null &&
    : >"$root/etc/apt/sources.list"
cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
mount -t proc proc "$root/proc"
inside() { chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }

inside update-ca-certificates >/dev/null 2>&1
inside apt-get update --quiet=2
inside DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes /tmp/yokai.deb >/dev/null
inside yokai simulate septet --games 2 --seats novice --json
# Computer players of the bundle think in a process that the bundle itself has to start.
inside yokai bench --quick --json | tee "$root/tmp/figures"
grep -q '"worker_moves": [1-9]' "$root/tmp/figures"
inside yokai tour /tmp/tour >/dev/null
test "$(ls "$root/tmp/tour" | wc -l)" -gt 20
code=0
inside QT_QPA_PLATFORM=offscreen timeout 5 yokai-desktop || code=$?
test "$code" = 124  # still running when it was stopped
inside DEBIAN_FRONTEND=noninteractive apt-get remove --quiet=2 --yes yokai-desktop >/dev/null
test ! -e "$root/usr/lib/yokai-desktop"
test ! -e "$root/usr/bin/yokai-desktop"
echo "The package was installed, started and removed again."
