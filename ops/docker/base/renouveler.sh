#!/bin/sh
# Renews what depends on the machine in a cluster that an older PostgreSQL made on an older Debian: extensions, the versions of orders
# of texts, indexes, which follow these orders, and the statistics of tables.
set -eu
chaque_base.sh <<'SQL'
select format('alter extension %I update', name) from pg_available_extensions where installed_version <> default_version
\gexec
select format('alter collation %s refresh version', oid::regcollation) from pg_collation
where collversion <> pg_collation_actual_version(oid)
\gexec
select format('alter database %I refresh collation version', current_database())
\gexec
SQL
all="--all --quiet --username=postgres --jobs=$(nproc)"
reindexdb $all
vacuumdb --analyze-only $all
