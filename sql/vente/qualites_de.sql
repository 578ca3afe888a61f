-- Returns the sold states of a line of a sale, by referential.
-- Spec: ventes-et-expeditions#vente.
create or replace function vente.qualites_de(p_vente_id uuid, p_rang smallint) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(q.referentiel_code, q.etat_code), '{}')
  from vente.qualite_ligne q where q.vente_id = p_vente_id and q.rang = p_rang
$$;
