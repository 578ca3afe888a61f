-- Lists the archives of audit dossiers that may be removed, by the date of their request. An
-- archive shows each person as known at that date; a younger archive is kept, even if persons in it
-- are erased.
-- Spec: conservation#quand.
create or replace function conservation.dossiers(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.id::text
    from dossier.dossier d
    where d.statut = 'pret' and d.cree_le < p_limite
    order by d.cree_le, d.id;
end
$$;
