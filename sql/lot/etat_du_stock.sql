-- Presents a lot's state and its mass, in g, after an act on its matter.
-- Spec: matiere#solde.
create or replace function lot.etat_du_stock(p_lot_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('lot_id', l.id, 'numero_officiel', l.numero_officiel,
                            'statut', l.statut, 'quantite_g', s.quantite_g)
  from lot.lot l
    join matiere.compte k
      on k.organisation_id = l.organisation_id and k.genre = 'lot' and k.objet_id = l.id
    join matiere.solde s on s.organisation_id = k.organisation_id and s.compte_id = k.id
  where l.id = p_lot_id
$$;
