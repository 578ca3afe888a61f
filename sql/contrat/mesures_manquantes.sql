-- Returns the measurements that the price of a contract's line needs and that are not given.
-- Spec: contrats-et-devises#mesures.
create or replace function contrat.mesures_manquantes(p_ligne contrat.ligne, p_mesures jsonb)
returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select m from unnest(contrat.mesures_requises(p_ligne.formule)) as m
    where jsonb_typeof(p_mesures -> m) is distinct from 'number' order by m)
$$;
