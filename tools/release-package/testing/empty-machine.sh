#!/bin/bash
# Runs a script on a machine that seems empty: its folders for settings, programs and data are those of a given folder.
#   unshare --mount empty-machine.sh FOLDER SCRIPT
set -euo pipefail
folder=$1
cp -a /etc "$folder/etc"
mkdir -p "$folder"/{opt,programs,lib,srv,cache,run/airdex} "$folder/etc/systemd/system"
mkdir -m 1777 "$folder/compiled"
rm -f "$folder/etc/airdex.env" "$folder/etc/systemd/system/airdex.service"
cp "$folder/node" "$folder/systemctl" "$folder/programs"
mount --bind "$folder" /mnt
for target in etc:/etc opt:/opt programs:/usr/local/bin lib:/var/lib cache:/var/cache srv:/srv run:/run; do
  mount --bind "/mnt/${target%%:*}" "${target#*:}"
done
export PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
unset NODE_OPTIONS
# The script starts dozens of commands.
export NODE_COMPILE_CACHE=/mnt/compiled
exec bash -euo pipefail "/mnt/$2"
