-- Presents an inventory in full, with each of its counts, the movement that a difference caused,
-- and the lot of a surplus.
-- Spec: inventaires#proposition, inventaires#surplus.
create or replace function inventaire.presenter_detail(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select inventaire.presenter(i) from inventaire.inventaire i where i.id = p_id
  ) || jsonb_build_object(
    'comptages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'lot_id', c.lot_id, 'numero_officiel', l.numero_officiel,
        'produit_id', l.produit_id, 'theorique_g', c.theorique_g, 'compte_g', c.compte_g,
        'ecart_g', c.compte_g - c.theorique_g, 'raison', c.raison, 'mouvement_id', m.id,
        'contrepasse_par', (select r.id from matiere.mouvement r where r.contrepasse_id = m.id),
        'surplus_lot_id', s.id, 'surplus_numero', s.numero_officiel) order by c.lot_id), '[]')
      from inventaire.comptage c
        join lot.lot l on l.organisation_id = c.organisation_id and l.id = c.lot_id
        left join matiere.mouvement m
          on m.organisation_id = c.organisation_id and m.entite_id = c.id and m.genre = 'inventaire'
        left join lot.lot s on s.organisation_id = c.organisation_id and s.id = c.id
      where c.inventaire_id = p_id));
end
$$;
