-- Receives the returned goods of one line. Writes a reception that waits for its validation, with a
-- lot of nature REC in the quality states of the shipped lot, and the movement from the client. The
-- goods return into the campaign that they left, even if it is closed, or into an open one. A
-- recall that found the shipped lot finds this lot too.
-- Spec: ventes-et-expeditions#retours, packs-et-campagnes#dettes.
-- Refuses: campagne_introuvable, campagne_non_ouverte, campagne_cloturee, qualite_non_admise.
create or replace function expedition.accueillir(
  p_expedition expedition.expedition, p_ligne smallint, p_parent_id uuid, p_quantite_g bigint,
  p_requete jsonb, p_date timestamptz, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parent lot.lot;
  v_lot lot.lot;
  v_mouvement_id uuid;
begin
  select o.* into v_parent from lot.lot o where o.id = p_parent_id;
  v_lot.id := gen_random_uuid();
  v_lot.campagne_id :=
    coalesce((p_requete ->> 'campagne_id')::uuid, v_parent.campagne_id);
  if v_lot.campagne_id <> v_parent.campagne_id
    and (campagne.exiger_non_cloturee(v_lot.campagne_id)).statut <> 'ouverte' then
    perform campagne.refuser_non_ouverte(v_lot.campagne_id);
  end if;
  v_lot.nature := 'REC';
  v_lot.produit_id := v_parent.produit_id;
  v_lot.statut := 'en_attente';
  v_lot.reception_id := gen_random_uuid();
  v_lot.parent_id := p_parent_id;
  v_lot.emplacement_id := (p_requete ->> 'emplacement_id')::uuid;
  insert into reception.reception
    (organisation_id, id, campagne_id, produit_id, origine, emplacement_id, statut, net_g,
     refaction_g, net_marchand_g, mesures, note, date_operation, cree_le, auteur_id)
  values (core.organisation_id(), v_lot.reception_id, v_lot.campagne_id, v_lot.produit_id,
          'retour', v_lot.emplacement_id, 'en_attente', p_quantite_g, 0, p_quantite_g, '{}',
          p_requete ->> 'raison', p_date, p_le, p_auteur_id);
  perform lot.naitre(v_lot, (select jsonb_object_agg(e.referentiel_code, e.etat_code)
                             from lot.etats_courants(p_parent_id) as e),
                     'apports', p_auteur_id, p_le);
  update lot.lot o set rappel_id = v_parent.rappel_id where o.id = v_lot.id;
  update reception.reception r set lot_id = v_lot.id where r.id = v_lot.reception_id;
  insert into reception.transition
    (organisation_id, reception_id, rang, acte, vers, raison, auteur_id, le)
  values (core.organisation_id(), v_lot.reception_id, 1, 'naitre', 'en_attente',
          p_requete ->> 'raison', p_auteur_id, p_le);
  v_mouvement_id := matiere.mouvoir('retour', 'reception', v_lot.reception_id, array[
    (matiere.compte_de('client', p_expedition.client_id), v_lot.produit_id, -p_quantite_g,
     p_expedition.id),
    (matiere.compte_de('lot', v_lot.id), v_lot.produit_id, p_quantite_g, p_expedition.id)
  ]::matiere.ligne[], p_auteur_id, p_date, p_le);
  insert into expedition.retour
    (organisation_id, expedition_id, ligne, quantite_g, reception_id, lot_id, mouvement_id, raison,
     date_operation, auteur_id, le)
  values (core.organisation_id(), p_expedition.id, p_ligne, p_quantite_g, v_lot.reception_id,
          v_lot.id, v_mouvement_id, p_requete ->> 'raison', p_date, p_auteur_id, p_le);
end
$$;
