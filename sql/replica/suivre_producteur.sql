-- Copies changes of a producer, or of the kept producer of a merge, to the phones, and the plots of
-- a producer who leaves or returns.
-- Spec: replication#copies.
create or replace function replica.suivre_producteur() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  -- A producer who left is not copied to any phone.
  if current_user = 'purge' then
    return null;
  end if;
  perform replica.tenir_producteur(new.organisation_id, coalesce(new.fusionne_dans, new.id));
  if tg_op = 'UPDATE' and old.actif_pendant is distinct from new.actif_pendant then
    perform replica.tenir_parcelle(p.organisation_id, p.id)
    from parcelle.parcelle p
    where p.organisation_id = new.organisation_id and p.producteur_id = new.id
    order by p.id;
  end if;
  return null;
end
$$;
grant execute on function replica.suivre_producteur() to proprietaire;
