-- Returns the metrics of the database that the service exports: [{mesure, etiquettes, valeur}],
-- ages in seconds, sizes in bytes. It names no organization and no person.
-- Spec: service#surveillance.
-- Chosen: docs/decisions/0091-surveillance.md.
-- Why: it reads waiting rows and PostgreSQL's own statistics, nothing that grows over the years.
create or replace function v1.surveillance() returns json
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  with attente as materialized (
    select a.genre, a.nombre, a.depuis from tache.en_attente() as a
  ),
  travaux as materialized (
    select t.tache, t.etat, t.nombre, t.depuis from tache.travaux(now()) as t
  ),
  fente as materialized (
    select s.slot_name, s.active, s.restart_lsn, s.confirmed_flush_lsn,
           case when not pg_is_in_recovery() then pg_current_wal_lsn() end as lsn
    from pg_replication_slots s
    where s.database = current_database() or s.database is null
  ),
  mesure (nom, etiquettes, valeur) as (
    select 'sillon_waiting', jsonb_build_object('kind', a.genre), a.nombre::numeric from attente a
    union all
    select 'sillon_waiting_oldest_seconds', jsonb_build_object('kind', a.genre),
           coalesce(extract(epoch from now() - a.depuis), 0)
    from attente a
    union all
    select 'sillon_jobs', jsonb_build_object('task', t.tache, 'state', t.etat), t.nombre
    from travaux t
    union all
    select 'sillon_jobs_oldest_seconds', jsonb_build_object('task', t.tache, 'state', t.etat),
           extract(epoch from now() - t.depuis)
    from travaux t where t.etat <> 'prevu'
    union all
    select 'sillon_phones', jsonb_build_object('state', v.etat), v.nombre
    from tache.flotte(now()) as f
      cross join lateral (values ('enrolled', f.actifs), ('silent', f.muets)) as v (etat, nombre)
    union all
    select m.nom, jsonb_build_object('slot', f.slot_name), m.valeur
    from fente f
      cross join lateral (values
        ('sillon_replication_slot_active', f.active::integer::numeric),
        ('sillon_replication_slot_bytes', f.lsn - f.restart_lsn),
        ('sillon_replication_lag_bytes', f.lsn - f.confirmed_flush_lsn)) as m (nom, valeur)
    where m.valeur is not null
    union all
    select 'sillon_database_connections', '{}', sum(d.numbackends) from pg_stat_database d
    union all
    select 'sillon_database_connections_max', '{}', current_setting('max_connections')::numeric
  )
  select json_agg(json_build_object(
           'mesure', m.nom, 'etiquettes', m.etiquettes, 'valeur', round(m.valeur, 3)))
  from mesure m
$$;
grant execute on function v1.surveillance() to api;
