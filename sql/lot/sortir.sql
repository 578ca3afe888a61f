-- Takes matter out of a lot, other than by steps and expeditions: returned to its origin,
-- destroyed, or as a sample. The lot keeps its state, also when it is empty.
-- Spec: lots#consommation, lots#sorties.
-- Refuses: lot_inconnu, parametre_invalide (a date to come), lot_en_quarantaine, lot_non_debitable,
--          stock_insuffisant, matiere_pas_encore_entree, nature_lot_requise,
--          producteur_inconnu, destinataire_refuse, and what `lot.rendre` refuses.
-- Locks: of a return, what `lot.rendre` locks; then the lot.
create or replace function lot.sortir(
  p_lot_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot;
  v_sortie lot.sortie_lot := jsonb_populate_record(null::lot.sortie_lot, p_requete);
  v_rendu jsonb := '[]';
begin
  select l.* into v_lot from lot.lot l where l.id = p_lot_id;
  if v_lot.id is null then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
  v_sortie.date_operation := coalesce(v_sortie.date_operation, p_le);
  if v_sortie.date_operation > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  v_sortie.id := gen_random_uuid();
  if v_sortie.genre = 'retour' then
    v_sortie.fournisseur_id := lot.exiger_retour(v_lot, v_sortie.producteur_id);
    v_rendu := lot.rendre(v_lot, v_sortie.producteur_id, v_sortie.quantite_g);
  end if;
  perform lot.verrouiller(p_lot_id);
  v_sortie.mouvement_id := matiere.mouvoir(
    v_sortie.genre, 'sortie_lot', v_sortie.id, lot.lignes_sortie(v_lot, v_sortie, v_rendu),
    p_auteur_id, v_sortie.date_operation, p_le);
  insert into lot.sortie_lot
    (organisation_id, id, lot_id, genre, quantite_g, mouvement_id, raison, producteur_id,
     fournisseur_id, destinataire, preuve, date_operation, auteur_id, le)
  values (v_lot.organisation_id, v_sortie.id, p_lot_id, v_sortie.genre, v_sortie.quantite_g,
          v_sortie.mouvement_id, v_sortie.raison, v_sortie.producteur_id, v_sortie.fournisseur_id,
          v_sortie.destinataire, v_sortie.preuve, v_sortie.date_operation, p_auteur_id, p_le);
  insert into lot.collecte_rendue (organisation_id, sortie_id, collecte_id, quantite_g)
  select v_lot.organisation_id, v_sortie.id, (r ->> 'collecte_id')::uuid,
         (r ->> 'quantite_g')::bigint
  from jsonb_array_elements(v_rendu) as r;
  perform collecte.rendre_capacite(r.collecte_id, r.quantite_g, p_le)
  from lot.collecte_rendue r where r.sortie_id = v_sortie.id order by r.collecte_id;
  if v_sortie.genre = 'retour' then
    perform paiement.arreter(v_lot.reception_id, p_auteur_id, p_le);
  end if;
  perform journal.consigner(p_le, 'lot.sortir', 'lot', p_lot_id, jsonb_build_object(
    'sortie_id', v_sortie.id, 'genre', v_sortie.genre, 'quantite_g', v_sortie.quantite_g,
    'raison', v_sortie.raison));
  return v_sortie.id;
end
$$;
