-- Lists the lots of a place, and other lots given by name: the mass of each in the ledger at a
-- date, the rank of its latest movement, and whether it was in that place at the date. A lot whose
-- first place was recorded after the date counts as being there.
-- Spec: inventaires#proposition.
-- Why: lots are looked up one by one, because a join would read all lots of the organization.
create or replace function inventaire.a_compter(
  p_emplacement_id uuid, p_date timestamptz, p_lot_ids uuid[])
returns table (lot_id uuid, theorique_g bigint, dernier_rang bigint, est_ici boolean)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.id, (s.quantite_g - m.depuis_g)::bigint, m.dernier_rang,
         l.statut <> 'brouillon' and p_emplacement_id = (
           select d.emplacement_id from lot.deplacement_lot d where d.lot_id = l.id
           order by d.le <= p_date desc, case when d.le <= p_date then -d.rang else d.rang end
           limit 1)
  from unnest(p_lot_ids || array(
      select x.id from lot.lot x
      where x.emplacement_id = p_emplacement_id and x.statut not in ('consommé', 'archivé')
        and x.id <> all (p_lot_ids))) as i (id)
    cross join lateral (
      select n.organisation_id, n.id, n.statut from lot.lot n where n.id = i.id offset 0) as l
    join matiere.compte c
      on c.organisation_id = l.organisation_id and c.genre = 'lot' and c.objet_id = l.id
    join matiere.solde s on s.organisation_id = c.organisation_id and s.compte_id = c.id
    cross join lateral (
      select coalesce(max(m.rang), 0) as dernier_rang,
             coalesce(sum(e.quantite_g) filter (where m.date_operation > p_date), 0) as depuis_g
      from matiere.toute_ecriture e
        join matiere.mouvement m on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
      where e.organisation_id = c.organisation_id and e.compte_id = c.id) as m;
end
$$;
