-- Requires that no counted lot changed since its count was proposed: neither its matter nor its
-- place.
-- Spec: inventaires#perime.
-- Refuses: inventaire_perime.
create or replace function inventaire.exiger_immobiles(p_inventaire inventaire.inventaire)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lots jsonb;
begin
  select jsonb_agg(jsonb_build_object(
           'lot_id', x.lot_id, 'mouvement_id', m.id, 'emplacement_id', d.emplacement_id)
         order by x.lot_id)
  into v_lots
  from inventaire.comptage x
    join matiere.compte c
      on c.organisation_id = x.organisation_id and c.genre = 'lot' and c.objet_id = x.lot_id
    left join lateral (
      select n.id
      from matiere.toute_ecriture e
        join matiere.mouvement n on n.organisation_id = e.organisation_id and n.id = e.mouvement_id
      where e.organisation_id = c.organisation_id and e.compte_id = c.id
        and n.rang > x.dernier_rang
      order by n.rang desc limit 1) as m on true
    left join lateral (
      select d.emplacement_id from lot.deplacement_lot d
      where d.lot_id = x.lot_id and d.le > p_inventaire.cree_le order by d.rang desc limit 1) as d
      on true
  where x.inventaire_id = p_inventaire.id and num_nonnulls(m.id, d.emplacement_id) > 0;
  if v_lots is not null then
    raise sqlstate 'TR409' using message = 'inventaire_perime',
      detail = jsonb_build_object('lots', v_lots)::text;
  end if;
end
$$;
