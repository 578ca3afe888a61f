-- What stands at a place, in g: the balances of its lots.
-- Spec: Lot, «the current location is the latest one; capacity of a location signals».
create or replace function emplacement.stock_g(p_id uuid) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(sum(s.quantite_g), 0)::bigint
  from lot.lot l
    join matiere.compte c on c.organisation_id = l.organisation_id
      and c.genre = 'lot' and c.objet_id = l.id
    join matiere.solde s on s.organisation_id = c.organisation_id and s.compte_id = c.id
  where l.emplacement_id = p_id and l.statut not in ('consommé', 'archivé')
$$;
