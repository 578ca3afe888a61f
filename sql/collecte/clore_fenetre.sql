-- Nightly: collections older than the synchronization window are no longer sent to phones.
-- Spec: collectes#fenetre.
create or replace function collecte.clore_fenetre(p_le timestamptz) returns bigint
language sql
set search_path = pg_catalog, pg_temp
as $$
  with closes as (
    update collecte.collecte set synchronisable = false
    where synchronisable
      and date_operation < p_le - make_interval(
        days => reglage.entier('sync.fenetre_collectes_jours', p_le)::integer)
    returning id
  )
  select count(*) from closes
$$;
