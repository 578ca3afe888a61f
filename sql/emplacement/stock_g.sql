-- Returns the stock of a place, in g: the balances of its lots.
-- Spec: lots#capacite-du-lieu, lots#deplacement.
create or replace function emplacement.stock_g(p_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(s.quantite_g), 0)::bigint
    from lot.lot l
      cross join lateral (
        select q.quantite_g
        from matiere.compte c
          join matiere.solde q on q.organisation_id = c.organisation_id and q.compte_id = c.id
        where c.organisation_id = l.organisation_id and c.genre = 'lot' and c.objet_id = l.id
        offset 0) as s
    where l.emplacement_id = p_id and l.statut not in ('consommé', 'archivé'));
end
$$;
