#!/bin/sh
# The Debian package in a root where nothing of ours is: installed, served, upgraded, purged. Run there as root:
#   tests/package.sh stolik_VERSION_ARCH.deb
set -eu
package=$1
say() { echo "· $*"; }
die() {
  echo "package: $*" >&2
  exit 1
}

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -q --no-install-recommends "./$package" >/dev/null
say "installed: $(stolik --version | head -1)"
getent passwd stolik >/dev/null || die "there is no user stolik"
[ "$(stat -c '%U %a' /var/lib/stolik)" = "stolik 700" ] || die "/var/lib/stolik belongs to others"
stolik-tools decks list >/dev/null || die "the other commands do not start"
# A root may be told to leave documentation out, all but the licence; then dpkg lists it all the same.
for page in HOSTING PROTOCOL PROTOCOL-wire PROTOCOL-class CLUSTER PRIVACY; do
  dpkg -L stolik | grep -q "^/usr/share/doc/stolik/$page.md" || die "the package has no $page.md"
done
dpkg -L stolik | grep -q '/man1/stolik.1.gz$' || die "the package has no manual"

# run SERVE HEALTH: as the service's user; waits until the server is well, or has ended.
run() {
  su stolik -s /bin/sh -c "exec $1" >/tmp/served 2>&1 &
  server=$!
  until su stolik -s /bin/sh -c "$2" >/dev/null 2>&1; do
    kill -0 $server 2>/dev/null || {
      cat /tmp/served >&2
      die "the server did not become well"
    }
    sleep 0.1
  done
}
# As the unit does, but for systemd.
serve() {
  set -a
  . /etc/default/stolik
  set +a
  run 'stolik serve --data /var/lib/stolik --listen 127.0.0.1:8099' 'stolik health --data /var/lib/stolik'
}
stop() {
  start-stop-daemon --stop --quiet --user stolik --exec /usr/bin/stolik --retry TERM/600 || die "the server did not stop"
}
serve
stolik backup /tmp/all.sqlite --data /var/lib/stolik | grep -q checked || die "no backup"
stop
say "served, backed up, stopped"

# Root restores for the service's user, and that user for itself. Root's backup is not for everybody's eyes.
if su stolik -s /bin/sh -c 'stolik restore /tmp/all.sqlite --data /var/lib/stolik --replace' 2>/tmp/told; then die "it read a file of root"; fi
grep -q '/tmp/all.sqlite: Permission denied' /tmp/told || {
  cat /tmp/told >&2
  die "restore does not say what is wrong"
}
stolik restore /tmp/all.sqlite --data /var/lib/stolik --replace | grep -q checked || die "root cannot restore"
install -o stolik -g stolik -m 0600 /tmp/all.sqlite /var/lib/stolik/own-copy.sqlite
for user in root stolik; do
  [ "$user" = root ] || su stolik -s /bin/sh -c 'stolik restore /var/lib/stolik/own-copy.sqlite --data /var/lib/stolik --replace' >/dev/null
  for file in /var/lib/stolik/*.sqlite; do
    [ "$(stat -c '%U %a' "$file")" = "stolik 600" ] || die "$file: $(stat -c '%U %a' "$file") after a restore by $user"
  done
  serve
  stop
done
rm /var/lib/stolik/own-copy.sqlite /var/lib/stolik/tables-before-*
say "restored by root and by the service's user, served"

# As the image does: options from the environment, a folder of its own (packaging/Containerfile).
install -d -o stolik -g stolik -m 0700 /data
run 'env STOLIK_DATA=/data STOLIK_LISTEN=:8098 stolik serve' 'env STOLIK_DATA=/data stolik health'
stop
[ -f /data/tables.sqlite ] || die "the folder of the environment was not used"
say "served by the environment alone, as the image does"

# A newer package leaves what the host wrote, and the tables.
echo 'STOLIK_KEEP=48' >>/etc/default/stolik
mkdir -p /tmp/newer
dpkg-deb -R "$package" /tmp/newer/all
sed -i 's/^Version: .*/&+1/' /tmp/newer/all/DEBIAN/control
dpkg-deb -b --root-owner-group /tmp/newer/all /tmp/newer/stolik.deb >/dev/null
apt-get install -y -q --no-install-recommends /tmp/newer/stolik.deb >/dev/null
grep -q 'STOLIK_KEEP=48' /etc/default/stolik || die "the upgrade took the host's settings"
[ -f /var/lib/stolik/tables.sqlite ] || die "the upgrade took the tables"
serve
stop
say "upgraded, settings and tables kept"

apt-get remove -y -q stolik >/dev/null
[ -f /var/lib/stolik/tables.sqlite ] || die "removing took the tables"
apt-get purge -y -q stolik >/dev/null
for left in /var/lib/stolik /etc/default/stolik /usr/bin/stolik /usr/bin/stolik-tools /usr/share/doc/stolik; do
  [ ! -e "$left" ] || die "$left is left"
done
if getent passwd stolik >/dev/null; then die "the user stolik is left"; fi
say "purged, nothing left"
