-- Checks the counts of an inventory: each lot is named once and was in the place at the date; every
-- lot that the ledger has in the place is counted; and every shortage has a reason.
-- Spec: inventaires#proposition.
-- Refuses: parametre_invalide (a lot twice, a shortage without reason), lot_inconnu,
--          lot_hors_emplacement, inventaire_incomplet.
create or replace function inventaire.exiger_comptages(
  p_inventaire inventaire.inventaire, p_comptages jsonb, p_lot_ids uuid[]) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecart record;
begin
  select count(distinct i.id) < cardinality(p_lot_ids) as repete,
         bool_or((select l.id from lot.lot l where l.id = i.id) is null) as inconnu
  into v_ecart
  from unnest(p_lot_ids) as i (id);
  if v_ecart.repete then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "comptages"}';
  elsif v_ecart.inconnu then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;

  select jsonb_agg(a.lot_id order by a.lot_id)
           filter (where c.lot_id is not null and not a.est_ici) as ailleurs,
         jsonb_agg(jsonb_build_object('lot_id', a.lot_id, 'theorique_g', a.theorique_g)
                   order by a.lot_id)
           filter (where c.lot_id is null and a.est_ici and a.theorique_g > 0) as oublies,
         jsonb_agg(a.lot_id order by a.lot_id)
           filter (where c.compte_g < a.theorique_g and c.raison is null) as inexpliques
  into v_ecart
  from inventaire.a_compter(p_inventaire.emplacement_id, p_inventaire.date_operation, p_lot_ids)
         as a
    left join jsonb_to_recordset(p_comptages) as c (lot_id uuid, compte_g bigint, raison text)
      on c.lot_id = a.lot_id;
  if v_ecart.ailleurs is not null then
    raise sqlstate 'TR409' using message = 'lot_hors_emplacement',
      detail = jsonb_build_object('lots', v_ecart.ailleurs)::text;
  elsif v_ecart.oublies is not null then
    raise sqlstate 'TR409' using message = 'inventaire_incomplet',
      detail = jsonb_build_object('lots', v_ecart.oublies)::text;
  elsif v_ecart.inexpliques is not null then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', 'raison', 'lots', v_ecart.inexpliques)::text;
  end if;
end
$$;
