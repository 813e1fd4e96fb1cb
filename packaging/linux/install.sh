#!/bin/sh
# Installs Touria for one person: in ~/.local, or in the folder that is given. It needs no rights of an administrator.
# uninstall.sh, which is then in lib/touria of that folder, removes it again.
set -eu
case ${1-} in -*)
	echo "Usage: $0 [FOLDER]"
	exit
	;;
esac
here=$(cd "$(dirname "$0")" && pwd)
to=${1:-$HOME/.local}

# An older version goes first, with what a newer one may no longer have.
[ ! -x "$to/lib/touria/uninstall.sh" ] || "$to/lib/touria/uninstall.sh" >/dev/null

# folder makes a folder and those that it is in, and notes which were not there.
made=
folder() {
	[ ! -d "$1" ] || return 0
	folder "$(dirname "$1")"
	mkdir "$1"
	made="$made$1
"
}

folder "$to"
to=$(cd "$to" && pwd)
files=$(cd "$here" && find bin share -type f)
list=
while read -r name; do
	folder "$(dirname "$to/$name")"
	cp "$here/$name" "$to/$name"
	list="$list$name
"
done <<END
$files
END

# Not every desktop looks for programs in this folder, so its menu entry says where the program is.
entry=$to/share/applications/org.touria.touria.desktop
quoted=$(printf %s "$to/bin/touria-desktop" | sed 's/[&|\\]/\\&/g')
sed -e "s|^Exec=touria-desktop|Exec=\"$quoted\"|" -e "s|^TryExec=.*|TryExec=$quoted|" "$here/share/applications/org.touria.touria.desktop" >"$entry"

folder "$to/lib/touria"
cp "$here/uninstall.sh" "$to/lib/touria/uninstall.sh"
printf %s "$list" >"$to/lib/touria/files"
printf %s "$made" >"$to/lib/touria/folders"

"$to/lib/touria/uninstall.sh" -refresh
echo "Touria is in the menu of your desktop; $to/lib/touria/uninstall.sh removes it."
