-- The conversion calendar of a referential: after how many months of conversion a plot may be given
-- a state, by the grids of the packs in force; the longest where several campaigns are open.
-- Spec: conformite-et-certificats#grille.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.calendrier(p_referentiel text, p_le timestamptz)
returns table (etat_code text, rang smallint, duree_mois integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.code, e.rang, max((c.value ->> 'duree_mois')::integer)
  from campagne.campagne k
    join pack.pack_version v on v.id = k.pack_version_id
    cross join jsonb_array_elements(v.contenu -> 'grilles_conformite') as g
    cross join jsonb_array_elements(g.value -> 'conversion') as c
    join conformite.etat e on e.referentiel_code = p_referentiel and e.code = c.value ->> 'etat'
  where k.active_pendant @> p_le and g.value ->> 'referentiel' = p_referentiel
  group by e.code, e.rang;
end
$$;
