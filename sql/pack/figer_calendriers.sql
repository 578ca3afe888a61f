-- Writes the conversion calendars of a published version, one row per state. If two grids of one
-- referential contain a state, the longer duration counts.
-- Spec: packs-et-campagnes#packs, conformite-et-certificats#grille.
create or replace function pack.figer_calendriers(p_version_id uuid, p_document jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into pack.conversion (pack_version_id, referentiel_code, etat_code, duree_mois)
  select p_version_id, g.value ->> 'referentiel', c.value ->> 'etat',
         max((c.value ->> 'duree_mois')::integer)
  from jsonb_array_elements(p_document -> 'grilles_conformite') as g
    cross join jsonb_array_elements(g.value -> 'conversion') as c
  group by 2, 3;
end
$$;
