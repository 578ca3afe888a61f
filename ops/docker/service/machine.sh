#!/bin/sh
# Copies into the folder given what the service needs of this machine: Node, the Debian packages that it links, and a shell with its
# tools for an operator who looks in. Neither apt nor Perl, no npm, no documentation but licences, no program that changes its user.
#   machine.sh FOLDER
set -eu
root=$1
mkdir -p "$root"
packages=$(apt-cache --recurse --installed --important depends libstdc++6 dash coreutils findutils grep sed base-files base-passwd |
  grep '^[a-z]' | sed 's/:.*//' | sort -u)
packages=$(dpkg-query --show --showformat '${binary:Package}\n' $packages 2> /dev/null)
for package in $packages; do
  dpkg --listfiles "$package" | grep --extended-regexp --invert-match \
    '^[^/]|^/\.$|^/usr/share/(man|info|locale|lintian|bug)(/|$)|/gconv/|^/usr/share/doc/.*/[^/]*$' || true
  ls -d "/usr/share/doc/${package%%:*}/copyright"
done > "$root.files"
tar --create --no-recursion --file=- /usr /usr/lib64 --files-from="$root.files" \
  /bin/sh /etc/passwd /etc/group /etc/nsswitch.conf /usr/local/bin/node |
  tar --extract --directory="$root" --file=-
# The list of packages, for programs that look for known faults.
mkdir -p "$root/var/lib/dpkg"
dpkg-query --status $packages > "$root/var/lib/dpkg/status"
