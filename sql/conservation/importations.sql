-- Imports of producers that may be erased: all of whose producers were, or made none.
-- Spec: conservation#quand.
create or replace function conservation.importations(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select i.id::text
    from importation.importation i
    where i.genre = 'producteurs' and i.cree_le < p_limite and not exists (
      select from importation.ligne l
      where l.organisation_id = i.organisation_id and l.importation_id = i.id
        and l.objet_id is not null and not exists (
          select from conservation.efface e
          where e.organisation_id = l.organisation_id and e.genre = 'producteur'
            and e.id = l.objet_id::text))
    order by i.cree_le, i.id;
end
$$;
