-- Lists one by one the lines and referentials of a sale or an expedition that have no certificate
-- in force; leaves out remarks about a place.
-- Spec: ventes-et-expeditions#certificat.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function vente.non_couvertes(p_certificats jsonb) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(distinct concat_ws(' ', c.ligne, c.referentiel_code)), '[]')
  from jsonb_to_recordset(p_certificats) as c (ligne integer, referentiel_code text, etat text)
  where c.etat not in ('valide', 'hors_portee')
$$;
