#!/bin/sh
# Uploads the release to itch.io with butler, from the folder with the files. The page is given as user/game.
set -eu
: "${1:?Usage: push.sh USER/GAME}"
for what in windows-amd64.zip windows-arm64.zip macos.zip linux-amd64.tar.gz linux-arm64.tar.gz; do
	butler push --userversion {{.Version}} "touria-{{.Version}}-$what" "$1:${what%%.*}"
done
butler push --userversion {{.Version}} touria-{{.Version}}-itch.zip "$1:browser"
