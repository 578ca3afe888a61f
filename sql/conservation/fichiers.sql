-- Lists the files that may be removed: arrived before, and announced by no command that remains.
-- Spec: conservation#quand.
create or replace function conservation.fichiers(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select f.id::text
    from fichier.fichier f
    where f.arrive_le < p_limite and not exists (
      select from commande.piece_jointe p
      where p.organisation_id = f.organisation_id and p.fichier_id = f.id and not exists (
        select from conservation.efface e
        where e.organisation_id = p.organisation_id and e.genre = 'commande'
          and e.id = p.commande_id::text))
    order by f.arrive_le, f.id;
end
$$;
