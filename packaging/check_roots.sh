#!/bin/sh
# Tries everything as strangers would, in clean roots of Debian 12 and 13: the Debian package and the
# AppDir, a wheel where Qt's libraries are missing, a clone where everything is.  Needs root and a
# network.  Run by `make package-check`.
set -eu
package=$(ls dist/yokai-desktop_*.deb)
lintian --fail-on error,warning "$package"
place=$(mktemp -d)
trap 'leave; rm -rf --one-file-system "$place"' EXIT
variables="HOME=/root PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive
LC_ALL=C.UTF-8 PIP_CERT=/etc/ssl/certs/ca-certificates.crt QT_QPA_PLATFORM=offscreen"
# shellcheck disable=SC2086
inside() { chroot "$root" env -i $variables "$@"; }
cut_off() { unshare --net chroot "$root" env -i $variables "$@"; }

# A root as debootstrap leaves it.
bootstrap() {
    root=$place/$1
    debootstrap --variant=minbase --include=ca-certificates "$1" "$root" >/dev/null
    cp /etc/resolv.conf "$root/etc/"
    # The certificates of this machine, which its sources of packages may need.
    cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2>/dev/null ||
        true
    inside update-ca-certificates >/dev/null 2>&1
    inside apt-get update --quiet=2
}

# A fresh copy of it to work in.
enter() {
    root=$place/root
    leave
    cp -a "$place/$1" "$root"
    mount -t proc proc "$root/proc"
}

leave() {
    umount "$place/root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$place/root"
}

# A program with a window is still running when it is stopped after some seconds.
opens() {
    code=0
    inside timeout 20 "$@" || code=$?
    test "$code" = 124
}

# Below a folder, what Qt loads for a window under X11 and under Wayland finds every library.
finds_libraries() {
    plugins=$(inside find "$1" -path '*/platforms/libqxcb.so' -o -path '*/platforms/libqwayland*.so')
    test -n "$plugins"
    for plugin in $plugins; do
        ! inside ldd "$plugin" | grep 'not found' || return 1
    done
}

check_package() {
    cp "$package" "$root/tmp/yokai.deb"
    inside apt-get install --quiet=2 --yes /tmp/yokai.deb >/dev/null 2>&1
    inside yokai simulate septet --games 2 --seats novice --json
    # Computer players of the bundle think in a process that the bundle itself has to start.
    inside yokai bench --quick --json | tee "$root/tmp/figures"
    grep -q '"worker_moves": [1-9]' "$root/tmp/figures"
    # shellcheck disable=SC2086
    inside yokai tour /tmp/tour $1 >/dev/null
    test "$(find "$root/tmp/tour" -name '*.png' | wc -l)" -ge "$2"
    cp -a dist/YokaiDesktop.AppDir "$root/tmp/AppDir"
    finds_libraries /usr/lib/yokai-desktop
    opens yokai-desktop
    opens /tmp/AppDir/AppRun
    inside apt-get remove --quiet=2 --yes yokai-desktop >/dev/null
    test ! -e "$root/usr/lib/yokai-desktop"
    test ! -e "$root/usr/games/yokai-desktop"
    echo "$release: the package was installed, started and removed again; the AppDir started."
}

# Qt's libraries are missing: one sentence, exit code 2; what needs no window works.
check_wheel() {
    inside apt-get install --quiet=2 --yes --no-install-recommends python3-venv >/dev/null 2>&1
    cp dist/*.whl "$root/tmp/"
    inside python3 -m venv /opt/yokai
    inside /opt/yokai/bin/pip install --quiet --find-links /tmp yokai-desktop
    code=0
    inside /opt/yokai/bin/yokai 2>"$root/tmp/said" || code=$?
    test "$code" = 2
    test "$(wc -l <"$root/tmp/said")" = 1
    grep 'apt-get install .*libegl1' "$root/tmp/said"
    inside /opt/yokai/bin/yokai simulate yokai --games 1 --seats novice --json
    echo "$release: a wheel says what is missing, and plays without it."
}

# An ordinary user is told one line, and nothing else is needed; without a network that is said.
check_clone() {
    inside apt-get install --quiet=2 --yes --no-install-recommends python3 make >/dev/null 2>&1
    git clone --quiet . "$root/srv/clone"
    ! inside su -s /bin/sh nobody -c 'make -C /srv/clone play' 2>"$root/tmp/said" || return 1
    line=$(sed -n "s/.*Please run:  su -c '\(.*\)'$/\1/p" "$root/tmp/said")
    test -n "$line"
    began=$(date +%s)
    inside sh -c "$line" >/dev/null 2>&1
    ! cut_off make -C /srv/clone play >/dev/null 2>"$root/tmp/said" || return 1
    grep 'there is no network' "$root/tmp/said"
    inside make -C /srv/clone kernels translations | tee "$root/tmp/said"
    ! grep 'Installing system packages' "$root/tmp/said" || return 1
    find "$root/srv/clone/yokai_desktop" -name '*.so' | grep -q .
    echo "$release: a clone was ready after $(($(date +%s) - began)) s"
    finds_libraries /srv/clone/.venv
    opens make -C /srv/clone play
    echo "$release: the clone started."
}

for release in bookworm trixie; do
    bootstrap "$release"
    enter "$release"
    # Every screen once; the bundle is the same in the other root.
    if [ "$release" = bookworm ]; then check_package "" 100; else check_package "--brief" 10; fi
    enter "$release"
    check_wheel
    enter "$release"
    check_clone
    rm -rf "${place:?}/$release"
done
