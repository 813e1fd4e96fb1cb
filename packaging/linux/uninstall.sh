#!/bin/sh
# Removes what install.sh has installed: all files, and the folders that were made for them if nothing else is in them.
# Settings and saved games stay. With -refresh it only tells the desktop what has changed.
set -eu
own=$(cd "$(dirname "$0")" && pwd)
to=$(dirname "$(dirname "$own")")
share=$to/share
if [ ! -f "$own/files" ]; then
	echo "$0: run the copy that install.sh has put into lib/touria" >&2
	exit 1
fi

# tell runs a program of the desktop's if it is there.
tell() {
	if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || :; fi
}

refresh() {
	[ ! -d "$share/mime" ] || tell update-mime-database "$share/mime"
	[ ! -d "$share/applications" ] || tell update-desktop-database "$share/applications"
	[ ! -d "$share/icons/hicolor" ] || touch "$share/icons/hicolor" # desktops look at its time
	[ ! -f "$share/icons/hicolor/icon-theme.cache" ] || tell gtk-update-icon-cache -q -t "$share/icons/hicolor"
}

if [ "${1-}" = -refresh ]; then
	refresh
	exit
fi

while read -r name; do rm -f "$to/$name"; done <"$own/files"
folders=$(cat "$own/folders")

# mine reports whether install.sh has made a folder.
mine() { printf '%s\n' "$folders" | grep -qxF "$1"; }

# What the desktop has written for these files alone goes with them.
if mine "$share/mime" && rmdir "$share/mime/packages" 2>/dev/null; then rm -r "$share/mime"; fi
refresh
if mine "$share/applications" && [ "$(ls -A "$share/applications")" = mimeinfo.cache ]; then rm "$share/applications/mimeinfo.cache"; fi

rm "$own/files" "$own/folders" "$own/uninstall.sh"
rmdir "$own" 2>/dev/null || :
printf '%s\n' "$folders" | sort -r | while read -r name; do
	[ ! -d "$name" ] || rmdir "$name" 2>/dev/null || :
done
echo "Touria is removed; your saved games are still there."
