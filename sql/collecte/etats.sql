-- Returns the current quality states of a collection as an object: referential to state.
-- Spec: collectes#qualite.
create or replace function collecte.etats(p_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(e.referentiel_code, e.etat_code), '{}')
  from collecte.etats_courants(p_id) as e
$$;
