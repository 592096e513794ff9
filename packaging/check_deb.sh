#!/bin/sh
# Installs the Debian package of dist/ into clean roots of Debian 12 and 13, starts it, removes it
# again; starts the AppDir there too, and a clone by `make play`.  Needs root.  Run by
# `make package-check`.
set -eu
package=$(ls dist/yokai-desktop_*.deb)
lintian --fail-on error,warning "$package"
root=$(mktemp -d)
trap 'umount --lazy "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT
inside() { chroot "$root" env -i HOME=/root PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin "$@"; }

prepare() {
    rm -rf "$root"
    debootstrap --variant=minbase --include=ca-certificates "$1" "$root" >/dev/null
    cp "$package" "$root/tmp/yokai.deb"
    cp /etc/resolv.conf "$root/etc/"
    # The certificates of this machine, which its sources of packages may need.
    cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2>/dev/null ||
        true
    mount -t proc proc "$root/proc"
    inside update-ca-certificates >/dev/null 2>&1
    inside apt-get update --quiet=2
}

for release in bookworm trixie; do
    prepare "$release"
    inside DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes /tmp/yokai.deb >/dev/null
    inside yokai simulate septet --games 2 --seats novice --json
    # Computer players of the bundle think in a process that the bundle itself has to start.
    inside yokai bench --quick --json | tee "$root/tmp/figures"
    grep -q '"worker_moves": [1-9]' "$root/tmp/figures"
    inside yokai tour /tmp/tour >/dev/null
    test "$(ls "$root/tmp/tour" | wc -l)" -gt 20
    cp -a dist/YokaiDesktop.AppDir "$root/tmp/AppDir"
    for program in yokai-desktop /tmp/AppDir/AppRun; do
        code=0
        inside QT_QPA_PLATFORM=offscreen timeout 5 "$program" || code=$?
        test "$code" = 124 # still running when it was stopped
    done
    inside DEBIAN_FRONTEND=noninteractive apt-get remove --quiet=2 --yes yokai-desktop >/dev/null
    test ! -e "$root/usr/lib/yokai-desktop"
    test ! -e "$root/usr/games/yokai-desktop"
    git clone --quiet . "$root/root/clone"
    inside apt-get install --quiet=2 --yes --no-install-recommends python3 make >/dev/null 2>&1
    began=$(date +%s)
    inside PIP_CERT=/etc/ssl/certs/ca-certificates.crt make -C /root/clone kernels translations
    echo "$release: a clone was ready after $(($(date +%s) - began)) s"
    code=0
    inside QT_QPA_PLATFORM=offscreen timeout 10 make -C /root/clone play || code=$?
    test "$code" = 124
    umount --lazy "$root/proc"
    echo "$release: the package was installed, started and removed again; AppDir and clone started."
done
