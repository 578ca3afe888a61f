#!/bin/sh
# Copies the stopped cluster of an older PostgreSQL, in AVANT, into the new empty one of the folder given, with its settings that
# were made by SQL and its rules of who may sign in. It reads the older cluster, and works on a copy of it.
set -eu
newer=$(dirname "$(readlink -f "$(command -v pg_ctl)")")
older="/usr/lib/postgresql/$(cat "$AVANT/PG_VERSION")/bin"
copy="$PGDATA/.avant"
rm -rf "$copy"
state=$(LC_ALL=C "$older/pg_controldata" "$AVANT" | sed -n 's/^Database cluster state: *//p')
if [ "$state" != "shut down" ] || [ -e "$AVANT/postmaster.pid" ]; then
  echo "The older cluster was not shut down ($state): start \`base\` without 17.yml and stop it, then run this again." >&2
  exit 1
fi
cp --archive "$AVANT" "$copy"
# With a logical slot, such as PowerSync's, it starts only under wal_level=logical; slots do not come along from before 17.
rm -rf "$copy"/pg_replslot/*
"$older/pg_ctl" --pgdata="$copy" --options="-c listen_addresses=''" --wait start
# Rights of PostgreSQL's own functions, which `preparation` gives again: their arguments change from version to version, and
# pg_upgrade fails at one that the newer version lacks.
chaque_base.sh <<'SQL'
with change as (
  select p.oid::regprocedure as named, p.proowner, a.grantee from pg_proc p cross join lateral aclexplode(p.proacl) as a
  where p.pronamespace = 'pg_catalog'::regnamespace
    and not exists (select from pg_init_privs i where i.classoid = 'pg_proc'::regclass and i.objoid = p.oid)
)
select format('revoke all on function %s from %s', named, grantee::regrole) from change where grantee not in (0, proowner)
union all
select format('grant execute on function %s to public', named) from change group by named
\gexec
SQL
"$older/pg_ctl" --pgdata="$copy" --mode=fast --wait stop
cd /tmp
pg_upgrade --username=postgres --link --jobs="$(nproc)" --old-datadir="$copy" --new-datadir="$1" \
  --old-bindir="$older" --new-bindir="$newer"
for file in pg_hba.conf pg_ident.conf postgresql.auto.conf; do cp "$AVANT/$file" "$1"; done
rm -rf "$copy"
