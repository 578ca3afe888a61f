#!/bin/bash
# Replaces psql for pg_prove: sends the path of the file, the last argument, to the session of `warmSession.ts` at that
# port, prints the response, and exits with the code in its last line.
file=${!#}
while [ "$1" != --port ]; do shift; done
exec 3<>"/dev/tcp/127.0.0.1/$2" || exit 2
printf '%s\n' "$file" >&3
mapfile -t said <&3
code=${said[-1]:-2}
unset 'said[-1]'
((${#said[@]} == 0)) || printf '%s\n' "${said[@]}"
exit "$code"
