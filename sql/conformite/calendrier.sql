-- Returns the conversion calendar of a referential: the number of months of conversion before a
-- plot may be given each state, by the grids of the packs in force; the longest if several
-- campaigns are open.
-- Spec: conformite-et-certificats#grille.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.calendrier(p_referentiel text, p_le timestamptz)
returns table (etat_code text, rang smallint, duree_mois integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.code, e.rang, max(c.duree_mois)
  from campagne.campagne k
    join pack.conversion c
      on c.pack_version_id = k.pack_version_id and c.referentiel_code = p_referentiel
    join conformite.etat e on e.referentiel_code = c.referentiel_code and e.code = c.etat_code
  where k.active_pendant @> p_le
  group by e.code, e.rang;
end
$$;
